#include "arbiter/rules/pins.hpp"

namespace arbiter {

Bitboard pinned(const Position& position, Color color) {
    const Board& board = position.board();
    const Square king = position.king(color);
    return color == Color::white ? pinned_men<Color::white>(board, king)
                                 : pinned_men<Color::black>(board, king);
}

Pins pins(const Position& position, Color color) {
    const Board& board = position.board();
    const Square king = position.king(color);
    const Bitboard shields = pinned(position, color);
    Pins found;
    for (const Square pinner : board.attackers(king, opponent(color), board.occupied() - shields))
        if (const auto shield = (between(king, pinner) & shields).single())
            found.push_back({*shield, pinner, king});
    return found;
}

}  // namespace arbiter
