// A connection that has become a WebSocket (RFC 6455): messages in and out, and an end to whoever
// sends too much, reads too slowly or falls silent. What the messages mean is the gate's business.
#pragma once

#include "arbiter/server/net/arrival.hpp"

namespace arbiter {

/// Answers the request to upgrade and serves the socket until it ends. Requires: the entry has a
/// place, and nothing behind the request was read.
void serve_web_socket(Surroundings around, Arrival arrival, const Request& upgrade,
                      const SocketRequest& granted);

}  // namespace arbiter
