// What somebody asks for with `POST /api/games` (docs/protocol.md, section 4), made into the start
// of a game.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/server/api_error.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// A game that is to be made.
struct NewGame {
    GameStart start;  ///< without id and date
    /// Of a game that goes on: legal, one after another. Mostly none.
    std::vector<Move> moves;
};

/// `body` is any bytes. The creator sits where he wanted.
[[nodiscard]] std::expected<NewGame, ApiError> read_new_game(std::string_view body,
                                                             const std::string& creator_hash);

}  // namespace arbiter
