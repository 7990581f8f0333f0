// What is known of an enumeration by a constexpr function that gives a word for each enumerator in
// a switch without `default`: the compiler warns where the switch lacks one, so that all that
// follows here is complete as well. Not for enumerations with gaps.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace arbiter {

namespace detail {

/// Beyond the last enumerator the function reaches the end of its switch, which is no constant.
template <typename E, auto Word, std::size_t N>
concept HasEnumerator =
    requires { typename std::bool_constant<(static_cast<void>(Word(static_cast<E>(N))), true)>; };

template <typename E, auto Word, std::size_t N = 0>
consteval std::size_t count_enumerators() {
    if constexpr (HasEnumerator<E, Word, N>)
        return count_enumerators<E, Word, N + 1>();
    else
        return N;
}

}  // namespace detail

/// How many there are. Requires: `Word` ends in `std::unreachable()`, and the enumerators begin
/// at 0.
template <typename E, auto Word>
inline constexpr std::size_t enumerators = detail::count_enumerators<E, Word>();

/// The enumerator of that word; nothing where there is none.
template <typename E, auto Word>
[[nodiscard]] constexpr std::optional<E> enumerator_named(std::string_view text) {
    for (std::size_t i = 0; i < enumerators<E, Word>; ++i)
        if (Word(static_cast<E>(i)) == text)
            return static_cast<E>(i);
    return std::nullopt;
}

}  // namespace arbiter
