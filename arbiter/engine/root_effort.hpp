// How many positions were looked at below each move at the root: where most of the effort went into
// one of them, the answer is clear.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "arbiter/rules/move.hpp"

namespace arbiter {

/// Of one search.
class RootEffort {
  public:
    /// So many more positions were looked at below that move.
    void add(Move move, std::uint64_t nodes) {
        all_ += nodes;
        const auto known = std::ranges::find(moves_, move, &OfMove::move);
        if (known == moves_.end())
            moves_.push_back({move, nodes});
        else
            known->nodes += nodes;
    }

    /// Of all of them those below that move: 0 to 1; 0 where none was looked at.
    [[nodiscard]] double share_of(Move move) const {
        const auto known = std::ranges::find(moves_, move, &OfMove::move);
        return known == moves_.end() || all_ == 0
                   ? 0
                   : static_cast<double>(known->nodes) / static_cast<double>(all_);
    }

  private:
    struct OfMove {
        Move move;
        std::uint64_t nodes;
    };

    std::uint64_t all_ = 0;
    std::vector<OfMove> moves_;
};

}  // namespace arbiter
