// Checks that layers of positions are what a proof claims: that no legal move leaves them, and that
// the winner never mates in them. Everything is gone through one by one, in the plainest way.
#pragma once

#include <expected>
#include <span>
#include <string>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/verify/certificate.hpp"

namespace arbiter::verify {

/// Is the position one of those that the layer describes? None with castling rights is.
[[nodiscard]] bool contains(const ClaimedLayer& layer, const Position& position);

/// Fails with what is wrong with which layer, counted from 1.
[[nodiscard]] std::expected<void, std::string> check_layers(std::span<const ClaimedLayer> layers,
                                                            Color winner);

}  // namespace arbiter::verify
