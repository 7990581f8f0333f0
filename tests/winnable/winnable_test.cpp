// The prover as a whole, on positions that a person has judged; what its proofs say is checked in
// tests/differential.
#include "arbiter/winnable/winnable.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "tests/support/judged_positions.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view wall_of_three =
    "1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1";

/// Some take 30'000; none more than 100'000.
const Budget enough{.work = 200'000};

Winnability wanted(const JudgedPosition& judged, Color side) {
    return judged.can_mate[side] ? Winnability::winnable : Winnability::unwinnable;
}

/// Does the line of the verdict mate the other side's king?
bool line_mates(Position position, Color side, const Verdict& verdict) {
    for (const Move move : verdict.line) {
        const MoveList moves = legal_moves(position);
        if (std::ranges::find(moves, move) == moves.end())
            return false;
        position = position.play(move);
    }
    return is_checkmate(position) && position.turn() != side;
}

TEST(Winnable, judges_as_a_person_does) {
    WinnabilityProver prover;
    for (const JudgedPosition& judged : judged_positions())
        for (const Color side : both_colors) {
            const Position start = position(judged.fen);
            const Verdict verdict = prover.judge(start, side, enough);
            EXPECT_EQ(verdict.winnability, wanted(judged, side))
                << judged.fen << ' ' << name(side) << ' ' << verdict.work;
            if (verdict.winnability == Winnability::winnable) {
                EXPECT_TRUE(line_mates(start, side, verdict)) << judged.fen;
            } else {
                EXPECT_TRUE(verdict.line.empty());
            }
        }
}

TEST(Winnable, judges_alike_from_the_other_side_and_in_a_mirror) {
    WinnabilityProver prover;
    for (const JudgedPosition& judged : judged_positions()) {
        const Position start = position(judged.fen);
        const auto swapped = Position::from(turned(start, upside_down, true), forgivable_faults);
        ASSERT_TRUE(swapped);
        for (const Color side : both_colors)
            EXPECT_EQ(prover.judge(*swapped, opponent(side), enough).winnability,
                      wanted(judged, side))
                << judged.fen;
        if (start.castling_rooks().any())
            continue;
        const auto mirrored =
            Position::from(turned(start, left_to_right, false), forgivable_faults);
        ASSERT_TRUE(mirrored);
        for (const Color side : both_colors)
            EXPECT_EQ(prover.judge(*mirrored, side, enough).winnability, wanted(judged, side))
                << judged.fen;
    }
}

TEST(Winnable, any_budget_gives_the_truth_or_no_verdict) {
    WinnabilityProver prover;
    for (const JudgedPosition& judged : judged_positions())
        for (const Color side : both_colors)
            for (const std::uint64_t work : {0U, 1U, 2U, 16U, 100U, 300U, 1000U}) {
                const auto verdict = prover.judge(position(judged.fen), side, {.work = work});
                EXPECT_TRUE(verdict.winnability == wanted(judged, side) ||
                            verdict.winnability == Winnability::undecided)
                    << judged.fen << ' ' << name(side) << ' ' << work;
            }
}

// What the loser can still do is no matter: of two positions one move apart, the earlier one can be
// won whenever the later one can.
TEST(Winnable, whoever_can_mate_after_a_move_could_before_it) {
    WinnabilityProver prover;
    for (const JudgedPosition& judged : judged_positions()) {
        const Position start = position(judged.fen);
        for (const Color side : both_colors) {
            bool any = false;
            for (const Move move : legal_moves(start))
                any = any || prover.judge(start.play(move), side, {.work = 20'000}).winnability ==
                                 Winnability::winnable;
            if (has_legal_move(start)) {
                EXPECT_EQ(any, judged.can_mate[side]) << judged.fen << ' ' << name(side);
            }
        }
    }
}

TEST(Winnable, a_mate_on_the_board_has_no_line_and_costs_nothing) {
    const Position mate = position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    const Verdict white = winnable(mate, Color::white, {.work = 0});
    EXPECT_EQ(white.winnability, Winnability::winnable);
    EXPECT_TRUE(white.line.empty());
    EXPECT_EQ(white.work, 0U);
    const Verdict black = winnable(mate, Color::black, {.work = 0});
    EXPECT_EQ(black.winnability, Winnability::unwinnable);
}

TEST(Winnable, men_that_prove_it_cost_nothing) {
    const Verdict verdict =
        winnable(position("4kq2/8/8/8/8/8/8/4KN2 w - - 0 1"), Color::white, {.work = 0});
    EXPECT_EQ(verdict.winnability, Winnability::unwinnable);
    EXPECT_EQ(verdict.proof.theorem, Theorem::knight_against_queens);
    EXPECT_EQ(verdict.proof.positions, 0U);
    EXPECT_TRUE(verdict.proof.layers.empty());
    EXPECT_EQ(verdict.work, 0U);
}

TEST(Winnable, a_stalemate_needs_no_theorem) {
    // White's men alone would do.
    const Verdict verdict = winnable(position("k7/P7/K7/8/8/8/8/8 b - - 0 1"), Color::white);
    EXPECT_EQ(verdict.winnability, Winnability::unwinnable);
    EXPECT_FALSE(verdict.proof.theorem);
    EXPECT_EQ(verdict.proof.positions, 0U);
}

TEST(Winnable, a_wall_is_proved_by_layers_and_forced_moves_by_positions) {
    const Verdict wall =
        winnable(position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"), Color::white);
    ASSERT_EQ(wall.proof.layers.size(), 1U);
    EXPECT_TRUE(
        contains(wall.proof.layers[0], position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1")));
    EXPECT_EQ(wall.proof.positions, 0U);
    EXPECT_FALSE(wall.proof.theorem);
    // The first round of the plan and one layer.
    EXPECT_EQ(wall.work, 256 + positions_per_layer);
    const Verdict forced = winnable(position("k7/1Q6/8/8/8/8/8/K7 b - - 0 1"), Color::white);
    ASSERT_EQ(forced.proof.layers.size(), 2U);
    EXPECT_TRUE(contains(forced.proof.layers[1], position("8/1k6/8/8/8/8/8/K7 w - - 0 1")));
    // No layer has castling rights. Either pawn takes the knight.
    const Verdict castling =
        winnable(position("4k3/8/8/8/8/5n2/3PPPP1/3QKB1R w K - 0 1"), Color::black);
    EXPECT_EQ(castling.winnability, Winnability::unwinnable);
    EXPECT_EQ(castling.proof.positions, 1U);
    EXPECT_TRUE(castling.proof.layers.empty());
}

TEST(Winnable, no_budget_is_no_verdict) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"}) {
        const Verdict verdict = winnable(position(fen), Color::white, {.work = 0});
        EXPECT_EQ(verdict.winnability, Winnability::undecided) << fen;
        EXPECT_EQ(verdict.work, 0U);
        EXPECT_EQ(winnable(position(fen), Color::white, {.stop = [] { return true; }}).winnability,
                  Winnability::undecided);
    }
}

TEST(Winnable, one_position_is_enough_where_the_next_move_mates) {
    const Verdict verdict =
        winnable(position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"), Color::white, {.work = 1});
    EXPECT_EQ(verdict.winnability, Winnability::winnable);
    EXPECT_EQ(verdict.line.size(), 1U);
    EXPECT_EQ(verdict.work, 1U);
}

TEST(Winnable, a_verdict_does_not_depend_on_what_was_asked_before) {
    WinnabilityProver used;
    for (const JudgedPosition& judged : judged_positions())
        for (const Color side : both_colors) {
            const Position start = position(judged.fen);
            const Verdict again = used.judge(start, side, {.work = 3000});
            const Verdict fresh = winnable(start, side, {.work = 3000});
            EXPECT_EQ(again.winnability, fresh.winnability) << judged.fen;
            EXPECT_EQ(again.work, fresh.work) << judged.fen;
            EXPECT_EQ(again.line, fresh.line) << judged.fen;
        }
}

TEST(WinnabilityProver, can_be_moved_with_its_memory) {
    WinnabilityProver first;
    const Position rook = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_EQ(first.judge(rook, Color::white).winnability, Winnability::winnable);
    WinnabilityProver second(std::move(first));
    EXPECT_EQ(second.judge(rook, Color::white).winnability, Winnability::winnable);
    WinnabilityProver third;
    third = std::move(second);
    EXPECT_EQ(third.judge(rook, Color::black).winnability, Winnability::unwinnable);
}

TEST(WinnabilityProver, forgets_a_question_that_was_broken_off) {
    const Position open = position("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
    WinnabilityProver prover;
    int asked = 0;
    const Budget broken{.stop = [&asked]() -> bool {
        if (++asked == 20)
            throw std::runtime_error("broken off");
        return false;
    }};
    EXPECT_THROW(static_cast<void>(prover.judge(position(wall_of_three), Color::white, broken)),
                 std::runtime_error);
    EXPECT_EQ(prover.judge(open, Color::white).winnability, Winnability::winnable);
}

TEST(WinnabilityProver, never_works_far_beyond_its_budget) {
    const Position wall = position(wall_of_three);
    WinnabilityProver prover;
    // A layer or the moves of one position may be begun with the last of it.
    constexpr std::uint64_t more = 256;
    for (const std::uint64_t work : {1U, 255U, 256U, 257U, 1300U, 5000U, 20'000U}) {
        const Verdict verdict = prover.judge(wall, Color::white, {.work = work});
        EXPECT_EQ(verdict.winnability, Winnability::undecided) << work;
        EXPECT_GE(verdict.work, work);
        EXPECT_LE(verdict.work, work + more);
    }
}

TEST(LikelierToMate, who_has_more_pawns_rooks_and_queens_or_else_white) {
    EXPECT_EQ(likelier_to_mate(position("4k3/p7/8/8/8/8/8/4K3 w - - 0 1").board()), Color::black);
    EXPECT_EQ(likelier_to_mate(position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1").board()), Color::white);
    EXPECT_EQ(likelier_to_mate(position("4k3/8/8/8/8/8/8/4K3 b - - 0 1").board()), Color::white);
    // Minor pieces do not count.
    EXPECT_EQ(likelier_to_mate(position("4k3/p7/8/8/8/8/8/1NB1KBN1 w - - 0 1").board()),
              Color::black);
    EXPECT_EQ(likelier_to_mate(position("3qk3/8/8/8/8/8/PP6/4K3 w - - 0 1").board()), Color::white);
}

TEST(IsDead, where_neither_side_can_mate) {
    for (const JudgedPosition& judged : judged_positions())
        EXPECT_EQ(is_dead(position(judged.fen), enough),
                  !judged.can_mate[Color::white] && !judged.can_mate[Color::black])
            << judged.fen;
}

TEST(IsDead, where_the_encyclopedia_says_so_and_where_it_does_not) {
    for (const std::string_view dead :
         {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
          "4kb2/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
          "4kn2/8/8/8/8/8/8/4K3 w - - 0 1",
          // Bishops on squares of one colour, and a wall.
          "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1"})
        EXPECT_TRUE(is_dead(position(dead), enough)) << dead;
    for (const std::string_view alive :
         {"8/8/4k3/8/8/4K3/3N4/5n2 w - - 0 1", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1",
          "4k1b1/8/8/8/8/8/8/2B1K3 w - - 0 1", "4k3/8/8/1p1p1p2/1P1P1P1P/8/4K3/8 b - - 0 1"})
        EXPECT_FALSE(is_dead(position(alive), enough)) << alive;
}

TEST(IsDead, is_not_said_without_a_proof) {
    const Position wall = position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(is_dead(wall));
    EXPECT_FALSE(is_dead(wall, {.work = 10}));
    EXPECT_FALSE(is_dead(wall, {.stop = [] { return true; }}));
}

}  // namespace
}  // namespace arbiter::testing
