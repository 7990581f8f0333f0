#include "arbiter/game/detail/refuse_and_log.hpp"

#include <string>
#include <utility>

namespace arbiter::detail {

namespace {

std::unexpected<GameError> refused_for(GameProblem problem, Say id, const Attempt& attempt,
                                       Explanation why) {
    std::string article(why.article);
    return std::unexpected(
        GameError{problem, std::move(article), {.id = id, .move = attempt}, std::move(why)});
}

}  // namespace

std::unexpected<GameError> refused(GameProblem problem, std::string_view article, Said said) {
    return std::unexpected(GameError{problem, std::string(article), std::move(said)});
}

std::unexpected<GameError> refused_as_illegal(const Attempt& attempt, Explanation why) {
    return refused_for(GameProblem::illegal_move, Say::is_illegal, attempt, std::move(why));
}

std::unexpected<GameError> refused_as_legal(const Attempt& attempt, Explanation why) {
    return refused_for(GameProblem::is_legal, Say::is_legal, attempt, std::move(why));
}

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article, Said said) {
    state.log.push_back({at, kind, std::string(article), std::move(said)});
}

Outcome check_reason(std::string_view reason) {
    if (reason.empty())
        return refused(GameProblem::no_reason_given, "", {Say::act_needs_reason});
    return {};
}

void log_act(GameState& state, Instant at, std::string_view article, Said said, LogKind kind) {
    add_to_log(state, at, kind, article, std::move(said));
    state.log.back().arbiter = state.arbiter;
}

}  // namespace arbiter::detail
