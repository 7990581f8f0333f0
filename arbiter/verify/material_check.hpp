// The three theorems about the men alone, as docs/winnability.md states them.
#pragma once

#include <span>

#include "arbiter/rules/piece.hpp"
#include "arbiter/verify/certificate.hpp"

namespace arbiter::verify {

/// Does the theorem hold for these men beside the kings, wherever they stand on their squares?
[[nodiscard]] bool holds(MaterialClaim claim, std::span<const ClaimedMan> men, Color winner);

/// Does any of them?
[[nodiscard]] bool any_theorem_holds(std::span<const ClaimedMan> men, Color winner);

}  // namespace arbiter::verify
