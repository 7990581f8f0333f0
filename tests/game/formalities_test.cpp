// Before and after the moves: who has come, who has signed, who appeals.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

PlayedGame started(Duration default_time) {
    Terms terms = over_the_board("90+30");
    terms.default_time = default_time;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    return table;
}

TEST(Arrival, later_than_the_default_time_loses_6_7_1) {
    PlayedGame table = started(0s);
    table.happen(PlayerArrived{white});
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_late, "6.7.1");
    table.wait(1s);
    table.happen(AbsenceRuled{black});
    table.expect_end("1-0", EndReason::forfeit, "6.7.1");
}

TEST(Arrival, in_time_plays_on_6_7_1) {
    PlayedGame table = started(30min);
    table.happen(PlayerArrived{white});
    table.wait(30min - 1s);
    table.happen(PlayerArrived{black});
    table.expect_refused(PlayerArrived{black}, GameProblem::done_already, "6.7.1");
    table.wait(1h);
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_late, "6.7.1");
}

TEST(Arrival, an_arbiter_may_let_a_late_player_play_6_7_1) {
    PlayedGame table = started(0s);
    table.wait(1s);
    table.happen(PlayerArrived{black});
    EXPECT_EQ(table.last_ruling(), "6.7.1: Black arrives too late; the arbiter lets him play");
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_late, "6.7.1");
}

TEST(Arrival, White_pays_while_both_are_absent_6_7_2) {
    PlayedGame table = started(30min);
    table.wait(12min);
    table.happen(PlayerArrived{white});
    EXPECT_EQ(table.left(white), 78min);
    EXPECT_EQ(table.left(black), 90min);
}

TEST(Arrival, a_session_begins_with_the_first_move_where_nobody_starts_it_6_7_1) {
    Terms terms = at_the_program("5+3");
    terms.default_time = 1min;
    PlayedGame table(terms);
    table.make("e2e4");
    table.wait(1min + 1s);
    table.happen(AbsenceRuled{black});
    table.expect_end("1-0", EndReason::forfeit, "6.7.1");
}

TEST(Arrival, both_lose_where_both_are_late_6_7_2) {
    PlayedGame table = started(30min);
    table.wait(31min);
    table.happen(AbsenceRuled{white});
    table.expect_end("0-0", EndReason::forfeit, "6.7.1");
}

TEST(Arrival, nobody_is_late_where_nobody_looks) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.wait(1h);
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_late, "6.7.1");
}

TEST(Signatures, both_players_confirm_the_result_8_7) {
    PlayedGame table(over_the_board("90"));
    table.expect_refused(ResultConfirmed{white}, GameProblem::not_over, "8.7");
    table.happen(Resigned{white});
    table.happen(ResultConfirmed{white});
    table.expect_refused(ResultConfirmed{white}, GameProblem::done_already, "8.7");
    table.happen(ResultConfirmed{black});
    EXPECT_TRUE(table.game.state().has_confirmed[white]);
    EXPECT_TRUE(table.game.state().has_confirmed[black]);
}

TEST(Signatures, are_for_the_result_that_was_signed_8_7) {
    PlayedGame table(over_the_board("90"));
    table.happen(Resigned{white});
    table.happen(ResultConfirmed{white});
    table.happen(ResultDeclared{Result::draw, "8.7", "the position was drawn"});
    EXPECT_FALSE(table.game.state().has_confirmed[white]);
}

TEST(Colours, are_drawn_by_lot_before_the_first_move) {
    Terms terms = over_the_board("90");
    terms.players[white].name = "Anna";
    terms.players[black].name = "Bob";
    PlayedGame table(terms);
    table.happen(ColorsDrawn{});
    EXPECT_EQ(table.last_ruling(), ": the colours are drawn by lot: Anna has White, Bob has Black");
    table.play("e2e4");
    table.expect_refused(ColorsDrawn{}, GameProblem::too_late);
}

TEST(Scores, an_event_may_count_a_win_otherwise_10_1) {
    const Scoring three_points{.win = 3, .draw = 1, .loss = 0};
    EXPECT_EQ(points(Result::white_wins, white), 1);
    EXPECT_EQ(points(Result::white_wins, black), 0);
    EXPECT_EQ(points(Result::draw, black), 0.5);
    EXPECT_EQ(points(Result::black_wins, black, three_points), 3);
    EXPECT_EQ(points(Result::draw, white, three_points), 1);
    EXPECT_EQ(points(Result::both_lose, white), 0);
    EXPECT_EQ(points(Result::white_half_only, white), 0.5);
    EXPECT_EQ(points(Result::white_half_only, black), 0);
    EXPECT_EQ(points(Result::black_half_only, black), 0.5);
    EXPECT_EQ(points(Result::none, white), std::nullopt);
}

TEST(Terms, never_change_while_a_game_is_played_A_6_and_B_4) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    const Terms before = table.game.terms();
    table.play("e2e4 e7e5");
    table.happen(TimeControlCorrected{read_time_control("5+3").value(), false, "wrong setting"});
    table.happen(Resigned{white});
    EXPECT_TRUE(table.game.terms() == before);
}

TEST(Appeals, leave_a_result_provisional_even_after_signing_11_10) {
    PlayedGame table(over_the_board("90"));
    table.happen(Resigned{white});
    table.happen(ResultConfirmed{white});
    table.expect_refused(DecisionAppealed{white, ""}, GameProblem::no_reason_given, "11.10");
    table.expect_refused(AppealDecided{"x"}, GameProblem::nothing_to_rule, "11.10");
    table.happen(DecisionAppealed{white, "he only stopped the clock"});
    EXPECT_TRUE(table.game.state().is_under_appeal);
    table.expect_refused(DecisionAppealed{black, "x"}, GameProblem::done_already, "11.10");
    table.expect_refused(AppealDecided{""}, GameProblem::no_reason_given, "11.10");
    table.happen(AppealDecided{"the resignation stands"});
    EXPECT_FALSE(table.game.state().is_under_appeal);
}

TEST(Arrival, who_has_moved_is_not_absent) {
    Terms terms = over_the_board("90");
    terms.default_time = 0s;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_late, "6.7.1");
}

}  // namespace
}  // namespace arbiter::testing
