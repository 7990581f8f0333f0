// Words mixed into one by multiplication (Knuth, "The art of computer programming" 3, 6.4:
// Fibonacci hashing). Quick and good enough for tables; not for secrets.
#pragma once

#include <cstdint>

#include "arbiter/base/split_mix.hpp"

namespace arbiter {

/// Mixes one word after the other.
class FibonacciHash {
  public:
    /// In another order the same words give something else.
    constexpr FibonacciHash& add(std::uint64_t word) {
        value_ = (value_ ^ word) * split_mix_step;
        value_ ^= value_ >> 32;
        return *this;
    }

    /// The upper bits are the better mixed.
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0;
};

}  // namespace arbiter
