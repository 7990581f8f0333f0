#include <utility>

#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/game/detail/words.hpp"

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
        return refused(GameProblem::not_agreed, "III.2.1",
                       "no quickplay finish was announced for this game");
    if (by != state.turn())
        return refused(GameProblem::not_your_turn, article,
                       "only the player having the move may ask for it");
    if (state.pause || state.adjournment)
        return refused(GameProblem::clock_is_paused, article, "the game is interrupted");
    if (state.requests[by])
        return refused(GameProblem::done_already, article, "a request waits for its ruling");
    const Clock& clock = *state.clock;
    const Duration left = clock.main_time(by, at);
    const Period& period = clock.control().period_after(clock.moves_completed(by));
    const bool is_last_period = !period.moves;
    if (period.per_move > Duration::zero())
        return refused(GameProblem::not_agreed, "III.2.2", "moves have extra time already");
    if (!is_last_period || left > two_minutes ||
        (left == two_minutes && !is_by_losing_chances(state)))
        return refused(GameProblem::not_short_of_time, article,
                       "it takes less than two minutes left in the last period");
    if (clock.is_flag_down(by, at))
        return refused(GameProblem::flag_has_fallen, article, "the flag has fallen before");
    return {};
}

void wait_for_ruling(GameState& state, Color by, const QuickplayRequest& request,
                     std::string_view article, Instant at) {
    state.requests[by] = request;
    pause_clock(state, at);
    state.pause = request.pause;
    add_to_log(state, at, LogKind::notice, article, capital(by) + " " + request.pause);
}

/// The game goes on, unless something else than the request keeps it.
void go_on_after(GameState& state, const QuickplayRequest& request, Instant at) {
    if (state.pause == request.pause)
        resume_clock(state, at);
}

std::string_view article_of_claim(const GameState& state) {
    return is_by_losing_chances(state) ? "US Chess 14H" : "III.5";
}

Outcome check_claim(const GameState& state, const NormalMeansRuled& event) {
    const auto& request = state.requests[event.by];
    if (!request || request->is_for_increment)
        return refused(GameProblem::nothing_to_rule, "III.5.1", "there is no such claim");
    if (event.decision == NormalMeansDecision::delay_clock &&
        (!is_by_losing_chances(state) || state.ending))
        return refused(GameProblem::not_agreed, "III.5.1",
                       "a clock with delay is put on by US Chess 14H, while the game goes on");
    if (state.ending && event.decision == NormalMeansDecision::postponed)
        return refused(GameProblem::game_over, "III.5.2",
                       "the flag has fallen: the claim is decided now");
    return {};
}

}  // namespace

Outcome on(GameState& state, const IncrementRequested& event, Instant at) {
    if (is_by_losing_chances(state))
        return refused(GameProblem::not_agreed, "US Chess 14H",
                       "by these rules the claim itself may bring a clock with delay");
    if (auto outcome = check_short_of_time(state, event.by, "III.4", at); !outcome)
        return outcome;
    if (state.has_asked_for_increment[event.by])
        return refused(GameProblem::done_already, "III.4", "the arbiter has ruled on this before");
    state.has_asked_for_increment[event.by] = true;
    wait_for_ruling(
        state, event.by,
        {.is_for_increment = true, .pause = "asks for five seconds more with each move"}, "III.4",
        at);
    offer_besides(state, event.by);
    return {};
}

Outcome on(GameState& state, const IncrementRuled& event, Instant at) {
    const auto is_asked = [&](Color side) {
        return state.requests[side] && state.requests[side]->is_for_increment;
    };
    if (!is_asked(Color::white) && !is_asked(Color::black))
        return refused(GameProblem::nothing_to_rule, "III.4", "nobody has asked for more time");
    const Color by = is_asked(Color::white) ? Color::white : Color::black;
    const QuickplayRequest request = *std::exchange(state.requests[by], std::nullopt);
    decline_offer(state, opponent(by));
    if (event.is_granted) {
        state.clock->set_extra_time(five_seconds, Counting::increment, at);
        state.clock->add(opponent(by), two_minutes, at);
    }
    go_on_after(state, request, at);
    log_act(state, at, "III.4",
            event.is_granted ? "both get five seconds more with each move, " +
                                   capital(opponent(by)) + " two minutes"
                             : "the clock stays as it is");
    return {};
}

Outcome on(GameState& state, const NormalMeansClaimed& event, Instant at) {
    const std::string_view article = article_of_claim(state);
    if (auto outcome = check_short_of_time(state, event.by, article, at); !outcome)
        return outcome;
    wait_for_ruling(
        state, event.by,
        {.is_for_increment = false, .pause = "claims that the game cannot be won by normal means"},
        article, at);
    if (is_by_losing_chances(state))
        offer_besides(state, event.by);
    return {};
}

Outcome on(GameState& state, const NormalMeansRuled& event, Instant at) {
    if (auto outcome = check_claim(state, event); !outcome)
        return outcome;
    const QuickplayRequest request = *state.requests[event.by];
    const std::string_view article = article_of_claim(state);
    if (event.decision == NormalMeansDecision::postponed) {
        state.requests[event.by]->is_postponed = true;
        log_act(state, at, article, "the claim is decided later");
        go_on_after(state, request, at);
        return {};
    }
    state.requests[event.by].reset();
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
            log_act(state, at, article,
                    "a clock with delay is put on, and " + capital(event.by) + "'s time is halved");
            break;
        case NormalMeansDecision::rejected:
        case NormalMeansDecision::postponed:
            if (!is_by_losing_chances(state) && !state.ending)
                state.clock->add(opponent(event.by), two_minutes, at);
            log_act(state, at, article, "the claim is rejected");
    }
    go_on_after(state, request, at);
    return {};
}

}  // namespace arbiter::detail
