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

}  // namespace arbiter
