// Games that an older arbiter kept, brought up to what is kept of them now.
#pragma once

#include <expected>
#include <string>

#include "arbiter/game/mating_judge.hpp"
#include "arbiter/store/older_game.hpp"

namespace arbiter {

/// Replays a game and gives what follows from its events. Where they do not hold who could still
/// mate it asks the judge, as the older arbiter did at each replay, and gives them with the
/// answers. Fails with what is wrong with which event where the game cannot be replayed.
[[nodiscard]] std::expected<BroughtUpGame, std::string> bring_up(const OlderGame& older,
                                                                 MatingJudge& judge);

}  // namespace arbiter
