#include "apps/arbiter/talk/typed_move.hpp"

#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// The move as UCI, or the sentence that says why it is none; "-" where it is no move.
std::string move_in(std::string_view text, std::string_view fen = start_fen) {
    const auto found = read_typed_move(History(position(fen)), text);
    if (!found)
        return "-";
    return *found ? write_uci_move(**found) : found->error();
}

constexpr std::string_view many_ways = "8/4P1k1/8/3p4/2B1P3/8/1P6/RN2K1NR w KQ - 0 1";

TEST(TypedMove, is_read_as_moves_are_written) {
    for (const auto& [text, uci] : std::initializer_list<std::pair<const char*, const char*>>{
             {"e4", "e2e4"},      {"E4", "e2e4"},    {"Nf3", "g1f3"},  {"nf3", "g1f3"},
             {"NF3", "g1f3"},     {"N f3", "g1f3"},  {"pe4", "e2e4"},  {"e2e4", "e2e4"},
             {"e2-e4", "e2e4"},   {"e2 e4", "e2e4"}, {"E2E4", "e2e4"}, {"Ng1-f3", "g1f3"},
             {"e4!?", "e2e4"},    {"1. e4", "e2e4"}, {"1.e4", "e2e4"}, {"12... Nf3", "g1f3"},
             {"12… Nf3", "g1f3"}, {"♘f3", "g1f3"},   {"♞ f3", "g1f3"}, {"e2–e4", "e2e4"}})
        EXPECT_EQ(move_in(text), uci) << text;
}

TEST(TypedMove, is_read_as_moves_are_spoken) {
    for (const auto& [text, uci] : std::initializer_list<std::pair<const char*, const char*>>{
             {"knight foxtrot three", "g1f3"},
             {"Night to f three", "g1f3"},
             {"Knight g one to Felix 3.", "g1f3"},
             {"anna four", "a2a4"},
             {"eva 4", "e2e4"},
             {"dee for", "d2d4"},
             {"pawn from e two to e four", "e2e4"}})
        EXPECT_EQ(move_in(text), uci) << text;
    for (const auto& [text, uci] : std::initializer_list<std::pair<const char*, const char*>>{
             {"pawn takes d5", "e4d5"},
             {"pawn takes pawn on delta five", "e4d5"},
             {"bishop takes david five, please", "c4d5"},
             {"echo eight becomes a queen", "e7e8q"},
             {"e seven e eight knight", "e7e8n"},
             {"e8(N)", "e7e8n"},
             {"e7-e8=q", "e7e8q"}})
        EXPECT_EQ(move_in(text, many_ways), uci) << text;
}

TEST(TypedMove, takes_a_small_b_for_a_file_first_and_then_for_a_bishop) {
    EXPECT_EQ(move_in("bxd5", many_ways), "c4d5");
    EXPECT_EQ(move_in("b4", many_ways), "b2b4");
    EXPECT_EQ(move_in("B four", many_ways), "b2b4");
    EXPECT_EQ(move_in("bd3", many_ways), "c4d3");
}

TEST(TypedMove, castles_by_signs_and_by_words) {
    for (const char* const text : {"O-O", "o-o", "oo", "0-0", "0–0", "castle kingside",
                                   "castles king side", "castle short", "king's side castling"})
        EXPECT_EQ(move_in(text, castling_fen), "e1g1") << text;
    for (const char* const text :
         {"O-O-O", "o o o", "castle long", "long castling", "queenside castle"})
        EXPECT_EQ(move_in(text, castling_fen), "e1c1") << text;
}

TEST(TypedMove, castles_without_a_side_where_there_is_one_only) {
    EXPECT_EQ(move_in("castle", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1");
    constexpr std::string_view which =
        "On which side? Type O-O for the king's side, O-O-O for the queen's.";
    EXPECT_EQ(move_in("castle", castling_fen), which);
    EXPECT_EQ(move_in("castle"), which);
    EXPECT_EQ(move_in("castle sideways", castling_fen), "-");
}

TEST(TypedMove, says_why_it_cannot_be_played) {
    EXPECT_EQ(move_in("knight delta five"), "Illegal: no knight can go to d5 (Law 3.6).");
    EXPECT_EQ(move_in("Ke2"), move_in("king echo two"));
    EXPECT_TRUE(move_in("Ke2").starts_with("Illegal: ")) << move_in("Ke2");
    EXPECT_TRUE(move_in("castle long").starts_with("Illegal: ")) << move_in("castle long");
}

TEST(TypedMove, lets_no_pawn_take_where_nobody_stands) {
    for (const char* const text : {"xe4", "pawn takes e4", "Pxe4", "takes eva four"})
        EXPECT_EQ(move_in(text), "No pawn can take on e4.") << text;
    EXPECT_EQ(move_in("xd5", many_ways), "e4d5");
    EXPECT_EQ(move_in("pawn takes d5", "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1"),
              "Which one? It may be cxd5 or exd5.");
}

TEST(TypedMove, does_not_choose_between_two_men) {
    const std::string told = move_in("knight d two", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    EXPECT_EQ(told, "Illegal: more than one man can go there: write Nbd2 or Nfd2.");
}

TEST(TypedMove, is_none_where_the_text_is_no_move) {
    for (const char* const text :
         {"hello", "hello there", "7", "e9", "Ni4", "Sc3", "knight takes j5", "knight", "Nf",
          "rook takes", "12.", ".", "+", "\xff\xfe", "e4 hurry", "Nf3 Nf6"})
        EXPECT_EQ(move_in(text), "-") << text;
}

TEST(TypedMove, is_unfinished_without_a_square_to_go_to) {
    for (const char* const text : {"knight", "Nf", "rook takes", "rook a takes", "e"})
        EXPECT_TRUE(is_unfinished_move(text)) << text;
    for (const char* const text : {"hello", "7", "", "takes"})
        EXPECT_FALSE(is_unfinished_move(text)) << text;
}

}  // namespace
}  // namespace arbiter::testing
