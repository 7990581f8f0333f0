// Checks that layers of positions are what a proof claims: that no legal move leaves them, and that
// the winner never mates in them. Everything is gone through one by one, in the plainest way.
#pragma once

#include <expected>
#include <span>
#include <string>

#include "arbiter/rules/piece.hpp"
#include "arbiter/verify/certificate.hpp"
#include "arbiter/verify/layer_index.hpp"
#include "arbiter/verify/work.hpp"

namespace arbiter::verify {

/// Fails with what is wrong with which layer, counted from 1; also, with whatever reason, once the
/// work is too much. `index` has the same layers.
[[nodiscard]] std::expected<void, std::string> check_layers(std::span<const ClaimedLayer> layers,
                                                            const LayerIndex& index, Color winner,
                                                            Work& work);

}  // namespace arbiter::verify
