// Somebody who opens a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arbiter/journal/table_event.hpp"
#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

struct Entrance {
    SocketId socket;
    /// The digest of his token, if he has one.
    std::optional<std::string> token_hash{};
    /// The version that he has seen, if he has been here before.
    std::optional<std::uint32_t> seen{};
    /// Which of the open seats he would like.
    std::optional<Color> seat{};
    /// The digest of the key that he brings, if he was invited.
    std::optional<std::string> key_hash{};
    /// What he is to be called where he takes a seat.
    std::optional<std::string> name{};
};

/// What somebody who comes in sits down to at that table; nothing where he looks on.
[[nodiscard]] std::optional<TableEvent> seat_for(const Entrance& entrance, const Table& table);

}  // namespace arbiter
