
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/game/detail/words.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter::detail {

namespace {

Outcome check_clock(const GameState& state) {
    if (!state.clock)
        return refused(GameProblem::no_clock, "", "the game is played without a clock");
    return {};
}

}  // namespace

Outcome on(GameState& state, const GameStarted& /*event*/, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    if (state.started_at || !state.history.moves().empty())
        return refused(GameProblem::clock_is_running, "6.6", "the game has been started already");
    state.started_at = at;
    for (const Color side : both_colors)
        state.clock->add(side, -state.terms.players[side].compensation, at);
    run_clock(state, state.turn(), at);
    log_act(state, at, "6.6", "the game is started");
    return {};
}

Outcome on(GameState& state, const ClockPaused& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (state.pause)
        return refused(GameProblem::clock_is_paused, "6.11.1", "the game is interrupted already");
    pause_clock(state, at);
    state.pause = event.reason;
    log_act(state, at, "6.11.1", "the game is interrupted: " + event.reason);
    return {};
}

Outcome on(GameState& state, const ClockResumed& /*event*/, Instant at) {
    if (!state.pause)
        return refused(GameProblem::clock_is_running, "6.11.3", "the game is not interrupted");
    if (state.adjournment && state.adjournment->phase == SessionPhase::adjourned)
        return refused(GameProblem::not_adjourned, "I.5",
                       "the game is adjourned; it goes on in another session");
    resume_clock(state, at);
    log_act(state, at, "6.11.3", "the game goes on");
    return {};
}

Outcome on(GameState& state, const ClocksSet& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    const PerColor<Duration> times{{event.white, event.black}};
    const PerColor<std::optional<int>> moves{{event.white_moves, event.black_moves}};
    for (const Color side : both_colors)
        if (times[side] < Duration::zero() || moves[side].value_or(0) < 0)
            return refused(GameProblem::nothing_to_rule, "6.10",
                           "times and counts of moves are not below zero");
    std::string text = "the clock is set";
    for (const Color side : both_colors) {
        text += ", " + capital(side) + " from " + clock_text(state.clock->main_time(side, at)) +
                " to " + clock_text(times[side]);
        // The count first: the period decides on the delay.
        if (moves[side])
            state.clock->set_moves_completed(side, *moves[side]);
        state.clock->set(side, times[side], at);
    }
    log_act(state, at, "6.10", text + ": " + event.reason);
    return {};
}

Outcome on(GameState& state, const TimeControlCorrected& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (event.control.is_untimed())
        return refused(GameProblem::no_clock, "6.10.2", "a clock is set to a time");
    if (is_settled_by_ten_moves(state) && !event.is_for_the_schedule)
        return refused(GameProblem::too_late, "A.5.1.1",
                       "after ten moves of each player the setting of the clock is changed only "
                       "where the schedule would suffer");
    state.clock->correct(event.control, at);
    log_act(state, at, "6.10.2",
            "the clock is set to " + write_time_control(event.control) + ": " + event.reason);
    return {};
}

Outcome on(GameState& state, const TimeAdded& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    const bool is_cut = event.time < Duration::zero();
    state.clock->add(event.side, event.time, at);
    log_act(state, at, is_cut ? "12.9.3" : "12.5",
            capital(event.side) + (is_cut ? " loses " : " gets ") +
                in_words(is_cut ? -event.time : event.time) + ": " + event.reason);
    return {};
}

Outcome on(GameState& state, const QuotaUnproven& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    const Clock& clock = *state.clock;
    if (!clock.control().period_after(clock.moves_completed(event.side)).moves)
        return refused(GameProblem::nothing_to_rule, "8.6",
                       "this is the last period; there is no number of moves to complete");
    state.clock->begin_next_period(event.side, at);
    log_act(state, at, "8.6",
            "it cannot be shown that " + capital(event.side) +
                " has overstepped the time: the next move is the first of the next period");
    return {};
}

}  // namespace arbiter::detail
