// Does the position on the board end the game by itself? In the order of what beats what:
// checkmate, stalemate, dead position, fivefold, 75 moves, then what the ruleset adds.
#pragma once

#include <optional>

#include "arbiter/game/history.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Checkmate (5.1.1) or stalemate (5.2.1); nothing where there is a legal move.
[[nodiscard]] std::optional<Ending> ending_without_moves(const Position& position);

/// Fivefold repetition (9.6.1), 75 moves (9.6.2), and where the ruleset draws by itself threefold
/// and 50 moves (Online Regulations 5.4): of the current position and its past. A draw that must be
/// claimed (9.2, 9.3) ends nothing.
[[nodiscard]] std::optional<Ending> ending_by_count(const History& history, const Ruleset& ruleset);

/// All of them. Nothing while play goes on. Of dead positions those that can be told at once;
/// mating_chances.hpp knows more.
[[nodiscard]] std::optional<Ending> automatic_ending(const History& history, const Ruleset& ruleset,
                                                     MatingJudge& judge);

}  // namespace arbiter
