#include "arbiter/collection/clock_check.hpp"

#include <chrono>
#include <optional>
#include <string>

#include "arbiter/collection/check_parts.hpp"
#include "arbiter/collection/move_times.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

/// Clocks show whole seconds, rounded up or down.
constexpr Duration rounding = std::chrono::seconds(2);

struct Side {
    int moves = 0;
    Duration left{};
    bool is_told = false;
};

GameFinding gain(const CollectedGame& game, const ClockReading& reading, Duration most) {
    const Position before = position_before(game.played, reading.ply);
    return {.severity = Severity::warning,
            .code = "clock-gained",
            .ply = reading.ply,
            .place = reading.place,
            .text = "the clock shows " + clock_text(reading.left) + " after " +
                    numbered_move(before, game.played.moves[reading.ply - 1]) +
                    ", but there can be at most " + clock_text(most) +
                    "; somebody added time, or the time control is another"};
}

}  // namespace

void check_clocks(const CollectedGame& game, std::vector<GameFinding>& findings) {
    if (game.clocks.empty())
        return;
    const auto control = told_time_control(game);
    if (!control)
        return;
    PerColor<Side> sides;
    for (const Color color : both_colors)
        sides[color].left = control->periods.front().base;
    for (const ClockReading& reading : game.clocks) {
        if (reading.ply == 0)
            continue;
        const bool is_even = reading.ply % 2 == 0;
        const Color starts = game.played.start.turn();
        Side& side = sides[is_even ? opponent(starts) : starts];
        // Readings may be missing: all that the moves since the last one can have brought.
        const int moves = static_cast<int>((reading.ply + 1) / 2);
        Duration most = side.left;
        for (; side.moves < moves; ++side.moves)
            most += gained_with_move(*control, side.moves + 1);
        if (reading.left > most + rounding && !side.is_told) {
            side.is_told = true;
            findings.push_back(gain(game, reading, most));
        }
        side.left = reading.left;
    }
}

}  // namespace arbiter
