// What an arbiter reads of how a game stands: the clocks, what waits for whom, whose move it is,
// and by correspondence leave, silence and offers.
#pragma once

#include <string>

#include "arbiter/game/game.hpp"

namespace arbiter {

/// Lines, each with its line feed; after the end the result, and why.
[[nodiscard]] std::string told_state(const Game& game, Instant now);

}  // namespace arbiter
