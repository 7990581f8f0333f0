// The result of a record: its tag against its movetext, both against the board, and wins of a side
// that could never have mated (Laws 5.1.2, 6.9).
#pragma once

#include <optional>
#include <vector>

#include "arbiter/collection/board_ending.hpp"
#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/finding.hpp"
#include "arbiter/collection/told_ending.hpp"
#include "arbiter/game/mating_judge.hpp"

namespace arbiter {

/// The tag and the movetext, and both against the end that the board brought.
void check_result(const CollectedGame& game, const std::optional<BoardEnding>& end,
                  std::vector<GameFinding>& findings);

/// What the Laws make of a flag that fell and of a resignation in the last position.
[[nodiscard]] Ending judge_told_ending(const CollectedGame& game, const ToldEnding& told,
                                       const Ruleset& ruleset, MatingJudge& judge);

/// `ruled`, what `judge_told_ending` gave, against the recorded result.
void check_told_ending(const CollectedGame& game, const Ending& ruled,
                       std::vector<GameFinding>& findings);

/// A win of which nobody tells how it came about, against the men that were left to win with.
/// Requires: the board had not ended the game.
void check_unexplained_win(const CollectedGame& game, MatingJudge& judge,
                           std::vector<GameFinding>& findings);

}  // namespace arbiter
