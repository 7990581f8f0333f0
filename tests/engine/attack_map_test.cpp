// What a side attacks and with what, by a board that holds all of them.
#include "arbiter/engine/attack_map.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/threats.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

TEST(AttackMap, tells_what_is_attacked_by_a_cheaper_man) {
    const Position position = position_of("4k3/8/8/8/3p4/r3b2n/8/4K3 w - - 0 1");
    const AttackMap map = attack_map(position.board(), Color::black);
    const auto by_pawn = Bitboard(Square::c3) | Bitboard(Square::e3);
    EXPECT_EQ(map.by_cheaper[Role::knight], by_pawn);
    EXPECT_EQ(map.by_cheaper[Role::bishop], by_pawn);
    EXPECT_TRUE(map.by_cheaper[Role::rook].contains(Square::f2)) << "by bishop and knight";
    EXPECT_FALSE(map.by_cheaper[Role::rook].contains(Square::a8)) << "a rook is no cheaper";
    EXPECT_TRUE(map.by_cheaper[Role::queen].contains(Square::a8));
    EXPECT_FALSE(map.by_cheaper[Role::queen].contains(Square::f7)) << "only the king's";
    EXPECT_TRUE(map.all.contains(Square::f7));
    EXPECT_TRUE(map.by_cheaper[Role::pawn].empty());
    EXPECT_TRUE(map.by_cheaper[Role::king].empty());
}

TEST(AttackMap, holds_all_that_is_attacked) {
    Random random(27);
    for (int game = 0; game < 10; ++game)
        playout(Position(), 80, random, [](const Position& position) {
            for (const Color color : both_colors)
                EXPECT_EQ(attack_map(position.board(), color).all,
                          attacked_squares(position.board(), color));
        });
}

}  // namespace
}  // namespace arbiter::testing
