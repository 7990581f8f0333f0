#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

std::optional<Position> pass(const Position& position) {
    if (is_check(position))
        return std::nullopt;
    Setup setup = position.to_setup();
    setup.fullmove_number += setup.turn == Color::black ? 1 : 0;
    setup.halfmove_clock += 1;
    setup.turn = opponent(setup.turn);
    setup.en_passant.reset();
    // The position was in order but for its history, of which a null move has none.
    auto next = Position::from(setup, forgivable_faults);
    return next ? std::optional(*next) : std::nullopt;
}

Position after_ply(const Position& position, Move ply) {
    return ply == Move() ? pass(position).value_or(position) : position.play(ply);
}

}  // namespace arbiter
