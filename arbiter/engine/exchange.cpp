#include "arbiter/engine/exchange.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter {

namespace {

constexpr PerRole<int> worths{{{100, 320, 330, 500, 950, 20000}}};

/// The cheapest of the men, given that there is one.
Role cheapest(const Board& board, Bitboard men) {
    for (const Role role : all_roles)
        if (men.intersects(board.of(role)))
            return role;
    return Role::king;
}

}  // namespace

int exchange_worth(Role role) { return worths[role]; }

int captured_worth(const Position& position, Move move) {
    const int promoted =
        move.is_promotion() ? worths[move.promoted_role()] - worths[Role::pawn] : 0;
    if (!is_capture(position, move))
        return promoted;
    return promoted + (move.is_en_passant() ? worths[Role::pawn]
                                            : worths[*position.board().role_at(move.to())]);
}

int exchange_gain(const Position& position, Move move) {
    const Board& board = position.board();
    Bitboard occupied = board.occupied() - Bitboard(move.from());
    Color side = opponent(position.turn());
    Role standing = *board.role_at(move.from());

    // gains[n]: what the side that makes the n-th capture has won if the trade ends there.
    std::array<int, 33> gains{};
    gains[0] = captured_worth(position, move);
    if (const auto promoted = move.promotion())
        standing = *promoted;
    std::size_t last = 0;
    while (last + 1 < gains.size()) {
        // Taking a man off the board opens the lines behind it.
        const Bitboard takers = board.attackers(move.to(), side, occupied) & occupied;
        if (takers.empty())
            break;
        const Role taker = cheapest(board, takers);
        // A king takes only what is not guarded.
        if (taker == Role::king &&
            (board.attackers(move.to(), opponent(side), occupied) & occupied).any())
            break;
        ++last;
        gains[last] = worths[standing] - gains[last - 1];
        standing = taker;
        occupied.remove((takers & board.of(taker)).first());
        side = opponent(side);
    }
    // Backwards: a side goes on only if that is better for it than to stop.
    for (; last > 0; --last)
        gains[last - 1] = -std::max(-gains[last - 1], gains[last]);
    return gains[0];
}

}  // namespace arbiter
