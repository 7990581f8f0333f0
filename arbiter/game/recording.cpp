#include "arbiter/game/recording.hpp"

namespace arbiter {

namespace {

constexpr Duration short_time = std::chrono::minutes(5);
constexpr Duration enough_extra_time = std::chrono::seconds(30);

}  // namespace

bool may_stop_recording(const GameState& state, Color side, Instant now) {
    if (!state.clock)
        return false;
    const Clock& clock = *state.clock;
    const Period& period = clock.control(side).period_after(clock.moves_completed(side));
    if (period.per_move >= enough_extra_time)
        return false;
    return state.was_short_of_time[side] || clock.main_time(side, now) < short_time;
}

bool is_sheet_up_to_date(const GameState& state, Color side) {
    return state.sheets[side].moves.size() + 1 >= state.history.moves().size();
}

}  // namespace arbiter
