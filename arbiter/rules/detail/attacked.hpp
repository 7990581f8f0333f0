// The squares that a side attacks, all at once, and whether it attacks a square at all.
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

#if defined(ARBITER_USES_AVX512)

/// In each lane all squares in its direction.
inline constexpr auto empty_rays = [] {
    PerSquare<EightSets> table{};
    for (const Square from : all_squares)
        for (std::size_t lane = 0; lane < 8; ++lane)
            table[from].sets[lane] = slow::ray(from, lane_steps[lane], Bitboard()).bits();
    return table;
}();

/// Do bishops, rooks or queens of `by` attack the square, those on `gone` not counted?
inline bool sliders_hit(const Board& board, Color by, Square square, Bitboard occupied,
                        Bitboard gone) {
    const Lanes met = (Lanes(empty_rays[square]) & Lanes(occupied)).nearest();
    return met.intersects(sliders(board, by) - Lanes(gone));
}

#else

/// Do bishops, rooks or queens of `by` attack the square, those on `gone` not counted?
inline bool sliders_hit(const Board& board, Color by, Square square, Bitboard occupied,
                        Bitboard gone) {
    const Bitboard men = board.of(by) - gone;
    return (bishop_attacks(square, occupied) & board.diagonal_sliders()).intersects(men) ||
           (rook_attacks(square, occupied) & board.straight_sliders()).intersects(men);
}

#endif

/// Does any man of `by` attack the square, those on `gone` not counted?
inline bool is_attacked(const Board& board, Color by, Square square, Bitboard occupied,
                        Bitboard gone = {}) {
    const Bitboard steppers = (pawn_attacks(opponent(by), square) & board.of(Role::pawn)) |
                              (knight_attacks(square) & board.of(Role::knight)) |
                              (king_attacks(square) & board.of(Role::king));
    return steppers.intersects(board.of(by) - gone) ||
           sliders_hit(board, by, square, occupied, gone);
}

}  // namespace arbiter::detail
