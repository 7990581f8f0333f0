// As `explain`, but with the game behind it: says which move lost a castling right.
#pragma once

#include "arbiter/game/history.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// Why is this attempt legal or not in the current position of the game?
[[nodiscard]] Explanation explain(const History& history, const Attempt& attempt);

}  // namespace arbiter
