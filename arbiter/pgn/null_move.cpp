#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

std::optional<Position> pass(const Position& position) {
    return is_check(position) ? std::nullopt : std::optional(position.passed());
}

Position after_ply(const Position& position, Move ply) {
    return ply == Move() ? pass(position).value_or(position) : position.play(ply);
}

}  // namespace arbiter
