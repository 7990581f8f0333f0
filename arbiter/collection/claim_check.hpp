// Draws that somebody could have claimed and nobody did (Laws 9.2, 9.3). No fault of anybody:
// notes.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/collection/board_ending.hpp"
#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/finding.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/ruleset.hpp"

namespace arbiter {

/// Adds a note for the first claim of each kind that was open on the board; claims with a move that
/// nobody played are not looked for. `history` as in `board_ending`.
void check_claims(const CollectedGame& game, const History* history,
                  const std::optional<BoardEnding>& end, const Ruleset& ruleset,
                  std::vector<GameFinding>& findings);

}  // namespace arbiter
