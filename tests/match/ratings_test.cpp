// How strong each of several engines is.
#include "arbiter/match/ratings.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace match;

const std::vector<Encounter> three = encounters_of(3, Pairing::round_robin);

TEST(Ratings, of_two_are_as_far_apart_as_their_match_says) {
    const std::vector<PairResults> results{PairResults({5, 10, 20, 30, 15})};
    const auto ratings = ratings_of(2, encounters_of(2, Pairing::round_robin), results);
    ASSERT_TRUE(ratings);
    const Estimate elo = results[0].elo();
    EXPECT_NEAR((*ratings)[0].value - (*ratings)[1].value, elo.value, 1e-6);
    EXPECT_NEAR((*ratings)[0].value, -(*ratings)[1].value, 1e-9);
    // Half of the difference, so half of the error; to the second order the two are the same.
    EXPECT_NEAR((*ratings)[0].margin, elo.margin / 2, 1);
}

TEST(Ratings, of_three_agree_where_their_results_do) {
    // 10 points to 1 are 400 Elo; then 100 to 1 are 800.
    const std::vector<PairResults> results{PairResults({1, 0, 0, 0, 10}),
                                           PairResults({1, 0, 0, 0, 100}),
                                           PairResults({1, 0, 0, 0, 10})};
    const auto ratings = ratings_of(3, three, results);
    ASSERT_TRUE(ratings);
    EXPECT_NEAR((*ratings)[0].value, 400, 1e-6);
    EXPECT_NEAR((*ratings)[1].value, 0, 1e-6);
    EXPECT_NEAR((*ratings)[2].value, -400, 1e-6);
}

TEST(Ratings, do_not_need_that_all_have_met) {
    const std::vector<PairResults> results{PairResults({0, 0, 5, 0, 0}),
                                           PairResults({0, 0, 5, 0, 0})};
    const auto ratings = ratings_of(3, encounters_of(3, Pairing::gauntlet), results);
    ASSERT_TRUE(ratings);
    for (const Estimate& each : *ratings) {
        EXPECT_NEAR(each.value, 0, 1e-9);
        EXPECT_NEAR(each.margin, 0, 1e-9) << "none of them has ever done anything else";
    }
}

TEST(Ratings, know_nothing_of_who_takes_no_point) {
    EXPECT_EQ(ratings_of(3, three,
                         std::vector<PairResults>{PairResults({0, 0, 0, 0, 9}),
                                                  PairResults({0, 0, 0, 0, 9}),
                                                  PairResults({3, 0, 3, 0, 3})}),
              std::nullopt);
    EXPECT_EQ(ratings_of(3, three, std::vector<PairResults>(3)), std::nullopt);
    // Round and round: each has taken a point from another.
    EXPECT_TRUE(ratings_of(
        3, three,
        std::vector<PairResults>{PairResults({0, 0, 0, 0, 9}), PairResults({9, 0, 0, 0, 0}),
                                 PairResults({0, 0, 0, 0, 9})}));
}

}  // namespace
}  // namespace arbiter::testing
