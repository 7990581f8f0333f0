// What is told with a question because the board does not show it.
#include "arbiter/lessons/told.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;
using Sentences = std::vector<std::string>;

Task task_of(std::string_view fen, const Question& question,
             std::initializer_list<std::string_view> moves = {}) {
    Task task{History(position_of(fen)), question};
    for (const std::string_view move : moves)
        task.game.play(read_uci_move(task.game.current(), move).value());
    return task;
}

Sentences told(std::string_view fen, const Question& question,
               std::initializer_list<std::string_view> moves = {}) {
    return context_in_words("en", task_of(fen, question, moves));
}

constexpr std::string_view at_home = "4k3/8/8/8/8/8/8/R3K2R w K - 0 1";

TEST(Told, are_the_rights_to_castle_to_who_is_asked_where_the_king_can_go) {
    EXPECT_EQ(told(at_home, TargetsQuestion{Square::e1}),
              Sentences{"As far as earlier moves go, White may still castle with the rook on h1."});
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", TargetsQuestion{Square::e1}),
              Sentences{"By earlier moves White has lost every right to castle."});
}

TEST(Told, are_moves_that_were_played_and_the_rights_before_them_where_castling_is_asked) {
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", CastlingQuestion{},
                   {"h1h2", "e8e7", "h2h1", "e7e8"}),
              (Sentences{"The moves that led here: 1. Rh1-h2 Ke8-e7 2. Rh2-h1 Ke7-e8.",
                         "Before them White could still castle with the rook on a1 and the rook on "
                         "h1, as far as earlier moves go."}));
}

TEST(Told, are_no_rights_where_nobody_could_think_of_castling) {
    EXPECT_EQ(told(at_home, TargetsQuestion{Square::a1}), Sentences{});
    EXPECT_EQ(told("4k3/8/8/8/8/8/R7/4K3 w - - 0 1", TargetsQuestion{Square::e1}), Sentences{});
}

TEST(Told, is_the_last_move_where_a_pawn_might_take_en_passant) {
    constexpr std::string_view gone = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    constexpr std::string_view open = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    EXPECT_EQ(told(gone, TargetsQuestion{Square::e5}),
              Sentences{"The last move was not the two steps of a pawn."});
    EXPECT_EQ(told(open, TargetsQuestion{Square::e5}),
              Sentences{"The last move was Black's: d7-d5."});
    EXPECT_EQ(told(open, TargetsQuestion{Square::e1}), Sentences{});
    // Somebody stands where the pawn would have come from.
    EXPECT_EQ(told("4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", TargetsQuestion{Square::e5}), Sentences{});
}

TEST(Told, is_the_last_move_where_taking_en_passant_may_be_the_way_out) {
    constexpr std::string_view fen = "6k1/1b6/3p4/4pP2/3K4/7r/8/2r5 w - e6 0 2";
    EXPECT_EQ(told(fen, EndQuestion{}), Sentences{"The last move was Black's: e7-e5."});
    EXPECT_EQ(told(fen, EscapesQuestion{}), Sentences{"The last move was Black's: e7-e5."});
}

TEST(Told, is_who_has_the_move_where_the_question_does_not_say_it) {
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K2B b - - 0 1", DeadQuestion{}), Sentences{"Black to move."});
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K2B w - - 0 1", FlagQuestion{Color::white}),
              Sentences{"White to move."});
    EXPECT_EQ(told("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1",
                   ArticleQuestion{{Square::e7, Square::e5, std::nullopt}}),
              Sentences{"White to move."});
}

TEST(Told, is_all_that_was_played_and_what_could_be_done_before_it) {
    EXPECT_EQ(told(at_home, ClaimQuestion{}, {"h1g1", "e8d8", "g1h1", "d8e8"}),
              (Sentences{"Moves in a row without a pawn move and without a capture, both sides "
                         "counted: 4.",
                         "The moves that led here: 1. Rh1-g1 Ke8-d8 2. Rg1-h1 Kd8-e8.",
                         "Before them White could still castle with the rook on h1, as far as "
                         "earlier moves go."}));
    EXPECT_EQ(told("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ClaimQuestion{}, {"e1e2"}),
              (Sentences{"Moves in a row without a pawn move and without a capture, both sides "
                         "counted: 1.",
                         "The moves that led here: 1. Ke1-e2.",
                         "The move before them was Black's: d7-d5."}));
}

TEST(Told, is_that_nothing_came_up_twice_where_no_move_is_known) {
    EXPECT_EQ(told("8/8/4k3/8/8/8/4r3/R5K1 w - - 99 110", ClaimQuestion{}),
              (Sentences{"Moves in a row without a pawn move and without a capture, both sides "
                         "counted: 99.",
                         "Up to now no position has come up twice."}));
}

TEST(Told, of_castling_is_where_the_king_has_gone) {
    EXPECT_EQ(told(at_home, EnPassantQuestion{}, {"e1h1"}),
              Sentences{"The last move was White's: e1-g1."});
}

}  // namespace
}  // namespace arbiter::testing
