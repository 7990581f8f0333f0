// The short way to read a tag pair: [Name "value"] on one line, as nearly all are. What it does not
// take find_tag cuts at length.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/pgn/scan.hpp"

namespace arbiter {

/// A longer tag pair is taken for a broken one.
inline constexpr std::size_t max_tag_bytes = 65'536;

/// A tag pair without anything that would need a second look.
struct PlainTag {
    std::string_view name;   ///< letters, digits and + - # = only
    std::string_view value;  ///< without quotes, backslashes and control characters
    std::size_t length;      ///< of the pair, brackets included
};

/// Absent where the pair is anything else, or may be, and where `text` does not go on far enough
/// behind it. Requires: `text` begins with '['.
[[nodiscard]] inline std::optional<PlainTag> find_plain_tag(std::string_view text) {
    if (text.size() < 2 * detail::block_width)
        return std::nullopt;
    const char* const name = text.data() + 1;
    const auto plain = detail::plain_block(name).plain;
    // Quotes, backslashes and control characters, line ends among them.
    const auto is_special = [](detail::ByteLanes bytes) {
        return detail::is_any<'"', '\\', '\x7F'>(bytes) | detail::is_between(bytes, '\0', '\x1F');
    };
    const auto special = detail::find_in_block(name, is_special);
    const auto name_length = static_cast<unsigned>(std::countr_one(plain));
    const auto quote = static_cast<unsigned>(std::countr_zero(special));
    if (name_length == 0 || quote != name_length + 1 || name[name_length] != ' ' ||
        name[quote] != '"')
        return std::nullopt;
    const char* const value = name + quote + 1;
    const char* const end = text.data() + text.size();
    const auto in_block = special & (special - 1);
    const char* const closing = in_block != 0 ? name + std::countr_zero(in_block)
                                              : detail::find_first(value, end, is_special);
    const auto length = static_cast<std::size_t>(closing + 2 - text.data());
    if (closing >= end - 1 || length > max_tag_bytes || closing[0] != '"' || closing[1] != ']')
        return std::nullopt;
    return PlainTag{.name = std::string_view(name, name_length),
                    .value = std::string_view(value, closing),
                    .length = length};
}

}  // namespace arbiter
