// What the search has taught about the evaluation.
#include "arbiter/engine/corrections.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

const Position& ending() {
    static const Position position = position_of("4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1");
    return position;
}

TEST(Corrections, are_none_at_first_and_go_where_the_error_was) {
    Corrections corrections;
    EXPECT_EQ(corrections.of(ending()), 0);
    for (int i = 0; i < 50; ++i)
        corrections.learn(ending(), 80, 8);
    EXPECT_GT(corrections.of(ending()), 0);
    for (int i = 0; i < 200; ++i)
        corrections.learn(ending(), -80, 8);
    EXPECT_LT(corrections.of(ending()), 0);
}

TEST(Corrections, hold_for_positions_of_a_kind) {
    Corrections corrections;
    for (int i = 0; i < 50; ++i)
        corrections.learn(ending(), 80, 8);
    EXPECT_GT(corrections.of(position_of("3k4/pp6/8/8/8/8/6PP/5K2 w - - 0 1")), 0)
        << "the same pawns";
    EXPECT_EQ(corrections.of(position_of("4k3/pp6/8/8/8/8/6PP/4K3 b - - 0 1")), 0)
        << "the other side's move";
    EXPECT_EQ(corrections.of(Position()), 0);
}

TEST(Corrections, are_bounded) {
    Corrections corrections;
    for (int i = 0; i < 10'000; ++i)
        corrections.learn(ending(), 30'000, 100);
    EXPECT_LE(corrections.of(ending()), Corrections::max_centipawns);
    EXPECT_GT(corrections.of(ending()), Corrections::max_centipawns / 2);
}

}  // namespace
}  // namespace arbiter::testing
