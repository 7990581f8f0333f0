// One ply back: can a last move have led to this setup? Only what checks and en passant need; not
// a proof that the position can be reached from the start (Law 3.10.3).
#pragma once

#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Some move of the other side leads to this board from one where the king of `turn` was not in
/// check. Tries every man, every square it can have come from and every way it can have moved.
/// Requires: one king a side.
[[nodiscard]] bool has_last_move_into_check(const Board& board, Color turn);

/// The pawn that just crossed `en_passant` can have done so: it stands behind, its two squares are
/// free, and before its step the king of `turn` was not in check. Requires: one king a side.
[[nodiscard]] bool is_possible_double_step(const Board& board, Color turn, Square en_passant);

}  // namespace arbiter
