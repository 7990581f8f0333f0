// The whole of a game, as docs/protocol.md writes it for who comes in.
#pragma once

#include "arbiter/journal/json.hpp"
#include "arbiter/rooms/told.hpp"

namespace arbiter {

/// STATE of the protocol; what is a secret of others is not in it.
[[nodiscard]] Json state_of(const Sync& sync);

}  // namespace arbiter
