// From which side of the board each piece of a game comes: the queen's knight is the queen's
// wherever it has gone. Descriptive notation names pieces so.
#pragma once

#include "arbiter/game/history.hpp"
#include "arbiter/notation/wings.hpp"

namespace arbiter {

/// Of the men in the current position, as `wings_told_by` tells it of the one that the game began
/// with, and of one that no move has led to. A promoted man comes from neither side.
[[nodiscard]] Wings wings_in(const History& history);

}  // namespace arbiter
