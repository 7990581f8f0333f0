// Dead positions that the men alone prove (Law 5.2.2): neither side can mate, whatever is played.
// Sound but far from complete: a position that is not found here may still be dead.
#pragma once

#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Bare kings, one minor piece, or nothing but bishops that all stand on squares of one colour.
[[nodiscard]] bool is_dead_by_material(const Board& board);

/// `color` can never mate, whatever is played: it has a bare king, or the position is dead.
[[nodiscard]] bool cannot_mate_by_material(const Board& board, Color color);

}  // namespace arbiter
