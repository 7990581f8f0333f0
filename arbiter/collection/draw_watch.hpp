// Sees along a game whether a draw by repetition or by count may have been near, at the cost of a
// few comparisons a ply. Only where it says yes the positions themselves need to be kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/game/draw_limits.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// One game after another; the memory is used again.
class DrawWatch {
  public:
    /// A new game, from this position.
    void begin(const Position& start) {
        keys_.assign(1, start.key());
        may_have_draws_ = start.halfmove_clock() >= fifty_moves;
    }

    /// The next position of the game.
    void add(const Position& position) {
        const std::uint32_t clock = position.halfmove_clock();
        const std::uint64_t key = position.key();
        keys_.push_back(key);
        if (clock < shortest_threefold || may_have_draws_)
            return;
        may_have_draws_ = clock >= fifty_moves || occurrences(key, clock) >= claimable_repetitions;
    }

    /// False only where no position stood for the third time and 50 moves never passed without a
    /// pawn move or capture.
    [[nodiscard]] bool may_have_draws() const { return may_have_draws_; }

  private:
    [[nodiscard]] int occurrences(std::uint64_t key, std::uint32_t clock) const {
        const std::size_t now = keys_.size() - 1;
        const std::size_t reversible = clock < now ? clock : now;
        int found = 1;
        for (std::size_t back = 4; back <= reversible; back += 2)
            found += keys_[now - back] == key ? 1 : 0;
        return found;
    }

    std::vector<std::uint64_t> keys_;
    bool may_have_draws_ = false;
};

}  // namespace arbiter
