// Checks what proves a verdict on winnability: a line of moves, or a certificate. Shares with the
// prover the rules alone.
#pragma once

#include <expected>
#include <span>
#include <string>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/verify/certificate.hpp"

namespace arbiter::verify {

/// Are these legal moves after which `winner` has mated? Fails with the first reason why not.
[[nodiscard]] std::expected<void, std::string> check_helpmate(const Position& position,
                                                              Color winner,
                                                              std::span<const Move> line);

/// Does the certificate show that `winner` can never mate from here? Fails with the first reason
/// why it does not.
[[nodiscard]] std::expected<void, std::string> check_proof(const Position& position, Color winner,
                                                           const Certificate& certificate);

}  // namespace arbiter::verify
