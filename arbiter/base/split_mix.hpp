// Numbers that look like chance and are the same on every machine: SplitMix64 (Steele, Lea, Flood,
// "Fast splittable pseudorandom number generators", 2014). Not for secrets.
#pragma once

#include <cstdint>

namespace arbiter {

/// The fraction of the golden ratio, by which the states of the generator lie apart.
inline constexpr std::uint64_t split_mix_step = 0x9E3779B97F4A7C15ULL;

/// The finisher: every bit of the number has a say in every bit of what comes out.
[[nodiscard]] constexpr std::uint64_t split_mixed(std::uint64_t number) {
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBULL;
    return number ^ (number >> 31);
}

/// The generator; equal seeds give equal numbers.
class SplitMix64 {
  public:
    /// Any seed is as good as another.
    explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

    /// 64 bits.
    constexpr std::uint64_t next() { return split_mixed(state_ += split_mix_step); }

  private:
    std::uint64_t state_;
};

}  // namespace arbiter
