// The score sheet of Article 8 as a form to print and to sign, in an SVG picture that needs nothing
// but itself.
#pragma once

#include <string>

#include "arbiter/game/game.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter {

/// The players, the moves of both in their order with (=) for offers of a draw and the times that
/// were left (8.1), the result with its article, and a line for each player's signature (8.7). Rows
/// are left for sixty moves at least. On one line, as wide as an A4 page at 96 pixels an inch and
/// as high where the game is not longer. Requires: `is_known(style)`.
[[nodiscard]] std::string scoresheet_svg(const Game& game, const MoveStyle& style = fide_notation);

}  // namespace arbiter
