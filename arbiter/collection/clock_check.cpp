#include "arbiter/collection/clock_check.hpp"

#include <chrono>
#include <optional>
#include <span>
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
    /// Of periods that have begun, but whose time no clock has shown: clocks that count no moves
    /// add it only when they are down to zero.
    Duration owed{};
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

Side at_start(const CollectedGame& game, const TimeControl& control) {
    const Period& first = control.periods.front();
    // The extra time of the first move may be on the clock before it (6.3.2).
    Side side{.left = first.base + first.per_move};
    // A game may count its moves from the beginning, or from where its record begins.
    if (game.played.start.fullmove_number() > 1)
        for (const Period& later : std::span(control.periods).subspan(1))
            side.owed += later.base;
    return side;
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
        sides[color] = at_start(game, *control);
    for (const ClockReading& reading : game.clocks) {
        if (reading.ply == 0)
            continue;
        const bool is_even = reading.ply % 2 == 0;
        const Color starts = game.played.start.turn();
        Side& side = sides[is_even ? opponent(starts) : starts];
        // Readings may be missing: all that the moves since the last one can have brought.
        const int moves = static_cast<int>((reading.ply + 1) / 2);
        const Duration before = side.left;
        Duration gained{};
        for (; side.moves < moves; ++side.moves) {
            gained += control->period_after(side.moves).per_move;
            if (control->ends_period(side.moves + 1))
                side.owed += control->period_after(side.moves + 1).base;
        }
        const Duration most = before + gained + side.owed;
        if (reading.left > most + rounding && !side.is_told) {
            side.is_told = true;
            findings.push_back(gain(game, reading, most));
        }
        if (reading.left > before + gained + rounding)
            side.owed = {};
        side.left = reading.left;
    }
}

}  // namespace arbiter
