// A game's moves as a number, by which equal games are found. 128 bits: among all games ever played
// no two different ones share it, but for an attack, which nobody gains by.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

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
        low_ = mixed(low_ ^ (move.bits() + first_odd_number));
        high_ = mixed(high_ + low_ + move.bits());
    }

    auto operator<=>(const MoveHash&) const = default;
    /// For unordered containers.
    [[nodiscard]] std::uint64_t folded() const { return low_ ^ high_; }

  private:
    /// The fraction of the golden ratio, as in SplitMix64 (Steele, Lea, Flood 2014), whose finisher
    /// this is.
    static constexpr std::uint64_t first_odd_number = 0x9E37'79B9'7F4A'7C15;
    static constexpr std::uint64_t mixed(std::uint64_t x) {
        x += first_odd_number;
        x = (x ^ (x >> 30)) * 0xBF58'476D'1CE4'E5B9;
        x = (x ^ (x >> 27)) * 0x94D0'49BB'1331'11EB;
        return x ^ (x >> 31);
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
