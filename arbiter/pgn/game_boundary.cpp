#include "arbiter/pgn/game_boundary.hpp"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

/// Removes one LF or CR LF from the end.
bool take_line_end(std::string_view& text) {
    if (!text.ends_with('\n'))
        return false;
    text.remove_suffix(1);
    if (text.ends_with('\r'))
        text.remove_suffix(1);
    return true;
}

bool is_ended_by_result(std::string_view line) {
    static constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
    return std::ranges::any_of(results, [&](std::string_view result) {
        return line == result ||
               (line.ends_with(result) && line[line.size() - result.size() - 1] == ' ');
    });
}

/// Not where the line may be escaped, or have a tag that is not closed: then the tags of a game may
/// go on behind it. In a comment a bracket is no tag.
bool is_movetext(std::string_view line) {
    bool is_in_comment = false;
    for (const char c : line) {
        if (c == '[' && !is_in_comment)
            return false;
        is_in_comment = c == '{' || (is_in_comment && c != '}');
    }
    return !line.starts_with('%');
}

bool ends_game(std::string_view before) {
    if (!take_line_end(before) || !take_line_end(before))
        return false;
    while (take_line_end(before)) {
    }
    const std::size_t line_begin = before.find_last_of("\r\n") + 1;
    const std::string_view line = before.substr(line_begin);
    return is_ended_by_result(line) && is_movetext(line);
}

}  // namespace

std::optional<std::size_t> last_game_boundary(std::string_view text) {
    constexpr std::string_view wanted = "\n[Event \"";
    std::size_t found = text.rfind(wanted);
    while (found != std::string_view::npos) {
        if (ends_game(text.substr(0, found + 1)))
            return found + 1;
        if (found == 0)
            break;
        found = text.rfind(wanted, found - 1);
    }
    return std::nullopt;
}

}  // namespace arbiter
