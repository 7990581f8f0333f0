// The number of somebody who has a game open. Who that is and how he is reached, the doors know.
#pragma once

#include <cstdint>

namespace arbiter {

/// Never given twice as long as the server runs.
using SocketId = std::uint64_t;

}  // namespace arbiter
