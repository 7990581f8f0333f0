// Which moves may give check, told without making them.
#pragma once

#include <cstdint>

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
        const Bitboard snipers =
            board.of(Us) & ((bishop_attacks(king, Bitboard()) & board.diagonal_sliders()) |
                            (rook_attacks(king, Bitboard()) & board.straight_sliders()));
        for (const Square sniper : snipers) {
            const Bitboard men = between(king, sniper) & occupied;
            if (!men.has_more_than_one())
                discoverers |= men & board.of(Us);
        }
        discovering_pawns = discoverers & board.of(Us, Role::pawn);
    }

    /// No other square than these gives check to a man from there that stays what it is.
    [[nodiscard]] Bitboard targets_of(Role role, Square from) const {
        return discoverers.contains(from) ? all_squares : by_role[role];
    }
    /// The same for all pawns that step that way.
    [[nodiscard]] Bitboard targets_of_pawns(Direction step) const {
        const int squares = static_cast<int>(step);
        const std::uint64_t from = discovering_pawns.bits();
        return by_role[Role::pawn] | Bitboard(squares > 0 ? from << squares : from >> -squares);
    }

    PerRole<Bitboard> by_role;
    Bitboard discoverers;
    Bitboard discovering_pawns;
};

}  // namespace arbiter::detail
