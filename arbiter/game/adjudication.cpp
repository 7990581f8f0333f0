#include "arbiter/game/adjudication.hpp"

#include <algorithm>

#include "arbiter/game/claims.hpp"
#include "arbiter/game/draw_limits.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter {

namespace {

std::optional<Ending> ending_of_ruleset(const History& history, const Ruleset& ruleset) {
    if (!ruleset.ends_at_threefold_and_fifty)
        return std::nullopt;
    if (is_threefold_on_board(history))
        return Ending{Result::draw, EndReason::threefold, "Online 5.4.1"};
    if (is_fifty_on_board(history))
        return Ending{Result::draw, EndReason::fifty, "Online 5.4.4"};
    return std::nullopt;
}

/// Only what can be proved at once: asked after every move.
bool is_plainly_dead(const Position& position) {
    return std::ranges::all_of(
        both_colors, [&](Color side) { return quick(position, side) == Winnability::unwinnable; });
}

}  // namespace

std::optional<Ending> automatic_ending(const History& history, const Ruleset& ruleset) {
    const Position& position = history.current();
    if (!has_legal_move(position)) {
        if (is_check(position))
            return Ending{win_of(opponent(position.turn())), EndReason::checkmate, "5.1.1"};
        return Ending{Result::draw, EndReason::stalemate, "5.2.1"};
    }
    if (is_plainly_dead(position))
        return dead_position_ending();
    if (history.repetitions() >= automatic_repetitions)
        return Ending{Result::draw, EndReason::fivefold, "9.6.1"};
    if (position.halfmove_clock() >= seventy_five_moves)
        return Ending{Result::draw, EndReason::seventyfive, "9.6.2"};
    return ending_of_ruleset(history, ruleset);
}

}  // namespace arbiter
