// The one place where the server reads what time it is; what follows from that is told by
// program_time. Timers are the network's.
#pragma once

#include "arbiter/server/program_time.hpp"

namespace arbiter {

/// All clocks of this machine, read one after another: two readings may be off by microseconds.
[[nodiscard]] ClockReading read_clocks();

/// The one that is asked for all the time, with every request and message.
[[nodiscard]] SteadyTime read_steady_clock();

}  // namespace arbiter
