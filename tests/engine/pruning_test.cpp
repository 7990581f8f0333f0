// The margins of pruning: their shape, not their numbers.
#include "arbiter/engine/pruning.hpp"

#include <gtest/gtest.h>

namespace arbiter::pruning {
namespace {

TEST(Pruning, reduces_the_more_the_deeper_and_the_later) {
    for (int depth = 2; depth <= 100; ++depth)
        for (int tried = 2; tried <= 100; ++tried) {
            EXPECT_GE(base_reduction(depth, tried), base_reduction(depth - 1, tried));
            EXPECT_GE(base_reduction(depth, tried), base_reduction(depth, tried - 1));
            EXPECT_LT(base_reduction(depth, tried), 8 * reduction_unit);
        }
    EXPECT_LT(base_reduction(3, 2), base_reduction(20, 40));
}

TEST(Pruning, leaves_out_less_at_greater_depth) {
    for (int depth = 2; depth <= 10; ++depth) {
        EXPECT_GT(late_move_count(depth, false), late_move_count(depth - 1, false));
        EXPECT_GT(late_move_count(depth, true), late_move_count(depth, false));
        EXPECT_GT(futility_margin(depth), futility_margin(depth - 1));
        EXPECT_GT(razoring_margin(depth), razoring_margin(depth - 1));
        EXPECT_GT(reverse_futility_margin(depth, false), reverse_futility_margin(depth, true));
    }
}

TEST(Pruning, always_searches_some_moves) { EXPECT_GE(late_move_count(1, false), 2); }

TEST(Pruning, sees_a_pass_less_deep_the_better_things_look) {
    EXPECT_GT(null_move_reduction(10, 300), null_move_reduction(10, 0));
    EXPECT_EQ(null_move_reduction(10, 600), null_move_reduction(10, 6000));
}

}  // namespace
}  // namespace arbiter::pruning
