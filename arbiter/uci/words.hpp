// The words of the protocol, and the numbers among them.
#pragma once

#include <algorithm>
#include <charconv>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "arbiter/base/ascii.hpp"

namespace arbiter::uci {

/// How an option's empty text is written.
inline constexpr std::string_view empty_text = "<empty>";

/// A whole number, and nothing else; one too large to be held as the largest, or the smallest.
template <std::integral Number>
[[nodiscard]] std::optional<Number> number_in(std::string_view word) {
    Number number{};
    const char* const last = word.data() + word.size();
    const auto [end, fault] = std::from_chars(word.data(), last, number);
    if (end != last || fault == std::errc::invalid_argument)
        return std::nullopt;
    if (fault == std::errc::result_out_of_range)
        return word.front() == '-' ? std::numeric_limits<Number>::min()
                                   : std::numeric_limits<Number>::max();
    return number;
}

/// The same as a time, for calculations that never overflow: at most a century, either way.
[[nodiscard]] inline std::optional<std::chrono::milliseconds> milliseconds_in(
    std::string_view word) {
    constexpr std::int64_t longest = 100LL * 365 * 24 * 60 * 60 * 1000;
    const auto number = number_in<std::int64_t>(word);
    if (!number)
        return std::nullopt;
    return std::chrono::milliseconds(std::clamp(*number, -longest, longest));
}

/// With a blank for each control character.
[[nodiscard]] inline std::string in_one_line(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(line, is_control, ' ');
    return line;
}

}  // namespace arbiter::uci
