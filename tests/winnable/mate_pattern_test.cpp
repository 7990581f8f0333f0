// A mate that is possible is never denied; one that is plainly impossible is.
#include "arbiter/winnable/detail/mate_pattern.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/winnable/layer_text.hpp"

namespace arbiter::testing {
namespace {

using enum Square;
using detail::MatePattern;

/// May White's men mate with the kings on these squares, whichever piece has moved?
bool may_mate(std::string_view men, std::string_view white, std::string_view black) {
    const Layer layer = layer_with(men);
    return MatePattern(layer, Color::white).fits_after_waiting(pairs_of(white, black));
}

TEST(MatePattern, a_rook_mates_at_the_edge_with_the_kings_opposite) {
    EXPECT_TRUE(may_mate("Ra1,a8", "e6", "e8"));
    EXPECT_FALSE(may_mate("Ra1,a7", "e6", "e8"));
    EXPECT_FALSE(may_mate("Ra1,a8", "d6", "e8"));
    EXPECT_FALSE(may_mate("Ra1,a8", "e5", "e8"));
    // The check is stopped by a man that never moves.
    EXPECT_FALSE(may_mate("Ra1,a8 pc8", "e6", "e8"));
    EXPECT_TRUE(may_mate("Ra1,a8 pa7", "e6", "e8"));
}

TEST(MatePattern, two_rooks_mate_alone) {
    EXPECT_TRUE(may_mate("Ra1,a8 Rb1,b7", "a1", "e8"));
    EXPECT_FALSE(may_mate("Ra1,a8", "a1", "e8"));
    // Two that are alike may stand apart, one cannot stand on two squares.
    EXPECT_TRUE(may_mate("Ra7,a8 Ra7,a8", "h1", "e8"));
    EXPECT_FALSE(may_mate("Ra7,a8", "h1", "e8"));
}

TEST(MatePattern, the_losers_own_men_may_shut_it_in) {
    // A back rank with three pawns, one of which may be missing.
    EXPECT_TRUE(may_mate("Ra1,a8 pf7 pg7 ph7", "a1", "g8"));
    EXPECT_FALSE(may_mate("Ra1,a8 pf7 pg7", "a1", "g8"));
    // A piece that may have come there does as well.
    EXPECT_TRUE(may_mate("Ra1,a8 pf7 pg7 nh7,g5", "a1", "g8"));
    EXPECT_FALSE(may_mate("Ra1,a8 pf7 pg7 nh6,g5", "a1", "g8"));
}

TEST(MatePattern, a_captured_man_counts_for_nobody) {
    EXPECT_FALSE(may_mate("Ra1,a8 R", "a1", "e8"));
    EXPECT_FALSE(may_mate("Ra1,a8 pf7 pg7 p", "a1", "g8"));
}

TEST(MatePattern, pawns_of_the_winner_deny_squares_too) {
    EXPECT_TRUE(may_mate("Ra1,a8 Pc6 Pd6", "a1", "d8"));
    EXPECT_FALSE(may_mate("Ra1,a8 Pd6", "a1", "d8"));
    EXPECT_FALSE(may_mate("Ra1,a8 Pc6", "a1", "d8"));
}

TEST(MatePattern, a_bishop_denies_only_squares_of_its_colour) {
    EXPECT_TRUE(may_mate("Ba1,b2 Bb1,b3", "g6", "h8"));
    EXPECT_FALSE(may_mate("Ba1,b2", "g6", "h8"));
    EXPECT_TRUE(may_mate("Ba1,b2 bg8,e6", "g6", "h8"));
    EXPECT_FALSE(may_mate("Ba1,b2 bg7,e5", "g6", "h8"));
}

TEST(MatePattern, a_pawn_takes_the_only_piece) {
    // The knight's check from g6 is answered by a pawn on h7.
    EXPECT_FALSE(may_mate("Ng6,e5 ph7 pg7 rg8", "a1", "h8"));
    EXPECT_TRUE(may_mate("Nf7,e5 ph7 pg7 rg8", "a1", "h8"));
    // With a second piece the pawn may be pinned.
    EXPECT_TRUE(may_mate("Ng6,e5 Rh1,h2 ph7 pg7 rg8", "a1", "h8"));
}

TEST(MatePattern, nobody_mates_from_where_its_own_king_stands) {
    EXPECT_FALSE(may_mate("Ra8,a1 pd7 pe7 pf7", "a8", "e8"));
    EXPECT_TRUE(may_mate("Ra8,a1 pd7 pe7 pf7", "a1", "e8"));
    // Nor is a flight denied from there.
    EXPECT_FALSE(may_mate("Ra1,a8 Rb7,h2", "b7", "e8"));
    EXPECT_TRUE(may_mate("Ra1,a8 Rb7,h2", "b6", "e8"));
}

TEST(MatePattern, each_pair_of_kings_counts) {
    KingPairs pairs = pairs_of("a1", "e8");
    const Layer layer = layer_with("Ra1,a8");
    EXPECT_FALSE(MatePattern(layer, Color::white).fits_after_waiting(pairs));
    pairs |= pairs_of("g6", "g8");
    EXPECT_TRUE(MatePattern(layer, Color::white).fits_after_waiting(pairs));
    EXPECT_FALSE(MatePattern(layer, Color::black).fits_after_waiting(pairs));
    EXPECT_FALSE(MatePattern(layer, Color::white).fits_after_waiting({}));
}

TEST(MatePattern, black_mates_as_white_does) {
    const Layer layer = layer_with("ra1,a8");
    EXPECT_TRUE(MatePattern(layer, Color::black).fits_after_waiting(pairs_of("e1", "e3")));
    EXPECT_FALSE(MatePattern(layer, Color::black).fits_after_waiting(pairs_of("e1", "d3")));
}

bool may_mate_by_king_step(std::string_view men, std::string_view white, std::string_view black,
                           Bitboard barred = {}) {
    const Layer layer = layer_with(men);
    return MatePattern(layer, Color::white).fits_after_king_step(pairs_of(white, black), barred);
}

TEST(MatePattern, a_king_mates_by_uncovering_a_slider) {
    // Kb6 uncovers the rook; the bishop takes b8.
    EXPECT_TRUE(may_mate_by_king_step("Ra1 Bh2", "a6", "a8"));
    // The king shuts the line of the second rook.
    EXPECT_FALSE(may_mate_by_king_step("Ra1 Rb1", "a6", "a8"));
    EXPECT_FALSE(may_mate_by_king_step("Na1 Bh2", "a6", "a8"));
    // It must stand on the line, and leave it for where it may go.
    EXPECT_FALSE(may_mate_by_king_step("Ra1 Bh2", "c6", "a8"));
    EXPECT_FALSE(may_mate_by_king_step("Ra1 Bh2", "a6", "a8", squares("b6")));
    EXPECT_FALSE(may_mate_by_king_step("Ra1 Bh2 pb6", "a6", "a8"));
    // Another man stands on the line.
    EXPECT_FALSE(may_mate_by_king_step("Ra1 Bh2 pa3", "a6", "a8"));
}

// Soundness, which proofs rest on.
TEST(MatePattern, no_mate_that_is_played_is_overlooked) {
    int mates = 0;
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/QR2K3 w - - 0 1", "1k6/ppp5/8/8/8/8/8/2RRK3 w - - 0 1",
          "k7/p7/8/1K6/8/2N5/8/8 w - - 0 1", "kb6/8/1K6/8/8/8/8/4B3 w - - 0 1",
          "7k/5KR1/8/8/8/8/6p1/7B w - - 0 1", "k7/2K5/8/8/8/8/1R6/1B6 w - - 0 1",
          "k7/1p6/K7/8/8/8/1P6/R7 w - - 0 1", "7k/8/8/8/8/8/7K/R6R w - - 0 1"})
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            playout(position_of(fen), 60, random, [&](const Position& position) {
                if (position.turn() == Color::black)
                    return;
                for (const Move move : legal_moves(position)) {
                    const Position after = position.play(move);
                    const bool is_quiet =
                        move.role() != Role::pawn && !position.board().at(move.to());
                    if (!is_quiet || !is_checkmate(after))
                        continue;
                    ++mates;
                    Layer layer = layer_of(position);
                    const detail::LayerFacts facts = detail::close(layer);
                    MatePattern pattern(layer, Color::white);
                    EXPECT_TRUE(move.role() == Role::king
                                    ? pattern.fits_after_king_step(layer.kings[Color::white],
                                                                   facts.guarded[Color::black])
                                    : pattern.fits_after_waiting(layer.kings[Color::white]))
                        << write_fen(position) << ' ' << name(move.from()) << name(move.to());
                }
            });
        }
    EXPECT_GT(mates, 50);
}

TEST(MatePattern, no_mate_on_the_way_out_of_a_layer_is_overlooked) {
    // By a pawn's step, a capture, a promotion, en passant, a king's capture that uncovers a rook.
    for (const std::string_view fen :
         {"7k/5K1p/5PPp/7P/8/8/8/8 w - - 0 1", "6rk/5ppp/8/6N1/8/8/8/7K w - - 0 1",
          "7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "3rkr2/3p2p1/8/4Pp2/2B5/8/8/4R2K w - f6 0 1",
          "k7/2K5/p7/8/8/8/8/R7 w - - 0 1", "7k/8/6pK/8/8/8/B7/7R w - - 0 1"}) {
        const Position start = position_of(fen);
        Layer layer = layer_of(start);
        const detail::LayerFacts facts = detail::close(layer);
        bool fits = false;
        detail::LayerExits(layer, facts).for_each([&](const detail::Exit& exit) {
            fits = fits ||
                   (exit.mover == Color::white && MatePattern(exit.after, Color::white).fits(exit));
            return true;
        });
        bool mates = false;
        for (const Move move : legal_moves(start))
            mates = mates || (is_checkmate(start.play(move)) &&
                              (move.role() == Role::pawn || start.board().at(move.to())));
        EXPECT_TRUE(fits || !mates) << fen;
        EXPECT_TRUE(mates) << fen;
    }
}

}  // namespace
}  // namespace arbiter::testing
