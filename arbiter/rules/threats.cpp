#include "arbiter/rules/threats.hpp"

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/detail/pawn_targets.hpp"
#include "arbiter/rules/exchange.hpp"

namespace arbiter {

Bitboard attacked_squares(const Board& board, Color color) {
    Bitboard attacked;
    for (const Square from : board.of(color))
        attacked |= attacks({color, board.role_on(from)}, from, board.occupied());
    return attacked;
}

Bitboard threatened_men(const Board& board, Color color) {
    Bitboard threatened;
    for (const Square square : board.of(color) - board.of(Role::king))
        if (exchange_on(board, square, opponent(color)) > 0)
            threatened.add(square);
    return threatened;
}

Bitboard hanging_men(const Board& board, Color color) {
    Bitboard hanging;
    for (const Square square : board.of(color) - board.of(Role::king))
        if (board.attackers(square, opponent(color)).any() &&
            board.attackers(square, color).empty())
            hanging.add(square);
    return hanging;
}

PerRole<int> mobility(const Board& board, Color color) {
    PerRole<int> count{};
    for (const Square from : board.of(color)) {
        const Role role = board.role_on(from);
        const Bitboard targets =
            role == Role::pawn ? detail::pawn_targets(board, color, from)
                               : attacks({color, role}, from, board.occupied()) - board.of(color);
        count[role] += targets.size();
    }
    return count;
}

}  // namespace arbiter
