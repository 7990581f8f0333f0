#include "arbiter/server/net/known_hosts.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

constexpr std::uint16_t http_port = 80;

}  // namespace

KnownHosts::KnownHosts(std::uint16_t port, const std::vector<std::string>& names,
                       std::string scheme)
    : scheme_(std::move(scheme)) {
    std::vector<std::string> all{"localhost", "127.0.0.1", "[::1]"};
    all.insert(all.end(), names.begin(), names.end());
    for (const std::string& name : all) {
        hosts_.push_back(lower(name) + ':' + std::to_string(port));
        // Browsers leave out the port that goes without saying.
        if (port == http_port)
            hosts_.push_back(lower(name));
    }
}

bool KnownHosts::know(std::string_view host) const {
    return std::ranges::find(hosts_, lower(host)) != hosts_.end();
}

bool KnownHosts::is_own_page(std::string_view origin, std::string_view host) const {
    return origin == scheme_ + "://" + std::string(host);
}

}  // namespace arbiter
