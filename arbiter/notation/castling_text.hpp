// Castling that is meant by its side, or without one.
#pragma once

#include <expected>
#include <optional>

#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Castling on that side; without one on the only side on which it is legal. Fails as `read_san`
/// does, where no side is named for the only one that has a right; as `ambiguous` where both sides
/// come into question.
[[nodiscard]] std::expected<Move, SanError> castling_meant(const Position& position,
                                                           std::optional<CastlingSide> side);

}  // namespace arbiter
