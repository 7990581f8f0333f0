#include <utility>

#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"

namespace arbiter::detail {

namespace {

constexpr Duration two_minutes = std::chrono::minutes(2);
constexpr Duration five_seconds = std::chrono::seconds(5);

bool is_by_losing_chances(const GameState& state) {
    return state.terms.ruleset->has_losing_chances_rule;
}

/// Law 14H says two minutes or less, the Guideline less than two.
Outcome check_short_of_time(const GameState& state, Color by, std::string_view article,
                            Instant at) {
    if (!state.terms.has_quickplay_finish || !state.clock)
        return refused(GameProblem::not_agreed, "III.2.1", {Say::no_quickplay_finish});
    if (by != state.turn())
        return refused(GameProblem::not_your_turn, article, {Say::only_mover_asks});
    if (state.pause || state.open.adjournment)
        return refused(GameProblem::clock_is_paused, article, {Say::game_is_interrupted});
    if (state.open.requests[by])
        return refused(GameProblem::done_already, article, {Say::request_waits});
    const Clock& clock = *state.clock;
    const Duration left = clock.main_time(by, at);
    const Period& period = clock.control(by).period_after(clock.moves_completed(by));
    const bool is_last_period = !period.moves;
    if (period.per_move > Duration::zero())
        return refused(GameProblem::not_agreed, "III.2.2", {Say::has_extra_time_already});
    if (!is_last_period || left > two_minutes ||
        (left == two_minutes && !is_by_losing_chances(state)))
        return refused(GameProblem::not_short_of_time, article, {Say::not_short_of_time});
    if (clock.is_flag_down(by, at))
        return refused(GameProblem::flag_has_fallen, article, {Say::own_flag_fell_before});
    return {};
}

void wait_for_ruling(GameState& state, Color by, const QuickplayRequest& request,
                     std::string_view article, Instant at) {
    state.open.requests[by] = request;
    pause_clock(state, at);
    state.pause = pause_for(request, by);
    add_to_log(state, at, LogKind::notice, article, said_of(request, by));
}

/// The game goes on, unless something else than the request keeps it.
void go_on_after(GameState& state, const QuickplayRequest& request, Color by, Instant at) {
    if (state.pause == pause_for(request, by))
        resume_clock(state, at);
}

std::string_view article_of_claim(const GameState& state) {
    return is_by_losing_chances(state) ? "US Chess 14H" : "III.5";
}

Outcome check_claim(const GameState& state, const NormalMeansRuled& event) {
    const auto& request = state.open.requests[event.by];
    if (!request || request->is_for_increment)
        return refused(GameProblem::nothing_to_rule, "III.5.1", {Say::no_such_claim});
    if (event.decision == NormalMeansDecision::delay_clock &&
        (!is_by_losing_chances(state) || state.ending))
        return refused(GameProblem::not_agreed, "III.5.1", {Say::delay_only_by_14h});
    if (state.ending && event.decision == NormalMeansDecision::postponed)
        return refused(GameProblem::game_over, "III.5.2", {Say::claim_decided_now});
    return {};
}

}  // namespace

Outcome on(GameState& state, const IncrementRequested& event, Instant at) {
    if (is_by_losing_chances(state))
        return refused(GameProblem::not_agreed, "US Chess 14H", {Say::claim_may_bring_delay});
    if (auto outcome = check_short_of_time(state, event.by, "III.4", at); !outcome)
        return outcome;
    if (state.has_asked_for_increment[event.by])
        return refused(GameProblem::done_already, "III.4", {Say::increment_ruled_before});
    state.has_asked_for_increment[event.by] = true;
    wait_for_ruling(state, event.by, {.is_for_increment = true}, "III.4", at);
    offer_besides(state, event.by);
    return {};
}

Outcome on(GameState& state, const IncrementRuled& event, Instant at) {
    const auto is_asked = [&](Color side) {
        return state.open.requests[side] && state.open.requests[side]->is_for_increment;
    };
    if (!is_asked(Color::white) && !is_asked(Color::black))
        return refused(GameProblem::nothing_to_rule, "III.4", {Say::nobody_asked_for_time});
    const Color by = is_asked(Color::white) ? Color::white : Color::black;
    const QuickplayRequest request = *std::exchange(state.open.requests[by], std::nullopt);
    decline_offer(state, opponent(by));
    if (event.is_granted) {
        state.clock->set_extra_time(five_seconds, Counting::increment, at);
        state.clock->add(opponent(by), two_minutes, at);
    }
    go_on_after(state, request, by, at);
    log_act(state, at, "III.4",
            event.is_granted ? Said{.id = Say::increment_granted, .side = opponent(by)}
                             : Said{Say::increment_rejected});
    return {};
}

Outcome on(GameState& state, const NormalMeansClaimed& event, Instant at) {
    const std::string_view article = article_of_claim(state);
    if (auto outcome = check_short_of_time(state, event.by, article, at); !outcome)
        return outcome;
    wait_for_ruling(state, event.by, {.is_for_increment = false}, article, at);
    if (is_by_losing_chances(state))
        offer_besides(state, event.by);
    return {};
}

Outcome on(GameState& state, const NormalMeansRuled& event, Instant at) {
    if (auto outcome = check_claim(state, event); !outcome)
        return outcome;
    const QuickplayRequest request = *state.open.requests[event.by];
    const std::string_view article = article_of_claim(state);
    if (event.decision == NormalMeansDecision::postponed) {
        state.open.requests[event.by]->is_postponed = true;
        log_act(state, at, article, {Say::claim_postponed});
        go_on_after(state, request, event.by, at);
        return {};
    }
    state.open.requests[event.by].reset();
    switch (event.decision) {
        case NormalMeansDecision::agreed:
            end(state, at,
                {.result = Result::draw,
                 .reason = EndReason::arbiter,
                 .article = std::string(article),
                 .by = event.by});
            return {};
        case NormalMeansDecision::delay_clock:
            state.clock->set_extra_time(five_seconds, Counting::delay, at);
            state.clock->add(event.by, -state.clock->main_time(event.by, at) / 2, at);
            log_act(state, at, article, {.id = Say::delay_clock_put_on, .side = event.by});
            break;
        case NormalMeansDecision::rejected:
        case NormalMeansDecision::postponed:
            if (!is_by_losing_chances(state) && !state.ending)
                state.clock->add(opponent(event.by), two_minutes, at);
            log_act(state, at, article, {Say::claim_rejected});
    }
    go_on_after(state, request, event.by, at);
    return {};
}

}  // namespace arbiter::detail
