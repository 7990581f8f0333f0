// Events as JSON values; event_json.hpp has them as text.
#pragma once

#include <expected>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "arbiter/rules/position.hpp"
#include "arbiter/store/table_event.hpp"

namespace arbiter {

/// An object with the member `event` and those of the event.
[[nodiscard]] nlohmann::ordered_json json_of(const TableEvent& event);

/// The event again, in the position before it; else what is wrong, naming the member.
[[nodiscard]] std::expected<TableEvent, std::string> event_of(const Position& position,
                                                              const nlohmann::ordered_json& object);

}  // namespace arbiter
