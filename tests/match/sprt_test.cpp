// When a match has shown enough.
#include "arbiter/match/sprt.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "arbiter/base/split_mix.hpp"

namespace arbiter::testing {
namespace {

using namespace match;

/// As by engines that differ by so much normalized Elo, in pairs that end in one of five ways.
class Players {
  public:
    Players(double normalized_elo, std::uint64_t seed) : chance_(seed) {
        // Shares that scatter by `scatter` around the mean, which is moved from the middle.
        const double scatter = std::sqrt((0.1 * 0.25 + 0.2 * 0.0625) * 2);
        const double shift = normalized_elo * std::log(10.0) / 800 * std::sqrt(2.0) * scatter;
        shares_ = {0.1, 0.2 - 2 * shift, 0.4, 0.2 + 2 * shift, 0.1};
    }
    int play_pair() {
        double left = static_cast<double>(chance_.next() >> 11) * 0x1p-53;
        int half_points = 0;
        while (half_points < 4 && left >= shares_[static_cast<std::size_t>(half_points)])
            left -= shares_[static_cast<std::size_t>(half_points++)];
        return half_points;
    }

  private:
    SplitMix64 chance_;
    std::array<double, 5> shares_{};
};

TEST(Sprt, has_walds_bounds) {
    EXPECT_NEAR(lower_bound({}), -2.944, 0.001);
    EXPECT_NEAR(upper_bound({}), 2.944, 0.001);
    EXPECT_NEAR(upper_bound({.alpha = 0.01, .beta = 0.1}), std::log(0.9 / 0.01), 1e-9);
}

TEST(Sprt, says_a_number_of_whatever_was_played) {
    for (const PairResults& results :
         {PairResults({0, 0, 0, 0, 1}), PairResults({9, 0, 0, 0, 0}), PairResults({0, 0, 5, 0, 0})})
        for (const double elo : {5.0, 100.0, 200.0, 400.0, 2000.0})
            EXPECT_TRUE(std::isfinite(log_likelihood_ratio(results, {.elo0 = 0, .elo1 = elo})));
}

TEST(Sprt, knows_nothing_of_no_games) {
    EXPECT_EQ(log_likelihood_ratio({}, {}), 0);
    EXPECT_FALSE(verdict({}, {}));
}

TEST(Sprt, is_as_likely_both_ways_in_the_middle) {
    // 5 normalized Elo is the middle of 0 and 10.
    const double shift = 5 * std::log(10.0) / 800 * std::sqrt(2.0) * std::sqrt(0.075);
    const auto more = static_cast<std::uint64_t>(1e6 * (0.2 + 2 * shift));
    const auto less = static_cast<std::uint64_t>(1e6 * (0.2 - 2 * shift));
    const PairResults results({100'000, less, 400'000, more, 100'000});
    EXPECT_NEAR(results.normalized_elo().value, 5, 0.05);
    EXPECT_NEAR(log_likelihood_ratio(results, {.elo0 = 0, .elo1 = 10}) / 1e6, 0, 1e-6);
}

TEST(Sprt, agrees_with_the_normal_approximation_where_the_differences_are_small) {
    const PairResults results({900, 1950, 4100, 2050, 1000});
    const double scatter = std::sqrt(results.variance());
    const auto mean_at = [&](double elo) {
        return 0.5 + elo * std::log(10.0) / 800 * std::sqrt(2.0) * scatter;
    };
    const double low = mean_at(0);
    const double high = mean_at(5);
    const double expected = static_cast<double>(results.pairs()) * (high - low) *
                            (2 * results.score() - low - high) / (2 * results.variance());
    EXPECT_NEAR(log_likelihood_ratio(results, {}), expected, 0.02 * std::abs(expected));
}

TEST(Sprt, errs_as_rarely_as_it_says) {
    constexpr SprtBounds bounds{.elo0 = 0, .elo1 = 40};
    int wrong = 0;
    constexpr int matches = 150;
    for (std::uint64_t seed = 1; seed <= matches; ++seed)
        for (const double truth : {bounds.elo0, bounds.elo1}) {
            Players players(truth, seed);
            PairResults results;
            std::optional<SprtVerdict> found;
            while (!found) {
                for (int pair = 0; pair < 20; ++pair)
                    results.add(players.play_pair());
                found = verdict(results, bounds);
            }
            wrong += (*found == SprtVerdict::elo1) != (truth == bounds.elo1) ? 1 : 0;
        }
    EXPECT_LE(wrong, matches * 2 * 7 / 100);
    EXPECT_GE(wrong, matches * 2 / 100) << "nor much more rarely: then it plays too long";
}

}  // namespace
}  // namespace arbiter::testing
