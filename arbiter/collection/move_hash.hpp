// A game's moves as a number, by which equal games are found. 128 bits: among all games ever played
// no two different ones share it, but for an attack, which nobody gains by.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Of a start position and the moves from it, one after another.
class MoveHash {
  public:
    /// Before the first move.
    explicit MoveHash(const Position& start) : low_(mixed(start.key())), high_(mixed(~low_)) {}

    /// One move more.
    void add(Move move) {
        low_ = mixed(low_ ^ (move.bits() + split_mix_step));
        high_ = mixed(high_ + low_ + move.bits());
    }

    auto operator<=>(const MoveHash&) const = default;
    /// For unordered containers.
    [[nodiscard]] std::uint64_t folded() const { return low_ ^ high_; }

  private:
    static constexpr std::uint64_t mixed(std::uint64_t number) {
        return split_mixed(number + split_mix_step);
    }

    std::uint64_t low_;
    std::uint64_t high_;
};

}  // namespace arbiter

/// Found by its own bits.
template <>
struct std::hash<arbiter::MoveHash> {
    /// No work at all.
    std::size_t operator()(const arbiter::MoveHash& moves) const noexcept {
        return static_cast<std::size_t>(moves.folded());
    }
};
