// Does the position on the board end the game by itself? In the order of what beats what:
// checkmate, stalemate, dead position, fivefold, 75 moves, then what the ruleset adds.
#pragma once

#include <optional>

#include "arbiter/game/history.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter {

/// Looks at the current position and its past only. Nothing while play goes on; a draw that must be
/// claimed (9.2, 9.3) ends nothing. Of dead positions those that can be told in a microsecond;
/// mating_chances.hpp knows more.
[[nodiscard]] std::optional<Ending> automatic_ending(const History& history,
                                                     const Ruleset& ruleset);

}  // namespace arbiter
