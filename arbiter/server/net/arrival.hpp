// A TCP connection as it is handed on, from the network to HTTP and from there to a WebSocket.
#pragma once

#include <memory>
#include <string>

#include "arbiter/server/net/census.hpp"
#include "arbiter/server/net/gate.hpp"
#include "arbiter/server/net/limits.hpp"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): the library's name
}

namespace arbiter {

struct Arrival {
    /// Of the operating system; whoever has the arrival closes it.
    int descriptor;
    /// What is counted as one address (net/address_group.hpp).
    std::string peer;
    /// Its place among the connections, or at the door.
    std::unique_ptr<Census::Entry> entry;
};

/// Where connections live. All of it outlives them.
struct Surroundings {
    boost::asio::io_context& io;
    Gate& gate;
    const NetworkLimits& limits;
};

}  // namespace arbiter
