// Is this one move legal (Law 3.10.1)? Answered without generating the others.
#pragma once

#include <optional>

#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// For any 16 bits whatever. True exactly when the move is in the list of legal moves.
[[nodiscard]] bool is_legal(const Position& position, Move move);

/// As `is_legal`, but the own king may be left in check (3.9.2 is not asked). Castling is judged
/// in full, since 3.8.2.2 speaks of check itself.
[[nodiscard]] bool is_pseudo_legal(const Position& position, Move move);

/// The enemy men that would attack the own king after this move (3.9.2). Requires: pseudo-legal but
/// for en passant's immediacy, not castling.
[[nodiscard]] Bitboard attackers_after(const Position& position, Move move);

/// Would the own king be safe after this move? Requires: as `attackers_after`.
[[nodiscard]] bool keeps_king_safe(const Position& position, Move move);

/// The own rook on that side of the king that may still castle (3.8.2.1), now or later.
[[nodiscard]] std::optional<Square> castling_rook(const Position& position, CastlingSide side);

/// May the side to move castle with this rook now (3.8.2)?
[[nodiscard]] bool can_castle(const Position& position, Square rook);

}  // namespace arbiter
