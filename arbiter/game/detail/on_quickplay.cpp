#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/on_event.hpp"

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
    if (state.request)
        return refused(GameProblem::done_already, article, "a request waits for its ruling");
    const Clock& clock = *state.clock;
    const Duration left = clock.main_time(by, at);
    const bool is_last_period = !clock.control().period_after(clock.moves_completed(by)).moves;
    if (!is_last_period || left > two_minutes ||
        (left == two_minutes && !is_by_losing_chances(state)))
        return refused(GameProblem::not_short_of_time, article,
                       "it takes less than two minutes left in the last period");
    if (clock.is_flag_down(by, at))
        return refused(GameProblem::flag_has_fallen, article, "the flag has fallen before");
    return {};
}

void wait_for_ruling(GameState& state, const QuickplayRequest& request, std::string_view article,
                     const std::string& what, Instant at) {
    state.request = request;
    pause_clock(state, at);
    state.pause = what;
    add_to_log(state, at, LogKind::notice, article, capital(request.by) + " " + what);
}

void offer_with_request(GameState& state, Color by) {
    if (!state.draw_offer)
        state.draw_offer = by;
}

void give_two_minutes(GameState& state, Color to, Instant at) {
    state.clock->add(to, two_minutes, at);
}

}  // namespace

Outcome on(GameState& state, const IncrementRequested& event, Instant at) {
    if (is_by_losing_chances(state))
        return refused(GameProblem::not_agreed, "US Chess 14H",
                       "by these rules the claim itself may bring a clock with delay");
    if (auto outcome = check_short_of_time(state, event.by, "III.4", at); !outcome)
        return outcome;
    wait_for_ruling(state, {.by = event.by, .is_for_increment = true}, "III.4",
                    "asks for five seconds more with each move", at);
    offer_with_request(state, event.by);
    return {};
}

Outcome on(GameState& state, const IncrementRuled& event, Instant at) {
    if (!state.request || !state.request->is_for_increment)
        return refused(GameProblem::nothing_to_rule, "III.4", "nobody has asked for more time");
    const Color by = state.request->by;
    state.request.reset();
    decline_offer(state, opponent(by));
    if (event.is_granted) {
        state.clock->set_extra_time(five_seconds, Counting::increment, at);
        give_two_minutes(state, opponent(by), at);
    }
    resume_clock(state, at);
    add_to_log(state, at, LogKind::act, "III.4",
               event.is_granted ? "both get five seconds more with each move, " +
                                      capital(opponent(by)) + " two minutes"
                                : "the clock stays as it is");
    return {};
}

Outcome on(GameState& state, const NormalMeansClaimed& event, Instant at) {
    const std::string_view article = is_by_losing_chances(state) ? "US Chess 14H" : "III.5";
    if (auto outcome = check_short_of_time(state, event.by, article, at); !outcome)
        return outcome;
    wait_for_ruling(state, {.by = event.by, .is_for_increment = false}, article,
                    "claims that the game cannot be won by normal means", at);
    if (is_by_losing_chances(state))
        offer_with_request(state, event.by);
    return {};
}

Outcome on(GameState& state, const NormalMeansRuled& event, Instant at) {
    if (!state.request || state.request->is_for_increment)
        return refused(GameProblem::nothing_to_rule, "III.5.1", "there is no such claim");
    const bool is_open =
        !state.ending || (state.request->is_postponed && state.ending->reason == EndReason::flag);
    if (!is_open)
        return refused(GameProblem::game_over, "III.5.2",
                       "the game has ended otherwise than by a flag after the claim was postponed");
    const bool is_delay = event.decision == NormalMeansDecision::delay_clock;
    if (is_delay && (!is_by_losing_chances(state) || state.ending))
        return refused(GameProblem::not_agreed, "III.5.1",
                       "a clock with delay is put on by US Chess 14H, while the game goes on");
    if (state.ending && event.decision == NormalMeansDecision::postponed)
        return refused(GameProblem::game_over, "III.5.2",
                       "the flag has fallen: the claim is decided now");
    const Color by = state.request->by;
    const std::string article = is_by_losing_chances(state) ? "US Chess 14H" : "III.5";
    switch (event.decision) {
        case NormalMeansDecision::agreed:
            state.request.reset();
            end(state, at,
                {.result = Result::draw,
                 .reason = EndReason::arbiter,
                 .article = article,
                 .by = by});
            return {};
        case NormalMeansDecision::postponed:
            state.request->is_postponed = true;
            add_to_log(state, at, LogKind::act, article, "the claim is decided later");
            break;
        case NormalMeansDecision::rejected:
            state.request.reset();
            if (!is_by_losing_chances(state) && !state.ending)
                give_two_minutes(state, opponent(by), at);
            add_to_log(state, at, LogKind::act, article, "the claim is rejected");
            break;
        case NormalMeansDecision::delay_clock:
            state.request.reset();
            state.clock->set_extra_time(five_seconds, Counting::delay, at);
            state.clock->add(by, -state.clock->main_time(by, at) / 2, at);
            add_to_log(state, at, LogKind::act, article,
                       "a clock with delay is put on, and " + capital(by) + "'s time is halved");
            break;
    }
    resume_clock(state, at);
    return {};
}

}  // namespace arbiter::detail
