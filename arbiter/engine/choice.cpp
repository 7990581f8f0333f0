#include "arbiter/engine/choice.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "arbiter/base/split_mix.hpp"

namespace arbiter {

namespace {

constexpr int whole_chance = 10'000;
/// Centipawns of which each multiplies the odds by e.
constexpr int centipawns_of_odds = 185;

/// e to the power of -n/32 in parts of 2^20, each from the one before.
constexpr auto falling = [] {
    std::array<std::uint32_t, 320> table{};
    std::uint64_t value = std::uint64_t{1} << 20;
    for (std::uint32_t& entry : table) {
        entry = static_cast<std::uint32_t>(value);
        // e^(-1/32) is 0.969233 or 65536ths: 63520.
        value = value * 63'520 / 65'536;
    }
    return table;
}();

/// e to the power of -numerator/denominator, in parts of 2^20; 0 beyond the table.
std::uint64_t power(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t place = numerator * 32 / denominator;
    return place < static_cast<std::int64_t>(falling.size())
               ? falling[static_cast<std::size_t>(place)]
               : 0;
}

}  // namespace

int winning_chance(Score score) {
    if (score.is_mate())
        return score > Score() ? whole_chance : 0;
    const int value = std::abs(score.value());
    const std::uint64_t odds = power(value, centipawns_of_odds);
    constexpr std::uint64_t one = std::uint64_t{1} << 20;
    const int ahead = static_cast<int>(whole_chance * one / (one + odds));
    return score.value() >= 0 ? ahead : whole_chance - ahead;
}

std::size_t choose_among(std::span<const Score> scores, int indifference, std::uint64_t seed) {
    assert(!scores.empty());
    const auto best = std::ranges::max_element(scores);
    const auto best_place = static_cast<std::size_t>(best - scores.begin());
    if (indifference == 0 || best->is_mate())
        return best_place;
    const int most = winning_chance(*best);
    std::vector<std::uint64_t> weights;
    std::uint64_t sum = 0;
    for (const Score score : scores) {
        const int behind = most - winning_chance(score);
        weights.push_back(behind > 4 * indifference ? 0 : power(behind, indifference));
        sum += weights.back();
    }
    std::uint64_t drawn = split_mixed(seed) % sum;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (drawn < weights[i])
            return i;
        drawn -= weights[i];
    }
    return best_place;
}

}  // namespace arbiter
