// What `arbiter analyse --json` prints.
#pragma once

#include <string>
#include <vector>

#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/collection/finding.hpp"
#include "arbiter/pgn/annotated_game.hpp"

namespace arbiter {

/// {"cp":35} or {"mate":-2}, from White's side.
[[nodiscard]] Json evaluation_json(Score score, Color turn);

/// {"eval","depth","lines"} of a position; each line has its evaluation, its
/// depth and its moves in UCI.
[[nodiscard]] Json judgement_json(const PositionJudgement& judgement, Color turn);

/// The object of docs/schemas/analyse.json for a game. Requires: the analysis is of its main line.
[[nodiscard]] Json analysis_json(const AnnotatedGame& game, const GameAnalysis& analysis,
                                 const std::vector<GameFinding>& findings,
                                 const std::string& judged_by);

}  // namespace arbiter
