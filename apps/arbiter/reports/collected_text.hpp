// A game of a collection as people read it, in any notation.
#pragma once

#include <string>
#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter {

/// The moves of the main line; "--" for a null move. Requires: `is_known(style)`.
[[nodiscard]] std::vector<std::string> written_moves(const CollectedGame& game,
                                                     const MoveStyle& style);

/// A line such as "Anna - Bob, Olympiad, Berlin, 1900.01.02, 3" of what is known, the FEN of a
/// start that is not the usual one, and "1. e4 e5 2. Nf3" with the result, broken before 80
/// columns; an empty line behind it. Empty where the game has no start. Requires:
/// `is_known(style)`.
[[nodiscard]] std::string as_text(const CollectedGame& game, const MoveStyle& style);

}  // namespace arbiter
