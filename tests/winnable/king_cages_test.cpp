// How many plies two kings need until a mate is near; the cages are drawn by hand.
#include "arbiter/winnable/detail/king_cages.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using enum Square;
using detail::CagePlies;
using detail::corner_cages;
using detail::CornerKing;
using detail::king_cages;
using detail::KingCages;
using detail::Mater;

constexpr std::array maters{Mater::rook, Mater::queen, Mater::light_bishop, Mater::dark_bishop,
                            Mater::knight};
/// What an entry holds that no play reaches.
constexpr int unreached = 40;

/// Where the winner's king is at its goal against one on `loser`.
Bitboard cage(const KingCages& cages, Square loser) {
    Bitboard winners;
    for (const Square winner : all_squares)
        if (cages.winner_to_move[loser][winner] == 0)
            winners.add(winner);
    return winners;
}

TEST(KingCages, a_rook_mates_at_the_edge_with_the_kings_opposite_each_other) {
    const KingCages& cages = king_cages(Mater::rook, false);
    EXPECT_EQ(cage(cages, e8), squares("e6"));
    EXPECT_EQ(cage(cages, a4), squares("c4"));
    EXPECT_EQ(cage(cages, h1), squares("f1 f2 h3 g3"));
    EXPECT_EQ(cage(cages, d4), Bitboard());
    EXPECT_EQ(cage(cages, b2), Bitboard());
}

TEST(KingCages, a_queen_mates_from_a_knights_move_away_too) {
    const KingCages& cages = king_cages(Mater::queen, false);
    EXPECT_EQ(cage(cages, e8), squares("d6 e6 f6"));
    EXPECT_EQ(cage(cages, a8), squares("a6 b6 c7 c8"));
    EXPECT_EQ(cage(cages, g7), Bitboard());
}

TEST(KingCages, minor_pieces_mate_in_the_corners_that_they_reach) {
    EXPECT_EQ(cage(king_cages(Mater::light_bishop, false), h1), squares("f2 g3"));
    EXPECT_EQ(cage(king_cages(Mater::light_bishop, false), a1), Bitboard());
    EXPECT_EQ(cage(king_cages(Mater::dark_bishop, false), a1), squares("b3 c2"));
    EXPECT_EQ(cage(king_cages(Mater::dark_bishop, false), a8), Bitboard());
    for (const Square corner : squares("a1 a8 h1 h8"))
        EXPECT_EQ(cage(king_cages(Mater::knight, false), corner), knight_attacks(corner));
    EXPECT_EQ(cage(king_cages(Mater::knight, false), b1), Bitboard());
}

TEST(KingCages, plies_are_counted_from_both_sides_moves) {
    const KingCages& cages = king_cages(Mater::rook, false);
    // Black goes d8-e8.
    EXPECT_EQ(cages.loser_to_move[d8][e6], 1);
    // White goes e5-e6 when Black has come to e8.
    EXPECT_EQ(cages.winner_to_move[d8][e5], 2);
    EXPECT_EQ(cages.loser_to_move[e8][e6], 3);
}

TEST(KingCages, who_can_pass_is_never_later) {
    for (const Mater mater : maters) {
        const KingCages& must_move = king_cages(mater, false);
        const KingCages& may_pass = king_cages(mater, true);
        for (const Square loser : all_squares)
            for (const Square winner : all_squares) {
                EXPECT_LE(may_pass.winner_to_move[loser][winner],
                          must_move.winner_to_move[loser][winner]);
                EXPECT_LE(may_pass.loser_to_move[loser][winner],
                          must_move.loser_to_move[loser][winner]);
            }
    }
    EXPECT_EQ(king_cages(Mater::rook, true).loser_to_move[e8][e6], 1);
}

/// Each entry is one more than the best that a move of the side to move leads to.
void expect_steps(const KingCages& cages, bool can_pass, Bitboard barred) {
    for (const Square loser : all_squares - barred)
        for (const Square winner : all_squares - barred - king_attacks(loser) - Bitboard(loser)) {
            int best = unreached;
            Bitboard to = king_attacks(loser);
            if (can_pass)
                to.add(loser);
            for (const Square next : to - king_attacks(winner) - Bitboard(winner) - barred)
                best = std::min<int>(best, 1 + cages.winner_to_move[next][winner]);
            EXPECT_EQ(cages.loser_to_move[loser][winner], best);
            if (cages.winner_to_move[loser][winner] == 0)
                continue;
            best = unreached;
            const Bitboard steps = king_attacks(winner) | Bitboard(winner);
            for (const Square next : steps - king_attacks(loser) - Bitboard(loser) - barred)
                best = std::min<int>(best, 1 + cages.loser_to_move[loser][next]);
            EXPECT_EQ(cages.winner_to_move[loser][winner], best);
        }
}

TEST(KingCages, every_number_follows_from_its_neighbours) {
    for (const Mater mater : maters)
        for (const bool can_pass : {false, true})
            expect_steps(king_cages(mater, can_pass), can_pass, Bitboard());
    for (const CornerKing king : {CornerKing::a3, CornerKing::b3, CornerKing::a3_or_b3})
        for (const bool has_shell : {false, true})
            expect_steps(corner_cages(king, has_shell), true,
                         has_shell ? Bitboard(b1) : Bitboard());
}

TEST(KingCages, are_the_same_in_every_mirror) {
    for (const Mater mater : maters) {
        const CagePlies& plies = king_cages(mater, false).winner_to_move;
        // A bishop's colour is another one in a mirror.
        const CagePlies& mirrored = king_cages(mater == Mater::light_bishop  ? Mater::dark_bishop
                                               : mater == Mater::dark_bishop ? Mater::light_bishop
                                                                             : mater,
                                               false)
                                        .winner_to_move;
        for (const Square loser : all_squares)
            for (const Square winner : all_squares) {
                EXPECT_EQ(mirrored[left_to_right(loser)][left_to_right(winner)],
                          plies[loser][winner]);
                EXPECT_EQ(mirrored[upside_down(loser)][upside_down(winner)], plies[loser][winner]);
            }
    }
}

TEST(CornerCages, have_one_corner_and_the_winners_king_where_it_is_told) {
    EXPECT_EQ(cage(corner_cages(CornerKing::a3, false), a1), squares("a3"));
    EXPECT_EQ(cage(corner_cages(CornerKing::b3, false), a1), squares("b3"));
    EXPECT_EQ(cage(corner_cages(CornerKing::a3_or_b3, true), a1), squares("a3 b3"));
    for (const Square square : all_squares - squares("a1"))
        EXPECT_EQ(cage(corner_cages(CornerKing::a3_or_b3, false), square), Bitboard());
}

TEST(CornerCages, nobody_walks_over_the_shell) {
    // From c1 the way to a1 leads over b1 or, one ply longer, over b2.
    EXPECT_EQ(corner_cages(CornerKing::a3, false).loser_to_move[c1][a3], 3);
    EXPECT_EQ(corner_cages(CornerKing::b3, false).loser_to_move[c1][b3], 3);
    EXPECT_GT(corner_cages(CornerKing::b3, true).loser_to_move[c1][b3], 3);
    for (const Square winner : all_squares)
        EXPECT_EQ(corner_cages(CornerKing::b3, true).loser_to_move[b1][winner], unreached);
}

}  // namespace
}  // namespace arbiter::testing
