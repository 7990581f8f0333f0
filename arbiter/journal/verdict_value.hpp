// Verdicts on who can still mate as JSON, as they stand with an event (docs/game-events.md).
#pragma once

#include <expected>
#include <string>

#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

/// An array of objects: side, verdict, article, and the evidence where it is kept: a `line` to a
/// mate or a `proof` that there is none.
[[nodiscard]] Json json_of(const KeptVerdicts& verdicts);

/// The verdicts again, one or two, of each side one at most; else what is wrong, naming the member.
/// What they say is believed: `arbiter verify --games` checks it.
[[nodiscard]] std::expected<KeptVerdicts, std::string> verdicts_of(const Json& array);

}  // namespace arbiter
