// What the page is told of the server (docs/protocol.md, section 4): where it can be reached, and
// what a new game can be asked for.
#pragma once

#include <string>
#include <vector>

#include "arbiter/server/api/route.hpp"

namespace arbiter {

struct ServerInfo {
    std::string version;
    /// Others on the network can reach it.
    bool is_on_lan = false;
    /// "http://192.168.1.5:8080/", best first.
    std::vector<std::string> addresses;
    /// What to start instead so that a friend can join.
    std::string lan_command;
};

/// `info` outlives the route.
[[nodiscard]] Route server_info_route(const ServerInfo& info);

}  // namespace arbiter
