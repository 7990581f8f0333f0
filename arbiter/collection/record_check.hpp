// Whether a record has what PGN asks for: the seven tags, each tag once, a start position that is
// said to be one, moves in the standard form.
#pragma once

#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/finding.hpp"

namespace arbiter {

/// Adds what it finds.
void check_record(const CollectedGame& game, std::vector<GameFinding>& findings);

}  // namespace arbiter
