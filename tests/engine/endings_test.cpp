// Endings that a sum of weights does not understand.
#include "arbiter/engine/evaluation/endings.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(DrawByMaterial, is_a_minor_piece_at_most) {
    EXPECT_TRUE(is_draw_by_material(position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1").board()));
    EXPECT_TRUE(is_draw_by_material(position_of("4kn2/8/8/8/8/8/8/4K3 w - - 0 1").board()));
    EXPECT_FALSE(is_draw_by_material(position_of("4k3/7p/8/8/8/8/8/4K3 w - - 0 1").board()));
    EXPECT_FALSE(is_draw_by_material(position_of("4k3/8/8/8/8/8/8/4KR2 w - - 0 1").board()));
    EXPECT_FALSE(is_draw_by_material(position_of("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1").board()));
}

int share(std::string_view fen) { return winning_share(position_of(fen).board(), Color::white); }

TEST(WinningShare, knows_leads_that_do_not_win) {
    EXPECT_EQ(share("4k3/8/8/8/8/8/8/4KR2 w - - 0 1"), 16);
    EXPECT_EQ(share("4k1b1/8/8/8/8/8/8/4KR2 w - - 0 1"), 3);
    EXPECT_EQ(share("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1"), 1);
    EXPECT_EQ(share("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), 16);
}

TEST(WinningShare, halves_what_bishops_on_different_colours_cannot_win) {
    EXPECT_EQ(share("2b1k3/8/8/8/8/8/4P3/2B1K3 w - - 0 1"), 8);
    EXPECT_EQ(share("4kb2/8/8/8/8/8/4P3/2B1K3 w - - 0 1"), 16);
    EXPECT_EQ(share("2b1k3/8/8/8/8/8/4P3/2B1K2R w - - 0 1"), 16);
    EXPECT_EQ(share("4k3/8/8/8/8/8/4P3/2B1KB2 w - - 0 1"), 16);
}

TEST(NearnessToMate, drives_a_bare_king_to_the_edge) {
    const auto near = [](std::string_view fen) {
        return nearness_to_mate(position_of(fen).board(), Color::white);
    };
    EXPECT_GT(near("k7/8/2K5/8/8/8/8/7R w - - 0 1"), near("8/8/2K5/8/3k4/8/8/7R w - - 0 1"));
    // With bishop and knight to a corner of the bishop's colour: a1 is dark, a8 light.
    EXPECT_GT(near("8/8/8/8/8/2K5/8/k1B3N1 w - - 0 1"), near("k7/8/2K5/8/8/8/8/2B3N1 w - - 0 1"));
}

TEST(Hunt, needs_a_bare_king_and_men_that_mate) {
    const Board queen_and_rook = position_of("3rk3/8/8/8/8/8/8/4KQ2 w - - 0 1").board();
    EXPECT_TRUE(is_hunt(queen_and_rook, Color::white)) << "or a queen and a rook";
    EXPECT_FALSE(is_hunt(queen_and_rook, Color::black));
    EXPECT_FALSE(is_hunt(position_of("3rk3/p7/8/8/8/8/8/4KQ2 w - - 0 1").board(), Color::white));
    EXPECT_TRUE(is_hunt(position_of("4k3/8/8/8/8/8/8/4KR2 w - - 0 1").board(), Color::white));
    EXPECT_TRUE(is_hunt(position_of("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1").board(), Color::white));
    EXPECT_FALSE(is_hunt(position_of("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1").board(), Color::white));
    EXPECT_FALSE(is_hunt(position_of("4k3/p7/8/8/8/8/8/4KR2 w - - 0 1").board(), Color::white));
}

}  // namespace
}  // namespace arbiter::testing
