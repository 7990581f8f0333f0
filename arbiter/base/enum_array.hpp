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
    /// In the order of the enumerators; open, so that braces can fill it.
    std::array<T, Size> values{};

    /// Requires: `index` is an enumerator.
    [[nodiscard]] constexpr T& operator[](E index) { return values[std::to_underlying(index)]; }
    /// The same to read only.
    [[nodiscard]] constexpr const T& operator[](E index) const {
        return values[std::to_underlying(index)];
    }
    /// Walks the values in the order of the enumerators, to read only.
    [[nodiscard]] constexpr auto begin() const { return values.begin(); }
    /// Behind the value of the last enumerator.
    [[nodiscard]] constexpr auto end() const { return values.end(); }

    bool operator==(const EnumArray&) const = default;
};

}  // namespace arbiter
