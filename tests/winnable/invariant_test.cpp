// Walls that hold, and what a layer must not take for possible.
#include "arbiter/winnable/invariant.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

constexpr std::size_t few = 2000;

bool has_invariant(std::string_view fen, Color winner) {
    return find_invariant(position(fen), winner, few).layers.has_value();
}

TEST(FindInvariant, a_king_that_never_moves_blocks_the_way_of_its_pieces) {
    // White's king, rook and bishop shut each other in.
    constexpr std::string_view fen = "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1";
    EXPECT_TRUE(has_invariant(fen, Color::white));
    EXPECT_TRUE(has_invariant(fen, Color::black));
}

TEST(FindInvariant, no_pawn_steps_over_a_king) {
    constexpr std::string_view fen = "8/7p/8/1p6/1P6/KP6/PP5P/k7 w - - 0 1";
    EXPECT_TRUE(has_invariant(fen, Color::white));
}

TEST(FindInvariant, a_wall_with_a_gap_is_none) {
    EXPECT_TRUE(has_invariant("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Color::white));
    EXPECT_FALSE(has_invariant("4k3/8/8/p1p1p3/P1P1P1P1/8/8/4K3 w - - 0 1", Color::white));
    EXPECT_FALSE(has_invariant("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1", Color::white));
}

TEST(FindInvariant, a_pawn_on_f6_is_not_taken_for_a_captured_man) {
    // Two pawns that may each come to f6 while the other is captured: their layers are two.
    for (const std::string_view fen : {"k7/Pp3ppp/1P2ppp1/4PpP1/8/1p6/pP6/K7 w - - 0 1",
                                       "k7/Pp2ppp1/1P2pp2/4P1P1/8/1p6/pP6/K7 b - - 0 1"})
        for (const Color side : both_colors) {
            const auto start = Position::from(*read_fen(fen), forgivable_faults);
            ASSERT_TRUE(start) << fen;
            EXPECT_FALSE(find_invariant(*start, side, few).layers) << fen;
        }
}

TEST(FindInvariant, in_parts_is_as_at_once) {
    const Position wall = position("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/4P3/8/P1P3P1/4K3 w - - 0 1");
    const InvariantResult at_once = find_invariant(wall, Color::black, 100'000);
    InvariantSearch parts(wall, Color::black);
    InvariantResult result = parts.go_on(1);
    for (std::size_t limit = 10; !result.layers && !result.is_hopeless; limit += 100)
        result = parts.go_on(limit);
    ASSERT_TRUE(at_once.layers);
    ASSERT_TRUE(result.layers);
    EXPECT_EQ(result.layers->size(), at_once.layers->size());
    EXPECT_EQ(result.looked_at, at_once.looked_at);
}

TEST(FindInvariant, goes_on_in_another_object_that_takes_it_over) {
    const Position wall = position("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/4P3/8/P1P3P1/4K3 w - - 0 1");
    InvariantSearch first(wall, Color::black);
    EXPECT_FALSE(first.go_on(10).layers);
    InvariantSearch second(std::move(first));
    EXPECT_FALSE(second.go_on(20).layers);
    InvariantSearch third(position("4k3/8/8/8/8/8/8/QQ2K3 b - - 0 1"), Color::white);
    third = std::move(second);
    const InvariantResult result = third.go_on(100'000);
    ASSERT_TRUE(result.layers);
    EXPECT_EQ(result.looked_at, find_invariant(wall, Color::black, 100'000).looked_at);
}

TEST(FindInvariant, the_first_layer_holds_the_position) {
    for (const std::string_view fen :
         {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
          "4k3/8/8/2p1p1p1/p1P1P1P1/P7/8/4K3 b - - 0 1", "k7/1Q6/8/8/8/8/8/K7 b - - 0 1"}) {
        const InvariantResult result = find_invariant(position(fen), Color::white, few);
        ASSERT_TRUE(result.layers) << fen;
        EXPECT_TRUE(contains(result.layers->front(), position(fen))) << fen;
        EXPECT_EQ(result.looked_at, result.layers->size());
        EXPECT_FALSE(result.is_hopeless);
    }
}

// Soundness: whatever is played, one of the layers holds it, and White never mates.
TEST(FindInvariant, play_stays_in_the_layers) {
    for (const std::string_view fen : {"1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/4P3/8/P1P3P1/4K3 w - - 0 1",
                                       "4k3/8/3p1p1p/2pPpPpP/p1P1P1P1/P7/8/4K3 w - - 0 1",
                                       "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1",
                                       "8/7p/8/1p6/1P6/KP6/PP5P/k7 w - - 0 1"})
        for (const Color winner : both_colors) {
            const InvariantResult result = find_invariant(position(fen), winner, few);
            if (!result.layers)
                continue;
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                Random random(seed);
                playout(position(fen), 120, random, [&](const Position& now) {
                    EXPECT_TRUE(std::ranges::any_of(*result.layers, [&](const Layer& layer) {
                        return contains(layer, now);
                    })) << write_fen(now);
                    EXPECT_FALSE(is_check(now) && !has_legal_move(now) && now.turn() != winner);
                });
            }
        }
}

TEST(FindInvariant, mates_on_the_way_out_of_a_layer_are_seen) {
    // By a promotion, by a capture, by a pawn's step, by a king that uncovers its rook.
    for (const std::string_view fen :
         {"7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "6rk/5ppp/8/6N1/8/8/8/7K w - - 0 1",
          "7k/5K1p/5PPp/7P/8/8/8/8 w - - 0 1", "k7/8/K7/8/8/8/7B/R7 w - - 0 1"})
        EXPECT_FALSE(has_invariant(fen, Color::white)) << fen;
}

TEST(FindInvariant, a_mate_behind_which_nobody_can_move_is_seen_on_the_way_to_it) {
    // Whatever White plays Black has no move, so that in the layer behind it the men that stand
    // there never come to mate once more.
    for (const std::string_view fen :
         {"7k/5PpP/6P1/8/8/8/8/2K5 w - - 0 1", "k7/Pp1P4/1P6/8/1K6/8/8/8 w - - 0 1",
          "8/Pp6/kP6/Pp6/1P6/8/8/5K2 w - - 0 1", "2k5/1pPp1P2/1P1P4/6K1/8/8/8/8 w - - 0 1"}) {
        const Position white = position(fen);
        const Position black = *Position::from(turned(white, upside_down, true));
        EXPECT_FALSE(find_invariant(white, Color::white, few).layers) << fen;
        EXPECT_FALSE(find_invariant(black, Color::black, few).layers) << fen;
        EXPECT_EQ(winnable(white, Color::white).winnability, Winnability::winnable) << fen;
    }
}

TEST(FindInvariant, castling_rights_are_hopeless_and_so_are_too_many_men) {
    const InvariantResult castling =
        find_invariant(position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2R w K - 0 1"), Color::black, few);
    EXPECT_TRUE(castling.is_hopeless);
    EXPECT_EQ(castling.looked_at, 0U);
    constexpr std::string_view crowded = "k7/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/6NK w - - 0 1";
    const auto start = Position::from(*read_fen(crowded), forgivable_faults);
    ASSERT_TRUE(start);
    EXPECT_TRUE(find_invariant(*start, Color::white, few).is_hopeless);
}

TEST(FindInvariant, says_when_more_layers_would_not_help) {
    const Position open = position("4k3/8/8/8/8/8/8/QQ2K3 b - - 0 1");
    EXPECT_TRUE(find_invariant(open, Color::white, 100).is_hopeless);
    const Position wall = position("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1");
    EXPECT_FALSE(find_invariant(wall, Color::white, 10).is_hopeless);
}

TEST(FindInvariant, ends_where_it_has_to) {
    const Position wall = position("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1");
    const InvariantResult few_layers = find_invariant(wall, Color::white, 10);
    EXPECT_FALSE(few_layers.layers);
    EXPECT_LE(few_layers.looked_at, 10U);
    int asked = 0;
    const InvariantResult stopped =
        find_invariant(wall, Color::white, 100'000, [&asked] { return ++asked == 3; });
    EXPECT_FALSE(stopped.layers);
    EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace arbiter::testing
