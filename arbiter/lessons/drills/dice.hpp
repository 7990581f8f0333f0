// Chance that is the same on every machine: the standard library says how its engines count, but
// not how its distributions do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ranges>

#include "arbiter/base/split_mix.hpp"

namespace arbiter::lessons {

/// Throws of equal seeds are equal.
class Dice {
  public:
    /// Any seed is as good as another.
    explicit Dice(std::uint64_t seed) : numbers_(seed) {}

    /// 0 to `number` - 1; the higher half of a product, so that the low ones are hardly likelier.
    /// Requires: `number` is above 0.
    std::uint32_t below(std::uint32_t number) {
        return static_cast<std::uint32_t>(((numbers_.next() >> 32) * number) >> 32);
    }

    /// One of them. Requires: there is one.
    template <std::ranges::random_access_range Things>
    const auto& one_of(const Things& things) {
        return things[below(static_cast<std::uint32_t>(std::ranges::size(things)))];
    }

  private:
    SplitMix64 numbers_;
};

}  // namespace arbiter::lessons
