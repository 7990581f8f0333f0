// Proofs by structure: layers of positions that no legal move leaves and in which the winner never
// mates. Finds them; `verify` checks them independently.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter {

/// Closed layers, the one that holds the position first, in which `winner` never mates; nothing
/// where none were found among so many layers. Sound, not complete. Requires: the position is not
/// mate.
[[nodiscard]] std::optional<std::vector<Layer>> find_invariant(const Position& position,
                                                               Color winner,
                                                               std::size_t max_layers);

}  // namespace arbiter
