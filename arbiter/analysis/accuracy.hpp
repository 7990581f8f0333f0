// How well somebody has played, in percent: of each move by what it has lost, of a game by all of
// them, those in tense phases counting more. The formulas are lichess's (AccuracyPercent), version
// `accuracy_version`; they know nothing of how hard it was to find the right moves, so a figure
// says little without the counts of mistakes beside it.
#pragma once

#include <optional>
#include <span>

#include "arbiter/engine/score.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Another where the same scores give other figures.
inline constexpr int accuracy_version = 1;

/// Of one move, 0 to 100: 100 where nothing was lost. `before` and `after` are `win_percent` of the
/// side that moved.
[[nodiscard]] double move_accuracy(double before, double after);

/// Of a whole game and each side; nothing for a side that has not moved. `scores` are White's, of
/// the position before the first move and of each after it.
[[nodiscard]] PerColor<std::optional<double>> game_accuracy(std::span<const Score> scores,
                                                            Color first_to_move);

}  // namespace arbiter
