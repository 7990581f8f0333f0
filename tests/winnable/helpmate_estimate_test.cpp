// The guess that guides the plan: what it says of moves, and what it must not depend on.
#include "arbiter/winnable/detail/helpmate_estimate.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/theorem.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

using enum Square;
using detail::Estimate;

int here(std::string_view fen) { return Estimate<Color::white>(position_of(fen)).here(); }

/// How much the move makes a mate by White look nearer.
int gain(std::string_view fen, std::string_view text) {
    const Position position = position_of(fen);
    const Estimate<Color::white> estimate(position);
    const auto move = find_move(position, text);
    if (!move)
        throw std::invalid_argument("not legal: " + std::string(text));
    return estimate.here() - estimate.after(*move);
}

constexpr std::string_view rook_ending = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

TEST(Estimate, kings_come_nearer_to_the_cage_with_every_step_that_helps) {
    // Where the kings stand opposite each other at the edge after five plies, and after three.
    EXPECT_EQ(gain("4k3/8/8/8/4K3/8/8/R7 w - - 0 1", "e4e5"), 2 * detail::king_ply_cost);
    EXPECT_EQ(gain("4k3/8/8/4K3/8/8/8/R7 w - - 0 1", "e5e4"), -2 * detail::king_ply_cost);
    EXPECT_EQ(gain("3k4/8/4K3/8/8/8/8/R7 b - - 0 1", "d8e8"), 2 * detail::king_ply_cost);
    EXPECT_EQ(gain(rook_ending, "a1b1"), 0);
}

TEST(Estimate, the_losers_pieces_are_in_the_way) {
    EXPECT_GT(here("4k2n/8/8/8/8/8/8/R3K3 w - - 0 1"), here(rook_ending));
    EXPECT_EQ(gain("n3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), detail::piece_cost);
    // A pawn is not, while the winner has a rook.
    EXPECT_EQ(gain("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", "a1a7"), 0);
}

TEST(Estimate, what_the_winner_loses_counts_by_its_worth) {
    EXPECT_EQ(gain("r3k3/8/8/8/8/8/8/R3K3 b - - 0 1", "a8a1"), -detail::lost_major_cost);
    EXPECT_EQ(gain("r3k3/8/8/8/8/P7/8/4K2R b - - 0 1", "a8a3"), -detail::lost_pawn_cost);
    EXPECT_EQ(gain("r3k3/8/8/8/8/N7/8/4K2R b - - 0 1", "a8a3"), -detail::lost_minor_cost);
    // The last piece of a winner that has nothing else.
    EXPECT_LE(gain("r3k3/8/8/8/8/N7/8/4K3 b - - 0 1", "a8a3"), -detail::lost_major_cost);
}

TEST(Estimate, a_winner_without_major_pieces_has_to_promote) {
    EXPECT_EQ(gain("4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a7"), detail::pawn_step_cost);
    // Two steps at once count as one.
    EXPECT_EQ(gain("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a4"), detail::pawn_step_cost);
    EXPECT_EQ(gain("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3"), 0);
    EXPECT_EQ(gain("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"),
              detail::promotion_cost + detail::pawn_step_cost);
    EXPECT_EQ(gain("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8r"),
              detail::promotion_cost + detail::pawn_step_cost);
    EXPECT_EQ(gain("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n"), 0);
    EXPECT_EQ(gain("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8b"), 0);
}

TEST(Estimate, the_pawn_that_is_nearest_to_a_promotion_counts) {
    EXPECT_EQ(here("4k3/8/P7/8/8/8/8/4K3 w - - 0 1"), here("4k3/8/P7/8/8/6P1/8/4K3 w - - 0 1"));
    EXPECT_EQ(gain("4k3/8/P7/8/8/6P1/8/4K3 w - - 0 1", "g3g4"), 0);
    EXPECT_LT(here("4k3/8/P7/8/8/6P1/8/4K3 w - - 0 1"), here("4k3/8/8/8/8/P5P1/8/4K3 w - - 0 1"));
}

TEST(Estimate, a_pawn_in_the_way_has_to_be_taken_by_the_king) {
    constexpr std::string_view stopped = "4k3/8/8/p7/P7/8/8/4K3 w - - 0 1";
    EXPECT_GT(here(stopped), here("4k3/8/8/8/P7/8/8/4K3 w - - 0 1"));
    EXPECT_EQ(gain(stopped, "e1d2"), detail::obstacle_step_cost);
    EXPECT_EQ(gain(stopped, "e1f1"), -detail::obstacle_step_cost);
    // A pawn behind, or on another file, stops nothing.
    EXPECT_EQ(here("4k3/8/8/8/P7/p7/8/4K3 w - - 0 1"), here("4k3/8/8/8/P6p/8/8/4K3 w - - 0 1"));
}

TEST(Estimate, a_promotion_of_the_loser_is_a_loss) {
    EXPECT_EQ(gain("4k3/8/8/8/8/8/7p/R3K3 b - - 0 1", "h2h1q"), -detail::loser_promotion_cost);
    EXPECT_EQ(gain("4k3/8/8/8/8/8/7p/R3K3 b - - 0 1", "h2h1n"), -detail::loser_promotion_cost);
}

TEST(Estimate, castling_changes_nothing) {
    EXPECT_EQ(gain("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1"), 0);
    EXPECT_EQ(gain("r3k3/8/8/8/8/8/8/4K2R b q - 0 1", "e8a8"), 0);
}

TEST(Estimate, a_lone_minor_must_leave_the_loser_the_man_that_shells_its_king_in) {
    EXPECT_LT(gain("4k3/8/8/8/r7/2N5/8/4K3 w - - 0 1", "c3a4"), 0);
    EXPECT_GT(gain("4k2r/8/8/8/8/2N5/8/4K3 w - - 0 1", "e1e2"), -detail::lost_minor_cost);
}

template <Color Winner>
void expect_untold_moves_change_nothing(const Position& position) {
    const Estimate<Winner> estimate(position);
    for (const Move move : legal_moves(position)) {
        if (!move.is_normal())
            continue;
        const Bitboard told = move.role() == Role::pawn ? estimate.telling_targets_of_pawns()
                                                        : estimate.telling_targets(move.from());
        if (!told.contains(move.to()))
            EXPECT_EQ(estimate.after(move), estimate.here())
                << write_fen(position) << ' ' << name(move.from()) << name(move.to());
    }
}

constexpr std::string_view start_of_some_games[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1", "4k3/pppp4/2b5/8/8/2N5/8/4K3 w - - 0 1",
    "1n2k3/pppp4/8/8/8/2B5/8/4K3 b - - 0 1", "r3k3/8/8/8/8/2N2B2/8/4K3 b - - 0 1"};

TEST(Estimate, moves_that_are_not_told_apart_change_nothing) {
    for (const std::string_view fen : start_of_some_games)
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Random random(seed);
            playout(position_of(fen), 80, random, [](const Position& position) {
                expect_untold_moves_change_nothing<Color::white>(position);
                expect_untold_moves_change_nothing<Color::black>(position);
            });
        }
}

TEST(Estimate, is_the_same_from_the_other_side_and_in_a_mirror) {
    for (const std::string_view fen : start_of_some_games)
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Random random(seed);
            playout(position_of(fen), 80, random, [](const Position& position) {
                if (theorem_against(position.board(), Color::white))
                    return;
                const int whites = Estimate<Color::white>(position).here();
                const auto swapped =
                    Position::from(turned(position, upside_down, true), forgivable_faults);
                ASSERT_TRUE(swapped);
                EXPECT_EQ(Estimate<Color::black>(*swapped).here(), whites) << write_fen(position);
                if (position.castling_rooks().any())
                    return;
                const auto mirrored =
                    Position::from(turned(position, left_to_right, false), forgivable_faults);
                ASSERT_TRUE(mirrored);
                EXPECT_EQ(Estimate<Color::white>(*mirrored).here(), whites) << write_fen(position);
            });
        }
}

}  // namespace
}  // namespace arbiter::testing
