// The terms of a game as a JSON value, and as its text (docs/game-events.md).
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "arbiter/game/terms.hpp"

namespace arbiter {

/// Members that have their value of a game at the program are left out, but for the first five.
[[nodiscard]] nlohmann::ordered_json json_of(const Terms& terms);

/// The terms again; else what is wrong, naming the member, or what cannot be agreed together.
[[nodiscard]] std::expected<Terms, std::string> terms_of(const nlohmann::ordered_json& object);

/// On one line.
[[nodiscard]] std::string write_terms(const Terms& terms);
[[nodiscard]] std::expected<Terms, std::string> read_terms(std::string_view text);

}  // namespace arbiter
