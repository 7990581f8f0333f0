// A game at a board with a clock beside it: what is made and completed, and when a flag counts.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(OverTheBoard, nobody_is_told_that_he_forgot_to_press_12_6) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    const std::size_t told = table.game.state().log.size();
    table.make("e2e4");
    table.wait(1min);
    EXPECT_EQ(table.game.due(table.now), std::nullopt);
    EXPECT_EQ(table.game.state().log.size(), told);
}

TEST(OverTheBoard, you_have_the_move_once_the_opponent_has_made_his_1_3) {
    PlayedGame table(over_the_board("5"));
    table.make("e2e4");
    table.make("e7e5");
    EXPECT_EQ(table.game.history().moves().size(), 2U) << "though White has not pressed";
    EXPECT_TRUE(table.game.state().open.moves[white].is_made);
}

TEST(OverTheBoard, a_move_is_completed_by_pressing_the_clock_6_2_1) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.wait(10s);
    table.make("e2e4");
    EXPECT_EQ(table.running(), white) << "made, not completed";
    table.wait(2s);
    table.press(white);
    EXPECT_EQ(table.left(white), 5min - 12s + 3s) << "the time until he presses is his";
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
}

TEST(OverTheBoard, a_move_that_ends_the_game_needs_no_clock_6_2_1_1) {
    PlayedGame table(over_the_board("5"));
    table.play("f2f3 e7e5 g2g4", 1s);
    table.wait(5min - 2s);
    table.make("d8h4");
    table.expect_end("0-1", EndReason::checkmate, "5.1.1");
    EXPECT_EQ(table.running(), std::nullopt);
    table.wait(1h);
    table.expect_refused(FlagClaimed{white}, GameProblem::game_over);
}

TEST(OverTheBoard, the_next_move_completes_one_that_was_not_pressed_6_2_1_2) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.make("e7e5");
    table.make("g1f3");
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
    EXPECT_EQ(table.left(white), 5min + 3s) << "and its increment is given once";
    table.press(white);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 2);
}

TEST(OverTheBoard, a_player_may_press_after_the_opponent_has_replied_6_2_2) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.wait(5s);
    table.make("e2e4");
    table.make("e7e5");
    table.press(white);
    EXPECT_EQ(table.left(white), 5min - 2s);
    EXPECT_EQ(table.running(), black);
    table.press(black);
    EXPECT_EQ(table.running(), white);
}

TEST(OverTheBoard, what_is_made_but_not_completed_does_not_count_for_the_quota_6_4) {
    PlayedGame table(over_the_board("2/1;1"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 10s);
    table.wait(50s);
    table.make("g1f3");
    table.expect_refused(FlagClaimed{white}, GameProblem::flag_is_up, "6.8");
    table.happen(FlagClaimed{black});
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(OverTheBoard, who_completes_the_quota_goes_on_with_what_is_left_6_4) {
    PlayedGame table(over_the_board("2/1;1"));
    table.play("e2e4 e7e5 g1f3 b8c6", 10s);
    EXPECT_EQ(table.left(white), 1min - 10s + 1min)
        << "the first move was made before anything ran";
    table.expect_refused(FlagClaimed{black}, GameProblem::flag_is_up);
}

TEST(OverTheBoard, a_flag_counts_when_it_is_claimed_and_mate_comes_before_6_8) {
    PlayedGame table(over_the_board("5"));
    table.play("f2f3 e7e5 g2g4", 1s);
    table.wait(10min);
    EXPECT_TRUE(table.game.state().clock->is_flag_down(black, table.now));
    EXPECT_EQ(table.game.due(table.now), std::nullopt) << "people watch the flags";
    table.make("d8h4");
    table.expect_end("0-1", EndReason::checkmate, "5.1.1");
}

TEST(OverTheBoard, an_arbiter_may_call_the_flag_too_6_8) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.wait(10min);
    table.happen(FlagFallen{white});
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(OverTheBoard, a_player_pauses_the_clock_only_to_call_the_arbiter_6_11_2) {
    PlayedGame table(over_the_board("20"));
    table.play("e2e4 e7e5", 10s);
    table.expect_refused(ArbiterCalled{white, ""}, GameProblem::no_reason_given, "6.11.2");
    table.happen(ArbiterCalled{white, "a piece is missing"});
    const Duration before = table.left(white);
    table.wait(5min);
    EXPECT_EQ(table.left(white), before);
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused, "6.11.3");
    table.expect_refused(ClockPressed{white}, GameProblem::clock_is_paused, "6.11.3");
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(OverTheBoard, a_late_press_does_not_start_the_clock_of_who_is_not_to_move) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.make("e7e5");
    table.press(black);
    table.press(white);
    EXPECT_EQ(table.running(), white);
    PlayedGame other(over_the_board("5"));
    other.happen(GameStarted{});
    other.make("e2e4");
    other.make("e7e5");
    other.make("g1f3");
    other.press(white);
    other.press(black);
    EXPECT_EQ(other.running(), black);
}

}  // namespace
}  // namespace arbiter::testing
