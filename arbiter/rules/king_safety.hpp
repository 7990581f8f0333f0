// Checks and pins in one look at the lines through a king (Laws 3.9.1, 3.1.3, 3.9.2).
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

struct KingSafety {
    /// The enemy men that attack the king.
    Bitboard checkers;
    /// The own men that shield the king from a slider, each alone on its line.
    Bitboard pinned;
};

/// The enemy sliders that would hit the king if our own men were not there: with none of ours
/// between it is a check, with one that man is pinned.
template <Color Us>
[[gnu::always_inline]] inline Bitboard snipers(const Board& board, Square king) {
    const Bitboard enemies = board.of(opponent(Us));
    return ((bishop_attacks(king, enemies) & board.diagonal_sliders()) |
            (rook_attacks(king, enemies) & board.straight_sliders())) &
           enemies;
}

/// Requires: `king` is the square of the only king of `Us`.
template <Color Us>
KingSafety king_safety(const Board& board, Square king) {
    KingSafety safety;
    safety.checkers = ((pawn_attacks(Us, king) & board.of(Role::pawn)) |
                       (knight_attacks(king) & board.of(Role::knight))) &
                      board.of(opponent(Us));
    for (const Square sniper : snipers<Us>(board, king)) {
        const Bitboard ours = between(king, sniper) & board.of(Us);
        if (ours.empty())
            safety.checkers.add(sniper);
        else if (!ours.has_more_than_one())
            safety.pinned |= ours;
    }
    return safety;
}

/// `king_safety` without the checkers.
template <Color Us>
[[gnu::always_inline]] inline Bitboard pinned_men(const Board& board, Square king) {
    Bitboard pinned;
    for (const Square sniper : snipers<Us>(board, king)) {
        const Bitboard ours = between(king, sniper) & board.of(Us);
        if (!ours.has_more_than_one())
            pinned |= ours;
    }
    return pinned;
}

}  // namespace arbiter
