// What a match has shown.
#include "arbiter/match/pair_results.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace match;

TEST(PairResults, know_nothing_of_no_games) {
    const PairResults nothing;
    EXPECT_EQ(nothing.pairs(), 0U);
    EXPECT_EQ(nothing.score(), 0.5);
    EXPECT_EQ(nothing.elo().value, 0);
    EXPECT_TRUE(std::isinf(nothing.elo().margin));
    EXPECT_EQ(nothing.chance_of_being_stronger(), 0.5);
}

TEST(PairResults, score_half_a_point_for_each_draw) {
    PairResults results;
    for (const int half_points : {0, 1, 2, 3, 4, 4})
        results.add(half_points);
    EXPECT_EQ(results.counts(), (std::array<std::uint64_t, 5>{1, 1, 1, 1, 2}));
    EXPECT_EQ(results.pairs(), 6U);
    EXPECT_NEAR(results.score(), 14.0 / 24, 1e-12);
}

TEST(PairResults, are_elo) {
    // 75 %: 400 * log10(3). All pairs alike: nothing is known of the scatter.
    const PairResults three_of_four({0, 0, 0, 100, 0});
    EXPECT_NEAR(three_of_four.elo().value, 190.85, 0.01);
    EXPECT_TRUE(std::isinf(three_of_four.elo().margin));
    EXPECT_TRUE(std::isinf(PairResults({0, 0, 0, 0, 9}).elo().value));
    // By hand: mean 0.5, variance (100 * 0.25 + 200 * 0.0625) * 2 / 1000 = 0.075, error 1.96 *
    // sqrt(0.075 / 1000) = 0.01697, 400 * log10(0.51697 / 0.48303) = 11.80.
    const PairResults even({100, 200, 400, 200, 100});
    EXPECT_EQ(even.elo().value, 0);
    EXPECT_NEAR(even.elo().margin, 11.80, 0.01);
}

TEST(PairResults, are_normalized_by_their_scatter) {
    const PairResults results({0, 100, 250, 100, 50});
    EXPECT_NEAR(results.score(), 0.55, 1e-12);
    EXPECT_NEAR(results.variance(), 0.2 * 0.09 + 0.5 * 0.0025 + 0.2 * 0.04 + 0.1 * 0.2025, 1e-12);
    EXPECT_NEAR(results.normalized_elo().value,
                0.05 / std::sqrt(2 * results.variance()) * 800 / std::log(10.0), 1e-9);
    EXPECT_NEAR(results.normalized_elo().margin, 1.959964 / std::sqrt(1000.0) * 347.4356, 0.001);
}

TEST(PairResults, say_who_is_likely_the_stronger) {
    EXPECT_NEAR(PairResults({100, 200, 400, 200, 100}).chance_of_being_stronger(), 0.5, 1e-12);
    EXPECT_GT(PairResults({80, 180, 400, 220, 120}).chance_of_being_stronger(), 0.99);
    EXPECT_LT(PairResults({120, 220, 400, 180, 80}).chance_of_being_stronger(), 0.01);
    EXPECT_GT(PairResults({0, 0, 0, 0, 3}).chance_of_being_stronger(), 0.999);
    EXPECT_LT(PairResults({0, 0, 0, 1, 0}).chance_of_being_stronger(), 0.9) << "one pair is little";
    EXPECT_EQ(PairResults({0, 0, 50, 0, 0}).chance_of_being_stronger(), 0.5);
}

}  // namespace
}  // namespace arbiter::testing
