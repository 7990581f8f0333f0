#include "arbiter/engine/time_use.hpp"

#include <algorithm>

namespace arbiter {

namespace {

using std::chrono::milliseconds;

/// The game is planned to last so many moves more, again and again.
constexpr int moves_ahead = 20;

milliseconds without(milliseconds time, milliseconds overhead) {
    return std::max(milliseconds::zero(), time - overhead);
}

}  // namespace

TimeForMove time_for_move(const ClockView& clock, milliseconds overhead) {
    const milliseconds usable = without(clock.left, overhead);
    const milliseconds increment = std::max(milliseconds::zero(), clock.increment);
    const int moves = std::clamp(clock.moves_to_go.value_or(moves_ahead), 1, moves_ahead);
    const milliseconds share = usable / moves + increment * 4 / 5;
    // The last move before more time comes may take nearly all.
    const milliseconds most = moves == 1 ? usable * 9 / 10 : std::min(usable * 3 / 10, 4 * share);
    return {.enough = std::min(share, most), .most = most};
}

TimeForMove time_for_move(milliseconds given, milliseconds overhead) {
    // Half of a short time is worth more than an answer before it.
    const milliseconds usable = without(given, std::min(overhead, given / 2));
    return {.enough = usable, .most = usable};
}

}  // namespace arbiter
