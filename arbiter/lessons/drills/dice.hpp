// Chance that is the same on every machine: the standard library says how its engines count, but
// not how its distributions do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ranges>

namespace arbiter::lessons {

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
class Dice {
  public:
    /// Equal seeds, equal throws.
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    /// 64 bits.
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t bits = state_;
        bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
        bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
        return bits ^ (bits >> 31);
    }

    /// 0 to `number` - 1; the higher half of a product, so that the low ones are hardly likelier.
    /// Requires: `number` is above 0.
    std::uint32_t below(std::uint32_t number) {
        return static_cast<std::uint32_t>(((next() >> 32) * number) >> 32);
    }

    /// One of them. Requires: there is one.
    template <std::ranges::random_access_range Things>
    const auto& one_of(const Things& things) {
        return things[below(static_cast<std::uint32_t>(std::ranges::size(things)))];
    }

  private:
    std::uint64_t state_;
};

}  // namespace arbiter::lessons
