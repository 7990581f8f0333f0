// A game at the program, which is board, clock and the eye on the flags.
#include <gtest/gtest.h>

#include "arbiter/game/ending_text.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(ClockInGame, a_move_is_completed_as_it_is_made_Online_4_2) {
    PlayedGame table(at_the_program("5+3"));
    table.play("e2e4");
    EXPECT_EQ(table.running(), black) << "the first move starts the clock";
    table.play("e7e5", 10s);
    EXPECT_EQ(table.left(black), 5min - 7s);
    EXPECT_EQ(table.running(), white);
    table.expect_refused(ClockPressed{white}, GameProblem::not_over_the_board, "6.2.1");
    table.expect_refused(IllegalMoveMade{attempt("e1e5")}, GameProblem::not_over_the_board,
                         "3.10.2");
}

TEST(ClockInGame, nothing_is_accepted_once_a_flag_has_fallen_6_8) {
    PlayedGame table(at_the_program("1"));
    table.play("e2e4 e7e5", 1s);
    EXPECT_EQ(table.game.due_at(), table.now + 1min);
    table.wait(59s);
    EXPECT_EQ(table.game.due(table.now), std::nullopt);
    table.expect_refused(FlagFallen{white}, GameProblem::flag_is_up, "6.8");
    table.wait(1s);
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::flag_has_fallen, "6.8");
    table.expect_refused(DrawOffered{white}, GameProblem::flag_has_fallen);
    const auto due = table.game.due(table.now);
    ASSERT_TRUE(due);
    EXPECT_EQ(*due, Event(FlagFallen{white}));
    table.happen(*due);
    table.expect_end("0-1", EndReason::flag, "6.9");
    EXPECT_EQ(table.game.due(table.now), std::nullopt) << "once";
    EXPECT_EQ(table.game.due_at(), std::nullopt);
}

TEST(ClockInGame, an_offer_cannot_be_accepted_after_the_flag_has_fallen_9_1_2_1) {
    PlayedGame table(at_the_program("1"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawOffered{white});
    table.wait(2min);
    table.expect_refused(DrawAccepted{black}, GameProblem::flag_has_fallen, "6.8");
}

TEST(ClockInGame, a_dead_position_comes_before_a_later_flag_6_9) {
    PlayedGame table(
        from(at_the_program("1"), "5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1"));
    table.play("g1h1", 1s);
    table.wait(2min);
    table.happen(DeadPositionFound{});
    table.expect_end("1/2-1/2", EndReason::dead_position, "5.2.2");
}

TEST(ClockInGame, a_flag_that_falls_on_a_side_that_cannot_be_mated_draws_6_9) {
    // King and queen against king and bishop: a lone bishop never mates a queen's side.
    PlayedGame table(from(at_the_program("1"), "3k4/8/8/8/8/5b2/4Q2K/8 b - - 0 1"));
    table.happen(GameStarted{});
    table.play("f3g4", 1s);
    table.wait(1min);
    table.happen(FlagFallen{white});
    table.expect_end("1/2-1/2", EndReason::flag, "6.9");
}

TEST(ClockInGame, time_does_not_run_back) {
    PlayedGame table(at_the_program("1"));
    table.play("e2e4", 1s);
    table.wait(-1ms);
    table.expect_refused(MoveMade{move(table.game.position(), "e7e5")},
                         GameProblem::time_runs_back);
}

TEST(ClockInGame, casual_games_take_moves_back_and_count_them_back) {
    Terms terms = at_the_program("5", "casual");
    PlayedGame table(terms);
    table.expect_refused(MovesTakenBack{white}, GameProblem::nothing_to_undo);
    table.play("e2e4", 1s);
    table.expect_refused(MovesTakenBack{black}, GameProblem::nothing_to_undo);
    table.play("e7e5 g1f3 b8c6", 1s);
    table.happen(MovesTakenBack{white});
    EXPECT_EQ(table.game.history().moves().size(), 2U);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
    EXPECT_EQ(table.running(), white);
    PlayedGame strict(at_the_program("5"));
    strict.play("e2e4");
    strict.expect_refused(MovesTakenBack{white}, GameProblem::not_casual, "4.7");
}

TEST(ClockInGame, taking_moves_back_gains_no_increment) {
    PlayedGame table(at_the_program("5+3", "casual"));
    for (int i = 0; i < 3; ++i) {
        table.play("e2e4");
        table.happen(MovesTakenBack{white});
    }
    EXPECT_EQ(table.left(white), 5min);
}

TEST(ClockInGame, a_flag_that_was_booked_is_still_due) {
    PlayedGame table(at_the_program("1"));
    table.play("e2e4 e7e5");
    table.wait(61s);
    table.happen(TimeAdded{white, 1s, "noise"});
    ASSERT_TRUE(table.game.due(table.now));
    EXPECT_TRUE(table.game.due_at());
}

TEST(ClockInGame, time_added_is_not_used_up_by_what_was_overdrawn) {
    PlayedGame table(over_the_board("1"));
    table.happen(GameStarted{});
    table.wait(90s);
    table.happen(TimeAdded{white, 2min, "the clock was faulty"});
    EXPECT_EQ(table.left(white), 2min);
}

TEST(ClockInGame, by_US_Chess_a_lone_bishop_does_not_win_on_time) {
    PlayedGame table(from(at_the_program("1", "uscf"), "2k5/2P5/2K5/8/8/8/8/2b5 w - - 0 1"));
    table.happen(GameStarted{});
    table.wait(2min);
    table.happen(FlagFallen{white});
    table.expect_end("1/2-1/2", EndReason::flag, "US Chess 14E");
    EXPECT_EQ(reason_in_words(*table.game.ending()),
              "White's flag has fallen, but Black lacks the material to win on time");
    EXPECT_EQ(cite(table.game.ending()->article), "US Chess 14E");
}

TEST(ClockInGame, taking_a_move_back_that_was_not_pressed_keeps_what_was_gained) {
    Terms terms = over_the_board("5+60", "casual");
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 1s);
    table.make("g1f3");
    table.wait(1s);
    table.happen(MovesTakenBack{white});
    EXPECT_EQ(table.left(white), 6min - 2s);
}

TEST(ClockInGame, may_begin_with_the_first_increment) {
    Terms terms = over_the_board("90+30");
    terms.has_first_increment = true;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    EXPECT_EQ(table.left(white), 90min + 30s);
    table.play("e2e4", 10s);
    EXPECT_EQ(table.left(white), 90min + 50s);
    terms.time = read_time_control("5 d3").value();
    EXPECT_EQ(PlayedGame(terms).left(white), 5min) << "a delay is not added";
}

TEST(ClockInGame, who_has_only_increments_begins_with_one) {
    PlayedGame table(at_the_program("0+3"));
    table.play("e2e4");
    table.wait(1s);
    table.play("e7e5");
    EXPECT_EQ(table.left(black), 5s);
}

}  // namespace
}  // namespace arbiter::testing
