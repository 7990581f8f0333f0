// The addresses of this machine on the networks that it is part of, as a friend's browser can use
// them.
#pragma once

#include <string>
#include <vector>

namespace arbiter {

/// IPv4 addresses of interfaces that are up, without loopback; those of home and office networks
/// first. Empty where there is no network.
[[nodiscard]] std::vector<std::string> local_addresses();

/// The machine's name, bare and as multicast DNS has it ("castle", "castle.local"). Empty where it
/// has none.
[[nodiscard]] std::vector<std::string> local_names();

}  // namespace arbiter
