// What somebody is told when he comes in.
#pragma once

#include <memory>
#include <vector>

#include "arbiter/rooms/entrance.hpp"
#include "arbiter/rooms/recent.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/told.hpp"

namespace arbiter {

/// Everything, or only what he has missed where that is known. `here` tells who has the game open,
/// `now` when the clocks are read.
[[nodiscard]] std::vector<Words> greeting(const Entrance& entrance,
                                          const std::shared_ptr<const Table>& table,
                                          const Recent& recent, const Places& here, Timestamp now);

}  // namespace arbiter
