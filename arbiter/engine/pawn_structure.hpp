// What the pawns alone, and the kings near them, are worth. Knows no pieces except those that stand
// in a passed pawn's way.
#pragma once

#include "arbiter/engine/tapered.hpp"
#include "arbiter/rules/board.hpp"

namespace arbiter {

/// The files next to this one.
constexpr Bitboard neighbours(File file) {
    const Bitboard squares = squares_of(file);
    return shifted<Direction::east>(squares) | shifted<Direction::west>(squares);
}

/// Every rank ahead of the square, as `color` goes.
constexpr Bitboard ahead_of(Color color, Square square) {
    const int rank = index(rank_of(square));
    if (color == Color::white)
        return rank == 7 ? Bitboard() : Bitboard(~std::uint64_t{0} << (8 * (rank + 1)));
    return Bitboard((std::uint64_t{1} << (8 * rank)) - 1);
}

/// For the pawns of `color`, more is better for it.
[[nodiscard]] Tapered pawn_structure(const Board& board, Color color);

/// How well the pawns of `color` hide its king where it stands.
[[nodiscard]] Tapered king_shelter(const Board& board, Color color);

}  // namespace arbiter
