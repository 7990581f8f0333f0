#include <optional>

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

/// Who has asked for something that has stopped the game.
std::optional<Color> whose_request_waits(const GameState& state) {
    for (const Color side : both_colors)
        if (const auto& request = state.requests[side]; request && request->pause == state.pause)
            return side;
    return std::nullopt;
}

/// Where the program watches the flags, one that is down ends the game as soon as it goes on.
std::optional<Color> flag_that_would_end_the_game(const GameState& state, Instant at) {
    const bool is_watched = state.clock && state.terms.flag_watch == FlagWatch::program;
    if (!is_watched || !state.ran_before || !state.clock->is_flag_down(*state.ran_before, at))
        return std::nullopt;
    return state.ran_before;
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
    if (const auto by = whose_request_waits(state))
        return refused(GameProblem::clock_is_paused,
                       state.requests[*by]->is_for_increment ? "III.4" : "III.5.1",
                       capital(*by) + "'s request has to be ruled on, and the game then goes on");
    if (const auto fallen = flag_that_would_end_the_game(state, at))
        return refused(
            GameProblem::flag_has_fallen, "6.10",
            capital(*fallen) + "'s flag is down; set the clocks before the game goes on");
    resume_clock(state, at);
    log_act(state, at, "6.11.3", "the game goes on");
    return {};
}

Outcome on(GameState& state, const DowntimePassed& /*event*/, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    const auto running = state.clock->running();
    if (!running)
        return refused(GameProblem::clock_is_paused, "", "nobody's time was running");
    state.clock->pause(state.now);
    state.clock->run(*running, at);
    add_to_log(state, at, LogKind::notice, "",
               "the program was not running: " + clock_text(at - state.now) + " are nobody's time");
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
    if (event.time == Duration::zero())
        return refused(GameProblem::nothing_to_rule, "12.5", "no time is given or taken by zero");
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
