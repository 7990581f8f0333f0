// Where a brace comment ends. Usually that is the next '}'; comments do not nest. One that is never
// closed must not swallow the games behind it, so that the tag section of a new game ends it too.
#pragma once

#include <cstddef>
#include <string_view>

#include "arbiter/pgn/extent.hpp"

namespace arbiter {

/// A longer comment is delivered in pieces of this size, so that memory stays bounded.
inline constexpr std::size_t max_comment_piece = 1'048'576;

/// How far a comment goes, counted from behind its '{'.
struct CommentEnd {
    /// `whole` where `length` bytes are closed by '}'; `broken` where a new game or the end of the
    /// input follows them; or, at exactly `max_comment_piece` bytes, where the comment goes on.
    Extent extent = Extent::need_more;
    std::size_t length = 0;  ///< bytes; with `need_more` those that are known to hold no end
};

/// `text` begins behind the '{'; its first `scanned` bytes are known to hold no end. A line that
/// begins with a tag ends the comment when a blank line stands before it, or when it is an Event
/// tag and another tag begins the next line.
[[nodiscard]] CommentEnd find_comment_end(std::string_view text, std::size_t scanned, Input input);

/// Does a line of it begin as a tag does? Then it may be taken for the end of the comment.
[[nodiscard]] bool has_line_like_tag(std::string_view comment);

}  // namespace arbiter
