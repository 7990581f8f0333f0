// One tag pair, [Name "value"], as files have it: with escapes, bare quotes and brackets in the
// value, values over several lines, and pairs that are never closed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/pgn/extent.hpp"

namespace arbiter {

/// A tag pair cut into its parts, which are views into the text that was given.
struct TagText {
    Extent extent = Extent::need_more;  ///< with `need_more` nothing below is set
    /// Bytes from its '['. Of a broken one: up to its ']' where the line has one, otherwise up to
    /// the end of the line.
    std::size_t length = 0;
    /// Empty where there is none.
    std::string_view name;
    /// As written, escapes included.
    std::string_view raw_value;
    /// Bare quotes, a backslash before anything else than a quote or a backslash, the end of a line
    /// or another control character inside the value, or no ']' behind it.
    bool is_odd = false;
    /// Is it known to stand on one line, without a backslash?
    bool is_plain = false;
};

/// Requires: `text` begins with '['.
[[nodiscard]] TagText find_tag(std::string_view text, Input input);

/// May a tag have that name? None has blanks, quotes or brackets in it.
[[nodiscard]] bool can_be_tag_name(std::string_view name);

/// Takes \" for a quote and \\ for a backslash; another backslash stands for itself.
[[nodiscard]] std::string unescaped(std::string_view raw_value);

}  // namespace arbiter
