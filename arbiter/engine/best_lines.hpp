// The best lines at the root, depth after depth: each is looked for among the moves that begin no
// better one.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/engine/limits.hpp"
#include "arbiter/engine/search_request.hpp"
#include "arbiter/engine/tree_search.hpp"

namespace arbiter {

/// What one thread knows of the root. Keeps references to what it is made of.
class BestLines {
  public:
    /// `tree` is of the position of `request`, whose `moves` and `lines` say what is wanted;
    /// `budget` is the tree's own.
    BestLines(TreeSearch& tree, const SearchBudget& budget, const SearchRequest& request);

    /// False once the budget is over: then what was found at this depth stands before what was
    /// known.
    bool search(int depth);

    /// What the answer asks for of the usual time, as `SearchBudget::may_begin_depth` takes it:
    /// less where one move has long been the best and the others are soon refuted.
    [[nodiscard]] double patience() const;

    /// Is every line a mate to which no deeper search finds a nearer one?
    [[nodiscard]] bool are_settled() const;

    /// From now on this is the best line, whatever the tree says; `mate` is proved to be the
    /// shortest.
    void set_mate(const ScoredLine& mate) { mate_ = mate; }

    /// What has been found until now; where that is nothing, a legal move that looks good.
    [[nodiscard]] SearchResult result() const;

  private:
    void search_rank(const std::vector<ScoredLine>& before, std::size_t rank, int depth);
    [[nodiscard]] Score search_in_windows(Score expected, int depth);
    void note_clarity(const std::vector<ScoredLine>& before);
    [[nodiscard]] bool begins_with(Move move) const;
    [[nodiscard]] std::vector<Move> moves_left() const;

    TreeSearch& tree_;
    const SearchBudget& budget_;
    const SearchRequest& request_;
    /// Empty: all, and one line.
    std::vector<Move> moves_;
    std::size_t count_ = 1;
    std::size_t moves_at_root_ = 0;
    /// The last that was searched to its end.
    int depth_ = 0;
    /// The best first.
    std::vector<ScoredLine> lines_;
    /// Proved to be the shortest.
    std::optional<ScoredLine> mate_;
    /// So often in a row the best move was the same as a depth before.
    int depths_unchanged_ = 0;
    /// The score has fallen since the depth before.
    bool has_fallen_ = false;
};

}  // namespace arbiter
