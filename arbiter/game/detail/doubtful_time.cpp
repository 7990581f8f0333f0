#include "arbiter/game/detail/doubtful_time.hpp"

#include <algorithm>

#include "arbiter/game/detail/time_reader.hpp"

namespace arbiter::detail {

namespace {

using std::chrono::hours;
using std::chrono::minutes;

/// Less is played in minutes every day, and hardly by anybody in seconds.
constexpr Duration least_doubtful = hours(3);

/// The quotas that are played.
constexpr int least_quota = 20;
constexpr int most_quota = 60;

}  // namespace

bool is_long_in_minutes(const TimeControl& control) {
    const bool is_each = is_for_each_move(control);
    return std::ranges::any_of(control.periods, [&](const Period& period) {
        return (is_each ? period.per_move : period.base) >= least_doubtful;
    });
}

bool may_be_hours(const Period& period) {
    return period.base > Duration::zero() && period.base <= minutes(6);
}

bool has_short_quota(const Period& period) {
    return period.moves.value_or(0) >= least_quota && period.base >= minutes(1) &&
           may_be_hours(period);
}

bool is_like_a_fraction(const TimeControl& control, const Period& period) {
    if (!period.moves)
        return false;
    return (*period.moves < least_quota && period.base <= minutes(10)) ||
           (*period.moves > most_quota && period.base <= hours(1) && control.periods.size() == 1);
}

bool may_be_mistaken(const TimeControl& control) {
    return is_long_in_minutes(control) ||
           std::ranges::any_of(control.periods, [&](const Period& period) {
               return has_short_quota(period) || is_like_a_fraction(control, period);
           });
}

}  // namespace arbiter::detail
