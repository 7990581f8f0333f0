// A hint in three steps, each a sentence without line end: a man to look at, where he goes, and
// why.
#pragma once

#include <string>

#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// "Look at the knight on g1."
[[nodiscard]] std::string hint_of_man(Move move);
/// "It may go to f3." Requires: legal.
[[nodiscard]] std::string hint_of_goal(const Position& position, Move move);
/// "Nf3 brings out a piece." Requires: legal.
[[nodiscard]] std::string hint_of_reason(const Position& position, Move move,
                                         const MoveStyle& style);

}  // namespace arbiter
