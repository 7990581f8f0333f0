// The terms of a game as a JSON value, and as its text (docs/game-events.md).
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/game/terms.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

/// Rules, time, position, completion, flags and the terms of draws are always there; what else has
/// its value of a game at the program is left out. Times are in milliseconds.
[[nodiscard]] Json json_of(const Terms& terms);

/// The terms again; else what is wrong, naming the member, or what cannot be agreed together
/// (`check` of terms.hpp), in English behind "terms: ". Only `rules` has to be there.
[[nodiscard]] std::expected<Terms, std::string> terms_of(const Json& object);

/// `json_of` on one line, as `GameStart::terms` keeps it.
[[nodiscard]] std::string write_terms(const Terms& terms);
/// Any bytes; fails as `terms_of` does.
[[nodiscard]] std::expected<Terms, std::string> read_terms(std::string_view text);

}  // namespace arbiter
