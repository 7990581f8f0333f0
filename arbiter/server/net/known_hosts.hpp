// The names and addresses that this server answers to, and which pages are its own. A request for
// another host is an attack by DNS rebinding, or a mistake.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

class KnownHosts {
  public:
    /// Always knows localhost and the loopback addresses. The port may be left out where it is 80.
    /// IPv6 addresses come in brackets. `scheme`: how browsers reach this server. Behind a proxy
    /// that ends TLS that is not the way in which the proxy reaches it.
    KnownHosts(std::uint16_t port, const std::vector<std::string>& names,
               std::string scheme = "http");

    /// The value of a `Host` header: a known name with our port. Capitals do not matter.
    [[nodiscard]] bool know(std::string_view host) const;
    /// The value of an `Origin` header: a page of that host of ours. To the letter, as browsers
    /// write it.
    [[nodiscard]] bool is_own_page(std::string_view origin, std::string_view host) const;

  private:
    std::string scheme_;
    std::vector<std::string> hosts_;
};

}  // namespace arbiter
