// Can the pawn that has just crossed a square be captured (Laws 3.7.3.1, 9.2.3.1)?
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// True when a pawn of `us` may legally capture on `target`, which an enemy pawn has just crossed:
/// also the own king must be safe afterwards (3.9.2).
inline bool has_legal_en_passant(const Board& board, Color us, Square target) {
    const Color them = opponent(us);
    const Square captured = *offset(target, 0, -forward(us));
    const Square king = board.of(us, Role::king).first();
    for (const Square from : pawn_attacks(them, target) & board.of(us, Role::pawn)) {
        const Bitboard occupied =
            (board.occupied() - Bitboard(from) - Bitboard(captured)) | Bitboard(target);
        if ((board.attackers(king, them, occupied) - Bitboard(captured)).empty())
            return true;
    }
    return false;
}

}  // namespace arbiter
