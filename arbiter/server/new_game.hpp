// What somebody asks for with `POST /api/games` (docs/protocol.md, section 4), made into the start
// of a game.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/server/api_error.hpp"
#include "arbiter/store/record.hpp"

namespace arbiter {

/// `body` is any bytes. The creator sits where he wanted; the game has no id and no date yet.
[[nodiscard]] std::expected<GameStart, ApiError> read_new_game(std::string_view body,
                                                               const std::string& creator_hash);

}  // namespace arbiter
