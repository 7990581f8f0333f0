// Guideline III and US Chess 14H: a last period without extra time, and a player short of time.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

Terms with_quickplay_finish(std::string_view time = "40/90;30", std::string_view rules = "fide") {
    Terms terms = over_the_board(time, rules);
    terms.has_quickplay_finish = true;
    return terms;
}

/// White is to move and has so much time left in the last period.
PlayedGame short_of_time(Duration left, std::string_view rules = "fide") {
    PlayedGame table(with_quickplay_finish("60", rules));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5");
    table.wait(60min - left);
    return table;
}

TEST(QuickplayFinish, has_a_last_period_for_all_moves_III_1_and_III_2_2) {
    EXPECT_TRUE(check(with_quickplay_finish()));
    EXPECT_TRUE(check(with_quickplay_finish("25")));
    for (const std::string_view time : {"untimed", "40/90", "90+30", "25 d5", "5", "hourglass 30"})
        EXPECT_FALSE(check(with_quickplay_finish(time))) << time;
    EXPECT_TRUE(check(with_quickplay_finish("5", "uscf")));
    EXPECT_FALSE(check(with_quickplay_finish("25 d5", "uscf")));
}

TEST(QuickplayFinish, counts_only_where_it_was_announced_III_2_1) {
    PlayedGame table(over_the_board("60"));
    table.happen(GameStarted{});
    table.wait(59min);
    table.expect_refused(IncrementRequested{white}, GameProblem::not_agreed, "III.2.1");
    table.expect_refused(NormalMeansClaimed{white}, GameProblem::not_agreed, "III.2.1");
}

TEST(QuickplayFinish, both_flags_down_draw_in_the_last_period_III_3_1_2) {
    PlayedGame table = short_of_time(1s);
    table.wait(2s);
    table.play("g1f3");
    table.wait(61min);
    table.happen(FlagClaimed{white});
    table.expect_end("1/2-1/2", EndReason::flag, "III.3.1.2");
}

TEST(QuickplayFinish, both_flags_down_settle_nothing_before_III_3_1_1) {
    PlayedGame table(with_quickplay_finish());
    table.happen(GameStarted{});
    table.wait(91min);
    table.play("e2e4");
    table.wait(91min);
    table.happen(FlagClaimed{white});
    EXPECT_FALSE(table.game.is_over());
    EXPECT_EQ(table.left(white), 30min);
    EXPECT_EQ(table.left(black), 30min);
}

TEST(QuickplayFinish, less_than_two_minutes_allow_to_ask_for_seconds_III_4) {
    PlayedGame early = short_of_time(2min);
    early.expect_refused(IncrementRequested{white}, GameProblem::not_short_of_time, "III.4");
    PlayedGame table = short_of_time(2min - 1s);
    table.expect_refused(IncrementRequested{black}, GameProblem::not_your_turn, "III.4");
    table.happen(IncrementRequested{white});
    EXPECT_EQ(table.running(), std::nullopt);
    EXPECT_EQ(table.game.draw_offer(), white) << "an offer of a draw too";
    table.expect_refused(IncrementRequested{white}, GameProblem::clock_is_paused, "III.4");
    table.happen(IncrementRuled{true});
    EXPECT_EQ(table.running(), white);
    EXPECT_EQ(table.left(black), 62min);
    table.play("g1f3");
    EXPECT_EQ(table.left(white), 2min - 1s + 5s);
    EXPECT_EQ(table.game.draw_offer(), std::nullopt);
}

TEST(QuickplayFinish, the_opponent_may_accept_the_draw_instead_III_4) {
    PlayedGame table = short_of_time(1min);
    table.happen(IncrementRequested{white});
    table.happen(DrawAccepted{black});
    table.expect_end("1/2-1/2", EndReason::agreement, "5.2.3");
    table.expect_refused(IncrementRuled{true}, GameProblem::game_over);
}

TEST(QuickplayFinish, the_arbiter_may_leave_the_clock_as_it_is_III_4) {
    PlayedGame table = short_of_time(1min);
    table.expect_refused(IncrementRuled{true}, GameProblem::nothing_to_rule, "III.4");
    table.happen(IncrementRequested{white});
    table.happen(IncrementRuled{false});
    EXPECT_EQ(table.left(black), 60min);
    table.play("g1f3");
    EXPECT_EQ(table.left(white), 1min);
}

TEST(QuickplayFinish, a_player_asks_for_seconds_once_and_claims_nothing_with_them_III_4) {
    PlayedGame refused = short_of_time(1min);
    refused.happen(IncrementRequested{white});
    refused.happen(IncrementRuled{false});
    refused.expect_refused(IncrementRequested{white}, GameProblem::done_already, "III.4");
    refused.happen(NormalMeansClaimed{white});
    PlayedGame granted = short_of_time(1min);
    granted.happen(IncrementRequested{white});
    granted.happen(IncrementRuled{true});
    granted.expect_refused(NormalMeansClaimed{white}, GameProblem::not_agreed, "III.2.2");
}

TEST(QuickplayFinish, a_request_is_no_way_round_the_limits_on_draws_9_1_1) {
    Terms terms = with_quickplay_finish("60");
    terms.draws_need_permission = true;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5");
    table.wait(59min);
    table.happen(IncrementRequested{white});
    table.expect_refused(DrawAccepted{black}, GameProblem::no_offer);
}

TEST(QuickplayFinish, a_ruling_resumes_only_what_the_request_has_paused_6_11_3) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::postponed});
    table.happen(ClockPaused{"fire alarm"});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::rejected});
    EXPECT_EQ(table.running(), std::nullopt);
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(QuickplayFinish, each_player_may_have_a_claim_postponed_III_5_2) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::postponed});
    table.make("g1f3");
    table.press(white);
    table.wait(59min);
    table.happen(NormalMeansClaimed{black});
    table.happen(NormalMeansRuled{black, NormalMeansDecision::rejected});
    EXPECT_TRUE(table.game.state().open.requests[white]);
}

TEST(QuickplayFinish, a_ruling_on_one_claim_leaves_the_other_waiting_III_5_2) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::postponed});
    table.play("g1f3");
    table.wait(59min);
    table.happen(NormalMeansClaimed{black});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::rejected});
    EXPECT_EQ(table.running(), std::nullopt);
    EXPECT_TRUE(table.game.state().pause);
}

TEST(QuickplayFinish, a_game_that_a_claim_has_drawn_is_not_interrupted_III_5_1) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    EXPECT_TRUE(table.game.state().pause);
    table.happen(NormalMeansRuled{white, NormalMeansDecision::agreed});
    EXPECT_FALSE(table.game.state().pause);
}

TEST(QuickplayFinish, seconds_that_came_later_are_not_made_good_6_10_2) {
    PlayedGame table = short_of_time(1min);
    table.happen(IncrementRequested{white});
    table.happen(IncrementRuled{true});
    table.happen(TimeControlCorrected{read_time_control("60").value(), false, "set again"});
    EXPECT_EQ(table.left(white), 1min);
}

TEST(QuickplayFinish, the_arbiter_agrees_and_the_game_is_drawn_III_5_1) {
    PlayedGame table = short_of_time(1min);
    table.expect_refused(NormalMeansRuled{white, NormalMeansDecision::agreed},
                         GameProblem::nothing_to_rule, "III.5.1");
    table.happen(NormalMeansClaimed{white});
    EXPECT_EQ(table.running(), std::nullopt);
    EXPECT_EQ(table.game.draw_offer(), std::nullopt) << "not an offer, unlike III.4";
    table.happen(NormalMeansRuled{white, NormalMeansDecision::agreed});
    table.expect_end("1/2-1/2", EndReason::arbiter, "III.5");
}

TEST(QuickplayFinish, a_postponed_claim_is_decided_after_the_flag_too_III_5_2) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::postponed});
    EXPECT_EQ(table.running(), white);
    table.wait(61s);
    table.happen(FlagClaimed{black});
    table.expect_end("0-1", EndReason::flag, "6.9");
    table.expect_refused(NormalMeansRuled{white, NormalMeansDecision::postponed},
                         GameProblem::game_over);
    table.happen(NormalMeansRuled{white, NormalMeansDecision::agreed});
    table.expect_end("1/2-1/2", EndReason::arbiter, "III.5");
}

TEST(QuickplayFinish, a_claim_does_not_outlive_a_mate_III_5_2) {
    PlayedGame table(from(with_quickplay_finish("60"), "6k1/5ppp/8/8/8/8/7r/K3R3 w - - 0 30"));
    table.happen(GameStarted{});
    table.wait(59min);
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::postponed});
    table.make("e1e8");
    table.expect_refused(NormalMeansRuled{white, NormalMeansDecision::agreed},
                         GameProblem::nothing_to_rule, "III.5.1");
    EXPECT_FALSE(table.game.state().open.requests[white]);
}

TEST(QuickplayFinish, the_game_waits_for_the_ruling_III_5_1) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.expect_refused(ClockResumed{}, GameProblem::clock_is_paused, "III.5.1");
    table.happen(NormalMeansRuled{white, NormalMeansDecision::rejected});
    EXPECT_EQ(table.running(), white);
}

TEST(QuickplayFinish, a_rejected_claim_gives_the_opponent_two_minutes_III_5_3) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::rejected});
    EXPECT_EQ(table.left(black), 62min);
    EXPECT_EQ(table.running(), white);
    table.expect_refused(NormalMeansRuled{white, NormalMeansDecision::agreed},
                         GameProblem::nothing_to_rule);
}

TEST(QuickplayFinish, without_an_arbiter_the_game_waits_with_its_record_III_6) {
    PlayedGame table = short_of_time(1min);
    table.happen(NormalMeansClaimed{white});
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused);
    EXPECT_EQ(table.game.state().open.requests[white]->is_for_increment, false);
}

TEST(LosingChances, are_claimed_with_two_minutes_or_less_US_Chess_14H) {
    PlayedGame early = short_of_time(2min + 1s, "uscf");
    early.expect_refused(NormalMeansClaimed{white}, GameProblem::not_short_of_time);
    PlayedGame table = short_of_time(2min, "uscf");
    table.expect_refused(IncrementRequested{white}, GameProblem::not_agreed);
    table.happen(NormalMeansClaimed{white});
    EXPECT_EQ(table.game.draw_offer(), white);
    table.happen(NormalMeansRuled{white, NormalMeansDecision::rejected});
    EXPECT_EQ(table.left(black), 60min) << "no time for the opponent";
}

TEST(LosingChances, too_late_once_the_flag_has_fallen_US_Chess_14H) {
    PlayedGame table = short_of_time(1s, "uscf");
    table.wait(1s);
    table.expect_refused(NormalMeansClaimed{white}, GameProblem::flag_has_fallen);
}

TEST(LosingChances, may_bring_a_clock_with_delay_and_half_the_time_US_Chess_14H) {
    PlayedGame table = short_of_time(2min, "uscf");
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, NormalMeansDecision::delay_clock});
    EXPECT_EQ(table.left(white), 1min);
    table.wait(4s);
    EXPECT_EQ(table.left(white), 1min) << "the clock waits five seconds";
    PlayedGame fide = short_of_time(1min);
    fide.happen(NormalMeansClaimed{white});
    fide.expect_refused(NormalMeansRuled{white, NormalMeansDecision::delay_clock},
                        GameProblem::not_agreed);
}

}  // namespace
}  // namespace arbiter::testing
