// Draws by stalemate (Law 5.2.1) that somebody has overlooked: to an engine they are a number.
#pragma once

#include <cstddef>
#include <vector>

#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// One of them.
struct OverlookedStalemate {
    std::size_t ply = 0;  ///< of the move that overlooked it, from 0
    /// The moves by which whoever moved could have come to one, the best ones as the judge has it;
    /// empty where the move itself has given the other side one.
    std::vector<Move> line = {};
};

/// Those of a game, in its order: behind a move that is marked. `start` is the position before the
/// game's first move; a line that the judge told in part only is not known to end so.
[[nodiscard]] std::vector<OverlookedStalemate> overlooked_stalemates(const Position& start,
                                                                     const GameAnalysis& analysis);

}  // namespace arbiter
