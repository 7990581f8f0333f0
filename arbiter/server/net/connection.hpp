// One TCP connection that speaks HTTP, from its first request to its end or until it becomes a
// WebSocket. Turns bytes into calls and responses into bytes; what they mean is the gate's
// business. Everything happens in the thread that runs the io_context.
#pragma once

#include "arbiter/server/net/arrival.hpp"

namespace arbiter {

/// Serves an accepted TCP connection until it ends.
void serve_connection(Surroundings around, Arrival arrival);

}  // namespace arbiter
