#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/sealed_move.hpp"

namespace arbiter::detail {

namespace {

bool is_late(const GameState& state, Color side, Instant at) {
    const auto& default_time = state.terms.default_time;
    return default_time && state.session.started_at && !is_there(state, side) &&
           at > *state.session.started_at + *default_time;
}

}  // namespace

Outcome on(GameState& state, const PlayerArrived& event, Instant at) {
    if (state.session.has_arrived[event.by])
        return refused(GameProblem::done_already, "6.7.1",
                       {.id = Say::has_arrived_already, .side = event.by});
    const bool was_late = is_late(state, event.by, at);
    state.session.has_arrived[event.by] = true;
    // His time has run while the envelope was closed; now it is opened (I.9.2).
    const bool is_replier = state.open.adjournment && state.open.adjournment->sealer != event.by;
    if (is_replier && state.open.adjournment->phase == SessionPhase::resumed && state.clock) {
        state.clock->pause(at);
        state.ran_before.reset();
        if (state.open.displacement)
            state.open.displacement->ran_before.reset();
    }
    add_to_log(state, at, LogKind::notice, "6.7.1",
               {.id = was_late ? Say::arrived_late : Say::arrived, .side = event.by});
    return {};
}

Outcome on(GameState& state, const AbsenceRuled& event, Instant at, Inquiry& inquiry) {
    if (state.open.adjournment && state.open.adjournment->phase == SessionPhase::adjourned)
        return refused(GameProblem::not_adjourned, "I.5", {Say::session_has_not_begun});
    if (!is_late(state, event.side, at))
        return refused(GameProblem::not_late, "6.7.1", {.id = Say::not_late, .side = event.side});
    if (ends_with_sealed_move(state, inquiry)) {
        make_sealed_move(state, *sealed_move(state), at, inquiry);
        return {};
    }
    const bool are_both = is_late(state, opponent(event.side), at);
    end(state, at,
        {.result = are_both ? Result::both_lose : win_of(opponent(event.side)),
         .reason = EndReason::forfeit,
         .article = "6.7.1",
         .by = are_both ? std::nullopt : std::optional(event.side)});
    return {};
}

Outcome on(GameState& state, const ResultConfirmed& event, Instant at) {
    if (!state.ending)
        return refused(GameProblem::not_over, "8.7", {Say::game_has_not_ended});
    if (state.has_confirmed[event.by])
        return refused(GameProblem::done_already, "8.7",
                       {.id = Say::signed_already, .side = event.by});
    state.has_confirmed[event.by] = true;
    add_to_log(state, at, LogKind::notice, "8.7",
               {.id = Say::confirmed, .side = event.by, .result = state.ending->result});
    return {};
}

Outcome on(GameState& state, const DecisionAppealed& event, Instant at) {
    if (event.reason.empty())
        return refused(GameProblem::no_reason_given, "11.10", {Say::appeal_needs_reason});
    if (state.is_under_appeal)
        return refused(GameProblem::done_already, "11.10", {Say::appeal_is_open});
    state.is_under_appeal = true;
    add_to_log(state, at, LogKind::notice, "11.10",
               {.id = Say::appealed, .side = event.by, .text = event.reason});
    return {};
}

Outcome on(GameState& state, const AppealDecided& event, Instant at) {
    if (event.reason.empty())
        return refused(GameProblem::no_reason_given, "11.10", {Say::decision_needs_reason});
    if (!state.is_under_appeal)
        return refused(GameProblem::nothing_to_rule, "11.10", {Say::no_open_appeal});
    state.is_under_appeal = false;
    log_act(state, at, "11.10", {.id = Say::appeal_decided, .text = event.reason});
    return {};
}

}  // namespace arbiter::detail
