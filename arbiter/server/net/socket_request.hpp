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
    /// Its id; there was such a game when the request was looked at.
    std::string game;
    /// Who asks, as in `PersonSeat`; nothing where he has no token, and can only look on.
    std::optional<std::string> token_hash;
    /// The version of the game that he has seen, if he comes back.
    std::optional<std::uint32_t> seen;
    /// The seat that is asked for, if it is still open.
    std::optional<Color> seat;
    /// He who asks plays or presides in it already, so that a place is found for him.
    bool sits = false;
    /// A digest of the key that he was invited with.
    std::optional<std::string> key_hash{};
    /// What he is to be called where he takes a seat.
    std::optional<std::string> name{};
};

}  // namespace arbiter
