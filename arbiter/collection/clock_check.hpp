// Times that a clock cannot have shown under the game's time control (Law 6.3).
#pragma once

#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/finding.hpp"

namespace arbiter {

/// Adds at most one warning a side: for the first time at which its clock showed more than all it
/// could have been given. Says nothing where the tag TimeControl does not say what that is.
void check_clocks(const CollectedGame& game, std::vector<GameFinding>& findings);

}  // namespace arbiter
