// The bytes of ASCII by kind, and its letters large and small, the same under any locale. Not for
// the letters beyond ASCII: bytes above 0x7F are of no kind and stay what they are.
#pragma once

#include <string>
#include <string_view>

namespace arbiter {

/// 0 to 9.
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
/// a to z.
[[nodiscard]] constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
/// A to Z.
[[nodiscard]] constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
/// A to Z and a to z.
[[nodiscard]] constexpr bool is_letter(char c) { return is_lower(c) || is_upper(c); }
/// Letters and digits.
[[nodiscard]] constexpr bool is_alphanumeric(char c) { return is_letter(c) || is_digit(c); }
/// What parts words: the space, and from the tab to the carriage return all that lays out a text.
[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
/// Between words on a line: the space and the tab.
[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
/// The carriage return and the line feed.
[[nodiscard]] constexpr bool is_line_end(char c) { return c == '\r' || c == '\n'; }
/// What no terminal shows, tabs and line ends among it.
[[nodiscard]] constexpr bool is_control(char c) { return (c >= '\0' && c < ' ') || c == '\x7F'; }

/// The small letter of a capital; anything else stays.
[[nodiscard]] constexpr char lower(char c) {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
/// The capital of a small letter; anything else stays.
[[nodiscard]] constexpr char upper(char c) {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

/// With small letters in place of capitals.
[[nodiscard]] constexpr std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        c = lower(c);
    return result;
}
/// With capitals in place of small letters.
[[nodiscard]] constexpr std::string upper(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        c = upper(c);
    return result;
}

/// As it stands within a sentence: with a small letter first.
[[nodiscard]] constexpr std::string lower_first(std::string text) {
    if (!text.empty())
        text.front() = lower(text.front());
    return text;
}
/// As it begins a sentence: with a capital first.
[[nodiscard]] constexpr std::string upper_first(std::string text) {
    if (!text.empty())
        text.front() = upper(text.front());
    return text;
}

/// Without spaces at either end.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_space(text.back()))
        text.remove_suffix(1);
    return text;
}

}  // namespace arbiter
