#include "apps/arbiter/talk/game_questions.hpp"

#include <initializer_list>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

History after(std::initializer_list<std::string_view> moves) {
    History history;
    for (const std::string_view uci : moves)
        history.play(move(history.current(), uci));
    return history;
}

constexpr PerColor<bool> white_is_typed{{true, false}};
constexpr PerColor<bool> both_are_typed{{true, true}};

TEST(GameQuestions, tell_the_last_move_in_words) {
    EXPECT_EQ(told_last_move(after({})), "No move has been made.");
    EXPECT_EQ(told_last_move(after({"e2e4", "d7d5"})), "Move 1, Black: pawn d7 to d5.");
    EXPECT_EQ(told_last_move(after({"e2e4", "d7d5", "e4d5"})),
              "Move 2, White: pawn e4 takes pawn on d5.");
    EXPECT_EQ(told_last_move(after({"f2f3", "e7e5", "g2g4", "d8h4"})),
              "Move 2, Black: queen d8 to h4, checkmate.");
}

TEST(GameQuestions, tell_the_last_move_of_who_asks) {
    EXPECT_EQ(told_own_last_move(after({"e2e4", "d7d5"}), white_is_typed),
              "Move 1, White: pawn e2 to e4.");
    EXPECT_EQ(told_own_last_move(after({"e2e4", "d7d5"}), both_are_typed),
              "Move 1, Black: pawn d7 to d5.");
    EXPECT_EQ(told_own_last_move(after({}), both_are_typed), "You have not moved yet.");
    EXPECT_EQ(told_own_last_move(after({"e2e4"}), {{false, true}}), "You have not moved yet.");
}

TEST(GameQuestions, tell_the_last_moves_of_both_sides) {
    EXPECT_EQ(told_last_moves(after({}), 5), "No move has been made.");
    const History three = after({"e2e4", "d7d5", "e4d5"});
    EXPECT_EQ(told_last_moves(three, 1),
              "Move 1, Black: pawn d7 to d5. Move 2, White: pawn e4 takes pawn on d5.");
    EXPECT_EQ(told_last_moves(three, 999),
              "Move 1, White: pawn e2 to e4. " + told_last_moves(three, 1));
}

TEST(GameQuestions, tell_whose_move_it_is) {
    EXPECT_EQ(told_turn(after({"e2e4"}).current()), "Black to move, move 1.");
    EXPECT_EQ(told_turn(after({"e2e4", "d7d5"}).current()), "White to move, move 2.");
}

}  // namespace
}  // namespace arbiter::testing
