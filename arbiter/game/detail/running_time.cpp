#include "arbiter/game/detail/running_time.hpp"

#include <utility>

#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/recording.hpp"

namespace arbiter::detail {

namespace {

/// A period is over, and who has stopped writing brings his sheet up to date (8.5.1, 8.5.2).
void ask_for_sheets(GameState& state, Instant at) {
    bool is_either_up_to_date = false;
    for (const Color side : both_colors) {
        if (is_sheet_up_to_date(state, side)) {
            is_either_up_to_date = true;
            continue;
        }
        state.sheets[side].must_be_completed = true;
        add_to_log(state, at, LogKind::notice, "8.5.2",
                   {.id = Say::sheet_to_be_completed, .side = side});
    }
    if (is_either_up_to_date || state.pause)
        return;
    pause_clock(state, at);
    state.pause = {Say::both_sheets_to_be_completed};
    add_to_log(state, at, LogKind::ruling, "8.5.1", {Say::paused_for_sheets});
}

}  // namespace

void complete_on_clock(GameState& state, Color side, Instant at) {
    if (!state.clock)
        return;
    Clock& clock = *state.clock;
    const bool are_sheets_kept = state.terms.recording == Recording::players;
    if (are_sheets_kept && may_stop_recording(state, side, at))
        state.was_short_of_time[side] = true;
    clock.complete_move(side, at);
    if (!are_sheets_kept || !clock.control(side).ends_period(clock.moves_completed(side)))
        return;
    state.was_short_of_time[side] = false;
    ask_for_sheets(state, at);
}

void pause_clock(GameState& state, Instant at) {
    if (!state.clock || !state.clock->running())
        return;
    state.ran_before = state.clock->running();
    state.clock->pause(at);
}

Said pause_for(const QuickplayRequest& request, Color by) {
    return {
        .id = request.is_for_increment ? Say::paused_for_increment : Say::paused_for_normal_means,
        .side = by};
}

void resume_clock(GameState& state, Instant at) {
    state.pause.reset();
    if (const auto ran = std::exchange(state.ran_before, std::nullopt))
        run_clock(state, *ran, at);
}

void run_clock(GameState& state, Color side, Instant at) {
    if (!state.clock || state.ending)
        return;
    if (state.pause)
        state.ran_before = side;
    else
        state.clock->run(side, at);
}

}  // namespace arbiter::detail
