// A game that began from men set up wrongly and may not begin anew any more (Law A.5.1.2).
#pragma once

#include "arbiter/rules/board.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// White to move. Who has not the king on its square castles never; nobody castles with a rook
/// that is not in its corner.
[[nodiscard]] Setup start_as_found(const Board& board);

}  // namespace arbiter
