// Whom a move captures.
#pragma once

#include <optional>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Where the man stands that the move captures, en passant beside its target; nothing where it
/// captures none. Requires: legal.
[[nodiscard]] inline std::optional<Square> captured_square(const Position& position, Move move) {
    if (move.is_en_passant())
        return square_at(file_of(move.to()), rank_of(move.from()));
    // Castling ends on the rook's square.
    if (move.is_castling() || !position.board().occupied().contains(move.to()))
        return std::nullopt;
    return move.to();
}

}  // namespace arbiter
