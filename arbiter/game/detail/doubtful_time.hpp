// Which times, written without units, may be taken for others.
#pragma once

#include "arbiter/game/time_control.hpp"

namespace arbiter::detail {

/// Three hours or more, for which so many minutes are hardly written: they may be PGN's seconds.
[[nodiscard]] bool is_long_in_minutes(const TimeControl& control);

/// 20 moves or more in one to six minutes: US Chess writes so many hours, as in 40/2.
[[nodiscard]] bool has_short_quota(const Period& period);
/// What US Chess may write as so many hours: at most six minutes.
[[nodiscard]] bool may_be_hours(const Period& period);

/// "3/2" and "90/30", with which nobody means 3 moves in 2 minutes, or 90 in 30.
[[nodiscard]] bool is_like_a_fraction(const TimeControl& control, const Period& period);

/// Any of these: minutes have to be named.
[[nodiscard]] bool may_be_mistaken(const TimeControl& control);

}  // namespace arbiter::detail
