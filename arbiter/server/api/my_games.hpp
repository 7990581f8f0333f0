// The games of whoever asks: those in which the token of his cookie has a seat or presides.
#pragma once

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/api/route.hpp"

namespace arbiter {

/// The house outlives it.
[[nodiscard]] Route my_games_route(House& house);

}  // namespace arbiter
