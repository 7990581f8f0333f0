// A number that is learned bit by bit, and forgets what was long ago.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace arbiter {

/// Neither sinks below minus this nor rises above it.
inline constexpr int most_learned = 8192;

/// For what a search of so many plies has shown.
constexpr int bonus_for(int depth) { return std::min(16 * depth * depth, 1600); }

/// Moves the value by the bonus, the less the nearer it is to the limit on that side: what happened
/// lately counts most. Requires: the bonus is within `most_learned` of 0.
inline void learn(std::int16_t& value, int bonus) {
    const int pull = value * std::abs(bonus) / most_learned;
    value = static_cast<std::int16_t>(value + bonus - pull);
}

}  // namespace arbiter
