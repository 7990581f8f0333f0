// Events as JSON values; event_json.hpp has them as text.
#pragma once

#include <expected>
#include <string>

#include "arbiter/journal/json.hpp"
#include "arbiter/journal/table_event.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// An object with the member `event` and those of the event.
[[nodiscard]] Json json_of(const TableEvent& event);

/// The event again, in the position before it; else what is wrong, naming the member.
[[nodiscard]] std::expected<TableEvent, std::string> event_of(const Position& position,
                                                              const Json& object);

/// The same with the member `verdicts`, where there are any.
[[nodiscard]] Json json_of(const KeptEvent& event);
[[nodiscard]] std::expected<KeptEvent, std::string> kept_event_of(const Position& position,
                                                                  Json object);

}  // namespace arbiter
