#include "arbiter/collection/move_times.hpp"

#include <algorithm>
#include <array>

#include "arbiter/game/pgn_time_control.hpp"

namespace arbiter {

namespace {

/// What a player's clock showed last.
struct LastReading {
    std::size_t ply;
    Duration left;
};

/// What a player gets by completing that many moves, at least one: the extra time, and the time of
/// a period that begins.
Duration gained_with_move(const TimeControl& control, int moves_completed) {
    Duration gained = control.period_after(moves_completed - 1).per_move;
    if (control.ends_period(moves_completed))
        gained += control.period_after(moves_completed).base;
    return gained;
}

}  // namespace

std::optional<TimeControl> told_time_control(const CollectedGame& game) {
    const auto tag = game.tag("TimeControl");
    if (!tag)
        return std::nullopt;
    auto control = read_pgn_time_control(*tag);
    if (!control || control->is_untimed() || control->counting == Counting::hourglass)
        return std::nullopt;
    return *std::move(control);
}

std::vector<MoveTime> move_times(const CollectedGame& game) {
    std::vector<MoveTime> times;
    if (game.clocks.empty())
        return times;
    const auto control = told_time_control(game);
    if (!control)
        return times;
    // Before a player's first move his clock has the whole of the first period.
    const Duration first = control->periods.front().base;
    // Whoever plays first, the odd plies are of one side and the even ones of the other.
    std::array<LastReading, 2> last{{{.ply = 0, .left = first}, {.ply = 0, .left = first}}};
    for (const ClockReading& reading : game.clocks) {
        if (reading.ply == 0)
            continue;
        LastReading& before = last[reading.ply % 2];
        const std::size_t expected = reading.ply <= 2 ? 0 : reading.ply - 2;
        // Some clocks give the increment before the first move and some do not.
        const bool is_unsure = expected == 0 && gained_with_move(*control, 1) > Duration();
        if (before.ply == expected && !is_unsure) {
            const int moves = static_cast<int>((reading.ply + 1) / 2);
            const Duration used = before.left + gained_with_move(*control, moves) - reading.left;
            times.push_back({.ply = reading.ply, .used = std::max(used, Duration())});
        }
        before = {.ply = reading.ply, .left = reading.left};
    }
    return times;
}

}  // namespace arbiter
