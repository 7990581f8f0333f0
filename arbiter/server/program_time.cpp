#include "arbiter/server/program_time.hpp"

#include <algorithm>

#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

/// By so much a clock may have been put right.
constexpr std::chrono::minutes clock_doubt{1};
/// Less is no sleep: the clocks are read one after the other.
constexpr std::chrono::seconds sleep_doubt{1};

}  // namespace

TimeOfStart time_of_start(std::optional<Timestamp> newest_kept, Timestamp wall) {
    TimeOfStart start{.at = std::max(wall, newest_kept.value_or(wall))};
    if (start.at - wall > clock_doubt)
        start.ahead = start.at - wall;
    return start;
}

std::optional<std::string> warning_of(const TimeOfStart& start) {
    if (!start.ahead)
        return std::nullopt;
    return "this machine's clock stands " + clock_text(*start.ahead) +
           " before the time at which the server ran last; the games go on from that time";
}

std::chrono::milliseconds slept_between(const ClockReading& earlier, const ClockReading& later) {
    const auto asleep = (later.since_boot - earlier.since_boot) - (later.steady - earlier.steady);
    return asleep > sleep_doubt ? std::chrono::floor<std::chrono::milliseconds>(asleep)
                                : std::chrono::milliseconds(0);
}

}  // namespace arbiter
