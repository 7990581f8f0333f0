// An analysis written into a game: evaluations, signs, and what would have been better.
#pragma once

#include <cstddef>

#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/pgn/annotated_game.hpp"
#include "arbiter/pgn/comment_command.hpp"

namespace arbiter {

/// How much is written.
struct AnnotationStyle {
    /// Of a better line; 0: none is shown.
    std::size_t plies_of_lines = 10;
};

/// What PGN's command %eval says of a position where `turn` is to move, from White's side.
[[nodiscard]] CommandEvaluation command_evaluation(Score score, Color turn);

/// The score of what a file says, for `turn`; nothing where it says neither.
[[nodiscard]] std::optional<Score> score_of(const CommandEvaluation& evaluation, Color turn);

/// The moves of the main line up to the first that is none.
[[nodiscard]] std::vector<Move> legal_main_line(const AnnotatedGame& game);

/// Writes `[%eval]` behind each move but one that mates, before a clock that stands there; `$6`,
/// `$2` or `$4` at those that deserve it and have no such sign yet; and the better line beside
/// them, where none begins so yet. An evaluation that stood there before gives way, and with it the
/// signs of bad moves; all else stays.
/// Requires: the analysis is of `legal_main_line`.
void annotate(AnnotatedGame& game, const GameAnalysis& analysis, const AnnotationStyle& style = {});

}  // namespace arbiter
