// A number that a text is, from its first byte to its last.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace arbiter {

/// In decimal digits, of a signed type with '-' before them; nothing where the text is anything
/// else, or the number too large for its type.
template <std::integral Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text) {
    Number number{};
    const char* const last = text.data() + text.size();
    const auto [end, fault] = std::from_chars(text.data(), last, number);
    return fault == std::errc() && end == last ? std::optional(number) : std::nullopt;
}

}  // namespace arbiter
