#include "arbiter/match/sprt.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace arbiter::match {

namespace {

/// Shares of the five kinds of pairs.
using Shares = std::array<double, PairResults::kinds>;

/// Of a pair, 0 to 1.
double points(std::size_t half_points) { return static_cast<double>(half_points) / 4; }

/// A kind that has not come up as yet is not impossible.
Shares shares_of(const PairResults& results) {
    constexpr double little = 1e-3;
    Shares shares{};
    double all = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        shares[i] = std::max(static_cast<double>(results.counts()[i]), little);
        all += shares[i];
    }
    for (double& share : shares)
        share /= all;
    return shares;
}

double mean_of(const Shares& shares) {
    double mean = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        mean += shares[i] * points(i);
    return mean;
}

double scatter_of(const Shares& shares) {
    const double mean = mean_of(shares);
    double sum = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        sum += shares[i] * std::pow(points(i) - mean, 2);
    return std::sqrt(sum);
}

/// The likeliest shares, given what came up, under which `sum(share * value) == 0`: each is what
/// came up divided by 1 + x * value. Requires: values of both signs.
Shares likeliest_with_mean_zero(const Shares& seen, const Shares& values) {
    const auto [least, most] = std::ranges::minmax(values);
    // All divisors are positive between these; the sum falls from one end to the other.
    double low = -1 / most;
    double high = -1 / least;
    for (int step = 0; step < 200; ++step) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < seen.size(); ++i)
            sum += seen[i] * values[i] / (1 + x * values[i]);
        (sum > 0 ? low : high) = x;
    }
    const double x = (low + high) / 2;
    Shares likeliest{};
    for (std::size_t i = 0; i < seen.size(); ++i)
        likeliest[i] = seen[i] / (1 + x * values[i]);
    return likeliest;
}

/// The likeliest shares under which (mean - 1/2) / scatter is `ratio`. The scatter hangs on the
/// shares, so each solution gives the next, better question; a few steps are enough.
Shares likeliest_with_ratio(const Shares& seen, double ratio) {
    Shares shares{};
    shares.fill(1.0 / static_cast<double>(shares.size()));
    for (int step = 0; step < 10; ++step) {
        const double mean = mean_of(shares);
        const double scatter = scatter_of(shares);
        Shares values{};
        // The ratio's derivative by each share, around the ratio that is wanted.
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = points(i) - 0.5 -
                        ratio * scatter * (1 + std::pow((points(i) - mean) / scatter, 2)) / 2;
        // No shares have a ratio so far out.
        if (const auto [least, most] = std::ranges::minmax(values); least >= 0 || most <= 0)
            break;
        const Shares next = likeliest_with_mean_zero(seen, values);
        double change = 0;
        for (std::size_t i = 0; i < next.size(); ++i)
            change = std::max(change, std::abs(next[i] - shares[i]));
        shares = next;
        if (change < 1e-9)
            break;
    }
    return shares;
}

/// As a ratio of mean and scatter of a pair. See `PairResults::normalized_elo`.
double ratio_of(double normalized_elo) {
    return normalized_elo * std::numbers::ln10 / 800 * std::numbers::sqrt2;
}

}  // namespace

double log_likelihood_ratio(const PairResults& results, const SprtBounds& bounds) {
    if (results.pairs() == 0)
        return 0;
    const Shares seen = shares_of(results);
    const Shares under0 = likeliest_with_ratio(seen, ratio_of(bounds.elo0));
    const Shares under1 = likeliest_with_ratio(seen, ratio_of(bounds.elo1));
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        sum += seen[i] * std::log(under1[i] / under0[i]);
    return sum * static_cast<double>(results.pairs());
}

double lower_bound(const SprtBounds& bounds) { return std::log(bounds.beta / (1 - bounds.alpha)); }

double upper_bound(const SprtBounds& bounds) { return std::log((1 - bounds.beta) / bounds.alpha); }

std::optional<SprtVerdict> verdict(const PairResults& results, const SprtBounds& bounds) {
    const double ratio = log_likelihood_ratio(results, bounds);
    if (ratio >= upper_bound(bounds))
        return SprtVerdict::elo1;
    if (ratio <= lower_bound(bounds))
        return SprtVerdict::elo0;
    return std::nullopt;
}

}  // namespace arbiter::match
