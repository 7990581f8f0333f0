// The methods know nothing of each other, so that none may contradict another: small positions of
// kings, pawns and a piece or two, thrown by chance, are put to all of them.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/closure.hpp"
#include "arbiter/winnable/helpmate.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/theorem.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

constexpr std::uint64_t few_positions = 3000;
constexpr std::size_t few_layers = 200;

bool put(Setup& setup, Piece piece, Square square) {
    const bool is_free = !setup.board.occupied().contains(square);
    if (is_free)
        setup.board.put(square, piece);
    return is_free;
}

/// Pawns that block each other, as walls are made of, some that do not, perhaps a piece.
std::optional<Position> thrown_wall(Random& random) {
    Setup setup;
    const auto any_square = [&] { return square_at(static_cast<int>(random.below(64))); };
    const auto any_color = [&] { return random.below(2) == 0 ? Color::white : Color::black; };
    for (const Color color : both_colors)
        while (!put(setup, {color, Role::king}, any_square())) {
        }
    for (std::size_t pairs = random.below(7); pairs > 0; --pairs) {
        const Square white = square_at(static_cast<int>(8 + random.below(40)));
        const Square black = square_at(index(white) + 8);
        if (!setup.board.occupied().intersects(Bitboard(white) | Bitboard(black))) {
            put(setup, {Color::white, Role::pawn}, white);
            put(setup, {Color::black, Role::pawn}, black);
        }
    }
    for (std::size_t pawns = random.below(3); pawns > 0; --pawns)
        if (const Square square = any_square(); !back_ranks.contains(square))
            put(setup, {any_color(), Role::pawn}, square);
    if (random.below(3) == 0) {
        constexpr std::array roles{Role::bishop, Role::knight, Role::rook};
        put(setup, {any_color(), roles[random.below(roles.size())]}, any_square());
    }
    setup.turn = any_color();
    const auto position = Position::from(setup);
    return position && has_legal_move(*position) ? std::optional(*position) : std::nullopt;
}

/// Calls `visit(Position)` for so many of them, the same at every run.
template <typename Visit>
void for_each_thrown_wall(int count, Visit visit) {
    Random random(20);
    while (count > 0)
        if (const auto position = thrown_wall(random)) {
            visit(*position);
            --count;
        }
}

/// Do the moves, each of them legal, lead to a mate by the side?
bool mates(Position position, Color side, const std::vector<Move>& line) {
    for (const Move move : line) {
        const MoveList moves = legal_moves(position);
        if (std::ranges::find(moves, move) == moves.end())
            return false;
        position = position.play(move);
    }
    return is_check(position) && !has_legal_move(position) && position.turn() != side;
}

TEST(MethodsAgree, where_a_mate_is_found_nothing_proves_that_there_is_none) {
    int found = 0;
    for_each_thrown_wall(250, [&](const Position& start) {
        HelpmateSearch search;
        const HelpmateResult mate = search.find(start, Color::white, few_positions);
        if (mate.outcome != HelpmateOutcome::found)
            return;
        ++found;
        const std::string fen = write_fen(start);
        EXPECT_TRUE(mates(start, Color::white, mate.line)) << fen;
        EXPECT_FALSE(theorem_against(start.board(), Color::white)) << fen;
        EXPECT_FALSE(find_invariant(start, Color::white, few_layers).layers) << fen;
        EXPECT_NE(quick(start, Color::white), Winnability::unwinnable) << fen;
        EXPECT_NE(exhaust(start, Color::white, {few_positions, few_layers}).outcome,
                  ClosureOutcome::closed)
            << fen;
    });
    EXPECT_GT(found, 50) << "or nothing was tried";
}

TEST(MethodsAgree, a_search_that_is_exhausted_has_left_no_mate_to_an_exhaustion) {
    int exhausted = 0;
    for_each_thrown_wall(250, [&](const Position& start) {
        for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege}) {
            HelpmateSearch search;
            const auto mate = search.find(start, Color::white, few_positions, {}, guide);
            if (mate.outcome != HelpmateOutcome::exhausted)
                continue;
            ++exhausted;
            const auto all = exhaust(start, Color::white, {4 * few_positions, 0});
            EXPECT_EQ(all.outcome, ClosureOutcome::closed) << write_fen(start);
        }
    });
    EXPECT_GT(exhausted, 50) << "or nothing was tried";
}

TEST(MethodsAgree, an_exhaustion_ends_alike_with_layers_and_without) {
    int ended = 0;
    for_each_thrown_wall(250, [&](const Position& start) {
        const auto alone = exhaust(start, Color::white, {few_positions, 0});
        const auto with_layers = exhaust(start, Color::white, {few_positions, few_layers});
        if (alone.outcome == ClosureOutcome::gave_up ||
            with_layers.outcome == ClosureOutcome::gave_up)
            return;
        ++ended;
        EXPECT_EQ(with_layers.outcome, alone.outcome) << write_fen(start);
        EXPECT_LE(with_layers.positions, alone.positions) << write_fen(start);
        if (alone.outcome == ClosureOutcome::mate) {
            EXPECT_TRUE(mates(start, Color::white, alone.line)) << write_fen(start);
            EXPECT_TRUE(mates(start, Color::white, with_layers.line)) << write_fen(start);
        }
    });
    EXPECT_GT(ended, 20) << "or nothing was tried";
}

TEST(MethodsAgree, the_prover_says_what_each_of_them_says) {
    WinnabilityProver prover;
    for_each_thrown_wall(150, [&](const Position& start) {
        const Budget budget{.work = 10'000};
        const Verdict verdict = prover.judge(start, Color::white, budget);
        const std::string fen = write_fen(start);
        if (quick(start, Color::white) == Winnability::unwinnable) {
            EXPECT_NE(verdict.winnability, Winnability::winnable) << fen;
        }
        if (find_invariant(start, Color::white, few_layers).layers) {
            EXPECT_NE(verdict.winnability, Winnability::winnable) << fen;
        }
        if (verdict.winnability == Winnability::winnable) {
            EXPECT_TRUE(mates(start, Color::white, verdict.line)) << fen;
        }
    });
}

TEST(MethodsAgree, black_has_what_white_has_on_the_turned_board) {
    for_each_thrown_wall(60, [&](const Position& start) {
        const auto swapped = Position::from(turned(start, upside_down, true));
        ASSERT_TRUE(swapped);
        const std::string fen = write_fen(start);
        const auto layers = find_invariant(start, Color::white, few_layers);
        const auto others = find_invariant(*swapped, Color::black, few_layers);
        EXPECT_EQ(others.layers.has_value(), layers.layers.has_value()) << fen;
        EXPECT_EQ(quick(*swapped, Color::black), quick(start, Color::white)) << fen;
        const auto all = exhaust(start, Color::white, {few_positions, 0});
        const auto all_others = exhaust(*swapped, Color::black, {few_positions, 0});
        if (all.outcome == ClosureOutcome::closed) {
            EXPECT_EQ(all_others.outcome, all.outcome) << fen;
            EXPECT_EQ(all_others.positions, all.positions) << fen;
        }
    });
}

}  // namespace
}  // namespace arbiter::testing
