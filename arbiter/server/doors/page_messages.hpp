// What the page is told over a game's WebSocket (docs/protocol.md, sections 5.1 to 5.3), as text.
#pragma once

#include <string>

#include "arbiter/rooms/told.hpp"
#include "arbiter/server/doors/page_command.hpp"

namespace arbiter {

/// A `sync`, `resume`, `presence`, `clock`, versioned event, `ok` or `no`, on one line. Depends on
/// nothing but the words.
[[nodiscard]] std::string write_message(const Words& words);

/// The `no` to what is no command.
[[nodiscard]] std::string write_message(const UnreadCommand& unread);

}  // namespace arbiter
