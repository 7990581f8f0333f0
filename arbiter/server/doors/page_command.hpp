// What a player asks for over the game's WebSocket (docs/protocol.md, section 5.3), read and
// checked for form only.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rooms/action.hpp"

namespace arbiter {

/// What is no command, and why.
struct UnreadCommand {
    /// As far as it could be read: the sender finds by it what is refused.
    std::optional<std::string> id;
    /// "bad_message" or "unknown".
    std::string_view code;
    /// For people: what would be right.
    std::string text;
};

/// Any bytes. Whether the sender may do that, and whether the game takes it, is for the room to
/// say. Fails with "bad_message" where it has not the form, with "unknown" where there is no such
/// command.
[[nodiscard]] std::expected<Command, UnreadCommand> read_command(std::string_view text);

}  // namespace arbiter
