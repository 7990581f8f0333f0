// What the house cannot do, as the answer to a request.
#pragma once

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/net/api_error.hpp"

namespace arbiter {

[[nodiscard]] ApiError error_of(HouseProblem problem);

}  // namespace arbiter
