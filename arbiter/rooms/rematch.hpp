// The game after a game, between the same two.
#pragma once

#include "arbiter/rooms/table.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// The same game with the sides changed.
[[nodiscard]] GameStart rematch_of(const Table& table, Timestamp now);

}  // namespace arbiter
