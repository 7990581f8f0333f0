// A position seen from the other side, or in a mirror: the Laws treat both alike.
#pragma once

#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter::testing {

inline Square upside_down(Square square) { return square_at(index(square) ^ 56); }
inline Square left_to_right(Square square) { return square_at(index(square) ^ 7); }

template <typename Turned>
Setup turned(const Position& position, Turned where, bool swap_colors) {
    const Setup before = position.to_setup();
    Setup setup;
    for (const Square square : before.board.occupied()) {
        Piece piece = *before.board.at(square);
        if (swap_colors)
            piece.color = opponent(piece.color);
        setup.board.put(where(square), piece);
    }
    for (const Square rook : before.castling_rooks)
        setup.castling_rooks.add(where(rook));
    if (before.en_passant)
        setup.en_passant = where(*before.en_passant);
    setup.turn = swap_colors ? opponent(before.turn) : before.turn;
    return setup;
}

}  // namespace arbiter::testing
