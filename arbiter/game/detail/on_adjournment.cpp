#include <algorithm>
#include <utility>

#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/game/detail/sealed_move.hpp"

namespace arbiter::detail {

namespace {

/// Longer than any move in any notation.
constexpr std::size_t longest_move_text = 64;

bool is_in(const GameState& state, SessionPhase phase) {
    return state.open.adjournment && state.open.adjournment->phase == phase;
}

Outcome check_phase(const GameState& state, SessionPhase phase, std::string_view article,
                    Say what) {
    if (!is_in(state, phase))
        return refused(GameProblem::not_adjourned, article, {what});
    return {};
}

Outcome check_text(std::string_view text) {
    if (text.empty() || text.size() > longest_move_text)
        return refused(GameProblem::no_record, "I.1.1", {Say::move_text_expected});
    return {};
}

/// Whose reply the sealed move waits for.
Color replier(const GameState& state) { return opponent(state.open.adjournment->sealer); }

/// The opponent has not come to this session, which is not the first one (I.9.3).
bool may_seal_reply(const GameState& state) {
    const bool is_resumed = state.session.moves_before[Color::white] > 0;
    return !state.open.adjournment && is_resumed && !state.pause &&
           !is_there(state, opponent(state.turn()));
}

/// Requires: an adjournment in phase `resumed`.
void open_envelope(GameState& state, Instant at, Inquiry& inquiry) {
    const Adjournment adjournment = *state.open.adjournment;
    if (const auto move = sealed_move(state)) {
        if (const auto outcome = check_duty(state, *move); !outcome) {
            Said said = outcome.error().said;
            said.because = std::exchange(said.id, Say::sealed_move_not_due);
            add_to_log(state, at, LogKind::notice, outcome.error().article, said);
        }
        return make_sealed_move(state, *move, at, inquiry);
    }
    // It was none, so it brought nothing.
    if (state.clock) {
        const int counted = state.clock->moves_completed(adjournment.sealer);
        state.clock->take_gain_back(adjournment.sealer, at);
        state.clock->set_moves_completed(adjournment.sealer, std::max(0, counted - 1));
    }
    state.open.adjournment.reset();
    add_to_log(
        state, at, LogKind::ruling, "I.8",
        {.id = Say::sealed_move_invalid, .side = adjournment.sealer, .text = adjournment.sealed});
    end_by_fault(state, at, adjournment.sealer, EndReason::arbiter, "I.8", inquiry);
}

}  // namespace

Outcome on(GameState& state, const SealingOrdered& event, Instant at) {
    if (state.open.adjournment || state.pause || state.open.irregular_board)
        return refused(GameProblem::not_adjourned, "I.1.1", {Say::only_running_game_adjourned});
    if (state.open.moves[Color::white].is_made || state.open.moves[Color::black].is_made)
        return refused(GameProblem::not_adjourned, "6.2.2", {Say::complete_last_move_first});
    if (event.charged < Duration::zero() || (event.charged > Duration::zero() && !state.clock))
        return refused(GameProblem::nothing_to_rule, "I.1.2", {Say::charge_not_below_zero});
    if (state.clock)
        state.clock->add(state.turn(), -event.charged, at);
    state.open.adjournment = {.phase = SessionPhase::sealing, .sealer = state.turn()};
    log_act(state, at, "I.1.1", {.id = Say::sealing_ordered, .side = state.turn()});
    return {};
}

Outcome on(GameState& state, const MoveSealed& event, Instant at) {
    if (auto outcome = check_text(event.text); !outcome)
        return outcome;
    if (is_in(state, SessionPhase::sealing)) {
        state.open.adjournment->sealed = event.text;
        return {};
    }
    if (!may_seal_reply(state))
        return refused(GameProblem::not_adjourned, "I.1.1", {Say::sealing_not_asked_for});
    const Color by = state.turn();
    state.open.adjournment = {
        .phase = SessionPhase::resumed, .sealer = by, .sealed = event.text, .resumption = {}};
    reply(state, by);
    complete_on_clock(state, by, at);
    run_clock(state, opponent(by), at);
    add_to_log(state, at, LogKind::notice, "I.9.3", {.id = Say::reply_sealed, .side = by});
    return {};
}

Outcome on(GameState& state, const GameAdjourned& event, Instant at) {
    if (auto outcome =
            check_phase(state, SessionPhase::sealing, "I.1.1", Say::seal_before_adjourning);
        !outcome)
        return outcome;
    if (state.open.adjournment->sealed.empty())
        return refused(GameProblem::not_adjourned, "I.1.1", {Say::no_move_sealed});
    if (event.resumption.empty())
        return refused(GameProblem::no_reason_given, "I.2.7", {Say::envelope_names_resumption});
    const Color by = state.open.adjournment->sealer;
    reply(state, by);
    complete_on_clock(state, by, at);
    pause_clock(state, at);
    state.open.adjournment->phase = SessionPhase::adjourned;
    state.open.adjournment->resumption = event.resumption;
    state.pause = {Say::adjourned};
    state.session.has_arrived = {};
    log_act(state, at, "I.1.1", {.id = Say::adjourned_until, .side = by, .text = event.resumption});
    return {};
}

Outcome on(GameState& state, const SessionResumed& /*event*/, Instant at) {
    if (auto outcome = check_phase(state, SessionPhase::adjourned, "I.5", Say::not_adjourned);
        !outcome)
        return outcome;
    state.open.adjournment->phase = SessionPhase::resumed;
    state.pause.reset();
    state.ran_before.reset();
    state.session.started_at = at;
    for (const Color side : both_colors)
        state.session.moves_before[side] = state.history.moves_by(side);
    if (!state.session.has_arrived[replier(state)])
        run_clock(state, replier(state), at);
    log_act(state, at, "I.5", {Say::session_resumed});
    return {};
}

Outcome on(GameState& state, const EnvelopeOpened& /*event*/, Instant at, Inquiry& inquiry) {
    if (auto outcome = check_phase(state, SessionPhase::resumed, "I.7", Say::no_envelope_to_open);
        !outcome)
        return outcome;
    if (!state.session.has_arrived[replier(state)])
        return refused(GameProblem::not_present, "I.7",
                       {.id = Say::envelope_waits_for_replier, .side = replier(state)});
    log_act(state, at, "I.7", {.id = Say::envelope_opened, .text = state.open.adjournment->sealed});
    open_envelope(state, at, inquiry);
    return {};
}

Outcome on(GameState& state, const EnvelopeLost& event, Instant at, Inquiry& inquiry) {
    if (auto outcome = check_text(event.text); !outcome)
        return outcome;
    if (auto outcome =
            check_phase(state, SessionPhase::resumed, "I.12.1", Say::no_envelope_to_miss);
        !outcome)
        return outcome;
    log_act(state, at, "I.12.1",
            {.id = Say::envelope_lost, .side = state.open.adjournment->sealer, .text = event.text});
    state.open.adjournment->sealed = event.text;
    open_envelope(state, at, inquiry);
    return {};
}

}  // namespace arbiter::detail
