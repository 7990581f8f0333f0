// One search from a position: deeper and deeper until a limit is met. Plays no game and makes no
// mistakes on purpose; see `player` for that. One search at a time per Searcher.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arbiter/engine/endgame_tables.hpp"
#include "arbiter/engine/limits.hpp"
#include "arbiter/engine/search_request.hpp"
#include "arbiter/engine/transposition.hpp"
#include "arbiter/engine/tree_search.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Remembers what it learns of positions and moves, from one search to the next.
class Searcher {
  public:
    /// 16 MiB, for about a million positions.
    static constexpr std::size_t default_table_bytes = std::size_t{16} << 20;

    /// `table_bytes`: see `TranspositionTable`.
    explicit Searcher(std::size_t table_bytes = default_table_bytes) : table_(table_bytes) {}

    /// Forgets all earlier searches, so that the next answer depends on its request alone.
    void forget() {
        table_.clear();
        experiences_.clear();
    }
    /// How much of the memory the last search has filled: 0 to 1000.
    [[nodiscard]] int permille_in_use() const { return table_.permille_in_use(); }

    /// Always gives a legal move, whatever the limits. Requires: there is one.
    [[nodiscard]] SearchResult find_best(const SearchRequest& request);

    /// The same whatever the limits and threads of the request, in less than a millisecond or a
    /// few: for whoever was stopped before he had looked at all, and should not give a man away.
    [[nodiscard]] SearchResult find_at_a_glance(SearchRequest request);

    /// The score of every legal move, not only of the best; costs several times as much.
    [[nodiscard]] Judgement judge_moves(const SearchRequest& request);

  private:
    void begin_search(int threads);
    [[nodiscard]] SearchResult find_best_of(const SearchRequest& request,
                                            const RootVerdict& verdict);
    [[nodiscard]] SearchResult find_best_freely(const SearchRequest& request);
    void remember_mate(Position position, std::span<const Move> line);
    [[nodiscard]] SearchResult deepen(const SearchRequest& request, SharedBudget& shared,
                                      int thread);

    TranspositionTable table_;
    /// One for each thread.
    std::vector<Experience> experiences_;
};

}  // namespace arbiter
