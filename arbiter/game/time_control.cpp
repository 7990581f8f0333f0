#include "arbiter/game/time_control.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace arbiter {

namespace {

constexpr int moves_that_count = 60;

/// Where a player stands among the periods.
struct Place {
    std::size_t period = 0;
    /// Completed in it; at the end of a period none in the next.
    int moves = 0;
};

Place place_after(const TimeControl& control, int moves_completed) {
    Place place{0, moves_completed};
    for (;; ++place.period) {
        const auto& quota = control.periods[place.period].moves;
        if (!quota || place.moves < *quota)
            return place;
        if (place.period + 1 == control.periods.size())
            return {place.period, place.moves % *quota};
        place.moves -= *quota;
    }
}

}  // namespace

const Period& TimeControl::period_after(int moves_completed) const {
    assert(!is_untimed());
    return periods[place_after(*this, moves_completed).period];
}

bool TimeControl::ends_period(int moves_completed) const {
    assert(!is_untimed() && moves_completed > 0);
    return place_after(*this, moves_completed).moves == 0;
}

Pace pace_of(const TimeControl& control) {
    if (control.is_untimed())
        return Pace::untimed;
    Duration total = control.periods.front().base;
    for (int move = 1; move <= moves_that_count; ++move) {
        total += control.period_after(move - 1).per_move;
        if (move < moves_that_count && control.ends_period(move))
            total += control.period_after(move).base;
    }
    if (total <= std::chrono::minutes(10))
        return Pace::blitz;
    return total < std::chrono::minutes(60) ? Pace::rapid : Pace::standard;
}

std::string_view name(Pace pace) {
    switch (pace) {
        case Pace::untimed:
            return "untimed";
        case Pace::blitz:
            return "blitz";
        case Pace::rapid:
            return "rapid";
        case Pace::standard:
            return "standard";
    }
    std::unreachable();
}

}  // namespace arbiter
