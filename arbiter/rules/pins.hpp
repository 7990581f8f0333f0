// The men that may not leave the line between their king and an enemy slider (Laws 3.1.3, 3.9.2).
#pragma once

#include "arbiter/base/static_vector.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

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

/// The men of `color` that may not leave the line between their king and an enemy slider.
[[nodiscard]] Bitboard pinned(const Position& position, Color color);

/// Three squares on one line.
struct Pin {
    /// Of the man between the two others.
    Square pinned;
    /// Of the enemy slider: bishop, rook or queen.
    Square pinner;
    /// Of the king that the man shields.
    Square king;

    bool operator==(const Pin&) const = default;
};

/// At most one on each line through the king.
using Pins = StaticVector<Pin, 8>;

/// The same as `pinned` with the slider behind each, in the order of the sliders' squares.
[[nodiscard]] Pins pins(const Position& position, Color color);

}  // namespace arbiter
