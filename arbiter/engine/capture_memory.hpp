// Which captures have refuted something before.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "arbiter/engine/landing.hpp"
#include "arbiter/engine/learned.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Captures and new queens, told apart by the man that takes, where, and what he takes.
class CaptureMemory {
  public:
    /// The more, the oftener the move has refuted; within `most_learned` of 0. Requires: legal
    /// there.
    [[nodiscard]] int promise(const Position& position, Move move) const {
        return places_[place_of(position, move)];
    }

    /// Of the captures `tried` none stopped the search of a node `depth` plies deep; `refuter`,
    /// where it is one, did. Requires: as above.
    void reward(const Position& position, Move refuter, std::span<const Move> tried, int depth);

  private:
    static std::size_t place_of(const Position& position, Move move) {
        // On an empty square a pawn is taken in passing, or a new queen arrives.
        const Role taken = position.board().role_at(move.to()).value_or(Role::pawn);
        return Landing(position.turn(), move).number() * 6 + std::to_underlying(taken);
    }

    LearnedTable places_ = LearnedTable(Landing::count * 6);
};

}  // namespace arbiter
