// Exhaustion proves only what it went through to the end.
#include "arbiter/winnable/closure.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

TEST(Exhaust, forced_moves_close) {
    const ClosureResult result =
        exhaust(position("r7/K1k5/8/8/8/8/8/8 w - - 0 1"), Color::black, {10, 0});
    EXPECT_EQ(result.outcome, ClosureOutcome::closed);
    EXPECT_EQ(result.positions, 1U);
}

TEST(Exhaust, a_mate_comes_with_its_moves) {
    const ClosureResult result =
        exhaust(position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"), Color::white, {1000, 0});
    EXPECT_EQ(result.outcome, ClosureOutcome::mate);
    EXPECT_EQ(result.line.size(), 1U);
}

TEST(Exhaust, too_few_positions_prove_nothing) {
    EXPECT_EQ(exhaust(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), Color::white, {10, 0}).outcome,
              ClosureOutcome::gave_up);
}

TEST(Exhaust, more_men_than_a_key_holds_prove_nothing) {
    constexpr std::string_view crowded =
        "k7/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/NNNNNNNK w - - 0 1";
    const auto start = Position::from(*read_fen(crowded), forgivable_faults);
    ASSERT_TRUE(start);
    EXPECT_EQ(exhaust(*start, Color::white, {10, 0}).outcome, ClosureOutcome::gave_up);
}

TEST(Exhaust, a_position_without_moves_needs_none_made) {
    const ClosureResult stalemate =
        exhaust(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Color::white, {10, 0});
    EXPECT_EQ(stalemate.outcome, ClosureOutcome::closed);
    EXPECT_EQ(stalemate.positions, 0U);
    EXPECT_EQ(stalemate.came_up, 1U);
    const Position mate = position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    const ClosureResult mated = exhaust(mate, Color::white, {10, 0});
    EXPECT_EQ(mated.outcome, ClosureOutcome::mate);
    EXPECT_TRUE(mated.line.empty());
    EXPECT_EQ(exhaust(mate, Color::black, {10, 0}).outcome, ClosureOutcome::closed);
}

TEST(Exhaust, what_a_theorem_covers_is_not_gone_into) {
    const ClosureResult result =
        exhaust(position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), Color::white, {10, 0});
    EXPECT_EQ(result.outcome, ClosureOutcome::closed);
    EXPECT_EQ(result.positions, 0U);
}

TEST(Exhaust, finds_the_shortest_mate) {
    // In two: breadth first, there is nothing shorter.
    const ClosureResult result =
        exhaust(position("k7/8/2K5/8/8/8/8/6R1 w - - 0 1"), Color::white, {100'000, 0});
    ASSERT_EQ(result.outcome, ClosureOutcome::mate);
    EXPECT_EQ(result.line.size(), 3U);
    Position now = position("k7/8/2K5/8/8/8/8/6R1 w - - 0 1");
    for (const Move move : result.line) {
        ASSERT_TRUE(std::ranges::count(legal_moves(now), move) == 1);
        now = now.play(move);
    }
    EXPECT_TRUE(is_check(now) && !has_legal_move(now) && now.turn() == Color::black);
}

TEST(Exhaust, layers_cover_what_lies_behind_a_wall) {
    const Position wall = position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    const ClosureResult covered = exhaust(wall, Color::white, {100, 10});
    EXPECT_EQ(covered.outcome, ClosureOutcome::closed);
    EXPECT_EQ(covered.positions, 0U);
    ASSERT_EQ(covered.layers.size(), 1U);
    EXPECT_TRUE(contains(covered.layers[0], wall));
    // Without them each pair of kings counts, for either side to move.
    const ClosureResult gone_through = exhaust(wall, Color::white, {10'000, 0});
    EXPECT_EQ(gone_through.outcome, ClosureOutcome::closed);
    EXPECT_EQ(gone_through.positions, 2U * 24 * 24);
    EXPECT_EQ(gone_through.came_up, gone_through.positions);
    EXPECT_TRUE(gone_through.layers.empty());
}

TEST(Exhaust, asks_now_and_then_whether_to_stop) {
    const Position wall = position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    Exhaustion exhaustion(wall, Color::white, 0);
    int asked = 0;
    const ClosureResult stopped = exhaustion.go_on(10'000, [&asked] { return ++asked == 3; });
    EXPECT_EQ(stopped.outcome, ClosureOutcome::gave_up);
    EXPECT_EQ(stopped.positions, 512U);
    // It goes on where it was.
    const ClosureResult ended = exhaustion.go_on(10'000);
    EXPECT_EQ(ended.outcome, ClosureOutcome::closed);
    EXPECT_EQ(ended.positions, 2U * 24 * 24);
}

TEST(Exhaust, no_more_positions_come_up_than_are_allowed_but_for_one_ones_moves) {
    for (const std::uint64_t limit : {1U, 2U, 50U, 500U}) {
        const ClosureResult result =
            exhaust(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), Color::white, {limit, 0});
        EXPECT_EQ(result.outcome, ClosureOutcome::gave_up);
        EXPECT_GE(result.came_up, limit);
        EXPECT_LT(result.came_up, limit + max_legal_moves);
    }
}

TEST(Exhaust, in_parts_is_as_at_once) {
    for (const std::string_view fen :
         {"1b1k4/p1p1p1p1/P1P1P1P1/8/8/8/3K4/8 w - - 0 1", "7k/8/4K3/8/8/8/6Q1/8 w - - 0 1"}) {
        const Position start = position(fen);
        constexpr Color winner = Color::white;
        const ClosureResult at_once = exhaust(start, winner, {200'000, 0});
        Exhaustion parts(start, winner, 0);
        ClosureResult result = parts.go_on(1);
        for (std::uint64_t limit = 10; result.outcome == ClosureOutcome::gave_up; limit *= 2)
            result = parts.go_on(limit);
        EXPECT_NE(at_once.outcome, ClosureOutcome::gave_up);
        EXPECT_EQ(result.outcome, at_once.outcome);
        EXPECT_EQ(result.positions, at_once.positions);
        EXPECT_EQ(result.line, at_once.line);
    }
}

}  // namespace
}  // namespace arbiter::testing
