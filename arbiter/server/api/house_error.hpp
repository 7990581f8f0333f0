// What the house cannot do, as the answer to a request.
#pragma once

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/net/api_error.hpp"

namespace arbiter {

/// 404 where there is no such game, 503 where it may go better later, 500 where what is kept cannot
/// be read.
[[nodiscard]] ApiError error_of(HouseProblem problem);

}  // namespace arbiter
