#include <optional>

#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter::detail {

namespace {

Outcome check_clock(const GameState& state) {
    if (!state.clock)
        return refused(GameProblem::no_clock, "", {Say::no_clock});
    return {};
}

/// Who has asked for something that has stopped the game.
std::optional<Color> whose_request_waits(const GameState& state) {
    for (const Color side : both_colors)
        if (const auto& request = state.open.requests[side];
            request && state.pause == pause_for(*request, side))
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
    if (state.session.started_at || !state.history.moves().empty())
        return refused(GameProblem::clock_is_running, "6.6", {Say::started_already});
    state.session.started_at = at;
    for (const Color side : both_colors)
        state.clock->add(side, -state.terms.players[side].compensation, at);
    run_clock(state, state.turn(), at);
    log_act(state, at, "6.6", {Say::started});
    return {};
}

Outcome on(GameState& state, const ClockPaused& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (state.pause)
        return refused(GameProblem::clock_is_paused, "6.11.1", {Say::game_is_interrupted_already});
    pause_clock(state, at);
    state.pause = {.id = Say::told, .text = event.reason};
    log_act(state, at, "6.11.1", {.id = Say::interrupted, .text = event.reason});
    return {};
}

Outcome on(GameState& state, const ClockResumed& /*event*/, Instant at) {
    if (!state.pause)
        return refused(GameProblem::clock_is_running, "6.11.3", {Say::not_interrupted});
    if (state.open.adjournment && state.open.adjournment->phase == SessionPhase::adjourned)
        return refused(GameProblem::not_adjourned, "I.5", {Say::goes_on_in_another_session});
    if (const auto by = whose_request_waits(state))
        return refused(GameProblem::clock_is_paused,
                       state.open.requests[*by]->is_for_increment ? "III.4" : "III.5.1",
                       {.id = Say::request_to_be_ruled_on, .side = by});
    if (const auto fallen = flag_that_would_end_the_game(state, at))
        return refused(GameProblem::flag_has_fallen, "6.10",
                       {.id = Say::flag_is_down_set_clocks, .side = fallen});
    resume_clock(state, at);
    log_act(state, at, "6.11.3", {Say::resumed});
    return {};
}

Outcome on(GameState& state, const DowntimePassed& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    const auto running = state.clock->running();
    if (!running)
        return refused(GameProblem::clock_is_paused, "", {Say::nobodys_time_runs});
    const Duration zero = Duration::zero();
    const Instant since = std::min(at, state.now + std::max(zero, event.after.value_or(zero)));
    const Instant until = event.lasted ? std::min(at, since + std::max(zero, *event.lasted)) : at;
    state.clock->pause(since);
    state.clock->run(*running, until);
    // Less than a clock shows nobody has to be told.
    if (until - since < std::chrono::seconds(1))
        return {};
    const bool is_by_store = event.cause == DowntimeCause::slow_store;
    add_to_log(state, at, LogKind::notice, "",
               {.id = is_by_store ? Say::store_was_slow : Say::program_was_not_running,
                .time = until - since});
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
            return refused(GameProblem::nothing_to_rule, "6.10", {Say::times_not_below_zero});
    const PerColor<Duration> shown{
        {state.clock->main_time(Color::white, at), state.clock->main_time(Color::black, at)}};
    for (const Color side : both_colors) {
        // The count first: the period decides on the delay.
        if (moves[side])
            state.clock->set_moves_completed(side, *moves[side]);
        state.clock->set(side, times[side], at);
    }
    log_act(state, at, "6.10",
            {.id = Say::clocks_set, .from = shown, .to = times, .text = event.reason});
    return {};
}

Outcome on(GameState& state, const TimeControlCorrected& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (event.control.is_untimed())
        return refused(GameProblem::no_clock, "6.10.2", {Say::clock_needs_time});
    if (state.terms.ruleset->is_correspondence && !is_in_days(event.control))
        return refused(GameProblem::not_agreed, "ICCF 2.4.2", {Say::correspondence_needs_days});
    if (is_settled_by_ten_moves(state) && !event.is_for_the_schedule)
        return refused(GameProblem::too_late, "A.5.1.1", {Say::clock_settled});
    state.clock->correct(event.control, at);
    log_act(state, at, "6.10.2",
            {.id = Say::time_control_corrected,
             .control = write_time_control(event.control),
             .text = event.reason});
    return {};
}

Outcome on(GameState& state, const TimeAdded& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (event.time == Duration::zero())
        return refused(GameProblem::nothing_to_rule, "12.5", {Say::zero_is_no_time});
    const bool is_cut = event.time < Duration::zero();
    state.clock->add(event.side, event.time, at);
    log_act(state, at, is_cut ? "12.9.3" : "12.5",
            {.id = is_cut ? Say::time_taken : Say::time_added,
             .side = event.side,
             .time = is_cut ? -event.time : event.time,
             .text = event.reason});
    return {};
}

Outcome on(GameState& state, const QuotaUnproven& event, Instant at) {
    if (auto outcome = check_clock(state); !outcome)
        return outcome;
    const Clock& clock = *state.clock;
    if (!clock.control(event.side).period_after(clock.moves_completed(event.side)).moves)
        return refused(GameProblem::nothing_to_rule, "8.6", {Say::last_period});
    state.clock->begin_next_period(event.side, at);
    log_act(state, at, "8.6", {.id = Say::overstepping_unproven, .side = event.side});
    return {};
}

}  // namespace arbiter::detail
