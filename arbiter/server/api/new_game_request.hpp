// What somebody asks for with `POST /api/games` (docs/protocol.md, section 4), made into the start
// of a game.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rooms/new_game.hpp"
#include "arbiter/server/net/api_error.hpp"

namespace arbiter {

/// Those that a game at the page can have: all but what needs somebody at the board.
[[nodiscard]] std::vector<std::string_view> offered_rulesets();

/// `body` is any bytes; the error names the member that is at fault. The creator sits where he
/// wanted. `key_hash`: of the key with which the open seats may be taken, where the request keeps
/// them for who is invited. What is left to chance (a side, a position of Chess960) is drawn here.
[[nodiscard]] std::expected<NewGame, ApiError> read_new_game(std::string_view body,
                                                             const std::string& creator_hash,
                                                             const std::string& key_hash = {});

}  // namespace arbiter
