#include "arbiter/rules/x_rays.hpp"

#include "arbiter/rules/attacks.hpp"

namespace arbiter {

Bitboard x_ray_attacks(Role role, Square from, Bitboard occupied) {
    if (role != Role::bishop && role != Role::rook && role != Role::queen)
        return Bitboard();
    // The colour does not matter to a slider.
    const Piece slider{Color::white, role};
    const Bitboard direct = attacks(slider, from, occupied);
    return attacks(slider, from, occupied - direct) - direct;
}

Bitboard x_ray_attackers(const Board& board, Square square, Color color) {
    const Bitboard occupied = board.occupied();
    return ((x_ray_attacks(Role::bishop, square, occupied) & board.diagonal_sliders()) |
            (x_ray_attacks(Role::rook, square, occupied) & board.straight_sliders())) &
           board.of(color);
}

}  // namespace arbiter
