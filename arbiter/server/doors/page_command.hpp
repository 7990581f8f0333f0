// What a player asks for over the game's WebSocket (docs/protocol.md, section 5.3), read and
// checked for form only.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rooms/action.hpp"

namespace arbiter {

struct UnreadCommand {
    std::optional<std::string> id;
    /// "bad_message" or "unknown".
    std::string_view code;
    /// For people: what would be right.
    std::string text;
};

/// Any bytes.
[[nodiscard]] std::expected<Command, UnreadCommand> read_command(std::string_view text);

}  // namespace arbiter
