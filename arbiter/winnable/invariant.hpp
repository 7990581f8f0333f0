// Proofs by structure: layers of positions that no legal move leaves and in which the winner never
// mates. Finds them; `verify` checks them independently.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter {

/// A layer takes about as long as so many positions do.
inline constexpr std::uint64_t positions_per_layer = 16;

/// What looking for an invariant gives.
struct InvariantResult {
    /// Closed layers, the one that holds the position first, in which the winner never mates.
    /// Nothing where none were found.
    std::optional<std::vector<Layer>> layers;
    /// How many layers were looked at.
    std::size_t looked_at = 0;
};

/// Looks at `max_layers` layers at most. `stop()` is asked now and then and ends it where it
/// answers true. Sound, not complete. Requires: the position is not mate.
[[nodiscard]] InvariantResult find_invariant(const Position& position, Color winner,
                                             std::size_t max_layers,
                                             const std::function<bool()>& stop = {});

}  // namespace arbiter
