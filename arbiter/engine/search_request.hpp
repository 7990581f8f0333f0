// What a search is asked, and what it answers: the values that `search` takes and gives.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "arbiter/engine/endgame_tables.hpp"
#include "arbiter/engine/limits.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/engine/tree_search.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Moves from the root, and what they are worth to the side to move there.
struct ScoredLine {
    Score score;              ///< of the first of them
    std::vector<Move> moves;  ///< what is expected to be played; never empty
    int depth = 0;            ///< plies to which the score was searched
};

/// What a search has found, at its end or after one of its depths.
struct SearchResult {
    Move move;  ///< legal, even where no depth was searched to its end
    /// For the side to move at the root.
    Score score;
    /// The last depth that was searched to its end; 0 when none was.
    int depth = 0;
    /// Positions looked at, those of an unfinished depth included.
    std::uint64_t nodes = 0;
    /// What is expected to be played, `move` first.
    std::vector<Move> line;
    /// Plies of the longest line that was looked at.
    int deepest = 0;
    /// Positions that endgame tables knew.
    std::uint64_t table_hits = 0;
    /// The next best, where more than one line was asked for and there are more moves.
    std::vector<ScoredLine> other_lines = {};
    /// So many have worked at it: fewer than were asked for where the machine allowed no more.
    int threads = 1;
};

/// All that an answer depends on, but for what the `Searcher` remembers.
struct SearchRequest {
    Position position;  ///< the root
    /// The keys of the game's earlier positions in order, this one not among them; for repetitions.
    std::span<const std::uint64_t> earlier_keys;
    Limits limits;  ///< none by default but the depth of `max_ply`
    /// `judge_moves` is careful at least. The full width is there to check the others.
    Selectivity selectivity = Selectivity::selective;
    /// Not 0: vary the judgement by a few centipawns, so that games differ. Same salt, same game.
    std::uint64_t salt = 0;
    /// Only these moves are looked at; all where there is none. Each must be legal.
    std::vector<Move> moves = {};
    /// So many best moves are wanted, each with its line; by `find_best` only. At least 1.
    int lines = 1;
    /// So many work at it; by `find_best` only. At least 1. With more than one the same request no
    /// longer gives the same answer. Each keeps some 2 MiB.
    int threads = 1;
    /// May be nullptr; by `find_best` only. They are asked about the root where one line is wanted
    /// and all moves may be looked at; they outlive the search.
    const EndgameTables* tables = nullptr;
    /// Called after each depth that was searched to its end; by `find_best` only.
    std::function<void(const SearchResult&)> on_depth = nullptr;
    /// Called before each move at the root that is looked at, with the depth and its number there,
    /// from 1; by `find_best` only. A depth may look at the same more than once.
    std::function<void(Move, int depth, int number)> on_move = nullptr;
};

/// What a search of one depth says of a move.
struct Glimpse {
    Score score;  ///< far below the best move's at most so much
    Move reply;   ///< the expected one; `Move()` where none is known
};

/// A move at the root and what players think of it who look more or less far.
struct JudgedMove {
    Move move;  ///< legal at the root, for whose side all scores are
    /// Without thinking of the reply.
    Score at_a_glance;
    /// The same without seeing that it is checkmate.
    Score quiet_glance;
    /// Depth by depth, from one reply on.
    std::vector<Glimpse> glimpses = {};
    Score searched;          ///< as deep as `Judgement::depth`
    std::vector<Move> line;  ///< what is expected to be played, `move` first
};

/// What `Searcher::judge_moves` gives: all moves to the same depth.
struct Judgement {
    /// In no promised order; without the moves for which the limits did not suffice.
    std::vector<JudgedMove> moves;
    /// To which `searched` goes; 0 when it is only the glance.
    int depth = 0;
    /// Positions looked at, those of an unfinished depth included.
    std::uint64_t nodes = 0;
};

}  // namespace arbiter
