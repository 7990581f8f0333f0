#include "arbiter/pgn/word_text.hpp"

#include <algorithm>

#include "arbiter/base/ascii.hpp"
#include "arbiter/pgn/signs.hpp"

namespace arbiter {

namespace {

bool is_promotion_in_brackets(std::string_view text) {
    constexpr std::string_view pieces = "QRBNqrbn";
    return text.size() >= 3 && text[0] == '(' && pieces.contains(text[1]) && text[2] == ')';
}

/// How many bytes beyond ASCII belong to the word at `at`.
std::size_t wide_part(std::string_view text, std::size_t at) {
    const std::string_view part = text.substr(at);
    // After a byte beyond ASCII 0xA0 is a later byte of one character, not Latin-1's blank.
    const bool is_inside = at > 0 && class_of(text[at - 1]) == ByteClass::beyond_ascii;
    if (part[0] == '\xA0')
        return is_inside ? 1 : 0;
    if (wide_blank_length(part) > 0 || (at > 0 && wide_sign_length(part) > 0))
        return 0;
    return std::max<std::size_t>(figurine_length(part), 1);
}

/// How many bytes at `at`, where an ordinary run ends, still belong to the word. Absent where more
/// text is needed.
std::optional<std::size_t> odd_part(std::string_view text, std::size_t at, Input input) {
    constexpr std::size_t longest = 6;
    const std::string_view part = text.substr(at);
    const bool is_dot = part[0] == '.' && at > 0 && text[at - 1] == 'e';
    const bool is_bracket = part[0] == '(' && at > 0;
    const bool is_wide = class_of(part[0]) == ByteClass::beyond_ascii;
    if (!is_dot && !is_bracket && !is_wide)
        return 0;
    if (part.size() < longest && input == Input::more_follows)
        return std::nullopt;
    if (is_wide)
        return wide_part(text, at);
    if (is_bracket)
        return is_promotion_in_brackets(part) ? 3 : 0;
    if (part.starts_with(".p."))
        return 3;
    return part.starts_with(".p") ? 2 : 0;
}

std::optional<std::size_t> delimiter_length(std::string_view text, Input input) {
    if (text[0] != '<')
        return 1;
    const std::string_view part = text.substr(0, max_word_bytes);
    const std::size_t end = part.find('>');
    const std::size_t line_end = find_line_end(part, 0);
    if (end < line_end)
        return end + 1;
    if (line_end == text.size() && part.size() < max_word_bytes && input == Input::more_follows)
        return std::nullopt;
    return 1;
}

}  // namespace

std::size_t find_line_end(std::string_view text, std::size_t from) {
    const auto begin = text.begin() + static_cast<std::ptrdiff_t>(std::min(from, text.size()));
    return static_cast<std::size_t>(std::find_if(begin, text.end(), is_line_end) - text.begin());
}

std::optional<std::size_t> find_word_end(std::string_view text, Input input) {
    const std::size_t limit = std::min(text.size(), max_word_bytes);
    std::size_t end = 0;
    while (end < limit) {
        if (class_of(text[end]) == ByteClass::ordinary) {
            ++end;
            continue;
        }
        const auto odd = odd_part(text, end, input);
        if (!odd)
            return std::nullopt;
        if (*odd == 0)
            break;
        end += *odd;
    }
    if (end == text.size() && input == Input::more_follows)
        return std::nullopt;
    return end > 0 ? end : delimiter_length(text, input);
}

}  // namespace arbiter
