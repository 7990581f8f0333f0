// From which side of the board each piece of a game comes: the queen's knight is the queen's
// wherever it has gone. Descriptive notation names pieces so.
#pragma once

#include "arbiter/game/history.hpp"
#include "arbiter/notation/descriptive.hpp"

namespace arbiter {

/// Of the men in the current position, by the half of the board on which they stood at the start of
/// the game. A promoted man comes from neither, and so does who stands there after a position that
/// no move has led to.
[[nodiscard]] Wings wings_in(const History& history);

}  // namespace arbiter
