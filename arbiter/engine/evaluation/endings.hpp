// What a lead in an ending is worth when it does not win by itself, and how a bare king is driven
// to where it is mated. Knows less than the layer that rules on dead positions, and is quick.
#pragma once

#include "arbiter/rules/board.hpp"

namespace arbiter {

/// Bare kings, or one minor piece more: nobody can mate.
[[nodiscard]] bool is_draw_by_material(const Board& board);

/// How much of a lead of `strong` counts, in sixteenths.
[[nodiscard]] int winning_share(const Board& board, Color strong);

/// What wins is to drive the other king to where it is mated: it is bare, and the men are there to
/// mate it without promoting, or a queen hunts it and a rook.
[[nodiscard]] bool is_hunt(const Board& board, Color strong);

/// How near `strong` is to that, in centipawns: the hunted king at the edge (with bishop and
/// knight near a corner of the bishop's colour, where alone they mate) and its own king near.
/// Requires: `is_hunt`.
[[nodiscard]] int nearness_to_mate(const Board& board, Color strong);

}  // namespace arbiter
