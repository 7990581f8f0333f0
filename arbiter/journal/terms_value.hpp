// The terms of a game as a JSON value, and as its text (docs/game-events.md).
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/game/terms.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

/// Members that have their value of a game at the program are left out, but for the first five.
[[nodiscard]] Json json_of(const Terms& terms);

/// The terms again; else what is wrong, naming the member, or what cannot be agreed together.
[[nodiscard]] std::expected<Terms, std::string> terms_of(const Json& object);

/// On one line.
[[nodiscard]] std::string write_terms(const Terms& terms);
[[nodiscard]] std::expected<Terms, std::string> read_terms(std::string_view text);

}  // namespace arbiter
