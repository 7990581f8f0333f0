#include "arbiter/game/detail/words.hpp"

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

std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                   std::string text) {
    return refused(problem, article, Said{.id = Say::told, .text = std::move(text)});
}

std::unexpected<GameError> refused_as_illegal(const Attempt& attempt, Explanation why) {
    return refused_for(GameProblem::illegal_move, Say::is_illegal, attempt, std::move(why));
}

std::unexpected<GameError> refused_as_legal(const Attempt& attempt, Explanation why) {
    return refused_for(GameProblem::is_legal, Say::is_legal, attempt, std::move(why));
}

std::string capital(Color color) { return std::string(capitalized_name(color)); }

std::string in_words(Duration time) {
    using std::chrono::minutes;
    using std::chrono::seconds;
    const bool is_minutes = time % minutes(1) == Duration::zero();
    const auto count = is_minutes ? time / minutes(1) : time / seconds(1);
    return std::to_string(count) + (is_minutes ? " minute" : " second") + (count == 1 ? "" : "s");
}

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article, Said said) {
    state.log.push_back({at, kind, std::string(article), std::move(said)});
}

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article,
                std::string text) {
    add_to_log(state, at, kind, article, Said{.id = Say::told, .text = std::move(text)});
}

std::string plies_in_words(std::size_t plies) {
    return std::to_string(plies) + (plies == 1 ? " ply" : " plies");
}

Outcome check_reason(std::string_view reason) {
    if (reason.empty())
        return refused(GameProblem::no_reason_given, "", "an act of the arbiter needs a reason");
    return {};
}

void log_act(GameState& state, Instant at, std::string_view article, Said said, LogKind kind) {
    add_to_log(state, at, kind, article, std::move(said));
    state.log.back().arbiter = state.arbiter;
}

void log_act(GameState& state, Instant at, std::string_view article, std::string text,
             LogKind kind) {
    log_act(state, at, article, Said{.id = Say::told, .text = std::move(text)}, kind);
}

}  // namespace arbiter::detail
