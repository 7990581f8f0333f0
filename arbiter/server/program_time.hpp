// The time by which the games are played: where it begins, and what of it the machine slept away.
// Values only; machine_clocks reads the clocks.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "arbiter/server/net/moment.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// What the clocks of a machine show at one moment.
struct ClockReading {
    /// Never set, and stands still while the machine sleeps.
    SteadyTime steady;
    /// Never set, and goes on meanwhile.
    std::chrono::nanoseconds since_boot{};
    /// What people read; may be set at any time.
    Timestamp wall;
};

struct TimeOfStart {
    /// The later of the machine's clock and the newest time that was kept.
    Timestamp at;
    /// By how much the machine's clock stands before it, where that is more than a correction: a
    /// minute.
    std::optional<std::chrono::milliseconds> ahead{};
};

/// When the program's time begins. Time goes on: a clock that was set back while the program was
/// not running must not stop those of the games, which have seen the newest time that was kept.
[[nodiscard]] TimeOfStart time_of_start(std::optional<Timestamp> newest_kept, Timestamp wall);

/// For whoever runs the server, without full stop; nothing where the clock is not ahead.
[[nodiscard]] std::optional<std::string> warning_of(const TimeOfStart& start);

/// How long the machine slept from one reading to a later one. Zero where the two clocks drifted
/// apart by no more than a second.
[[nodiscard]] std::chrono::milliseconds slept_between(const ClockReading& earlier,
                                                      const ClockReading& later);

}  // namespace arbiter
