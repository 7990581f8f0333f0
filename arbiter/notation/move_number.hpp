// The number that people write before a move.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter {

/// How many bytes of the text "12.", "12...", "12…" and the blanks after it take up at its
/// beginning; 0 where no number with a point stands there. Blanks before it are not looked at.
[[nodiscard]] std::size_t length_of_move_number(std::string_view text);

/// The same with the blanks before the number, or before the move where there is none.
[[nodiscard]] std::size_t length_of_what_precedes(std::string_view text);

}  // namespace arbiter
