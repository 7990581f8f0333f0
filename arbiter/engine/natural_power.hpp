// Powers of e and their logarithms in whole numbers, the same on every machine, for choices that
// hang on them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter {

/// Exponents are told in parts of which so many make one.
inline constexpr int exponent_unit = 32;
/// What e to the power of 0 is.
inline constexpr std::uint64_t power_unit = std::uint64_t{1} << 20;

namespace detail {

/// e to the power of -n/32, each from the one before.
inline constexpr auto falling_powers = [] {
    std::array<std::uint32_t, 320> table{};
    // Eleven more bits than are kept, so that errors do not add up.
    std::uint64_t value = power_unit << 11;
    for (std::uint32_t& entry : table) {
        entry = static_cast<std::uint32_t>(value >> 11);
        // e^(-1/32) is 0.9692332345, in parts of 2^32:
        value = value * 4'162'825'044 >> 32;
    }
    return table;
}();

}  // namespace detail

/// e to the power of -parts/32, in parts of `power_unit`; 0 from e^-10 on. Requires: not negative.
constexpr std::uint64_t falling_power(std::int64_t parts) {
    return parts < static_cast<std::int64_t>(detail::falling_powers.size())
               ? detail::falling_powers[static_cast<std::size_t>(parts)]
               : 0;
}

/// The natural logarithm of a / b in 32nds, rounded towards 0; 320 or -320 where it is farther from
/// 0 than that. Requires: neither is 0.
constexpr int logarithm_of_ratio(std::uint64_t a, std::uint64_t b) {
    if (a > b)
        return -logarithm_of_ratio(b, a);
    // So large, their last bits do not count, and products with a power would not fit.
    constexpr std::uint64_t most = std::uint64_t{1} << 43;
    while (b > most) {
        a /= 2;
        b /= 2;
    }
    int parts = 0;
    while (parts < 320 && falling_power(parts + 1) * b >= a * power_unit)
        ++parts;
    return -parts;
}

}  // namespace arbiter
