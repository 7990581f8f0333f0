// What an arbiter does to the clock, and what flags bring.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

PlayedGame started_with(const Terms& terms) {
    PlayedGame table(terms);
    table.happen(GameStarted{});
    return table;
}

TEST(StartedClock, is_that_of_who_has_the_move_6_6) {
    PlayedGame table = started_with(from(over_the_board("5"), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"));
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.game.state().session.started_at, table.now);
    EXPECT_EQ(table.last_ruling(), "6.6: the game is started");
}

TEST(StartedClock, is_not_started_again_after_a_move_6_6) {
    PlayedGame table(over_the_board("5"));
    table.make("e2e4");
    table.expect_refused(GameStarted{}, GameProblem::clock_is_running, "6.6");
}

TEST(Pause, needs_no_clock_6_11_1) {
    PlayedGame table(over_the_board("-"));
    table.happen(ClockPaused{"fire alarm"});
    table.expect_refused(MoveMade{move(table.game.position(), "e2e4")},
                         GameProblem::clock_is_paused, "6.11.3");
    table.expect_refused(ClockPaused{"smoke"}, GameProblem::clock_is_paused, "6.11.1");
    table.expect_refused(ArbiterCalled{white, "smoke"}, GameProblem::clock_is_paused, "6.11.2");
    table.happen(ClockResumed{});
    EXPECT_EQ(table.last_ruling(), "6.11.3: the game goes on");
    table.play("e2e4");
}

TEST(Pause, of_a_game_that_people_watch_may_end_with_a_flag_down_6_8) {
    PlayedGame table = started_with(over_the_board("5"));
    table.wait(6min);
    table.happen(ClockPaused{"noise"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
    table.happen(FlagClaimed{black});
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(Pause, in_which_all_time_was_taken_away_is_followed_by_the_fall_of_the_flag_12_9_3) {
    PlayedGame table = started_with(at_the_program("5"));
    table.wait(1min);
    table.happen(ClockPaused{"noise"});
    table.happen(TimeAdded{white, -4min, "a penalty"});
    EXPECT_EQ(table.left(white), 0s);
    table.happen(ClockResumed{});
    EXPECT_EQ(table.game.due(table.now), Event(FlagFallen{white})) << "no time is left to run";
}

struct PassedDowntime {
    std::optional<Duration> after;
    std::optional<Duration> lasted;
    /// Of the ten minutes between the last event and this one.
    Duration of_nobody;
};

TEST(PassedDowntime, is_of_nobody_and_the_rest_of_who_has_the_move) {
    const PassedDowntime cases[] = {
        {{}, {}, 10min},     {2min, {}, 8min},    {{}, 3min, 3min},    {2min, 3min, 3min},
        {8min, 5min, 2min},  {11min, {}, 0min},   {11min, 1min, 0min}, {0s, 0s, 0min},
        {-1min, 2min, 2min}, {2min, -1min, 0min}, {{}, 11min, 10min},
    };
    for (const PassedDowntime& one : cases) {
        PlayedGame table = started_with(at_the_program("60"));
        table.wait(10min);
        table.happen(DowntimePassed{one.after, one.lasted, std::nullopt});
        EXPECT_EQ(table.left(white), 50min + one.of_nobody);
        EXPECT_EQ(table.running(), white);
        const LogEntry& last = table.game.state().log.back();
        EXPECT_EQ(last.said.id == Say::program_was_not_running, one.of_nobody > 0s);
        if (one.of_nobody > 0s)
            EXPECT_EQ(last.said.time, one.of_nobody);
    }
}

TEST(PassedDowntime, is_told_with_its_cause) {
    PlayedGame table = started_with(at_the_program("60"));
    table.wait(10min);
    table.happen(DowntimePassed{5min, 1min, DowntimeCause::slow_store});
    EXPECT_EQ(table.left(white), 51min);
    EXPECT_EQ(english(table.game.state().log.back().said),
              "what was played could not be kept at once: 0:01:00 are nobody's time");
}

TEST(PassedDowntime, of_less_than_a_second_is_not_told) {
    PlayedGame table = started_with(at_the_program("60"));
    const std::size_t told = table.game.state().log.size();
    table.wait(10s);
    table.happen(DowntimePassed{1s, 999ms, std::nullopt});
    EXPECT_EQ(table.left(white), 60min - 10s + 999ms);
    EXPECT_EQ(table.game.state().log.size(), told);
}

TEST(PassedDowntime, is_nobodys_business_while_no_time_runs) {
    PlayedGame table = started_with(at_the_program("60"));
    table.happen(ClockPaused{"noise"});
    table.expect_refused(DowntimePassed{}, GameProblem::clock_is_paused);
    PlayedGame untimed(at_the_program("-"));
    untimed.expect_refused(DowntimePassed{}, GameProblem::no_clock);
}

TEST(SetClocks, show_what_is_said_whatever_the_move_has_used_6_10) {
    // The second period has the longer delay, and it is reached by the count.
    PlayedGame table = started_with(over_the_board("2/5 d2;5 d10"));
    table.wait(5s);
    table.happen(ClocksSet{2min, 3min, 2, std::nullopt, "wrong setting"});
    EXPECT_EQ(table.left(white), 2min);
    EXPECT_EQ(table.left(black), 3min);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 2);
    EXPECT_EQ(table.game.state().clock->moves_completed(black), 0);
    table.wait(5s);
    EXPECT_EQ(table.left(white), 2min) << "of ten seconds of delay ten are used up";
    table.wait(1s);
    EXPECT_EQ(table.left(white), 2min - 1s);
}

TEST(SetClocks, and_counts_are_not_below_zero_6_10) {
    PlayedGame table = started_with(over_the_board("5"));
    const ClocksSet below_zero[] = {{-1ms, 1s, {}, {}, "x"},
                                    {1s, -1ms, {}, {}, "x"},
                                    {1s, 1s, -1, {}, "x"},
                                    {1s, 1s, {}, -1, "x"}};
    for (const ClocksSet& set : below_zero)
        table.expect_refused(set, GameProblem::nothing_to_rule, "6.10");
    table.happen(ClocksSet{0s, 0s, 0, 0, "they had all the time"});
    EXPECT_TRUE(table.game.state().clock->is_flag_down(white, table.now)) << "it runs, with none";
    EXPECT_FALSE(table.game.state().clock->is_flag_down(black, table.now));
}

TEST(ClockActs, are_refused_where_there_is_no_clock) {
    PlayedGame table(over_the_board("-"));
    const Event acts[] = {GameStarted{},
                          ClocksSet{1s, 1s, {}, {}, "x"},
                          TimeControlCorrected{read_time_control("5").value(), false, "x"},
                          TimeAdded{white, 1s, "x"},
                          QuotaUnproven{white},
                          DowntimePassed{},
                          FlagClaimed{white}};
    for (const Event& act : acts)
        table.expect_refused(act, GameProblem::no_clock);
}

TEST(CorrectedControl, is_told_as_people_write_it_6_10_2) {
    PlayedGame table = started_with(over_the_board("90"));
    table.happen(TimeControlCorrected{read_time_control("40/90+30;30+30").value(), false, "x"});
    EXPECT_EQ(table.last_ruling(), "6.10.2: the clock is set to 40/90+30;30+30: x");
    table.expect_refused(TimeControlCorrected{{}, false, "x"}, GameProblem::no_clock, "6.10.2");
}

TEST(CorrectedControl, is_for_the_schedule_only_after_ten_moves_without_supervision_A_5_1_1) {
    constexpr std::string_view nine =
        "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5";
    const Event corrected =
        TimeControlCorrected{read_time_control("5+3").value(), false, "wrong setting"};
    for (const std::string_view rules : {"fide", "fide-rapid+supervised"}) {
        PlayedGame table = started_with(over_the_board("15", rules));
        table.play(std::string(nine) + " b3b4 b6b5");
        table.happen(corrected);
    }
    PlayedGame table = started_with(over_the_board("15", "fide-rapid"));
    table.play(std::string(nine) + " b3b4");
    PlayedGame in_time = table;
    in_time.happen(corrected);
    table.play("b6b5");
    table.expect_refused(corrected, GameProblem::too_late, "A.5.1.1");
}

TEST(AddedTime, is_told_in_minutes_or_seconds_12_5_and_12_9_3) {
    const std::pair<Duration, std::string_view> times[] = {
        {1min, "12.5: White gets 1 minute: noise"},
        {3min, "12.5: White gets 3 minutes: noise"},
        {90s, "12.5: White gets 90 seconds: noise"},
        {1s, "12.5: White gets 1 second: noise"},
        {-1min, "12.9.3: White loses 1 minute: noise"},
        {-61s, "12.9.3: White loses 61 seconds: noise"},
    };
    for (const auto& [time, told] : times) {
        PlayedGame table = started_with(over_the_board("90"));
        table.happen(TimeAdded{white, time, "noise"});
        EXPECT_EQ(table.last_ruling(), told);
        EXPECT_EQ(table.left(white), 90min + time);
        EXPECT_EQ(table.left(black), 90min);
    }
}

TEST(UnprovenQuota, is_of_the_side_that_the_arbiter_names_8_6) {
    PlayedGame table = started_with(over_the_board("40/90;30"));
    table.play("e2e4");
    table.happen(QuotaUnproven{white});
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 40);
    EXPECT_EQ(table.game.state().clock->moves_completed(black), 0);
    EXPECT_EQ(table.last_ruling(),
              "8.6: it cannot be shown that White has overstepped the time: the next move is the "
              "first of the next period");
}

TEST(Flags, a_player_whose_own_flag_is_down_may_claim_the_opponents_6_8) {
    PlayedGame table = started_with(over_the_board("5"));
    table.wait(6min);
    table.play("e2e4");
    table.wait(6min);
    table.happen(FlagClaimed{white});
    table.expect_end("1-0", EndReason::flag, "6.9");
    EXPECT_EQ(table.game.ending()->by, black);
}

TEST(Flags, that_are_up_cost_nobody_the_game_6_8) {
    PlayedGame table = started_with(over_the_board("5"));
    table.wait(5min - 1ms);
    for (const Event& event : {Event(FlagClaimed{black}), Event(FlagFallen{white})})
        table.expect_refused(event, GameProblem::flag_is_up, "6.8");
    table.wait(1ms);
    table.expect_refused(FlagClaimed{white}, GameProblem::flag_is_up, "6.8");
    table.happen(FlagFallen{white});
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(Flags, both_down_are_ruled_on_also_where_an_arbiter_calls_them_III_3_1_2) {
    Terms terms = over_the_board("60");
    terms.has_quickplay_finish = true;
    PlayedGame table = started_with(terms);
    table.wait(61min);
    table.play("e2e4");
    table.wait(61min);
    table.happen(FlagFallen{white});
    table.expect_end("1/2-1/2", EndReason::flag, "III.3.1.2");
}

TEST(CalledArbiter, stops_the_time_of_either_player_6_11_2) {
    for (const Color by : both_colors) {
        PlayedGame table = started_with(over_the_board("5"));
        table.happen(ArbiterCalled{by, "the clock is wrong"});
        EXPECT_EQ(table.running(), std::nullopt);
        EXPECT_EQ(english(*table.game.state().pause),
                  std::string(capitalized_name(by)) + " calls the arbiter: the clock is wrong");
        table.happen(ClockResumed{});
        EXPECT_EQ(table.running(), white);
        EXPECT_FALSE(table.game.state().pause);
    }
}

TEST(Resignation, may_be_of_who_has_not_the_move_5_1_2) {
    PlayedGame table = started_with(over_the_board("5"));
    table.happen(Resigned{black});
    table.expect_end("1-0", EndReason::resignation, "5.1.2");
    EXPECT_EQ(table.game.ending()->by, black);
    EXPECT_EQ(table.running(), std::nullopt);
    EXPECT_EQ(table.last_ruling(), "5.1.2: Resignation: 1-0");
}

TEST(Resignation, is_declared_and_not_read_from_gestures_5_1_2) {
    PlayedGame table = started_with(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(NoteMade{"White tips his king over"});
    table.happen(ClockPaused{"both clocks are stopped"});
    table.happen(NoteMade{"the players shake hands"});
    EXPECT_FALSE(table.game.is_over());
    table.happen(ClockResumed{});
    table.play("g1f3", 1s);
    EXPECT_FALSE(table.game.is_over());
    table.happen(Resigned{white});
    table.expect_end("0-1", EndReason::resignation, "5.1.2");
}

TEST(Absence, is_nobodys_before_the_clock_is_started_6_7_1) {
    Terms terms = over_the_board("5");
    terms.default_time = 0s;
    PlayedGame table(terms);
    table.wait(1h);
    table.expect_refused(AbsenceRuled{white}, GameProblem::not_late, "6.7.1");
    table.happen(GameStarted{});
    table.expect_refused(AbsenceRuled{white}, GameProblem::not_late, "6.7.1");
    table.wait(1ms);
    table.happen(AbsenceRuled{white});
    table.expect_end("0-0", EndReason::forfeit, "6.7.1");
    EXPECT_EQ(table.game.ending()->by, std::nullopt);
}

TEST(Awaited, is_who_has_neither_come_nor_moved_where_people_look_6_7_1) {
    Terms terms = over_the_board("5");
    EXPECT_FALSE(is_awaited(Game(terms), white)) << "nobody looks";
    terms.default_time = 30min;
    PlayedGame table(terms);
    EXPECT_TRUE(is_awaited(table.game, white));
    EXPECT_TRUE(is_awaited(table.game, black));
    table.happen(PlayerArrived{white});
    EXPECT_FALSE(is_awaited(table.game, white));
    table.play("e2e4 e7e5");
    EXPECT_FALSE(is_awaited(table.game, black)) << "he has moved";
    PlayedGame over(terms);
    over.happen(Resigned{white});
    EXPECT_FALSE(is_awaited(over.game, black));
}

TEST(Awaited, is_each_player_anew_once_the_game_is_adjourned_I_9_2) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5");
    table.happen(SealingOrdered{});
    table.happen(MoveSealed{"Nf3"});
    table.happen(GameAdjourned{"tomorrow"});
    table.happen(SessionResumed{});
    EXPECT_TRUE(is_awaited(table.game, white));
    EXPECT_TRUE(is_awaited(table.game, black));
    table.happen(PlayerArrived{black});
    EXPECT_FALSE(is_awaited(table.game, black));
}

}  // namespace
}  // namespace arbiter::testing
