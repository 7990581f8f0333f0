// Events as JSON values; event_json.hpp has them as text.
#pragma once

#include <expected>
#include <string>

#include "arbiter/journal/json.hpp"
#include "arbiter/journal/table_event.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// An object with the member `event`, its name, and those of the event; an optional one that has no
/// value is left out. Times are in milliseconds, moves in UCI.
[[nodiscard]] Json json_of(const TableEvent& event);

/// The event again, in the position before it; else what is wrong, naming the member. A `Move` has
/// to be legal there, an `Attempt` only to have the form; a member that does not belong to the
/// event is a fault. Whether the event may happen is for the game to say.
[[nodiscard]] std::expected<TableEvent, std::string> event_of(const Position& position,
                                                              const Json& object);

/// The same with the member `verdicts`, where there are any.
[[nodiscard]] Json json_of(const KeptEvent& event);
/// Reads that back, with or without `verdicts`, as `event_of` and `verdicts_of` do.
[[nodiscard]] std::expected<KeptEvent, std::string> kept_event_of(const Position& position,
                                                                  Json object);

}  // namespace arbiter
