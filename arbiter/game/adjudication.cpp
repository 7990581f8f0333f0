#include "arbiter/game/adjudication.hpp"

#include <string>

#include "arbiter/game/mating_chances.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

std::optional<Ending> ending_without_moves(const Position& position) {
    if (has_legal_move(position))
        return std::nullopt;
    if (is_check(position))
        return Ending{win_of(opponent(position.turn())), EndReason::checkmate, "5.1.1"};
    return Ending{Result::draw, EndReason::stalemate, "5.2.1"};
}

std::optional<Ending> ending_by(const CountingRule& rule, const Position& position,
                                int occurrences) {
    if (occurrences >= rule.repetitions)
        return Ending{Result::draw, rule.by_repetition, std::string(rule.article_of_repetition)};
    if (position.halfmove_clock() >= rule.plies)
        return Ending{Result::draw, rule.by_plies, std::string(rule.article_of_plies)};
    return std::nullopt;
}

std::optional<Ending> ending_by_count(const History& history, const Ruleset& ruleset) {
    const auto ending = ending_by(automatic_counting, history.current(), history.repetitions());
    if (ending || !ruleset.ends_at_threefold_and_fifty)
        return ending;
    return ending_by(online_counting, history.current(), history.repetitions());
}

std::optional<Ending> automatic_ending(const History& history, const Ruleset& ruleset,
                                       MatingJudge& judge) {
    return ending_on_board(history, ruleset, [&](const Position& position) {
        return judge.is_plainly_dead(position) ? std::optional(dead_position_ending())
                                               : std::nullopt;
    });
}

}  // namespace arbiter
