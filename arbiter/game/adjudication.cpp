#include "arbiter/game/adjudication.hpp"

#include "arbiter/game/claims.hpp"
#include "arbiter/game/draw_limits.hpp"
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

std::optional<Ending> ending_by_count(const History& history, const Ruleset& ruleset) {
    if (history.repetitions() >= automatic_repetitions)
        return Ending{Result::draw, EndReason::fivefold, "9.6.1"};
    if (history.current().halfmove_clock() >= seventy_five_moves)
        return Ending{Result::draw, EndReason::seventyfive, "9.6.2"};
    if (!ruleset.ends_at_threefold_and_fifty)
        return std::nullopt;
    if (is_threefold_on_board(history))
        return Ending{Result::draw, EndReason::threefold, "Online 5.4.1"};
    if (is_fifty_on_board(history))
        return Ending{Result::draw, EndReason::fifty, "Online 5.4.4"};
    return std::nullopt;
}

std::optional<Ending> automatic_ending(const History& history, const Ruleset& ruleset,
                                       MatingJudge& judge) {
    if (auto ending = ending_without_moves(history.current()))
        return ending;
    if (judge.is_plainly_dead(history.current()))
        return dead_position_ending();
    return ending_by_count(history, ruleset);
}

}  // namespace arbiter
