#include "arbiter/engine/choice.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/natural_power.hpp"

namespace arbiter {

namespace {

constexpr int whole_chance = 10'000;
/// Centipawns of which each multiplies the odds by e.
constexpr int centipawns_of_odds = 185;

/// No doubt is so great: the move is not played.
constexpr std::int64_t excluded = std::numeric_limits<std::int64_t>::max();

}  // namespace

int winning_chance(Score score) {
    if (score.is_mate())
        return score > Score() ? whole_chance : 0;
    const int value = std::abs(score.value());
    const std::uint64_t odds =
        falling_power(std::int64_t{value} * exponent_unit / centipawns_of_odds);
    const int ahead = static_cast<int>(whole_chance * power_unit / (power_unit + odds));
    return score.value() >= 0 ? ahead : whole_chance - ahead;
}

std::vector<std::uint64_t> weights_among(std::span<const Score> scores, std::span<const int> odds,
                                         int indifference) {
    assert(!scores.empty() && (odds.empty() || odds.size() == scores.size()));
    const auto best = std::ranges::max_element(scores);
    std::vector<std::uint64_t> weights(scores.size());
    if (indifference == 0 || best->is_mate()) {
        weights[static_cast<std::size_t>(best - scores.begin())] = 1;
        return weights;
    }
    const int most = winning_chance(*best);
    // What speaks against each, in 32nds.
    std::vector<std::int64_t> doubts;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const int behind = most - winning_chance(scores[i]);
        doubts.push_back(behind > 4 * indifference
                             ? excluded
                             : std::int64_t{behind} * exponent_unit / indifference -
                                   (odds.empty() ? 0 : odds[i]));
    }
    const std::int64_t least = std::ranges::min(doubts);
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = doubts[i] == excluded ? 0 : falling_power(doubts[i] - least);
    return weights;
}

std::size_t drawn_among(std::span<const std::uint64_t> weights, std::uint64_t seed) {
    const std::uint64_t sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
    std::uint64_t drawn = split_mixed(seed) % sum;
    std::size_t place = 0;
    while (drawn >= weights[place])
        drawn -= weights[place++];
    return place;
}

std::size_t choose_among(std::span<const Score> scores, std::span<const int> odds, int indifference,
                         std::uint64_t seed) {
    return drawn_among(weights_among(scores, odds, indifference), seed);
}

}  // namespace arbiter
