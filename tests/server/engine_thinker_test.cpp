// The computer's clock on the server: what is left of it, and what of it a question has waited.
#include "arbiter/server/helpers/engine_thinker.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

Thought thought(int level, std::optional<TimeOutlook> clock) {
    return {.game = "AAAAAAAA", .position = {}, .earlier_keys = {}, .level = level, .clock = clock};
}

TEST(EngineThinker, heeds_the_clock_of_each_level) {
    const TimeOutlook long_clock{.left = 1h, .per_move = 0ms, .moves_to_go = {}};
    const TimeOutlook short_clock{.left = 200ms, .per_move = 0ms, .moves_to_go = {}};
    for (int level = 1; level <= strongest_level; ++level) {
        const Strength full = strength_of({level});
        EXPECT_EQ(strength_for(thought(level, std::nullopt), 0ms).nodes, full.nodes);
        EXPECT_EQ(strength_for(thought(level, long_clock), 0ms).nodes, full.nodes);
        EXPECT_LE(strength_for(thought(level, short_clock), 0ms).time.value(), 100ms) << level;
    }
}

TEST(EngineThinker, takes_the_wait_off_the_clock_and_adds_the_increment) {
    const TimeOutlook clock{.left = 10s, .per_move = 0ms, .moves_to_go = {}};
    const auto at_once = strength_for(thought(9, clock), 0ms).time.value();
    const auto late = strength_for(thought(9, clock), 9s).time.value();
    EXPECT_LT(late, at_once / 5);
    const TimeOutlook with_more{.left = 1s, .per_move = 2s, .moves_to_go = {}};
    const TimeOutlook without{.left = 1s, .per_move = 0ms, .moves_to_go = {}};
    EXPECT_GT(strength_for(thought(10, with_more), 0ms).enough.value(),
              strength_for(thought(10, without), 0ms).enough.value());
}

}  // namespace
}  // namespace arbiter::testing
