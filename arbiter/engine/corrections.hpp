// By how much the evaluation errs on positions of a kind, learned from what the search found there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Positions are of a kind where the same side is to move and the same pawns, or the same pieces of
/// one side, stand on the same squares. Different kinds seldom share what is learned.
class Corrections {
  public:
    /// Centipawns to add to the evaluation, for the side to move; within `max_centipawns` of 0.
    [[nodiscard]] int of(const Position& position) const;

    /// The evaluation was `error` centipawns too low, as a search of `depth` plies found.
    void learn(const Position& position, int error, int depth);

    /// What is learned of one kind reaches no farther.
    static constexpr int max_centipawns = 100;

  private:
    static constexpr std::size_t kinds = 16384;
    /// Entries are in this part of a centipawn.
    static constexpr int unit = 32;
    static constexpr int max_entry = 1024;

    /// Of pawns, White's pieces and Black's.
    using Places = std::array<std::size_t, 3>;
    [[nodiscard]] static Places places_of(const Position& position);

    std::vector<std::int16_t> entries_ = std::vector<std::int16_t>(2 * 3 * kinds);
};

}  // namespace arbiter
