// Texts in UTF-8, and those that should be.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// Before the text of some files; it says no more than that they are UTF-8.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

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

namespace detail {

/// How many bytes follow the first of a character, or -1 where no character begins so.
constexpr int utf8_bytes_after(unsigned char first) {
    if (first < 0x80U)
        return 0;
    if (first >= 0xC2U && first < 0xE0U)
        return 1;
    if (first >= 0xE0U && first < 0xF0U)
        return 2;
    return first >= 0xF0U && first < 0xF5U ? 3 : -1;
}

/// Neither longer than needed, nor a surrogate, nor beyond U+10FFFF (RFC 3629, section 4). Two
/// bytes decide; characters of one or two bytes are settled by the first.
constexpr bool may_begin_utf8(unsigned char first, unsigned char second) {
    switch (first) {
        case 0xE0U:
            return second >= 0xA0U;
        case 0xEDU:
            return second < 0xA0U;
        case 0xF0U:
            return second >= 0x90U;
        case 0xF4U:
            return second < 0x90U;
        default:
            return true;
    }
}

/// Of the character at the beginning of a text that is not empty; U+FFFD where none begins there.
constexpr char32_t first_code_point(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const int following = utf8_bytes_after(first);
    if (following < 0 || text.size() <= static_cast<std::size_t>(following))
        return 0xFFFDU;
    char32_t code = first & (following == 0 ? 0x7FU : 0x3FU >> static_cast<unsigned>(following));
    for (const char byte : text.substr(1, static_cast<std::size_t>(following)))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    return code;
}

/// Nobody sees them, but they break or turn the text around them: C0 and C1 controls, and the
/// embeddings, overrides and isolates of bidirectional text (Unicode Standard Annex 9).
constexpr bool is_control_character(char32_t code) {
    return code < 0x20U || (code >= 0x7FU && code < 0xA0U) ||
           (code >= 0x202AU && code <= 0x202EU) || (code >= 0x2066U && code <= 0x2069U);
}

/// Spaces, what may break or join, and the fillers of scripts (Unicode 15.1: White_Space and
/// Default_Ignorable_Code_Point, and the empty pattern of Braille).
constexpr bool is_blank_character(char32_t code) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    constexpr Range blanks[] = {
        {0x09, 0x0D},     {0x20, 0x20},       {0x85, 0x85},       {0xA0, 0xA0},
        {0xAD, 0xAD},     {0x34F, 0x34F},     {0x61C, 0x61C},     {0x115F, 0x1160},
        {0x1680, 0x1680}, {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x2000, 0x200F},
        {0x2028, 0x202F}, {0x205F, 0x206F},   {0x2800, 0x2800},   {0x3000, 0x3000},
        {0x3164, 0x3164}, {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
        {0xFFF0, 0xFFF8}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
    return std::ranges::any_of(
        blanks, [code](Range range) { return code >= range.first && code <= range.last; });
}

}  // namespace detail

/// A character of a text.
struct PlacedCharacter {
    /// The byte at which it begins.
    std::size_t at;
    /// Its code point; U+FFFD where no character of UTF-8 begins.
    char32_t code;
    bool operator==(const PlacedCharacter&) const = default;
};

/// The first character of a text that nobody sees but that breaks or turns the text around it.
constexpr std::optional<PlacedCharacter> first_control_character(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if (const char32_t code = detail::first_code_point(text.substr(at));
            detail::is_control_character(code))
            return PlacedCharacter{at, code};
    return std::nullopt;
}

/// Has the text no character that leaves ink? So it is empty, or of spaces, joiners and fillers.
constexpr bool is_blank(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if (!is_utf8_continuation(text[at]) &&
            !detail::is_blank_character(detail::first_code_point(text.substr(at))))
            return false;
    return true;
}

/// Is the text UTF-8 (RFC 3629)?
constexpr bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text.front());
        text.remove_prefix(1);
        const int following = detail::utf8_bytes_after(first);
        if (following < 0 || text.size() < static_cast<std::size_t>(following))
            return false;
        if (following > 0 &&
            !detail::may_begin_utf8(first, static_cast<unsigned char>(text.front())))
            return false;
        for (int i = 0; i < following; ++i, text.remove_prefix(1))
            if (!is_utf8_continuation(text.front()))
                return false;
    }
    return true;
}

/// Appends one character. Requires: a code point below U+10000 that is no surrogate.
inline void append_utf8(std::string& text, unsigned code) {
    if (code < 0x80U) {
        text += static_cast<char>(code);
        return;
    }
    if (code < 0x800U) {
        text += static_cast<char>(0xC0U | code >> 6U);
    } else {
        text += static_cast<char>(0xE0U | code >> 12U);
        text += static_cast<char>(0x80U | (code >> 6U & 0x3FU));
    }
    text += static_cast<char>(0x80U | (code & 0x3FU));
}

/// The text itself where it is UTF-8; otherwise its bytes read as Latin-1.
[[nodiscard]] inline std::string as_utf8(std::string_view bytes) {
    if (is_utf8(bytes))
        return std::string(bytes);
    std::string text;
    for (const char c : bytes)
        append_utf8(text, static_cast<unsigned char>(c));
    return text;
}

}  // namespace arbiter
