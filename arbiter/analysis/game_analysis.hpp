// A whole game judged: what each position is worth, what each move has cost, and how well either
// side has played. Where the scores come from is the caller's choice.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "arbiter/analysis/move_mark.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What somebody who looked ahead thinks of a position.
struct PositionJudgement {
    Score score = {};                     ///< for the side to move
    std::vector<Move> line = {};          ///< the best moves from there; empty where there is none
    int depth = 0;                        ///< plies; 0 where nothing was searched
    std::vector<ScoredLine> others = {};  ///< the next best, where they were asked for
    /// Of the line, where the position's is agreed on; see `score_of_initial_position`.
    std::optional<Score> score_of_line = {};
};

/// A game's moves from a position on; the moves outlive it.
struct GameLine {
    Position start;               ///< before the first of them
    std::span<const Move> moves;  ///< each legal after those before it
    /// The Laws end the game behind them. Where a move is left, that was a draw.
    bool is_over = false;
};

/// A move of the game, judged for the side that made it.
struct MoveAnalysis {
    Move move;                       ///< as it was played
    Score before;                    ///< with the best move
    Score after;                     ///< with this one
    MoveMark mark = MoveMark::none;  ///< see `mark_of`
    int loss = 0;                    ///< centipawns, never negative; scores are cut to 1000
    double accuracy = 100;           ///< see `move_accuracy`
    bool is_best = false;            ///< the one that the judge would have played
};

/// All moves of one side.
struct SideAnalysis {
    int moves = 0;                         ///< how many it made
    int inaccuracies = 0;                  ///< of them
    int mistakes = 0;                      ///< of them
    int blunders = 0;                      ///< of them
    std::optional<double> accuracy = {};   ///< nothing where there is no move
    std::optional<int> average_loss = {};  ///< centipawns a move, rounded
};

/// All that is to be said of a game's moves.
struct GameAnalysis {
    std::vector<PositionJudgement> positions;  ///< before the first move and after each
    std::vector<MoveAnalysis> moves;           ///< one for each
    PerColor<SideAnalysis> sides;              ///< all moves of each together
};

/// What everybody takes the initial position for, so that first moves are judged alike.
inline constexpr Score score_of_initial_position = Score::centipawns(15);

/// Makes an analysis of what each position is worth. Requires: one judgement for each position, the
/// first and the last among them.
[[nodiscard]] GameAnalysis analysed(const GameLine& game, std::vector<PositionJudgement> positions);

/// Positions of a game one after another, by how many moves were made before each.
struct Stretch {
    std::size_t first = 0;  ///< of them
    std::size_t end = 0;    ///< behind the last

    bool operator==(const Stretch&) const = default;
};

/// Parts a game into what one judge looks at without help by the others, so that what is said of a
/// game hangs on the game alone and not on how many work at it. In order; each is about as long as
/// the others, at most 16 positions.
[[nodiscard]] std::vector<Stretch> stretches_of(const GameLine& game);

/// Judges the last of these positions, which a game has gone through from its start; nothing where
/// it was stopped.
using PositionJudge =
    std::function<std::optional<PositionJudgement>(std::span<const Position> positions)>;

/// Asks about the last position first: what is learned of it helps with those before. The judge is
/// not asked where the game is over, and of a game from the initial position not
/// heard on that. Gives the judgements in the order of the game; nothing where one was stopped.
[[nodiscard]] std::optional<std::vector<PositionJudgement>> judge_stretch(
    const GameLine& game, const Stretch& stretch, const PositionJudge& judge);

}  // namespace arbiter
