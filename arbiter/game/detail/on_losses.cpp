#include <algorithm>

#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"

namespace arbiter::detail {

namespace {

Outcome check_flag(const GameState& state, Color of, Instant at) {
    if (state.clock && !state.clock->is_flag_down(of, at))
        return refused(GameProblem::flag_is_up, "6.8", {.id = Say::has_time_left, .side = of});
    return {};
}

/// Guideline III.3.1: on a clock that does not tell which flag fell first, both being down draws in
/// the last period and settles nothing before.
bool are_both_down(const GameState& state, Instant at) {
    return state.terms.has_quickplay_finish && state.terms.flag_watch == FlagWatch::people &&
           state.clock && state.clock->is_flag_down(Color::white, at) &&
           state.clock->is_flag_down(Color::black, at);
}

Outcome rule_on_both_flags(GameState& state, Instant at) {
    const auto is_in_last_period = [&](Color side) {
        return !state.clock->control(side).period_after(state.clock->moves_completed(side)).moves;
    };
    if (std::ranges::any_of(both_colors, is_in_last_period)) {
        end(state, at, {Result::draw, EndReason::flag, "III.3.1.2"});
        return {};
    }
    for (const Color side : both_colors)
        state.clock->begin_next_period(side, at);
    add_to_log(state, at, LogKind::ruling, "III.3.1.1", {Say::both_flags_fell});
    return {};
}

void lose_by_flag(GameState& state, Color of, Instant at, Inquiry& inquiry) {
    if (state.clock && state.clock->was_silent_too_long(of, at))
        add_to_log(state, at, LogKind::ruling, "",
                   {.id = Say::was_silent_too_long,
                    .side = of,
                    .number = state.terms.correspondence.counting.longest_silence});
    end_by_fault(state, at, of, EndReason::flag, "6.9", inquiry);
}

}  // namespace

Outcome on(GameState& state, const Resigned& event, Instant at, Inquiry& inquiry) {
    end_by_fault(state, at, event.by, EndReason::resignation, "5.1.2", inquiry);
    return {};
}

Outcome on(GameState& state, const FlagFallen& event, Instant at, Inquiry& inquiry) {
    if (auto outcome = check_flag(state, event.of, at); !outcome)
        return outcome;
    if (are_both_down(state, at))
        return rule_on_both_flags(state, at);
    lose_by_flag(state, event.of, at, inquiry);
    return {};
}

Outcome on(GameState& state, const FlagClaimed& event, Instant at, Inquiry& inquiry) {
    const Color of = opponent(event.by);
    if (!state.clock)
        return refused(GameProblem::no_clock, "6.8", {Say::no_clock});
    if (auto outcome = check_flag(state, of, at); !outcome)
        return outcome;
    if (are_both_down(state, at))
        return rule_on_both_flags(state, at);
    lose_by_flag(state, of, at, inquiry);
    return {};
}

Outcome on(GameState& state, const IllegalMoveClaimed& event, Instant at, Inquiry& inquiry) {
    const auto illegal = state.open.standing_illegal_move;
    if (!illegal || illegal->by != opponent(event.by))
        return refused(GameProblem::nothing_to_rule, "A.5.2", {Say::no_illegal_move_to_claim});
    // He gains nothing by having pressed.
    if (state.clock)
        state.clock->take_gain_back(illegal->by, at);
    go_back(state, at, illegal->plies);
    rule_on_illegal_move(state, illegal->by, illegal->attempt, at, inquiry);
    return {};
}

Outcome on(GameState& state, const ArbiterCalled& event, Instant at) {
    if (event.reason.empty())
        return refused(GameProblem::no_reason_given, "6.11.2", {Say::call_needs_reason});
    if (state.pause)
        return refused(GameProblem::clock_is_paused, "6.11.2", {Say::game_is_interrupted_already});
    pause_clock(state, at);
    const Said call{.id = Say::arbiter_called, .side = event.by, .text = event.reason};
    state.pause = call;
    add_to_log(state, at, LogKind::notice, "6.11.2", call);
    return {};
}

}  // namespace arbiter::detail
