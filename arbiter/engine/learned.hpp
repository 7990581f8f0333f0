// A number that is learned bit by bit, and forgets what was long ago.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "arbiter/base/zeroed_memory.hpp"

namespace arbiter {

/// Unless another limit is said, it neither sinks below minus this nor rises above it.
inline constexpr int most_learned = 8192;

/// For what a search of so many plies has shown.
constexpr int bonus_for(int depth) { return std::min(16 * depth * depth, 1600); }

/// Many of them, all 0 at first.
using LearnedTable = std::vector<std::int16_t, ZeroedMemory<std::int16_t>>;

/// Moves the value by the bonus, the less the nearer it is to the limit on that side: what happened
/// lately counts most. Requires: the bonus is within the limit of 0.
inline void learn(std::int16_t& value, int bonus, int limit = most_learned) {
    const int pull = value * std::abs(bonus) / limit;
    value = static_cast<std::int16_t>(value + bonus - pull);
}

}  // namespace arbiter
