// Judges a recorded game under the Laws: what was played after its end, whether its result can be
// right, which claims nobody made, whether its clocks can have shown what they are said to show.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/finding.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter {

/// All that is to be said of one game.
struct GameCheck {
    /// How the game ended by the Laws, as far as the moves and what is told of flags and
    /// resignations decide it; nothing where play may have gone on or people have agreed.
    std::optional<Ending> adjudicated;
    /// So many plies had been played when the board ended the game, whatever was played after it.
    std::optional<std::size_t> ended_at = std::nullopt;
    /// In the order of the text.
    std::vector<GameFinding> findings;
};

/// Judges the game as far as its moves could be played. Who checks many games keeps the judge.
[[nodiscard]] GameCheck check_game(const CollectedGame& game, const Ruleset& ruleset,
                                   MatingJudge& judge);

}  // namespace arbiter
