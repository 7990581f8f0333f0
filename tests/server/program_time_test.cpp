// Where the time of the games begins, and when a machine has slept.
#include "arbiter/server/program_time.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

using namespace std::chrono_literals;

constexpr Timestamp noon{std::chrono::hours(12)};

TEST(ProgramTime, begins_with_the_machines_clock) {
    EXPECT_EQ(time_of_start(std::nullopt, noon).at, noon);
    EXPECT_EQ(time_of_start(noon - 1h, noon).at, noon);
    EXPECT_EQ(warning_of(time_of_start(noon - 1h, noon)), std::nullopt);
}

TEST(ProgramTime, goes_on_where_the_machines_clock_was_set_back) {
    const TimeOfStart start = time_of_start(noon, noon - 26h);
    EXPECT_EQ(start.at, noon) << "or all clocks would stand still for a day";
    EXPECT_EQ(warning_of(start),
              "this machine's clock stands 26:00:00 before the time at which the server ran last; "
              "the games go on from that time");
}

TEST(ProgramTime, a_corrected_clock_is_no_reason_to_warn) {
    const TimeOfStart start = time_of_start(noon, noon - 60s);
    EXPECT_EQ(start.at, noon);
    EXPECT_EQ(warning_of(start), std::nullopt);
    EXPECT_TRUE(warning_of(time_of_start(noon, noon - 60'001ms)));
}

/// So long after the machine was started, and so much of it slept.
ClockReading reading(std::chrono::milliseconds since_boot, std::chrono::milliseconds asleep) {
    return {SteadyTime(since_boot - asleep), since_boot, noon + since_boot};
}

TEST(ProgramTime, a_machine_that_is_awake_has_not_slept) {
    EXPECT_EQ(slept_between(reading(10s, 0s), reading(11s, 0s)), 0s);
    EXPECT_EQ(slept_between(reading(10h, 3h), reading(11h, 3h)), 0s) << "it slept before that";
    EXPECT_EQ(slept_between(reading(10s, 0s), reading(11s, 1s)), 0s) << "no more than a second";
}

TEST(ProgramTime, a_machine_has_slept_for_what_its_steady_clock_missed) {
    EXPECT_EQ(slept_between(reading(10s, 0s), reading(11s + 8h, 8h)), 8h);
    EXPECT_EQ(slept_between(reading(10h, 3h), reading(12h, 4h)), 1h);
    EXPECT_EQ(slept_between(reading(10s, 0s), reading(20s, 1001ms)), 1001ms);
}

TEST(ProgramTime, a_clock_that_is_set_is_no_sleep) {
    ClockReading later = reading(11s, 0s);
    later.wall += 24h;
    EXPECT_EQ(slept_between(reading(10s, 0s), later), 0s);
}

}  // namespace
}  // namespace arbiter
