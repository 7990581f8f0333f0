// The clock: what each way of counting does with the time, when flags fall, and what an arbiter can
// do to it.
#include "arbiter/game/clock.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/game/time_control_text.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

/// A clock and the hand that moves the time on.
class Table {
  public:
    explicit Table(std::string_view control)
        : clock(read_time_control(control).value()), now(Instant(1h)) {}
    Table(std::string_view white, std::string_view black)
        : clock(PerColor<TimeControl>{
              {read_time_control(white).value(), read_time_control(black).value()}}),
          now(Instant(1h)) {}

    void wait(Duration time) { now += time; }
    void run(Color side) { clock.run(side, now); }
    /// The running side uses so much time, then presses.
    void move(Duration time) {
        wait(time);
        const Color side = clock.running().value();
        clock.complete_move(side, now);
        clock.run(opponent(side), now);
    }
    Duration left(Color side) const { return clock.main_time(side, now); }
    bool is_down(Color side) const { return clock.is_flag_down(side, now); }

    Clock clock;
    Instant now;
};

constexpr Color white = Color::white;
constexpr Color black = Color::black;

TEST(Clock, stands_still_until_it_is_started_6_6) {
    Table table("5");
    table.wait(10min);
    EXPECT_EQ(table.left(white), 5min);
    EXPECT_EQ(table.left(black), 5min);
    EXPECT_EQ(table.clock.running(), std::nullopt);
    EXPECT_EQ(table.clock.flag_falls_at(), std::nullopt);
}

TEST(Clock, only_one_time_runs_6_1) {
    Table table("5");
    table.run(white);
    table.move(10s);
    table.wait(20s);
    EXPECT_EQ(table.left(white), 4min + 50s);
    EXPECT_EQ(table.left(black), 4min + 40s);
}

TEST(Clock, the_flag_falls_when_the_time_has_expired_6_1_1) {
    Table table("1s");
    table.run(white);
    table.wait(999ms);
    EXPECT_FALSE(table.is_down(white));
    EXPECT_EQ(table.clock.flag_falls_at(), table.now + 1ms);
    table.wait(1ms);
    EXPECT_TRUE(table.is_down(white));
    EXPECT_FALSE(table.is_down(black));
    table.wait(1h);
    EXPECT_EQ(table.left(white), 0s) << "and no time is less than none";
}

TEST(Clock, an_increment_is_added_used_or_not_6_3_2) {
    Table table("5+3");
    table.clock.set(white, 900ms, table.now);
    table.run(white);
    table.move(500ms);
    EXPECT_EQ(table.left(white), 3400ms);
    table.move(10s);
    EXPECT_EQ(table.left(black), 4min + 53s);
}

TEST(Clock, tells_what_a_player_may_count_on) {
    Table table("40/90+30;30+30");
    table.run(white);
    EXPECT_EQ(table.clock.outlook(white), (TimeOutlook{90min, 30s, 40}));
    table.move(10min);
    table.move(1min);
    EXPECT_EQ(table.clock.outlook(white), (TimeOutlook{80min + 30s, 30s, 39}));
    EXPECT_EQ(Table("5").clock.outlook(black), (TimeOutlook{5min, 0s, std::nullopt}));
    EXPECT_EQ(Table("25 d5").clock.outlook(black), (TimeOutlook{25min + 5s, 5s, std::nullopt}));
}

TEST(Clock, the_main_time_waits_for_the_delay_6_3_2) {
    Table table("5 d5");
    table.run(white);
    table.wait(2s);
    EXPECT_EQ(table.left(white), 5min);
    EXPECT_EQ(table.clock.time_to_flag(white, table.now), 5min + 3s);
    table.move(2s);
    EXPECT_EQ(table.left(white), 5min);
    table.move(7s);
    EXPECT_EQ(table.left(black), 4min + 58s);
    EXPECT_EQ(table.clock.flag_falls_at(), table.now + 5min + 5s);
}

TEST(Clock, Bronstein_gives_back_what_was_used_and_no_more_6_3_2) {
    Table table("5 b5");
    table.run(white);
    table.wait(4s);
    EXPECT_EQ(table.left(white), 4min + 56s);
    table.move(0s);
    EXPECT_EQ(table.left(white), 5min);
    table.move(7s);
    EXPECT_EQ(table.left(black), 4min + 58s);
    EXPECT_EQ(table.clock.flag_falls_at(), table.now + 5min) << "not five seconds later";
}

TEST(Clock, what_one_uses_in_an_hourglass_the_other_gains) {
    Table table("hourglass 1");
    table.run(white);
    table.wait(20s);
    EXPECT_EQ(table.left(white), 40s);
    EXPECT_EQ(table.left(black), 80s);
    table.move(0s);
    table.wait(10s);
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.left(black), 70s);
    EXPECT_EQ(table.clock.flag_falls_at(), table.now + 70s);
}

TEST(Clock, a_fixed_time_for_each_move_cannot_be_saved_up) {
    Table table("3 days/move");
    table.run(white);
    table.move(24h);
    table.move(24h);
    EXPECT_EQ(table.clock.time_to_flag(white, table.now), 72h);
    table.wait(72h - 1ms);
    EXPECT_FALSE(table.is_down(white));
    table.wait(1ms);
    EXPECT_TRUE(table.is_down(white));
}

TEST(Clock, time_left_goes_into_the_next_period_6_3_2) {
    Table table("2/10;5+1");
    table.run(white);
    for (int ply = 0; ply < 2; ++ply)
        table.move(1min);
    EXPECT_EQ(table.left(white), 9min);
    table.move(1min);
    EXPECT_EQ(table.left(white), 8min + 5min) << "with the second move completed";
    EXPECT_EQ(table.left(black), 9min);
    EXPECT_EQ(table.clock.moves_completed(white), 2);
    table.move(1min);
    table.move(0s);
    EXPECT_EQ(table.left(white), 13min + 1s);
}

TEST(Clock, nobody_pays_while_it_is_paused_6_11_1) {
    Table table("5");
    table.run(white);
    table.wait(1s);
    table.clock.pause(table.now);
    EXPECT_EQ(table.clock.flag_falls_at(), std::nullopt);
    table.wait(5min);
    EXPECT_FALSE(table.is_down(white));
    table.run(white);
    table.wait(1s);
    EXPECT_EQ(table.left(white), 5min - 2s);
}

TEST(Clock, a_pause_does_not_renew_the_delay) {
    Table table("5 d5");
    table.run(white);
    table.wait(4s);
    table.clock.pause(table.now);
    table.run(white);
    table.wait(2s);
    EXPECT_EQ(table.left(white), 5min - 1s);
}

TEST(Clock, an_arbiter_adds_time_and_takes_it_away_12_9) {
    Table table("5");
    table.run(white);
    table.wait(1min);
    table.clock.add(black, 2min, table.now);
    EXPECT_EQ(table.left(black), 7min);
    table.clock.add(white, -3min, table.now);
    EXPECT_EQ(table.left(white), 1min);
    EXPECT_FALSE(table.is_down(white));
    table.clock.add(white, -3min, table.now);
    EXPECT_EQ(table.left(white), 0s);
    EXPECT_TRUE(table.is_down(white));
    table.clock.add(white, 1min, table.now);
    EXPECT_TRUE(table.is_down(white)) << "a flag that has fallen does not rise by itself";
}

TEST(Clock, an_arbiter_sets_it_6_10) {
    Table table("5 d5");
    table.run(white);
    table.wait(7min);
    EXPECT_TRUE(table.is_down(white));
    table.clock.set(white, 10min, table.now);
    EXPECT_FALSE(table.is_down(white));
    EXPECT_EQ(table.left(white), 10min);
    EXPECT_EQ(table.clock.time_to_flag(white, table.now), 10min) << "the delay is used up";
    table.wait(1s);
    EXPECT_EQ(table.left(white), 10min - 1s);
}

TEST(Clock, a_flag_that_nobody_saw_stays_down_6_8) {
    Table table("1+10");
    table.run(white);
    table.move(61s);
    EXPECT_TRUE(table.is_down(white));
    EXPECT_EQ(table.left(white), 10s);
    EXPECT_EQ(table.clock.flag_falls_at(), table.now + 60s) << "the other one can still fall";
}

TEST(Clock, a_move_that_is_none_loses_its_increment_7_5_5) {
    Table table("40/20+30;10+30");
    table.run(white);
    table.move(10s);
    EXPECT_EQ(table.left(white), 20min + 20s);
    table.clock.take_gain_back(white, table.now);
    EXPECT_EQ(table.left(white), 20min - 10s);
    EXPECT_EQ(table.clock.moves_completed(white), 1);
}

TEST(Clock, where_the_moves_cannot_be_shown_the_next_period_begins_8_6) {
    Table table("40/90;30");
    table.run(white);
    table.wait(91min);
    table.clock.begin_next_period(white, table.now);
    EXPECT_FALSE(table.is_down(white));
    EXPECT_EQ(table.left(white), 30min);
    EXPECT_EQ(table.clock.moves_completed(white), 40);
}

TEST(Clock, an_arbiter_can_give_extra_time_from_now_on_III_4) {
    Table table("5");
    table.run(white);
    table.clock.set_extra_time(5s, Counting::increment, table.now);
    table.move(1s);
    EXPECT_EQ(table.left(white), 5min + 4s);
}

struct Correction {
    std::string_view from;
    std::string_view to;
    bool has_first_increment;
    /// Of White, who has completed a move in ten seconds, and of Black, who has completed none.
    PerColor<Duration> left;
};

TEST(Clock, a_correction_gives_what_the_right_setting_would_have_given_6_10_2) {
    const Correction corrections[] = {
        {"5", "10", false, {{10min - 10s, 10min}}},
        {"10", "5", false, {{5min - 10s, 5min}}},
        {"5", "5+3", false, {{5min - 10s + 3s, 5min}}},
        {"5+3", "5", false, {{5min - 10s, 5min}}},
        {"5", "5+3", true, {{5min - 10s + 6s, 5min + 3s}}},
        {"5+3", "5", true, {{5min - 10s, 5min}}},
        {"5+3", "5 d3", true, {{5min - 10s, 5min}}},
        {"0+20", "5", false, {{5min - 10s, 5min}}},
        {"5", "0+20", false, {{30s, 20s}}},
        {"1/5;10", "5", false, {{5min - 10s, 5min}}},
        {"5", "1/5;10", false, {{15min - 10s, 5min}}},
    };
    for (const Correction& correction : corrections) {
        const auto right = read_time_control(correction.to).value();
        Clock clock(read_time_control(correction.from).value(), correction.has_first_increment);
        Instant now(1h);
        clock.run(white, now);
        now += 10s;
        clock.complete_move(white, now);
        clock.pause(now);
        clock.correct(right, now);
        for (const Color side : both_colors)
            EXPECT_EQ(clock.main_time(side, now), correction.left[side])
                << correction.from << " to " << correction.to << ", " << name(side);
        EXPECT_EQ(clock.control(white), right);
        EXPECT_EQ(clock.control(black), right);
    }
}

TEST(Clock, may_give_another_time_to_each_side) {
    Table table("10+5", "2/1+2;1+2");
    EXPECT_EQ(table.left(white), 10min);
    EXPECT_EQ(table.left(black), 1min);
    EXPECT_EQ(table.clock.outlook(white), (TimeOutlook{10min, 5s, std::nullopt}));
    EXPECT_EQ(table.clock.outlook(black), (TimeOutlook{1min, 2s, 2}));
    table.run(white);
    table.move(10s);
    EXPECT_EQ(table.left(white), 10min - 10s + 5s);
    table.move(2s);
    EXPECT_EQ(table.left(black), 1min);
    table.move(0s);
    table.move(10s);
    EXPECT_EQ(table.left(black), 2min - 10s + 2s) << "and the next period has begun";
    table.wait(20min);
    EXPECT_TRUE(table.is_down(white));
    table.clock.correct(read_time_control("5").value(), table.now);
    EXPECT_EQ(table.clock.control(white), table.clock.control(black));
}

TEST(Clock, a_second_correction_is_of_what_the_first_has_set_6_10_2) {
    Table table("5");
    table.clock.correct(read_time_control("10").value(), table.now);
    table.clock.correct(read_time_control("15").value(), table.now);
    EXPECT_EQ(table.left(white), 15min);
}

TEST(Clock, a_correction_takes_no_more_than_is_left_6_10_2) {
    Table table("60");
    table.run(white);
    table.wait(50min);
    table.clock.correct(read_time_control("5").value(), table.now);
    EXPECT_EQ(table.left(white), 0s);
    EXPECT_EQ(table.left(black), 5min);
}

TEST(Clock, a_correction_counts_each_move_as_its_period_has_it_6_10_2) {
    constexpr int most_moves = 130;
    for (const std::string_view text : {"5", "5+3", "0+20", "40/90+30;30+10", "1/5+1;2/7+2;3/11+3",
                                        "40/90", "10 moves in 50 days", "2/5 d3;10 d4", "5 b2"}) {
        const auto right = read_time_control(text).value();
        Duration expected = right.periods.front().base;
        if (expected == Duration::zero())
            expected = right.periods.front().per_move;
        for (int moves = 1; moves <= most_moves; ++moves) {
            if (right.counting == Counting::increment)
                expected += right.period_after(moves - 1).per_move;
            if (right.ends_period(moves))
                expected += right.period_after(moves).base;
            Table table("1");
            table.clock.set_moves_completed(white, moves);
            table.clock.correct(right, table.now);
            ASSERT_EQ(table.left(white), expected) << text << " after " << moves;
        }
    }
}

TEST(Clock, corrections_after_a_million_moves_take_no_time_and_stay_within_the_numbers) {
    const TimeControl most{
        .periods = {
            {.moves = 1, .base = std::chrono::days(3650), .per_move = std::chrono::days(3650)}}};
    Table table("1");
    for (int i = 0; i < 1000; ++i) {
        table.clock.set_moves_completed(white, 1'000'000);
        table.clock.correct(most, table.now);
        EXPECT_GE(table.left(white), std::chrono::years(10));
        table.clock.set_moves_completed(white, 0);
        table.clock.correct(read_time_control("1").value(), table.now);
    }
}

TEST(Clock, extra_time_for_a_quickplay_finish_is_no_part_of_what_was_agreed_III_4) {
    Table table("5");
    table.run(white);
    table.move(10s);
    table.clock.set_extra_time(5s, Counting::increment, table.now);
    table.clock.correct(read_time_control("10").value(), table.now);
    EXPECT_EQ(table.left(white), 10min - 10s);
}

TEST(Clock, extra_time_begins_with_the_move_at_hand_III_4) {
    Table table("5");
    table.run(white);
    table.wait(10s);
    table.clock.set_extra_time(5s, Counting::delay, table.now);
    EXPECT_EQ(table.left(white), 5min - 10s) << "what was used is paid for";
    EXPECT_EQ(table.clock.time_to_flag(white, table.now), 5min - 5s);
    table.wait(6s);
    EXPECT_EQ(table.left(white), 5min - 11s);
}

TEST(Clock, a_gain_is_taken_back_once_and_not_below_zero_7_5_5) {
    Table table("5+3");
    table.clock.set(white, 1s, table.now);
    table.run(white);
    table.move(1s);
    EXPECT_EQ(table.left(white), 3s);
    table.clock.set(white, 2s, table.now);
    table.clock.take_gain_back(white, table.now);
    EXPECT_EQ(table.left(white), 0s);
    table.clock.set(white, 10s, table.now);
    table.clock.take_gain_back(white, table.now);
    EXPECT_EQ(table.left(white), 10s);
}

TEST(Clock, a_gain_is_with_the_time_of_the_period_that_the_move_began_7_5_5) {
    Table table("1/5+3;10+3");
    table.run(white);
    table.move(10s);
    EXPECT_EQ(table.left(white), 15min - 7s);
    table.clock.take_gain_back(white, table.now);
    EXPECT_EQ(table.left(white), 5min - 10s);
}

TEST(Clock, completing_a_move_runs_nobodys_time) {
    Table table("5+3");
    table.clock.complete_move(black, table.now);
    EXPECT_EQ(table.clock.running(), std::nullopt);
    EXPECT_EQ(table.left(black), 5min + 3s);
    table.run(white);
    table.clock.complete_move(white, table.now);
    EXPECT_EQ(table.clock.running(), white);
}

TEST(Clock, a_time_of_each_period_counts_from_its_own_first_move_6_3_1) {
    Table table("2/5+1;1/3+2;1+4");
    table.run(white);
    const Duration expected[] = {5min + 1s, 8min + 2s, 9min + 4s, 9min + 8s};
    for (const Duration left : expected) {
        table.move(0s);
        EXPECT_EQ(table.left(white), left);
        table.move(0s);
    }
}

TEST(Clock, whatever_happens_no_time_is_made_or_lost_unseen) {
    Random random(64);
    for (const std::string_view control :
         {"5", "1+2", "1 d3", "1 b3", "3/1+1;1", "hourglass 1", "2/1 d2", "30s/move"}) {
        Table table(control);
        for (int step = 0; step < 2'000; ++step) {
            const PerColor<Duration> before{{table.left(white), table.left(black)}};
            const auto ran = table.clock.running();
            const Duration passed(random.below(700));
            table.wait(passed);
            for (const Color side : both_colors) {
                ASSERT_GE(table.left(side), 0s) << control;
                ASSERT_GE(table.clock.time_to_flag(side, table.now), table.left(side)) << control;
                if (ran != side && table.clock.control(side).counting != Counting::hourglass) {
                    ASSERT_EQ(table.left(side), before[side]) << control;
                }
                ASSERT_LE(before[side] - table.left(side), passed) << control;
            }
            const Clock unsettled = table.clock;
            switch (random.below(4)) {
                case 0:
                    table.clock.pause(table.now);
                    break;
                case 1:
                    if (ran)
                        table.move(0s);
                    break;
                default:
                    table.run(ran.value_or(random.below(2) == 0 ? white : black));
            }
            for (const Color side : both_colors)
                ASSERT_EQ(table.clock.is_flag_down(side, table.now),
                          unsettled.is_flag_down(side, table.now))
                    << control << ": booking the time changes nothing";
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
