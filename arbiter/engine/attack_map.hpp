// What a side attacks, and with what: where the other side's men are not safe.
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// The squares that one side attacks, by the worth of the men that attack them.
struct AttackMap {
    Bitboard all;  ///< by whatever man, pinned ones included
    /// For a man of each role of the other side: by men that are cheaper than he is. None for pawns
    /// and kings; knights and bishops are worth the same.
    PerRole<Bitboard> by_cheaper;
};

/// What the men of `color` attack.
[[nodiscard]] AttackMap attack_map(const Board& board, Color color);

}  // namespace arbiter
