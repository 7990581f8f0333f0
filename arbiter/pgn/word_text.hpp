// Where a word of movetext ends, and what its bytes are.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/pgn/extent.hpp"

namespace arbiter {

/// A longer word is cut; nothing of this length is a move.
inline constexpr std::size_t max_word_bytes = 255;

/// Ordinary bytes make words; what the others do depends on what stands beside them.
enum class ByteClass : std::uint8_t { ordinary, blank, delimiter, beyond_ascii };

namespace detail {

/// Dots and commas outside words are blanks: they come only with move numbers and prose.
inline constexpr auto byte_classes = [] {
    using enum ByteClass;
    std::array<ByteClass, 256> classes{};
    for (std::size_t c = 0; c < 256; ++c)
        classes[c] = c <= ' ' || c == 0x7F ? blank : c < 0x80 ? ordinary : beyond_ascii;
    for (const char c : std::string_view(".,"))
        classes[static_cast<unsigned char>(c)] = blank;
    for (const char c : std::string_view("{}()[];$!?<>\""))
        classes[static_cast<unsigned char>(c)] = delimiter;
    return classes;
}();

}  // namespace detail

/// Control characters, dots and commas are blanks.
constexpr ByteClass class_of(char c) { return detail::byte_classes[static_cast<unsigned char>(c)]; }

/// The place of the next CR or LF, or the size of the text.
[[nodiscard]] std::size_t find_line_end(std::string_view text, std::size_t from);

/// How long the word at the start of `text` is; absent where more text is needed. A delimiter alone
/// is a word of one byte, but "<...>" stays together; "exd6e.p.", "e8(Q)" and "♘f3" are one word.
/// Requires: `text` is not empty and does not begin with a blank.
[[nodiscard]] std::optional<std::size_t> find_word_end(std::string_view text, Input input);

}  // namespace arbiter
