// What is on the board after a move that was not legal (7.5.1, 7.5.2, A.5.2).
#pragma once

#include <optional>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// The men as they stand when somebody has moved one and nothing else: whoever stood on the square
/// of arrival is gone, a pawn stays one unless a new man is named, castling is the king's way
/// alone. The turn passes, rights go with the men that have moved.
/// Requires: a man of the side to move stands on the square of departure.
[[nodiscard]] Setup after_as_made(const Setup& before, const Attempt& attempt);

/// The move that it becomes if it is wrong only in that the pawn was left on the last rank (7.5.2).
[[nodiscard]] std::optional<Move> as_queen(const Position& position, const Attempt& attempt);

}  // namespace arbiter
