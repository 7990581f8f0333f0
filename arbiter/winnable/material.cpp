#include "arbiter/winnable/material.hpp"

#include "arbiter/rules/bitboard.hpp"

namespace arbiter {

bool is_dead_by_material(const Board& board) {
    const Bitboard kings = board.of(Role::king);
    const Bitboard bishops = board.of(Role::bishop);
    const Bitboard others = board.occupied() - kings;
    if (others == bishops)
        return !bishops.intersects(light_squares) || !bishops.intersects(dark_squares);
    return others == board.of(Role::knight) && !others.has_more_than_one();
}

bool cannot_mate_by_material(const Board& board, Color color) {
    return board.of(color) == board.of(color, Role::king) || is_dead_by_material(board);
}

}  // namespace arbiter
