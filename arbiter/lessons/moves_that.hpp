// Legal moves by what they do, and where the man on a square may go.
#pragma once

#include <vector>

#include "arbiter/lessons/question.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::lessons {

/// The legal moves that do what is asked for, in the order of the generator; may be none.
[[nodiscard]] std::vector<Move> moves_that(const Position& position, const MoveQuestion& asked);

/// Where the man on that square may legally go, a castling king to where he arrives.
[[nodiscard]] Bitboard targets_of(const Position& position, Square from);

/// Where the man that moves arrives: with castling the king.
[[nodiscard]] Square arrival(Move move);

}  // namespace arbiter::lessons
