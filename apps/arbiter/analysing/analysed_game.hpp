// A game after its analysis: as PGN and as a picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/collection/finding.hpp"
#include "arbiter/pgn/annotated_game.hpp"

namespace arbiter {

/// Of one game as it stands in a file.
[[nodiscard]] AnnotatedGame tree_of(std::string_view text);

/// The game with evaluations, signs, better lines, how well both have played by whose judgement,
/// and what the Laws say behind the move that it concerns. What an analysis before has written of
/// that gives way. Requires: the analysis is of its legal main line.
[[nodiscard]] std::string annotated_pgn(AnnotatedGame game, const GameAnalysis& analysis,
                                        const std::vector<GameFinding>& findings,
                                        const std::string& judged_by);

/// White's winning chances along the game, with points at ? and ??. Requires: as above.
[[nodiscard]] std::string evaluation_picture(const AnnotatedGame& game,
                                             const GameAnalysis& analysis);

}  // namespace arbiter
