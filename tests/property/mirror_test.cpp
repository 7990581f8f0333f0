// The Laws treat both colours alike, and but for castling both wings.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/perft.hpp"
#include "tests/property/game.hpp"

namespace arbiter::testing {
namespace {

Square upside_down(Square square) { return square_at(index(square) ^ 56); }
Square left_to_right(Square square) { return square_at(index(square) ^ 7); }

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

RC_GTEST_PROP(MirrorProperty, colors_may_be_exchanged, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        const auto mirrored = Position::from(turned(position, upside_down, true));
        RC_ASSERT(mirrored.has_value());
        RC_ASSERT(count_legal_moves(*mirrored) == count_legal_moves(position));
        RC_ASSERT(is_check(*mirrored) == is_check(position));
    }
    const Position last = positions_of(game).back();
    RC_ASSERT(perft(*Position::from(turned(last, upside_down, true)), 3) == perft(last, 3));
}

RC_GTEST_PROP(MirrorProperty, wings_may_be_exchanged_where_nobody_can_castle,
              (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        Setup setup = position.to_setup();
        setup.castling_rooks = Bitboard();
        const Position without_castling = *Position::from(setup);
        const auto mirrored = Position::from(turned(without_castling, left_to_right, false));
        RC_ASSERT(mirrored.has_value());
        RC_ASSERT(count_legal_moves(*mirrored) == count_legal_moves(without_castling));
    }
}

}  // namespace
}  // namespace arbiter::testing
