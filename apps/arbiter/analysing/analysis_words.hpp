// What is said of an analysis in English.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/collection/finding.hpp"

namespace arbiter {

/// "White: accuracy 91.3 %, 2 inaccuracies, 1 mistake, 0 blunders, average loss 23 centipawns. ..."
/// One sentence for each side that has moved.
[[nodiscard]] std::string in_words(const GameAnalysis& analysis);

/// "+0.35", "-1.20", "#3", "#-2": for White.
[[nodiscard]] std::string evaluation_text(Score score, Color turn);

/// "1. e4 e5 2. Nf3": legal moves from the position on.
[[nodiscard]] std::string written_line(Position position, const std::vector<Move>& line);

/// Does it belong beside an engine's opinion: a claim that was open, a game that had ended, a flag
/// or a result that the Laws do not allow?
[[nodiscard]] bool is_of_the_laws(const GameFinding& finding);
/// And is it said of the position before the first move?
[[nodiscard]] bool is_of_the_start(const GameFinding& finding);

/// Stalemates that were overlooked, "stalemate-missed" and "stalemate-given", in the order of the
/// game. `start` is the position before its first move.
[[nodiscard]] std::vector<GameFinding> stalemate_findings(const Position& start,
                                                          const GameAnalysis& analysis);
/// Is it the text of one of these, of whatever game and judge?
[[nodiscard]] bool is_of_a_stalemate(std::string_view comment);

}  // namespace arbiter
