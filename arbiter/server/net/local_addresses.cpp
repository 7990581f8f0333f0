#include "arbiter/server/net/local_addresses.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

namespace arbiter {

namespace {

/// The private ranges of RFC 1918, most common in homes first; others after them.
int rank(const std::string& address) {
    if (address.starts_with("192.168."))
        return 0;
    if (address.starts_with("10."))
        return 1;
    return address.starts_with("172.") ? 2 : 3;
}

std::string text_of(const sockaddr* address) {
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* const v4 = reinterpret_cast<const sockaddr_in*>(address);
    if (inet_ntop(AF_INET, &v4->sin_addr, text.data(), text.size()) == nullptr)
        return {};
    return text.data();
}

}  // namespace

std::vector<std::string> local_addresses() {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0)
        return {};
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owner(first, &freeifaddrs);
    std::vector<std::string> found;
    for (const ifaddrs* at = first; at != nullptr; at = at->ifa_next) {
        const bool usable = at->ifa_addr != nullptr && at->ifa_addr->sa_family == AF_INET &&
                            (at->ifa_flags & IFF_UP) != 0 && (at->ifa_flags & IFF_LOOPBACK) == 0;
        if (usable)
            found.push_back(text_of(at->ifa_addr));
    }
    std::ranges::sort(found, {},
                      [](const std::string& address) { return std::pair(rank(address), address); });
    return found;
}

std::vector<std::string> local_names() {
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) != 0 || name.front() == '\0')
        return {};
    const std::string bare = name.data();
    return {bare, bare + ".local"};
}

}  // namespace arbiter
