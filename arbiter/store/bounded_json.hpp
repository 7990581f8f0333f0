// JSON from files and rows that anybody may have written: as deep as a game is, and no deeper.
#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

namespace arbiter {

/// Discarded (`is_discarded`) where the text is no JSON or has more than eight levels, which would
/// let a small text use up the stack.
[[nodiscard]] nlohmann::ordered_json parse_bounded(std::string_view text);

}  // namespace arbiter
