// The men that may not leave the line between their king and an enemy slider (Laws 3.1.3, 3.9.2).
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// The own men that shield the king from a slider, each alone on its line. Requires: `king` is the
/// square of the only king of `Us`.
template <Color Us>
[[gnu::always_inline]] inline Bitboard pinned_men(const Board& board, Square king) {
    const Bitboard enemies = board.of(opponent(Us));
    // The sliders that would hit the king if our own men were not there.
    const Bitboard snipers = ((bishop_attacks(king, enemies) & board.diagonal_sliders()) |
                              (rook_attacks(king, enemies) & board.straight_sliders())) &
                             enemies;
    Bitboard pinned;
    for (const Square sniper : snipers) {
        const Bitboard ours = between(king, sniper) & board.of(Us);
        if (!ours.has_more_than_one())
            pinned |= ours;
    }
    return pinned;
}

}  // namespace arbiter
