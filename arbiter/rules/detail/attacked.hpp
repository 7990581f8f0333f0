// The squares that a side attacks, all at once.
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/detail/lanes.hpp"
#include "arbiter/rules/detail/pawn_ways.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter::detail {

#if defined(ARBITER_USES_AVX512)

/// What knights, bishops, rooks and queens of `By` attack when `king` blocks nothing.
template <Color By>
[[gnu::always_inline]] inline Bitboard attacked_by_officers(const Board& board, Square king) {
    Lanes reached = sliders(board, By).slid(empty_squares(board) | Lanes(Bitboard(king)));
    if (board.of(By, Role::knight).any())
        reached = reached | knights(board, By).stepped(knight_stride);
    return reached.all();
}

#else

/// What knights, bishops, rooks and queens of `By` attack when `king` blocks nothing.
template <Color By>
Bitboard attacked_by_officers(const Board& board, Square king) {
    const Bitboard occupied = board.occupied() - Bitboard(king);
    const Bitboard men = board.of(By);
    Bitboard reached;
    for (const Square from : men& board.of(Role::knight))
        reached |= knight_attacks(from);
    for (const Square from : men& board.diagonal_sliders())
        reached |= bishop_attacks(from, occupied);
    for (const Square from : men& board.straight_sliders())
        reached |= rook_attacks(from, occupied);
    return reached;
}

#endif

/// The squares that the men of `By` attack when `king`, an enemy king, blocks nothing: where it may
/// not go (3.8.1 is judged after the move).
template <Color By>
[[gnu::always_inline]] inline Bitboard attacked_through(const Board& board, Square king) {
    const Bitboard pawns = board.of(By, Role::pawn);
    return attacked_by_officers<By>(board, king) | king_attacks(board.of(By, Role::king).first()) |
           shifted<PawnWays<By>::east>(pawns) | shifted<PawnWays<By>::west>(pawns);
}

}  // namespace arbiter::detail
