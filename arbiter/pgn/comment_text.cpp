#include "arbiter/pgn/comment_text.hpp"

#include <algorithm>
#include <cstdint>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

bool is_first_on_line(std::string_view text, std::size_t at) {
    return at > 0 && is_line_end(text[at - 1]);
}

/// Requires: `at` is first on its line.
bool is_after_blank_line(std::string_view text, std::size_t at) {
    const std::size_t last = text.find_last_not_of(" \t\r\n", at - 1);
    const std::string_view gap = text.substr(last == std::string_view::npos ? 0 : last + 1,
                                             at - (last == std::string_view::npos ? 0 : last + 1));
    const auto feeds = std::ranges::count(gap, '\n');
    return std::max(feeds, std::ranges::count(gap, '\r')) >= 2;
}

/// `[Name "`
bool is_head_of_tag(std::string_view text) {
    const std::size_t name_end = text.find_first_of(" \t\r\n\"]", 1);
    if (name_end == std::string_view::npos || name_end == 1 || text[1] < 'A' || text[1] > 'Z')
        return false;
    const std::size_t quote = text.find_first_not_of(" \t", name_end);
    return quote != std::string_view::npos && text[quote] == '"';
}

/// Enough for any head of a tag and, in an Event tag, for the whole line.
constexpr std::size_t lookahead = 1024;

enum class Answer : std::uint8_t { no, yes, unknown };

Answer begins_new_game(std::string_view text, std::size_t bracket, Input input) {
    if (!is_first_on_line(text, bracket))
        return Answer::no;
    const std::string_view tag = text.substr(bracket, lookahead);
    if (tag.size() < lookahead && input == Input::more_follows)
        return Answer::unknown;
    if (!is_head_of_tag(tag))
        return Answer::no;
    if (is_after_blank_line(text, bracket))
        return Answer::yes;
    const std::size_t line_end = tag.find_first_of("\r\n");
    const std::size_t next = tag.find_first_not_of("\r\n", line_end);
    const bool is_event = tag.starts_with("[Event ");
    return is_event && line_end != std::string_view::npos && next != std::string_view::npos &&
                   tag[next] == '['
               ? Answer::yes
               : Answer::no;
}

}  // namespace

bool has_line_like_tag(std::string_view comment) {
    for (std::size_t bracket = comment.find('['); bracket != std::string_view::npos;
         bracket = comment.find('[', bracket + 1))
        if (is_first_on_line(comment, bracket) && is_head_of_tag(comment.substr(bracket)))
            return true;
    return false;
}

CommentEnd find_comment_end(std::string_view text, std::size_t scanned, Input input) {
    const std::string_view piece = text.substr(0, max_comment_piece);
    const std::size_t brace = std::min(piece.find('}', scanned), piece.size());
    for (std::size_t bracket = piece.find('[', scanned); bracket < brace;
         bracket = piece.find('[', bracket + 1)) {
        const Answer answer = begins_new_game(text, bracket, input);
        if (answer == Answer::yes)
            return {Extent::broken, bracket};
        if (answer == Answer::unknown)
            return {Extent::need_more, bracket};
    }
    if (brace < piece.size())
        return {Extent::whole, brace};
    if (piece.size() == max_comment_piece || input == Input::complete)
        return {Extent::broken, piece.size()};
    return {Extent::need_more, piece.size()};
}

}  // namespace arbiter
