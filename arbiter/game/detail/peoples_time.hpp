// Time controls as people write them, read by the units that their bare numbers are taken to have.
#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter::detail {

/// What numbers without a unit are taken for, other than extra time.
struct PeoplesUnits {
    /// The unit of a number alone.
    Duration bare = std::chrono::minutes(1);
    /// The unit of the 5 in "5:00", which may be hours as well as minutes; nothing: it is refused.
    std::optional<Duration> short_pair = {};
};

/// The reader behind `read_time_control`.
[[nodiscard]] std::expected<TimeControl, TextError> read_peoples_time(std::string_view text,
                                                                      const PeoplesUnits& units);

}  // namespace arbiter::detail
