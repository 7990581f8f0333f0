// Where a text may be cut so that its parts can be read apart from each other, by several threads
// or machines, and nothing changes.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace arbiter {

/// The last place in `text` where a game begins whatever came before: an Event tag at the beginning
/// of a line, before it an empty line, before that a line of movetext that ends with a result. What
/// `PgnReader` tells of the two parts is then what it tells of the whole. Nothing where there is no
/// such place behind the first byte. `text` begins at the beginning of a line.
[[nodiscard]] std::optional<std::size_t> last_game_boundary(std::string_view text);

}  // namespace arbiter
