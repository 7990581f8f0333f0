// Who counts as one guest of the network.
#pragma once

#include <string>

namespace arbiter {

/// Of a numeric address: for IPv4 itself, also where it is written inside IPv6
/// ("::ffff:192.0.2.1"); for IPv6 its network of 64 bits ("2001:db8:1:2::/64"), since whoever has
/// one of its addresses has them all. Text that is no address is its own group.
[[nodiscard]] std::string address_group(const std::string& address);

}  // namespace arbiter
