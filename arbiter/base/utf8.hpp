// Texts in UTF-8 by their characters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace arbiter {

/// Does the byte go on the character before it?
constexpr bool is_utf8_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Code points, of a text that is UTF-8.
constexpr std::size_t utf8_length(std::string_view text) {
    return text.size() -
           static_cast<std::size_t>(std::ranges::count_if(text, is_utf8_continuation));
}

/// The beginning of a text, at most so many bytes, without half a character at its end.
constexpr std::string_view utf8_beginning(std::string_view text, std::size_t most_bytes) {
    if (text.size() <= most_bytes)
        return text;
    std::size_t end = most_bytes;
    while (end > 0 && most_bytes - end < 4 && is_utf8_continuation(text[end]))
        --end;
    return text.substr(0, end);
}

}  // namespace arbiter
