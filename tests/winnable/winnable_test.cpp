// The prover as a whole; its verdicts are held against others in tests/differential.
#include "arbiter/winnable/winnable.hpp"

#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

TEST(WinnabilityProver, forgets_a_question_that_was_broken_off) {
    const Position wall = position("1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1");
    const Position open = position("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
    WinnabilityProver prover;
    int asked = 0;
    const Budget broken{.stop = [&asked]() -> bool {
        if (++asked == 20)
            throw std::runtime_error("broken off");
        return false;
    }};
    EXPECT_THROW(static_cast<void>(prover.judge(wall, Color::white, broken)), std::runtime_error);
    EXPECT_EQ(prover.judge(open, Color::white).winnability, Winnability::winnable);
}

TEST(WinnabilityProver, never_works_far_beyond_its_budget) {
    const Position wall = position("1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1");
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

}  // namespace
}  // namespace arbiter::testing
