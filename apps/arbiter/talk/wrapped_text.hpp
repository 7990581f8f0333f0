// Text cut into lines for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter {

/// Characters of the longest line, where a word is not longer.
inline constexpr std::size_t widest_line = 78;

/// Lines, each with its end, cut at blanks; each character of UTF-8 counts as one column.
[[nodiscard]] std::string wrapped(std::string_view text);

}  // namespace arbiter
