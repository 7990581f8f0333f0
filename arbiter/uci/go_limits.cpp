#include "arbiter/uci/go_limits.hpp"

#include <algorithm>
#include <optional>

#include "arbiter/engine/time_use.hpp"

namespace arbiter::uci {

namespace {

using std::chrono::milliseconds;

/// No search gets no time at all: so much shows a mate in one.
milliseconds at_least_some(milliseconds time) { return std::max(time, milliseconds(1)); }

/// Nothing where no clock runs.
std::optional<TimeForMove> time_of(const Go& go, Color turn, milliseconds overhead) {
    // Some tell the clock of the side that does not move only: both began alike.
    const Color whose = go.time[turn] ? turn : opponent(turn);
    std::optional<TimeForMove> time;
    if (go.is_infinite)
        return time;
    if (go.move_time)
        time = time_for_move(*go.move_time, overhead);
    else if (go.time[whose])
        time = time_for_move({.left = *go.time[whose],
                              .increment = go.increment[whose].value_or(milliseconds::zero()),
                              .moves_to_go = go.moves_to_go},
                             overhead);
    if (time)
        time = {.enough = at_least_some(time->enough), .most = at_least_some(time->most)};
    return time;
}

}  // namespace

Limits limits_of(const Go& go, Color turn, milliseconds overhead) {
    Limits limits{.depth = std::min(go.depth.value_or(max_ply), max_ply),
                  .nodes = go.nodes.value_or(unlimited_nodes)};
    if (const auto time = time_of(go, turn, overhead)) {
        // Time for this move alone cannot be saved.
        if (!go.move_time)
            limits.enough = time->enough;
        limits.time = time->most;
    }
    return limits;
}

Strength strength_within(const Go& go, Level level, Color turn, milliseconds overhead) {
    Strength strength = strength_of(level);
    if (const auto time = time_of(go, turn, overhead))
        strength = within_time(strength, *time);
    strength.depth = std::min(strength.depth, go.depth.value_or(max_ply));
    strength.nodes = std::min(strength.nodes, go.nodes.value_or(unlimited_nodes));
    return strength;
}

}  // namespace arbiter::uci
