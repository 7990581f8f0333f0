// Sliders that look through one man.
#include "arbiter/rules/x_rays.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(XRays, go_on_behind_the_first_man_as_far_as_the_second) {
    const Bitboard occupied = squares("a1 a3 a6 c1");
    EXPECT_EQ(x_ray_attacks(Role::rook, Square::a1, occupied), squares("a4 a5 a6 d1 e1 f1 g1 h1"));
    EXPECT_EQ(x_ray_attacks(Role::bishop, Square::a1, squares("a1 b2 d4")), squares("c3 d4"));
    EXPECT_TRUE(x_ray_attacks(Role::knight, Square::a1, occupied).empty());
    EXPECT_TRUE(x_ray_attacks(Role::queen, Square::d4, squares("d4")).empty());
}

TEST(XRays, find_batteries_and_men_behind_either_colour) {
    const Board board = position_of("4r1k1/4q3/8/4p3/8/8/4R3/4K3 w - - 0 1").board();
    EXPECT_EQ(x_ray_attackers(board, Square::e2, Color::black), squares("e7"));
    EXPECT_EQ(x_ray_attackers(board, Square::e5, Color::black), squares("e8"));
    EXPECT_EQ(x_ray_attackers(board, Square::e7, Color::white), squares("e2"));
    EXPECT_TRUE(x_ray_attackers(board, Square::a2, Color::white).empty());
}

}  // namespace
}  // namespace arbiter::testing
