#include "arbiter/match/pair_results.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace arbiter::match {

namespace {

/// Of a normal distribution: 95 % lie within so many standard deviations.
constexpr double standard_deviations = 1.959964;
constexpr double infinite = std::numeric_limits<double>::infinity();

/// Of what is scored by half points.
constexpr double score_of(std::size_t half_points) { return static_cast<double>(half_points) / 4; }

/// Infinite at 0 and 1.
double elo_of(double score) {
    if (score <= 0)
        return -infinite;
    if (score >= 1)
        return infinite;
    return 400 * std::log10(score / (1 - score));
}

}  // namespace

std::uint64_t PairResults::pairs() const {
    std::uint64_t all = 0;
    for (const std::uint64_t count : counts_)
        all += count;
    return all;
}

double PairResults::score() const {
    const std::uint64_t all = pairs();
    if (all == 0)
        return 0.5;
    double sum = 0;
    for (std::size_t i = 0; i < kinds; ++i)
        sum += static_cast<double>(counts_[i]) * score_of(i);
    return sum / static_cast<double>(all);
}

double PairResults::variance() const {
    const std::uint64_t all = pairs();
    if (all == 0)
        return 0;
    const double mean = score();
    double sum = 0;
    for (std::size_t i = 0; i < kinds; ++i)
        sum += static_cast<double>(counts_[i]) * std::pow(score_of(i) - mean, 2);
    return sum / static_cast<double>(all);
}

Estimate PairResults::elo() const {
    const std::uint64_t all = pairs();
    if (all == 0)
        return {0, infinite};
    const double mean = score();
    const double error = standard_deviations * std::sqrt(variance() / static_cast<double>(all));
    const double value = elo_of(mean);
    if (error == 0)
        return {value, infinite};
    return {value, std::max(elo_of(mean + error) - value, value - elo_of(mean - error))};
}

Estimate PairResults::normalized_elo() const {
    // So that a small difference is the same number of Elo where half of the games are drawn.
    constexpr double unit = 800 / std::numbers::ln10;
    const std::uint64_t all = pairs();
    const double scatter = std::sqrt(2 * variance());
    if (all == 0 || scatter == 0)
        return {all == 0 || score() == 0.5 ? 0 : score() > 0.5 ? infinite : -infinite, infinite};
    return {(score() - 0.5) / scatter * unit,
            standard_deviations / std::sqrt(2 * static_cast<double>(all)) * unit};
}

double PairResults::chance_of_being_stronger() const {
    // Pairs that are all alike show no scatter, and still prove little while they are few.
    const double least_scatter =
        0.25 / std::sqrt(std::max<double>(1, static_cast<double>(pairs())));
    const double scatter = std::max(std::sqrt(variance()), least_scatter);
    const double deviations = (score() - 0.5) / scatter * std::sqrt(static_cast<double>(pairs()));
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

}  // namespace arbiter::match
