#include "arbiter/server/net/address_group.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include <arpa/inet.h>
#include <netinet/in.h>

namespace arbiter {

namespace {

constexpr std::size_t network_bytes = 8;
constexpr std::array<std::uint8_t, 12> before_ip4{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

}  // namespace

std::string address_group(const std::string& address) {
    // The zone that a link-local address may carry ("fe80::1%eth0") is no part of the number.
    const std::string number = address.substr(0, address.find('%'));
    std::array<std::uint8_t, 16> bytes{};
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (inet_pton(AF_INET6, number.c_str(), bytes.data()) != 1)
        return address;
    if (std::equal(before_ip4.begin(), before_ip4.end(), bytes.begin())) {
        inet_ntop(AF_INET, bytes.data() + before_ip4.size(), text.data(), text.size());
        return text.data();
    }
    std::fill(bytes.begin() + network_bytes, bytes.end(), 0);
    inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
    return std::string(text.data()) + "/64";
}

}  // namespace arbiter
