#include <chrono>
#include <utility>

#include "arbiter/game/correspondence_state.hpp"
#include "arbiter/game/detail/conditional_moves.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"

namespace arbiter::detail {

namespace {

using std::chrono::days;

constexpr std::string_view article_of_time = "ICCF 2.4.2";
constexpr std::string_view article_of_conditions = "ICCF 2.7";

Outcome check_correspondence(const GameState& state, std::string_view article) {
    if (!state.terms.ruleset->is_correspondence)
        return refused(GameProblem::not_agreed, article, {Say::only_by_correspondence});
    return {};
}

/// By the days of a game by correspondence.
Outcome check_leave(const GameState& state) {
    if (auto outcome = check_correspondence(state, article_of_time); !outcome)
        return outcome;
    if (!state.clock)
        return refused(GameProblem::no_clock, article_of_time, {Say::no_clock});
    return {};
}

bool is_on_leave(const GameState& state, Color side, Instant at) {
    return at < state.leave[side].until;
}

}  // namespace

Outcome on(GameState& state, const LeaveTaken& event, Instant at) {
    if (auto outcome = check_leave(state); !outcome)
        return outcome;
    if (is_on_leave(state, event.by, at))
        return refused(GameProblem::done_already, article_of_time,
                       {.id = Say::on_leave_already, .side = event.by});
    const int most = state.terms.correspondence.leave_a_year;
    // Longer would be more than two years can have.
    if (event.days < 1 || event.days > 2 * most)
        return refused(GameProblem::not_agreed, article_of_time,
                       {.id = Say::leave_too_long, .number = event.days, .most = most});
    std::vector<Instant> taken = state.leave[event.by].days;
    // Those of years before bind nobody any more.
    std::erase_if(taken, [at](Instant day) { return year_of(day) < year_of(at); });
    for (int day = 0; day < event.days; ++day) {
        const Instant begins = at + days(day);
        if (days_of_year(taken, year_of(begins)) == most)
            return refused(GameProblem::not_agreed, article_of_time,
                           {.id = Say::leave_too_long, .number = event.days, .most = most});
        taken.push_back(begins);
    }
    state.leave[event.by] = {at + days(event.days), std::move(taken)};
    state.clock->rest(event.by, at + days(event.days), at);
    add_to_log(state, at, LogKind::notice, article_of_time,
               {.id = Say::takes_leave, .side = event.by, .number = event.days});
    return {};
}

Outcome on(GameState& state, const LeaveEnded& event, Instant at) {
    if (auto outcome = check_leave(state); !outcome)
        return outcome;
    if (!is_on_leave(state, event.by, at))
        return refused(GameProblem::nothing_to_rule, article_of_time,
                       {.id = Say::not_on_leave, .side = event.by});
    std::erase_if(state.leave[event.by].days, [at](Instant day) { return day > at; });
    state.leave[event.by].until = at;
    state.clock->rest(event.by, at, at);
    add_to_log(state, at, LogKind::notice, article_of_time,
               {.id = Say::ends_leave, .side = event.by});
    return {};
}

Outcome on(GameState& state, const AnswersNamed& event, Instant /*at*/) {
    if (auto outcome = check_correspondence(state, article_of_conditions); !outcome)
        return outcome;
    if (event.by == state.turn())
        return refused(GameProblem::not_your_turn, article_of_conditions,
                       {Say::conditions_before_opponent_moves});
    auto lines = read_conditional_lines(state.position(), event.lines);
    if (!lines)
        return refused(GameProblem::illegal_move, article_of_conditions, lines.error());
    state.open.conditions[event.by] = *std::move(lines);
    return {};
}

Outcome on(GameState& state, const LongThoughtAnnounced& event, Instant at) {
    if (auto outcome = check_leave(state); !outcome)
        return outcome;
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, article_of_time,
                       {Say::only_mover_announces_thought});
    if (state.clock->may_be_silent(event.by))
        return refused(GameProblem::done_already, article_of_time,
                       {.id = Say::announces_thought, .side = event.by});
    state.clock->allow_silence(event.by, at);
    add_to_log(state, at, LogKind::notice, article_of_time,
               {.id = Say::announces_thought, .side = event.by});
    return {};
}

}  // namespace arbiter::detail
