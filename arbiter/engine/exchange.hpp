// Who wins the trade of men on one square when both sides take with their cheapest man first?
// Sees that square only: pins, checks and everything else on the board are left out.
#pragma once

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Round worths for counting trades, in centipawns; the king's is beyond all the others together.
[[nodiscard]] int exchange_worth(Role role);

/// What the side to move gains in centipawns by `move` and the captures on its target that follow;
/// either side stops where going on would lose. Requires: legal.
[[nodiscard]] int exchange_gain(const Position& position, Move move);

/// What the move takes and what its promotion adds, without asking whether it is taken back.
[[nodiscard]] int captured_worth(const Position& position, Move move);

/// Does the move take something? Requires: legal.
[[nodiscard]] inline bool is_capture(const Position& position, Move move) {
    return !move.is_castling() &&
           (move.is_en_passant() || position.board().occupied().contains(move.to()));
}

}  // namespace arbiter
