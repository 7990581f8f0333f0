// The search tree: which score can the side to move force? Knows of one search only; how deep to
// go, when to go deeper and what is made of the answer is `search`'s business.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/engine/endgame_tables.hpp"
#include "arbiter/engine/experience.hpp"
#include "arbiter/engine/limits.hpp"
#include "arbiter/engine/ordering.hpp"
#include "arbiter/engine/root_effort.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/engine/search_node.hpp"
#include "arbiter/engine/search_path.hpp"
#include "arbiter/engine/transposition.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// May the search leave moves out, or look at them less deeply, because they seem poor?
enum class Selectivity : std::uint8_t {
    selective,
    /// The same, but near the root no reply is left out because others came before it. A threat
    /// would else seem to win what it threatens: among the many quiet replies those that save it
    /// come late while nothing has been learned.
    careful,
    full_width,  ///< the plain tree to a fixed depth: slow, and easy to check against
};

/// All scores are meaningless once the budget is over.
class TreeSearch {
  public:
    /// `earlier_keys` and `salt`: see `SearchRequest`. Keeps references to all but the
    /// keys.
    TreeSearch(TranspositionTable& table, Experience& experience, SearchBudget& budget,
               const Position& root, std::span<const std::uint64_t> earlier_keys,
               Selectivity selectivity, std::uint64_t salt);

    /// From now on only these moves are looked at in `search_root`, `first` before the others.
    /// Without this all are. Requires: each is legal at the root, `first` is one of them or none.
    void set_root_moves(std::vector<Move> moves, Move first);

    /// From now on they are asked about positions of few men.
    void use_tables(const EndgameTables& tables) { tables_ = &tables; }
    /// So many positions were known to them.
    [[nodiscard]] std::uint64_t table_hits() const { return table_hits_; }

    /// Called before each move that `search_root` looks at, with its number, from 1.
    void watch_root_moves(std::function<void(Move, int)> watch) { watch_ = std::move(watch); }

    /// The root's score, `depth` plies deep: exact between alpha and beta, a bound outside.
    /// Requires: a legal move at the root, 1 <= depth <= max_ply.
    [[nodiscard]] Score search_root(Score alpha, Score beta, int depth);

    /// The score of one move at the root for the side that makes it: exact above `floor`, a bound
    /// below. Requires: as above.
    [[nodiscard]] Score search_root_move(Move move, int depth, Score floor);

    /// What a move looks like without any reply being thought of.
    [[nodiscard]] Score glance(Move move);

    /// Of all calls of `search_root` since this search was made.
    [[nodiscard]] const RootEffort& effort() const { return effort_; }

    /// Plies of the longest line that was looked at, captures at its end included.
    [[nodiscard]] int deepest() const { return path_.deepest(); }
    /// What the last search expects to be played; empty until some move has beaten alpha.
    [[nodiscard]] const Variation& expected_line() const { return path_.expected_line(); }

  private:
    /// Moves of a node that have not refuted it. So many are held against them.
    struct TriedMoves {
        static constexpr std::size_t most = 32;
        StaticVector<Move, most> quiets;
        StaticVector<Move, most> captures;

        void add(const RankedMove& move);
    };
    /// In place of plies to go deeper: there is no need to.
    static constexpr int cut_off = 99;

    [[nodiscard]] SearchNode node_at(const Position& position, Score alpha, Score beta,
                                     int depth) const;
    [[nodiscard]] Score search(const Position& position, Score alpha, Score beta, int depth,
                               NodeKind expected);
    [[nodiscard]] static NodeKind child_of(const SearchNode& node);
    [[nodiscard]] Score search_moves(SearchNode& node);
    [[nodiscard]] Score search_move(const SearchNode& node, const RankedMove& move, int tried,
                                    int extra);
    [[nodiscard]] int extension(SearchNode& node);
    [[nodiscard]] Score quiesce(const Position& position, Score alpha, Score beta);
    [[nodiscard]] Score quiesce_moves(SearchNode& node, Score outlook);

    [[nodiscard]] std::optional<Score> known_score(SearchNode& node) const;
    [[nodiscard]] std::optional<Score> score_by_tables(const Position& position);
    [[nodiscard]] std::optional<Score> score_without_moves(const SearchNode& node);
    [[nodiscard]] Score score_after_pass(const SearchNode& node);
    [[nodiscard]] std::optional<Score> score_of_capture(const SearchNode& node);
    [[nodiscard]] bool is_skipped(const SearchNode& node, const RankedMove& move, int tried) const;
    [[nodiscard]] int reduction(const SearchNode& node, const RankedMove& move, int tried) const;
    /// What trying `move` has shown.
    void take_score(SearchNode& node, Score score, Move move);
    void remember(const SearchNode& node, Score first_alpha);
    void learn(const SearchNode& node, Bound bound);
    void reward(const SearchNode& node, const RankedMove& refuter, const TriedMoves& tried);
    [[nodiscard]] bool is_left_out(Move move) const;
    void look(SearchNode& node);
    void remember_evaluation(const SearchNode& node);
    [[nodiscard]] Score judge(const Position& position);
    [[nodiscard]] Score corrected(const Position& position, Score evaluation) const;

    TranspositionTable& table_;
    MoveMemory& memory_;
    Corrections& corrections_;
    PawnMemory& pawns_;
    SearchBudget& budget_;
    const Position& root_;
    Selectivity selectivity_;
    std::uint64_t salt_;
    SearchPath path_;
    RootEffort effort_;
    /// The best move at the root so far, tried first when the search goes deeper.
    Move root_move_;
    /// The only moves at the root; all where there is none.
    std::vector<Move> root_moves_;
    std::vector<PackedMove> moves_;
    /// May be empty.
    std::function<void(Move, int)> watch_;
    /// nullptr: there are none.
    const EndgameTables* tables_ = nullptr;
    std::uint64_t table_hits_ = 0;
};

}  // namespace arbiter
