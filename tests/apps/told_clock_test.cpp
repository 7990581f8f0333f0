#include "apps/arbiter/talk/told_clock.hpp"

#include <chrono>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/game/time_control_text.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;

constexpr Instant begin{};

Clock clock_of(std::string_view control) { return Clock(read_time_control(control).value()); }

Clock by_days(std::string_view control) {
    return Clock(read_time_control(control).value(), false, DayCounting());
}

TEST(ToldClock, tells_the_times_in_words) {
    const auto told = [](std::string_view control) {
        return told_times(clock_of(control), Color::white, begin);
    };
    EXPECT_EQ(told("5"), "White has 5 minutes. Black has 5 minutes.");
    EXPECT_EQ(told("90.5"),
              "White has 1 hour 30 minutes 30 seconds. Black has 1 hour 30 minutes 30 seconds.");
    EXPECT_EQ(told("1s"), "White has 1 second. Black has 1 second.");
    // Some time is left until none is.
    EXPECT_EQ(told("0.001s"), "White has 1 second. Black has 1 second.");
}

TEST(ToldClock, tells_when_no_time_is_left) {
    Clock clock = clock_of("5");
    clock.run(Color::white, begin);
    EXPECT_EQ(told_times(clock, Color::white, begin + 5min),
              "White has no time. Black has 5 minutes.");
    EXPECT_EQ(shown_time(clock, Color::white, begin + 5min), "0:00:00");
    EXPECT_EQ(shown_time(clock, Color::white, begin + 5min - 1ms), "0:00:01");
}

TEST(ToldClock, shows_days_as_days) {
    EXPECT_EQ(shown_time(23h + 59min), "23:59:00");
    EXPECT_EQ(shown_time(days(1)), "1 day");
    EXPECT_EQ(shown_time(days(50)), "50 days");
    EXPECT_EQ(shown_time(days(3) - 2s), "2 days 23:59:58");
    EXPECT_EQ(time_in_words(days(3) - 2s), "3 days");
    EXPECT_EQ(time_in_words(days(2) + 5h), "2 days 5 hours");
}

TEST(ToldClock, tells_what_there_is_for_this_move_where_there_is_nothing_else) {
    Clock clock = clock_of("30s a move");
    EXPECT_EQ(shown_time(clock, Color::white, begin), "0:00:30");
    clock.run(Color::white, begin);
    EXPECT_EQ(shown_time(clock, Color::white, begin + 10s), "0:00:20");
    EXPECT_EQ(told_times(clock, Color::white, begin + 10s),
              "White has 20 seconds for this move. Black has 30 seconds for the next one.");
    EXPECT_EQ(shown_time(clock_of("3 days/move"), Color::black, begin), "3 days");
    EXPECT_EQ(told_times(clock_of("3 days/move"), {}, begin),
              "White has 3 days a move. Black has 3 days a move.");
    Clock delayed = clock_of("1 d5");
    delayed.run(Color::white, begin);
    delayed.add(Color::white, -1min, begin);
    EXPECT_EQ(shown_time(delayed, Color::white, begin), "0:00:05") << "the delay is left";
}

TEST(ToldClock, tells_by_when_a_move_is_due_where_days_beyond_20_are_doubled) {
    Clock clock = by_days("10 moves in 50 days");
    EXPECT_EQ(told_times(clock, Color::white, begin),
              "White has 50 days; unless he moves, his flag falls in 36 days of his time, since "
              "days beyond 20 of one move count double. Black has 50 days.");
    clock.run(Color::white, begin);
    EXPECT_EQ(told_times(clock, Color::white, begin + days(12) + 3h),
              "White has 38 days; unless he moves, his flag falls in 23 days 21 hours of his "
              "time, since days beyond 20 of one move count double. Black has 50 days.");
    EXPECT_EQ(told_times(clock, Color::white, begin + days(36)),
              "White has 0 days. Black has 50 days.");
    EXPECT_EQ(told_times(clock, {}, begin), "White has 50 days. Black has 50 days.");
}

TEST(ToldClock, tells_when_silence_loses_before_the_time_does) {
    Clock clock = by_days("10 moves in 100 days");
    EXPECT_EQ(told_end_of_thought(clock, Color::white, begin),
              "he loses in 40 days of his time, since longer silence about a move has to be "
              "announced");
    clock.run(Color::white, begin);
    clock.allow_silence(Color::white, begin);
    EXPECT_EQ(told_end_of_thought(clock, Color::white, begin),
              "his flag falls in 61 days of his time, since days beyond 20 of one move count "
              "double");
}

TEST(ToldClock, never_says_of_a_day_that_goes_on_that_it_is_none) {
    Clock clock = by_days("10 days");
    clock.run(Color::white, begin);
    EXPECT_EQ(told_end_of_thought(clock, Color::white, begin),
              "his flag falls in 11 days of his time, since only whole days are charged");
    EXPECT_EQ(shown_time(clock, Color::white, begin + days(10) + 1h), "less than a day");
    EXPECT_EQ(shown_time(clock, Color::white, begin + days(11)), "0 days");
}

}  // namespace
}  // namespace arbiter::testing
