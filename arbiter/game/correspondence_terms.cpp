#include "arbiter/game/correspondence_terms.hpp"

#include <algorithm>

namespace arbiter {

namespace {

using std::chrono::days;

}  // namespace

Duration DayCounting::charged(Duration used) const {
    const auto whole = std::chrono::floor<days>(used);
    return whole + std::max(whole - days(doubled_after), days(0));
}

Duration DayCounting::first_beyond(Duration main_time) const {
    const auto whole = std::chrono::floor<days>(main_time);
    if (whole < days(doubled_after))
        return whole + days(1);
    const auto doubled = (whole - days(doubled_after)) / 2;
    return days(doubled_after) + doubled + days(1);
}

bool is_in_days(const TimeControl& time) {
    const bool is_by_the_day =
        time.counting == Counting::increment || time.counting == Counting::delay;
    return is_by_the_day && std::ranges::all_of(time.periods, [](const Period& period) {
               return period.base % days(1) == Duration::zero() &&
                      period.per_move % days(1) == Duration::zero();
           });
}

}  // namespace arbiter
