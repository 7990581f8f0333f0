// A request for a game's WebSocket that may be granted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// What whoever grants it knows already, kept until the socket is open. The connection only carries
/// it.
struct SocketRequest {
    std::string game;
    std::optional<std::string> token_hash;
    std::optional<std::uint32_t> seen;
    /// The seat that is asked for, if it is still open.
    std::optional<Color> seat;
    /// He who asks plays or presides in it already, so that a place is found for him.
    bool sits = false;
    /// A digest of the key that he was invited with.
    std::optional<std::string> key_hash{};
};

}  // namespace arbiter
