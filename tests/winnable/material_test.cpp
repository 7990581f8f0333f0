// Which men alone make a position dead, and which do not (Law 5.2.2; laws.md 1.12).
#include "arbiter/winnable/material.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

bool is_dead(std::string_view fen) { return is_dead_by_material(position(fen).board()); }

TEST(Material, bare_kings_are_dead) { EXPECT_TRUE(is_dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1")); }

TEST(Material, one_minor_piece_is_dead) {
    EXPECT_TRUE(is_dead("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"));
    EXPECT_TRUE(is_dead("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"));
    EXPECT_TRUE(is_dead("4kn2/8/8/8/8/8/8/4K3 w - - 0 1"));
}

TEST(Material, bishops_on_squares_of_one_colour_are_dead_however_many) {
    EXPECT_TRUE(is_dead("4k3/8/8/8/4b3/8/8/4KB2 w - - 0 1"));
    EXPECT_TRUE(is_dead("8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1"));
}

TEST(Material, bishops_on_squares_of_both_colours_are_alive) {
    EXPECT_FALSE(is_dead("6bk/8/6KB/8/8/8/8/8 w - - 0 1"));
}

TEST(Material, two_minor_pieces_with_a_knight_are_alive) {
    EXPECT_FALSE(is_dead("8/8/4k3/8/8/3NK3/8/5n2 w - - 0 1"));
    EXPECT_FALSE(is_dead("7k/8/5N1K/4N3/8/8/8/8 w - - 0 1"));
    EXPECT_FALSE(is_dead("6nk/8/6KB/8/8/8/8/8 w - - 0 1"));
}

TEST(Material, a_pawn_rook_or_queen_is_alive) {
    EXPECT_FALSE(is_dead("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    EXPECT_FALSE(is_dead("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    EXPECT_FALSE(is_dead("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
}

TEST(Material, a_bare_king_never_mates) {
    const Board board = position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").board();
    EXPECT_TRUE(cannot_mate_by_material(board, Color::black));
    EXPECT_FALSE(cannot_mate_by_material(board, Color::white));
}

}  // namespace
}  // namespace arbiter::testing
