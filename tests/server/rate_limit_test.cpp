#include "arbiter/server/net/rate_limit.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

using std::chrono::milliseconds;

SteadyTime at(int ms) { return SteadyTime(milliseconds(ms)); }

TEST(RateLimit, allows_so_many_in_a_span_however_they_are_spread) {
    RateLimit limit(3, milliseconds(100));
    EXPECT_TRUE(limit.allow(at(0)));
    EXPECT_TRUE(limit.allow(at(50)));
    EXPECT_TRUE(limit.allow(at(99)));
    EXPECT_FALSE(limit.allow(at(99)));
    EXPECT_TRUE(limit.allow(at(100)));
    EXPECT_FALSE(limit.allow(at(149)));
    EXPECT_TRUE(limit.allow(at(150)));
}

TEST(RateLimit, does_not_count_what_it_refuses) {
    RateLimit limit(1, milliseconds(100));
    EXPECT_TRUE(limit.allow(at(0)));
    for (int ms = 1; ms < 100; ++ms)
        EXPECT_FALSE(limit.allow(at(ms)));
    EXPECT_TRUE(limit.allow(at(100)));
}

TEST(RateLimit, is_idle_after_a_span_of_nothing) {
    RateLimit limit(2, milliseconds(100));
    EXPECT_TRUE(limit.is_idle(at(0)));
    EXPECT_TRUE(limit.allow(at(0)));
    EXPECT_FALSE(limit.is_idle(at(99)));
    EXPECT_TRUE(limit.is_idle(at(100)));
}

TEST(CoarseRateLimit, counts_amounts_in_one_span_after_the_other) {
    CoarseRateLimit limit(10, milliseconds(100));
    EXPECT_TRUE(limit.allow(6, at(1000)));
    EXPECT_TRUE(limit.allow(4, at(1099)));
    EXPECT_FALSE(limit.allow(1, at(1099)));
    EXPECT_TRUE(limit.allow(10, at(1100)));
    EXPECT_FALSE(limit.allow(11, at(1300)));
}

}  // namespace
}  // namespace arbiter
