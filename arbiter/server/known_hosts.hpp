// The names and addresses that this server answers to. A request for another host is an attack by
// DNS rebinding, or a mistake.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

class KnownHosts {
  public:
    /// Always knows localhost and the loopback addresses. IPv6 addresses come in brackets.
    KnownHosts(std::uint16_t port, const std::vector<std::string>& names);

    /// The value of a `Host` header: a known name with our port. Capitals do not matter.
    [[nodiscard]] bool know(std::string_view host) const;

  private:
    std::vector<std::string> hosts_;
};

}  // namespace arbiter
