#include "arbiter/rooms/nobodys_time.hpp"

#include <chrono>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

using namespace std::chrono_literals;

Timestamp at(Duration since_the_beginning) { return Timestamp(since_the_beginning); }

NobodysTime down_from_10_to_20() {
    NobodysTime time;
    time.add_downtime({at(10s), at(20s)});
    return time;
}

NobodysTime store_took_from_10_to_20() {
    NobodysTime time;
    time.add_wait(at(10s), at(20s));
    return time;
}

TEST(NobodysTime, is_none_until_some_is_added_and_after_an_event_told_of_it) {
    NobodysTime time;
    EXPECT_TRUE(time.is_none());
    time.add_downtime({at(10s), at(20s)});
    EXPECT_FALSE(time.is_none());
    EXPECT_FALSE(time.is_by_store());
    time.clear();
    EXPECT_TRUE(time.is_none());
    time.add_wait(at(10s), at(20s));
    EXPECT_TRUE(time.is_by_store());
}

TEST(NobodysTime, leaves_a_flag_alone_while_there_is_none) {
    const NobodysTime time;
    EXPECT_EQ(time.flag_falls_at(at(15s)), at(15s));
    EXPECT_EQ(time.flag_falls_at(std::nullopt), std::nullopt);
}

TEST(NobodysTime, lets_no_flag_fall_after_a_start_before_somebody_comes) {
    const NobodysTime time = down_from_10_to_20();
    EXPECT_EQ(time.flag_falls_at(at(15s)), std::nullopt);
    EXPECT_TRUE(time.has_flag_fallen(at(10s), at(99s))) << "before the program was down";
    EXPECT_FALSE(time.has_flag_fallen(at(11s), at(99s)));
    EXPECT_FALSE(time.has_flag_fallen(std::nullopt, at(99s)));
}

TEST(NobodysTime, puts_a_flag_off_by_what_the_store_took) {
    const NobodysTime time = store_took_from_10_to_20();
    EXPECT_EQ(time.flag_falls_at(at(10s)), at(10s)) << "it had fallen before";
    EXPECT_EQ(time.flag_falls_at(at(12s)), at(22s));
    EXPECT_EQ(time.flag_falls_at(std::nullopt), std::nullopt);
    EXPECT_FALSE(time.has_flag_fallen(at(12s), at(21s)));
    EXPECT_TRUE(time.has_flag_fallen(at(12s), at(22s)));
}

TEST(NobodysTime, has_begun_behind_its_first_moment) {
    EXPECT_FALSE(down_from_10_to_20().has_begun(at(10s)));
    EXPECT_TRUE(down_from_10_to_20().has_begun(at(10s) + 1ms));
}

TEST(NobodysTime, is_told_from_the_last_event_on_as_far_as_it_has_come) {
    EXPECT_EQ(down_from_10_to_20().event(at(4s), at(30s)), (DowntimePassed{6s, 10s, std::nullopt}));
    EXPECT_EQ(down_from_10_to_20().event(at(13s), at(30s)), (DowntimePassed{0s, 7s, std::nullopt}));
    EXPECT_EQ(down_from_10_to_20().event(at(4s), at(12s)), (DowntimePassed{6s, 2s, std::nullopt}));
    EXPECT_EQ(down_from_10_to_20().event(at(25s), at(30s)), (DowntimePassed{0s, 0s, std::nullopt}));
    EXPECT_EQ(store_took_from_10_to_20().event(at(4s), at(30s)),
              (DowntimePassed{6s, 10s, DowntimeCause::slow_store}));
}

TEST(NobodysTime, adds_up) {
    NobodysTime time = down_from_10_to_20();
    time.add_downtime({at(50s), at(55s)});
    EXPECT_EQ(time.event(at(0s), at(60s)), (DowntimePassed{10s, 15s, std::nullopt}));
    time.add_wait(at(60s), at(61s));
    EXPECT_EQ(time.event(at(0s), at(70s)), (DowntimePassed{45s, 16s, std::nullopt}))
        << "most of it the program was not running";
    EXPECT_TRUE(time.is_by_store()) << "somebody is there by now";
    NobodysTime waits = store_took_from_10_to_20();
    waits.add_wait(at(30s), at(32s));
    EXPECT_EQ(waits.event(at(0s), at(70s)), (DowntimePassed{20s, 12s, DowntimeCause::slow_store}));
    waits.add_downtime({at(40s), at(50s)});
    EXPECT_EQ(waits.event(at(0s), at(70s)), (DowntimePassed{20s, 22s, std::nullopt}));
    EXPECT_TRUE(waits.is_by_store());
}

}  // namespace
}  // namespace arbiter
