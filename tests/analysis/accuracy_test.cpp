// What scores are worth, and how well somebody has played by them; the figures were worked by hand
// (by a calculator, from the formulas as published) and not by the code under test.
#include "arbiter/analysis/accuracy.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "arbiter/analysis/win_chance.hpp"

namespace arbiter::testing {
namespace {

TEST(WinChance, is_even_at_nothing_and_symmetric) {
    EXPECT_DOUBLE_EQ(win_percent(Score()), 50);
    EXPECT_NEAR(win_percent(Score::centipawns(100)), 59.1, 0.05);
    EXPECT_NEAR(win_percent(Score::centipawns(300)), 75.1, 0.05);
    EXPECT_NEAR(win_percent(Score::centipawns(-300)), 24.9, 0.05);
    EXPECT_NEAR(winning_chances(Score::centipawns(300)), 0.5023, 0.0001);
}

TEST(WinChance, is_cut_where_a_percentage_is_asked_for) {
    EXPECT_DOUBLE_EQ(win_percent(Score::centipawns(1000)), win_percent(Score::centipawns(5000)));
    EXPECT_DOUBLE_EQ(win_percent(Score::mates_in(1)), win_percent(Score::centipawns(1000)));
    EXPECT_NEAR(win_percent(Score::mated_in(2)), 2.46, 0.01);
    EXPECT_GT(winning_chances(Score::centipawns(2000)), winning_chances(Score::centipawns(1000)));
    EXPECT_DOUBLE_EQ(winning_chances(Score::mated_in(0)), -1);
}

TEST(MoveAccuracy, falls_with_what_is_lost) {
    EXPECT_DOUBLE_EQ(move_accuracy(50, 50), 100);
    EXPECT_DOUBLE_EQ(move_accuracy(50, 70), 100);
    EXPECT_DOUBLE_EQ(move_accuracy(50, 49.999), 100) << "a point is given back";
    // 103.1668 e^-0.43544 - 3.1669 + 1 = 64.58.
    EXPECT_NEAR(move_accuracy(60, 50), 64.58, 0.01);
    // 103.1668 e^-0.21772 - 3.1669 + 1 = 80.82.
    EXPECT_NEAR(move_accuracy(60, 55), 80.82, 0.01);
    EXPECT_DOUBLE_EQ(move_accuracy(100, 0), 0);
}

TEST(GameAccuracy, is_whole_where_nothing_is_lost) {
    const std::vector even(11, Score::centipawns(15));
    const auto accuracy = game_accuracy(even, Color::white);
    EXPECT_NEAR(accuracy[Color::white].value(), 100, 1e-9);
    EXPECT_NEAR(accuracy[Color::black].value(), 100, 1e-9);
}

TEST(GameAccuracy, is_of_those_who_have_moved) {
    EXPECT_FALSE(game_accuracy({}, Color::white)[Color::white]);
    const std::vector one{Score::centipawns(15)};
    EXPECT_FALSE(game_accuracy(one, Color::white)[Color::white]);
    const std::vector two{Score::centipawns(15), Score::centipawns(15)};
    EXPECT_FALSE(game_accuracy(two, Color::black)[Color::white]);
    EXPECT_TRUE(game_accuracy(two, Color::black)[Color::black]);
}

// White throws a piece away, Black the same piece: 15, -300, 0.
TEST(GameAccuracy, is_the_mean_of_two_means) {
    const std::vector scores{Score::centipawns(15), Score::centipawns(-300), Score()};
    // White falls from 51.38 to 24.89: 103.1668 e^(-0.0435442 * 26.49) - 2.1669 = 30.38; with one
    // move both means are that. Black falls from 75.11 to 50: 32.40.
    const auto accuracy = game_accuracy(scores, Color::white);
    EXPECT_NEAR(accuracy[Color::white].value(), 30.38, 0.02);
    EXPECT_NEAR(accuracy[Color::black].value(), 32.40, 0.02);
}

// Four plies, windows of two positions: 50, 50, 50, 59.1, 50 percent for White.
TEST(GameAccuracy, weighs_moves_by_how_tense_the_game_was) {
    const std::vector scores{Score(), Score(), Score(), Score::centipawns(100), Score()};
    const auto accuracy = game_accuracy(scores, Color::white);
    EXPECT_NEAR(accuracy[Color::white].value(), 100, 1e-9);
    EXPECT_NEAR(accuracy[Color::black].value(), 100, 1e-9) << "Black's last move won, not lost";
    const std::vector worse{Score(), Score(), Score(), Score::centipawns(-100), Score()};
    // White's second move: 50 to 40.90, 67.24 %, with the deviation of (50, 40.90), 4.55; the first
    // is 100 % with the least weight, 0.5. Weighted 70.48, harmonic 80.41: 75.45. Black's second
    // move falls from 59.1 to 50 with the same weight.
    const auto tense = game_accuracy(worse, Color::white);
    EXPECT_NEAR(tense[Color::white].value(), 75.45, 0.01);
    EXPECT_NEAR(tense[Color::black].value(), 75.45, 0.01);
}

}  // namespace
}  // namespace arbiter::testing
