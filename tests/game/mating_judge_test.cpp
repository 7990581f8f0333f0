#include "arbiter/game/mating_judge.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Each takes all the work that a ruling may cost, or a good part of it.
const std::vector<std::string> dear{
    "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1",
    "k1b5/8/8/BpBpBpB1/bPbPbPb1/8/8/K1B5 w - - 0 1",
    "1k6/pPp5/BpP4b/1P6/8/3B2b1/8/3B2K1 w - - 0 1",
    "8/B6b/5B1k/7b/p1p1pBp1/P1P1P1P1/4K3/8 b - - 0 1",
};

void expect_same(const Verdict& one, const Verdict& other) {
    EXPECT_EQ(one.winnability, other.winnability);
    EXPECT_EQ(one.line, other.line);
    EXPECT_EQ(one.work, other.work);
}

TEST(ProvingJudge, answers_the_same_whatever_it_was_asked_between) {
    // Too little to decide any of them, too much to be found again.
    constexpr std::uint64_t work = 2000;
    ProvingJudge judge(work);
    std::vector<Verdict> first;
    for (const std::string& fen : dear)
        for (const Color side : both_colors)
            first.push_back(judge.judge(position(fen), side));
    for (int round = 0; round < 2; ++round) {
        std::size_t asked = 0;
        for (const std::string& fen : dear)
            for (const Color side : both_colors) {
                ProvingJudge other(work);
                const Verdict again = judge.judge(position(fen), side);
                expect_same(again, first[asked]);
                expect_same(again, other.judge(position(fen), side));
                ++asked;
            }
    }
}

TEST(ProvingJudge, takes_no_answer_for_that_of_another_side_or_position) {
    ProvingJudge judge;
    // Black has a lone king.
    const Position one = position("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(judge.judge(position(dear[2]), Color::black).winnability, Winnability::undecided);
    EXPECT_EQ(judge.judge(one, Color::black).winnability, Winnability::unwinnable);
    EXPECT_EQ(judge.judge(one, Color::white).winnability, Winnability::winnable);
    EXPECT_EQ(judge.judge(position(dear[2]), Color::black).winnability, Winnability::undecided);
}

}  // namespace
}  // namespace arbiter::testing
