// What a "go" allows a search: its depth, nodes and time.
#pragma once

#include <chrono>

#include "arbiter/engine/level.hpp"
#include "arbiter/engine/limits.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/uci/command.hpp"

namespace arbiter::uci {

/// Without a stop, and as if nobody pondered. `overhead`: as in `time_for_move`.
[[nodiscard]] Limits limits_of(const Go& go, Color turn, std::chrono::milliseconds overhead);

/// What a level below the strongest may do, as far as it would.
[[nodiscard]] Strength strength_within(const Go& go, Level level, Color turn,
                                       std::chrono::milliseconds overhead);

}  // namespace arbiter::uci
