// Exhaustion proves only what it went through to the end.
#include "arbiter/winnable/closure.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
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
