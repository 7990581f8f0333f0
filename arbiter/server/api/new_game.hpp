// What somebody asks for with `POST /api/games` (docs/protocol.md, section 4), made into the start
// of a game.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/rooms/new_game.hpp"
#include "arbiter/server/net/api_error.hpp"

namespace arbiter {

/// `body` is any bytes. The creator sits where he wanted.
[[nodiscard]] std::expected<NewGame, ApiError> read_new_game(std::string_view body,
                                                             const std::string& creator_hash);

}  // namespace arbiter
