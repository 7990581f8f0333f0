// Wald's sequential probability ratio test over pairs of games: plays on until it is clear that one
// engine is stronger by so much, or that it is not. Plays nothing.
#pragma once

#include <cstdint>
#include <optional>

#include "arbiter/match/pair_results.hpp"

namespace arbiter::match {

/// Two claims about the first engine, and how often each may be taken wrongly.
struct SprtBounds {
    double elo0 = 0;      ///< normalized Elo: "it is stronger by this, and no more"
    double elo1 = 5;      ///< "it is stronger by this"; more than `elo0`
    double alpha = 0.05;  ///< how often elo1 is taken where elo0 holds; between 0 and 0.5
    double beta = 0.05;   ///< how often elo0 is taken where elo1 holds; between 0 and 0.5
};

/// What has become clear.
enum class SprtVerdict : std::uint8_t { elo0, elo1 };

/// How much likelier the results are if elo1 holds than if elo0 does, as a natural logarithm; of
/// the generalized test, where the scatter is that of the results (Van den Bergh, "The generalized
/// maximum likelihood ratio for the expectation value of a distribution").
[[nodiscard]] double log_likelihood_ratio(const PairResults& results, const SprtBounds& bounds);

/// Below this elo0 is taken.
[[nodiscard]] double lower_bound(const SprtBounds& bounds);
/// Above this elo1 is taken.
[[nodiscard]] double upper_bound(const SprtBounds& bounds);

/// Nothing while it is not clear: play on.
[[nodiscard]] std::optional<SprtVerdict> verdict(const PairResults& results,
                                                 const SprtBounds& bounds);

}  // namespace arbiter::match
