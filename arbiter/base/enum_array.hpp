// An array indexed by an enumeration instead of by an integer. Not a map: every enumerator has a
// value.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace arbiter {

/// `E` must have the enumerators 0 to `Size - 1`.
template <typename E, typename T, std::size_t Size>
struct EnumArray {
    std::array<T, Size> values{};

    [[nodiscard]] constexpr T& operator[](E index) { return values[std::to_underlying(index)]; }
    [[nodiscard]] constexpr const T& operator[](E index) const {
        return values[std::to_underlying(index)];
    }
    [[nodiscard]] constexpr auto begin() const { return values.begin(); }
    [[nodiscard]] constexpr auto end() const { return values.end(); }

    bool operator==(const EnumArray&) const = default;
};

}  // namespace arbiter
