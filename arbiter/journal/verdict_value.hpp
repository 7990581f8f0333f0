// Verdicts on who can still mate as JSON, as they stand with an event (docs/game-events.md).
#pragma once

#include <expected>
#include <string>

#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

/// An array of objects: side, verdict, article, and `line` or `proof` where it is kept.
[[nodiscard]] Json json_of(const KeptVerdicts& verdicts);

/// The verdicts again, one at most of each side; else what is wrong, naming the member. What they
/// say is believed: `arbiter verify --games` checks it.
[[nodiscard]] std::expected<KeptVerdicts, std::string> verdicts_of(const Json& array);

}  // namespace arbiter
