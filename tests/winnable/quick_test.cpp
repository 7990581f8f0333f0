// What is proved in about a microsecond: never wrong, and enough for the usual cases.
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/winnable/winnable.hpp"
#include "tests/support/judged_positions.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

Winnability quick_for_white(std::string_view fen) { return quick(position(fen), Color::white); }

TEST(Quick, is_never_wrong) {
    for (const JudgedPosition& judged : judged_positions())
        for (const Color side : both_colors) {
            const Winnability said = quick(position(judged.fen), side);
            EXPECT_NE(said, judged.can_mate[side] ? Winnability::unwinnable : Winnability::winnable)
                << judged.fen << ' ' << name(side);
        }
}

TEST(Quick, says_winnable_only_of_a_mate_on_the_board) {
    constexpr std::string_view mate = "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1";
    EXPECT_EQ(quick_for_white(mate), Winnability::winnable);
    EXPECT_EQ(quick(position(mate), Color::black), Winnability::unwinnable);
    EXPECT_EQ(quick_for_white("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"), Winnability::undecided);
}

TEST(Quick, knows_a_stalemate) {
    for (const std::string_view fen :
         {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "k7/P7/K7/8/8/8/8/8 b - - 0 1"})
        for (const Color side : both_colors)
            EXPECT_EQ(quick(position(fen), side), Winnability::unwinnable) << fen;
}

TEST(Quick, knows_what_the_men_prove) {
    EXPECT_EQ(quick_for_white("4kq2/8/8/8/8/8/8/4KN2 w - - 0 1"), Winnability::unwinnable);
    EXPECT_EQ(quick_for_white("4kr2/8/8/8/8/8/8/4KN2 w - - 0 1"), Winnability::undecided);
}

TEST(Quick, follows_forced_moves) {
    // The queen must be taken at once; then after a check; then there is a choice.
    EXPECT_EQ(quick_for_white("k7/1Q6/8/8/8/8/8/K7 b - - 0 1"), Winnability::unwinnable);
    EXPECT_EQ(quick_for_white("k7/1Q6/2K5/8/8/8/8/8 b - - 0 1"), Winnability::winnable);
    EXPECT_EQ(quick_for_white("8/k7/1Q6/8/8/8/8/K7 b - - 0 1"), Winnability::undecided);
    // The only move is a mate: the bishop takes the knight that checks and uncovers a rook.
    constexpr std::string_view forced_mate = "8/1R6/RB5k/1R6/8/8/5nPP/6NK w - - 0 1";
    EXPECT_EQ(quick_for_white(forced_mate), Winnability::undecided);
    EXPECT_EQ(quick(position(forced_mate), Color::black), Winnability::unwinnable);
}

TEST(Quick, knows_walls_that_stand_still) {
    for (const std::string_view fen : {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                                       "4k3/8/3p1p1p/2pPpPpP/p1P1P1P1/P7/8/4K3 w - - 0 1",
                                       "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1"})
        for (const Color side : both_colors)
            EXPECT_EQ(quick(position(fen), side), Winnability::unwinnable)
                << fen << ' ' << name(side);
}

TEST(Quick, leaves_walls_with_a_way_through_to_others) {
    for (const std::string_view fen :
         {"4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1",
          "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1",
          "4k3/8/8/p1p1p2p/P1P1P1P1/8/8/4K3 w - - 0 1"})
        EXPECT_EQ(quick_for_white(fen), Winnability::undecided) << fen;
}

TEST(Quick, says_the_same_from_the_other_side_and_in_a_mirror) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random random(seed);
        playout(position("4k3/p2p1p1p/8/8/8/8/P2P1P1P/2B1K3 w - - 0 1"), 120, random,
                [](const Position& now) {
                    const auto swapped =
                        Position::from(turned(now, upside_down, true), forgivable_faults);
                    const auto mirrored =
                        Position::from(turned(now, left_to_right, false), forgivable_faults);
                    ASSERT_TRUE(swapped && mirrored);
                    for (const Color side : both_colors) {
                        EXPECT_EQ(quick(*swapped, opponent(side)), quick(now, side));
                        EXPECT_EQ(quick(*mirrored, side), quick(now, side));
                    }
                });
    }
}

}  // namespace
}  // namespace arbiter::testing
