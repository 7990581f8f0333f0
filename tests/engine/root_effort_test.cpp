// Where the effort of a search went.
#include "arbiter/engine/root_effort.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(RootEffort, is_shared_among_the_moves) {
    const Move e4 = Move::normal(Role::pawn, Square::e2, Square::e4);
    const Move d4 = Move::normal(Role::pawn, Square::d2, Square::d4);
    RootEffort effort;
    EXPECT_EQ(effort.share_of(e4), 0);
    effort.add(e4, 100);
    effort.add(d4, 100);
    effort.add(e4, 200);
    EXPECT_EQ(effort.share_of(e4), 0.75);
    EXPECT_EQ(effort.share_of(d4), 0.25);
}

}  // namespace
}  // namespace arbiter::testing
