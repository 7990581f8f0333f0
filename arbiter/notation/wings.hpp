// From which side of the board a piece comes: descriptive notation tells the two knights of a
// player apart as the king's and the queen's, wherever they have gone.
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// The pieces of both colours by the side that they come from. Who may come from either is in both;
/// who comes from neither, as a promoted man, in none.
struct Wings {
    Bitboard queen_side;  ///< QR, QKt, QB
    Bitboard king_side;   ///< KB, KKt, KR
};

/// What a position tells without the game that led to it. In a start position all; in any other the
/// bishops by the colour of their squares and the rooks that may still castle, while the rest may
/// come from either side.
[[nodiscard]] Wings wings_told_by(const Position& position);

}  // namespace arbiter
