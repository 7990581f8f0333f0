// The words for each ruling: one sentence that names the men and the squares.
#include "arbiter/rules/explain.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

struct Sentence {
    std::string_view fen;
    std::string_view move;
    std::string_view reason;
    std::string_view text;
};

constexpr std::string_view first_position =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const std::vector<Sentence> sentences{
    {first_position, "g1f3", "legal", "the knight on g1 goes to f3"},
    {"4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "e5d6", "legal",
     "the pawn on e5 captures the pawn on d6"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "legal",
     "the pawn on e5 captures the pawn on d5 en passant, arriving on d6"},
    {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", "legal",
     "the pawn on e7 goes to e8 and becomes a knight"},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "legal",
     "the king castles with the rook on a1: king to c1, rook to d1"},
    {first_position, "e4e5", "no_piece", "there is no man on e4"},
    {first_position, "e7e5", "not_your_piece", "the pawn on e7 is Black's, and it is White's turn"},
    {first_position, "b1d4", "not_its_move",
     "the knight on b1 cannot go to d4; a knight goes two squares along a rank or file and one to "
     "the side"},
    {first_position, "e2e2", "not_its_move", "the pawn on e2 must leave its square"},
    {"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "not_its_move",
     "only a pawn that has not moved may go two squares"},
    {first_position, "a1a2", "own_piece_in_the_way", "a2 is occupied by White's own pawn"},
    {first_position, "a1a3", "path_blocked", "the rook on a1 cannot pass the pawn on a2"},
    {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", "pawn_blocked",
     "a pawn cannot capture straight ahead; the knight on e3 stands in its way"},
    {first_position, "e2d3", "nothing_to_capture",
     "a pawn goes diagonally only to capture, and d3 is empty"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 10", "e5d6", "en_passant_gone",
     "en passant is possible only at once after a pawn's two steps, and the pawn on d5 has not "
     "just made them"},
    {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "promotion_missing",
     "the pawn reaches the last rank; name the queen, rook, bishop or knight that it becomes"},
    {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8k", "promotion_impossible",
     "a pawn becomes a queen, rook, bishop or knight"},
    {first_position, "g1f3q", "promotion_impossible",
     "only a pawn that reaches the last rank is promoted"},
    {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "castling_right_lost",
     "the right to castle with the rook on h1 is lost: the king or that rook has moved"},
    {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", "castling_right_lost",
     "there is no rook on h1 to castle with"},
    {"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "castling_path_blocked",
     "the knight on b1 stands in the way of castling"},
    {first_position, "e1g1", "castling_path_blocked",
     "the bishop on f1 and the knight on g1 stand in the way of castling"},
    {first_position, "e1c1", "castling_path_blocked",
     "the knight on b1, the bishop on c1 and the queen on d1 stand in the way of castling"},
    {"4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling_out_of_check",
     "the king is in check from the rook on e8 and cannot castle now"},
    {"3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "castling_through_check",
     "the king would cross d1, attacked by the rook on d8"},
    {"2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "castling_into_check",
     "the king would arrive on c1, attacked by the rook on c8"},
    {"4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", "e4e3", "king_into_check",
     "the king would be in check on e3 from the rook on e8"},
    {"4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "leaves_king_in_check",
     "the king on e1 stays in check from the rook on e8"},
    {"4r2k/8/8/8/q3Q3/8/2B5/4K3 w - - 0 1", "e4a4", "exposes_king",
     "the king on e1 would be in check from the rook on e8"},
};

TEST(Explain, says_each_ruling_in_one_sentence) {
    for (const Sentence& wanted : sentences) {
        const Explanation found = explain(position(wanted.fen), attempt(wanted.move));
        EXPECT_EQ(code(found.reason), wanted.reason) << wanted.fen << ' ' << wanted.move;
        EXPECT_EQ(found.text, wanted.text) << wanted.fen << ' ' << wanted.move;
    }
}

TEST(Explain, has_words_for_every_reason) {
    std::set<std::string_view> seen;
    for (const Sentence& each : sentences)
        seen.insert(each.reason);
    const int reasons = static_cast<int>(Reason::exposes_king) + 1;
    for (int reason = 0; reason < reasons; ++reason)
        EXPECT_TRUE(seen.contains(code(static_cast<Reason>(reason))))
            << code(static_cast<Reason>(reason));
}

TEST(Explain, names_the_square_crossed_although_the_rook_shielded_it) {
    // Chess960: with king and rook thought away, the rook on a1 looks along the first rank.
    const Explanation found =
        explain(position("4k3/8/8/8/8/8/8/r1R1K3 w C - 0 1"), attempt("e1c1"));
    EXPECT_EQ(code(found.reason), "castling_through_check");
    EXPECT_EQ(found.text, "the king would cross d1, attacked by the rook on a1");
}

}  // namespace
}  // namespace arbiter::testing
