// A seed where nobody names one, so that two runs differ.
#pragma once

#include <cstdint>
#include <random>

namespace arbiter {

/// From the machine's own chance.
[[nodiscard]] inline std::uint64_t any_seed() {
    std::random_device chance;
    return std::uint64_t{chance()} << 32 | chance();
}

}  // namespace arbiter
