// What an arbiter does, and that the game remembers it.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(ArbitersDesk, starts_Whites_clock_6_6) {
    PlayedGame table(over_the_board("90+30"));
    table.happen(GameStarted{});
    table.wait(10min);
    EXPECT_EQ(table.left(white), 80min);
    EXPECT_EQ(table.left(black), 90min);
    table.expect_refused(GameStarted{}, GameProblem::clock_is_running, "6.6");
    PlayedGame untimed(over_the_board("untimed"));
    untimed.expect_refused(GameStarted{}, GameProblem::no_clock);
}

TEST(ArbitersDesk, interrupts_the_game_and_lets_it_go_on_6_11_1_and_6_11_3) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5", 1min);
    table.expect_refused(ClockPaused{""}, GameProblem::no_reason_given);
    table.expect_refused(ClockResumed{}, GameProblem::clock_is_running, "6.11.3");
    table.happen(ClockPaused{"fire alarm"});
    EXPECT_EQ(table.last_ruling(), "6.11.1: the game is interrupted: fire alarm");
    table.wait(1h);
    EXPECT_EQ(table.left(white), 90min);
    table.expect_refused(ClockPaused{"again"}, GameProblem::clock_is_paused);
    table.happen(ClockResumed{});
    table.wait(1min);
    EXPECT_EQ(table.left(white), 89min);
}

TEST(ArbitersDesk, who_has_not_pressed_has_his_time_running_after_a_pause_6_11_3) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5", 1min);
    table.make("g1f3");
    table.happen(ClockPaused{"phone"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(ArbitersDesk, sets_the_clock_and_the_log_keeps_old_and_new_6_10) {
    PlayedGame table(over_the_board("40/90;30"));
    table.play("e2e4 e7e5", 1min);
    table.happen(ClocksSet{10min, 12min, 12, std::nullopt, "wrong setting"});
    EXPECT_EQ(table.left(white), 10min);
    EXPECT_EQ(table.left(black), 12min);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 12);
    EXPECT_EQ(table.game.state().clock->moves_completed(black), 1);
    EXPECT_EQ(table.last_ruling(),
              "6.10: the clock is set, White from 1:30:00 to 0:10:00, Black from 1:29:00 to "
              "0:12:00: wrong setting");
    table.expect_refused(ClocksSet{-1ms, 0s, {}, {}, "x"}, GameProblem::nothing_to_rule, "6.10");
    table.expect_refused(ClocksSet{1s, 0s, {}, {}, ""}, GameProblem::no_reason_given);
}

TEST(ArbitersDesk, gives_extra_time_for_a_disturbance_12_5) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5", 1min);
    for (const Color side : both_colors)
        table.happen(TimeAdded{side, 2min, "noise"});
    EXPECT_EQ(table.left(white), 92min);
    EXPECT_EQ(table.last_ruling(), "12.5: Black gets 2 minutes: noise");
}

TEST(ArbitersDesk, takes_time_away_but_never_below_zero_12_9_3) {
    PlayedGame table(over_the_board("1"));
    table.play("e2e4 e7e5", 1s);
    table.happen(TimeAdded{black, -90s, "late"});
    EXPECT_EQ(table.left(black), 0s);
    EXPECT_EQ(table.last_ruling(), "12.9.3: Black loses 90 seconds: late");
    EXPECT_FALSE(table.game.is_over()) << "the flag is for somebody to call";
}

TEST(ArbitersDesk, restores_a_position_with_all_that_belongs_to_it_7_1) {
    PlayedGame table(over_the_board("40/90;30"));
    table.play("e2e4 a7a6 e4e5", 1min);
    PlayedGame further = table;
    further.play("d7d5 e1e2 a6a5", 1min);
    further.happen(PositionRestored{3, "a piece was displaced"});
    EXPECT_EQ(further.game.position(), table.game.position());
    EXPECT_EQ(further.game.position().halfmove_clock(), table.game.position().halfmove_clock());
    EXPECT_EQ(further.game.history(), table.game.history());
    EXPECT_EQ(further.game.state().clock->moves_completed(white), 2);
    EXPECT_EQ(further.game.state().clock->moves_completed(black), 1);
    EXPECT_EQ(further.running(), black);
    further.expect_refused(PositionRestored{3, "x"}, GameProblem::nothing_to_undo, "7.1");
    further.expect_refused(PositionRestored{-1, "x"}, GameProblem::nothing_to_undo, "7.1");
    further.expect_refused(PositionRestored{2, ""}, GameProblem::no_reason_given);
}

TEST(ArbitersDesk, may_start_a_game_that_is_interrupted_6_6) {
    PlayedGame table(over_the_board("90"));
    table.happen(ClockPaused{"the hall is dark"});
    table.happen(GameStarted{});
    EXPECT_EQ(table.running(), std::nullopt);
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(ArbitersDesk, counts_that_were_set_stay_set_when_a_position_is_restored_7_1) {
    PlayedGame table(over_the_board("40/90;30"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5 g1f3 b8c6");
    table.happen(ClocksSet{80min, 80min, 5, 2, "the counter had stood at three more"});
    table.happen(PositionRestored{2, "displaced men"});
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 4);
    EXPECT_EQ(table.game.state().clock->moves_completed(black), 1);
}

TEST(ArbitersDesk, a_position_that_ends_the_game_is_left_by_going_back_only) {
    PlayedGame table(over_the_board("90"));
    table.play("f2f3 e7e5 g2g4 d8h4");
    table.expect_refused(EndingAnnulled{"a mistake"}, GameProblem::nothing_to_rule, "5.1.1");
    table.happen(PositionRestored{2, "7.6: the pawn had stood on g3"});
    table.happen(ClockResumed{});
    table.play("g2g3");
}

TEST(ArbitersDesk, an_illegal_move_found_later_takes_the_game_back_7_5_1) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5 g1f3 b8c6 f1c4", 1min);
    table.happen(OffenceFound{black, "7.5.1", 3});
    EXPECT_EQ(table.game.history().moves().size(), 3U);
    EXPECT_EQ(table.game.state().offences[black], 1);
    EXPECT_EQ(table.running(), black);
    table.expect_refused(OffenceFound{black, "7.5.1", 9}, GameProblem::nothing_to_undo);
    table.expect_refused(OffenceFound{black, "4.3", {}}, GameProblem::no_such_article);
}

TEST(ArbitersDesk, who_has_pressed_after_an_illegal_move_loses_the_increment_7_5_5) {
    PlayedGame table(over_the_board("20+30"));
    table.play("e2e4 e7e5 g1f3", 10s);
    const Duration before = table.left(white);
    table.happen(OffenceFound{white, "7.5.1", 2});
    EXPECT_EQ(table.left(white), before - 30s);
}

TEST(ArbitersDesk, a_mate_by_an_illegal_move_does_not_stand_5_1_1) {
    PlayedGame table(over_the_board("90"));
    table.play("f2f3 e7e5 g2g4 d8h4", 1min);
    ASSERT_TRUE(table.game.is_over());
    table.happen(OffenceFound{black, "7.5.4", 3});
    EXPECT_FALSE(table.game.is_over());
    EXPECT_EQ(table.game.position().turn(), black);
}

TEST(ArbitersDesk, where_it_cannot_be_shown_the_next_period_begins_8_6) {
    PlayedGame table(over_the_board("40/90;30"));
    table.play("e2e4 e7e5", 1min);
    table.wait(2h);
    table.happen(QuotaUnproven{white});
    EXPECT_EQ(table.left(white), 30min);
    table.expect_refused(FlagClaimed{black}, GameProblem::flag_is_up);
    table.expect_refused(QuotaUnproven{white}, GameProblem::nothing_to_rule, "8.6");
}

TEST(ArbitersDesk, has_nine_penalties_12_9) {
    const std::pair<Penalty, std::string_view> penalties[] = {
        {Penalty::warning, "12.9.1"},        {Penalty::points_raised, "12.9.4"},
        {Penalty::points_reduced, "12.9.5"}, {Penalty::game_lost, "12.9.6"},
        {Penalty::fine, "12.9.7"},           {Penalty::round_exclusion, "12.9.8"},
        {Penalty::expulsion, "12.9.9"},
    };
    for (const auto& [penalty, article] : penalties) {
        PlayedGame table(over_the_board("90"));
        table.play("e2e4 e7e5", 1min);
        table.happen(PenaltyGiven{white, penalty, "spoke to the opponent"});
        EXPECT_TRUE(table.is_logged(article));
        EXPECT_EQ(table.game.is_over(), penalty == Penalty::game_lost);
    }
    PlayedGame lost(over_the_board("90"));
    lost.happen(PenaltyGiven{white, Penalty::game_lost, "phone"});
    lost.expect_end("0-1", EndReason::arbiter, "12.9.6");
}

TEST(ArbitersDesk, overrules_a_ruling_and_both_stay_in_the_log_0_2) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.wait(10min);
    table.happen(FlagClaimed{black});
    table.expect_end("0-1", EndReason::flag, "6.9");
    table.happen(ResultDeclared{Result::draw, "0.2", "the clock was faulty"});
    table.expect_end("1/2-1/2", EndReason::arbiter, "0.2");
    const Log& log = table.game.state().log;
    ASSERT_EQ(log.size(), 3U);
    EXPECT_EQ(english(log[0].said), "Flag fallen: 0-1");
    EXPECT_EQ(english(log[1].said),
              "the result is declared to be 1/2-1/2 instead of 0-1: the clock was "
              "faulty");
    EXPECT_EQ(english(log[2].said), "Ruled by the arbiter: 1/2-1/2");
}

TEST(ArbitersDesk, declares_results_that_PGN_cannot_say_10_2_and_11_7_and_11_8) {
    for (const Result result :
         {Result::both_lose, Result::white_half_only, Result::black_half_only}) {
        PlayedGame table(over_the_board("90"));
        table.play("e2e4 e7e5", 1s);
        table.happen(ResultDeclared{result, "11.7", "refuses to obey"});
        EXPECT_EQ(table.game.ending()->result, result);
    }
    EXPECT_EQ(result_named("0-1/2"), Result::black_half_only);
    EXPECT_EQ(result_named("3/4-1/4"), std::nullopt);
    EXPECT_EQ(result_named("1-1/2"), std::nullopt);
}

TEST(ArbitersDesk, lets_a_game_go_on_that_had_ended) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(EndingAnnulled{"x"}, GameProblem::nothing_to_rule);
    table.happen(Resigned{white});
    table.happen(EndingAnnulled{"he only stopped the clock"});
    EXPECT_FALSE(table.game.is_over());
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused);
    table.happen(ClockResumed{});
    table.play("g1f3", 1s);
    EXPECT_EQ(table.running(), black);
}

TEST(ArbitersDesk, annuls_a_game_that_began_wrongly_7_2_1) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5", 1s);
    table.happen(GameAnnulled{"7.2.1", "king and queen were exchanged"});
    table.expect_end("*", EndReason::arbiter, "7.2.1");
}

TEST(ArbitersDesk, notes_what_the_record_should_tell) {
    PlayedGame table(over_the_board("90"));
    table.happen(NoteMade{"White left the playing area (11.2.3)"});
    EXPECT_EQ(table.last_ruling(), ": White left the playing area (11.2.3)");
    table.expect_refused(NoteMade{""}, GameProblem::no_reason_given);
}

TEST(ArbitersDesk, after_a_pause_the_time_runs_that_ran_before) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.make("e7e5");
    table.happen(ClockPaused{"noise"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(ArbitersDesk, a_game_that_goes_back_after_its_end_waits_to_be_resumed) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5 g1f3", 1s);
    table.happen(Resigned{black});
    table.happen(PositionRestored{2, "he had resigned the wrong game"});
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused);
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(ArbitersDesk, an_annulled_end_loses_no_open_move) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.happen(Resigned{black});
    table.happen(EndingAnnulled{"he only stopped the clock"});
    table.happen(ClockResumed{});
    table.press(white);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
    EXPECT_EQ(table.running(), black);
}

TEST(ArbitersDesk, a_restored_position_begins_its_delay_anew) {
    PlayedGame table(over_the_board("5 d5"));
    table.play("e2e4");
    table.wait(4s);
    table.happen(PositionRestored{0, "displaced"});
    table.play("e2e4");
    table.wait(4s);
    EXPECT_EQ(table.left(black), 5min);
}

TEST(ArbitersDesk, sets_the_clock_before_a_game_goes_on_whose_flag_has_fallen_6_10) {
    PlayedGame table(at_the_program("5+3"));
    table.play("e2e4 e7e5", 1s);
    table.wait(6min);
    table.happen(*table.game.due(table.now));
    table.happen(EndingAnnulled{"the light had failed"});
    table.happen(TimeAdded{white, 2min, "the light had failed"});
    table.expect_refused(ClockResumed{}, GameProblem::flag_has_fallen, "6.10");
    table.happen(ClocksSet{2min, 4min, {}, {}, "the light had failed"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
    EXPECT_FALSE(table.game.due(table.now));
}

TEST(ArbitersDesk, gives_and_takes_no_zero) {
    PlayedGame table(over_the_board("90"));
    table.expect_refused(TimeAdded{white, 0s, "x"}, GameProblem::nothing_to_rule, "12.5");
}

TEST(ArbitersDesk, is_named_in_what_an_arbiter_does_and_in_nothing_else_12_1) {
    PlayedGame table(over_the_board("90"));
    table.happen(ArbiterNamed{"Carol"});
    table.happen(GameStarted{});
    table.press(white);
    EXPECT_EQ(table.game.state().log.back().kind, LogKind::penalty);
    EXPECT_EQ(table.game.state().log.back().arbiter, "");
    table.happen(PenaltyGiven{white, Penalty::warning, "he presses without a move"});
    EXPECT_EQ(table.game.state().log.back().arbiter, "Carol");
}

TEST(Downtime, is_nobodys_time) {
    PlayedGame table(at_the_program("5+3"));
    table.expect_refused(DowntimePassed{}, GameProblem::clock_is_paused);
    table.play("e2e4 e7e5");
    const Duration before = table.left(white);
    table.wait(24h);
    table.happen(DowntimePassed{});
    EXPECT_EQ(table.left(white), before);
    EXPECT_EQ(table.running(), white);
    EXPECT_FALSE(table.game.due(table.now));
    EXPECT_EQ(table.last_ruling(), ": the program was not running: 24:00:00 are nobody's time");
    PlayedGame untimed(at_the_program("untimed"));
    untimed.expect_refused(DowntimePassed{}, GameProblem::no_clock);
}

}  // namespace
}  // namespace arbiter::testing
