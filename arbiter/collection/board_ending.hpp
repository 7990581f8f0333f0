// Where in a recorded game the board itself ended it: mate, stalemate, dead position, and the draws
// that nobody has to claim.
#pragma once

#include <cstddef>
#include <optional>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter {

/// An end and when it came.
struct BoardEnding {
    Ending ending;        ///< with its article
    std::size_t ply = 0;  ///< so many plies had been played
};

/// Since July 2014 the fifth repetition and 75 moves end a game (9.6); before, they had to be
/// claimed as the third and 50 moves still have to be. By the tag Date; true where it is unknown.
[[nodiscard]] bool ends_by_itself_at_fivefold(const CollectedGame& game);

/// The first end that the board brought, whatever was played after it. `history` is all of the
/// game, or nullptr where `game.may_have_draws` is false. The judge is asked only where life is in
/// doubt (mating_doubt.hpp).
[[nodiscard]] std::optional<BoardEnding> board_ending(const CollectedGame& game,
                                                      const History* history,
                                                      const Ruleset& ruleset, MatingJudge& judge);

}  // namespace arbiter
