// How long a process was ready to work and had no processor: then it is not to blame for being
// late. Linux.
#pragma once

#include <chrono>
#include <map>
#include <optional>

namespace arbiter::engines {

/// Of each thread of a process, by its number: for how long it has waited since it began.
using ProcessorWaits = std::map<int, std::chrono::nanoseconds>;

/// Those of a process by its number, in /proc; empty where the system does not tell, or there is no
/// such process.
[[nodiscard]] ProcessorWaits processor_waits(int process);

/// The longest that one thread has waited since `before`, whatever the others did meanwhile;
/// nothing where nothing is known.
[[nodiscard]] std::optional<std::chrono::nanoseconds> longest_wait(const ProcessorWaits& before,
                                                                   const ProcessorWaits& after);

}  // namespace arbiter::engines
