// How much of a clock one move may take.
#include "arbiter/engine/time_use.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

TEST(TimeUse, is_a_twentieth_of_the_time_and_most_of_the_increment) {
    const TimeForMove time = time_for_move({.left = 60'030ms, .increment = 1000ms});
    EXPECT_EQ(time.enough, 3800ms);
    EXPECT_EQ(time.most, 15'200ms);
    EXPECT_EQ(time_for_move({.left = 1030ms, .increment = 1000ms}).most, 300ms);
}

TEST(TimeUse, divides_the_time_among_the_moves_to_go) {
    EXPECT_EQ(time_for_move({.left = 10'030ms, .moves_to_go = 5}).enough, 2000ms);
    EXPECT_EQ(time_for_move({.left = 10'030ms, .moves_to_go = 1}).most, 9000ms);
    EXPECT_EQ(time_for_move({.left = 10'030ms, .moves_to_go = 0}).most, 9000ms) << "no such number";
    EXPECT_EQ(time_for_move({.left = 10'030ms, .moves_to_go = 40}).enough, 500ms);
}

TEST(TimeUse, never_reaches_what_is_left) {
    for (const milliseconds left : {-5000ms, 0ms, 1ms, 30ms, 31ms, 50ms, 1000ms, 3'600'000ms})
        for (const milliseconds increment : {-100ms, 0ms, 10ms, 60'000ms})
            for (const int moves : {-1, 0, 1, 2, 40}) {
                const TimeForMove time = time_for_move({left, increment, moves});
                EXPECT_GE(time.enough, 0ms);
                EXPECT_LE(time.enough, time.most);
                if (left > 0ms)
                    EXPECT_LT(time.most, left);
                else
                    EXPECT_EQ(time.most, 0ms);
            }
}

TEST(TimeUse, is_all_of_a_time_for_one_move) {
    EXPECT_EQ(time_for_move(1000ms).enough, 970ms);
    EXPECT_EQ(time_for_move(1000ms).most, 970ms);
    EXPECT_EQ(time_for_move(10ms).most, 5ms);
    EXPECT_EQ(time_for_move(0ms).most, 0ms);
    EXPECT_EQ(time_for_move(-10ms).most, 0ms);
}

}  // namespace
}  // namespace arbiter::testing
