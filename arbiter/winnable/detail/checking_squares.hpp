// Which moves may give check, told without making them.
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

/// The squares from which a man gives check at once, by its kind, and the men that discover one.
template <Color Us>
struct CheckingSquares {
    explicit CheckingSquares(const Position& position) {
        const Board& board = position.board();
        const Square king = position.king(opponent(Us));
        const Bitboard occupied = board.occupied();
        by_role[Role::pawn] = pawn_attacks(opponent(Us), king);
        by_role[Role::knight] = knight_attacks(king);
        by_role[Role::bishop] = bishop_attacks(king, occupied);
        by_role[Role::rook] = rook_attacks(king, occupied);
        by_role[Role::queen] = by_role[Role::bishop] | by_role[Role::rook];
        by_any = by_role[Role::pawn] | by_role[Role::knight] | by_role[Role::queen];
        const Bitboard snipers =
            board.of(Us) & ((bishop_attacks(king, Bitboard()) & board.diagonal_sliders()) |
                            (rook_attacks(king, Bitboard()) & board.straight_sliders()));
        for (const Square sniper : snipers) {
            const Bitboard men = between(king, sniper) & occupied;
            if (!men.has_more_than_one())
                discoverers |= men & board.of(Us);
        }
    }

    /// False only where the move gives no check.
    [[nodiscard]] bool may_check(Move move) const {
        // Most moves lead to no such square, whoever makes them.
        if (by_any.contains(move.to()) && by_role[move.role()].contains(move.to()))
            return true;
        return discoverers.contains(move.from()) || !move.is_normal();
    }

    PerRole<Bitboard> by_role;
    Bitboard by_any;
    Bitboard discoverers;
};

}  // namespace arbiter::detail
