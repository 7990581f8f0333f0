// An instant as the server knows it. Where it comes from is the network's business; everywhere else
// it is an argument.
#pragma once

#include <chrono>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

using SteadyTime = std::chrono::steady_clock::time_point;

/// The same instant on two clocks: one that never jumps, one that people read.
struct Moment {
    SteadyTime steady;
    Timestamp wall;
};

}  // namespace arbiter
