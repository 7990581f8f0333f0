// What the server says over the game's WebSocket (docs/protocol.md, sections 5.1 to 5.3), as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/journal/event_json.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/server/decision.hpp"
#include "arbiter/server/refusal.hpp"
#include "arbiter/server/table.hpp"

namespace arbiter {

/// `sync`: everything, for a socket that may act for `yours`; `here` tells who has the game open.
[[nodiscard]] std::string write_sync(const Table& table, std::uint32_t version, const Places& yours,
                                     const Places& here, Timestamp now);
/// `clock`: how it stands now. Requires: the game is timed.
[[nodiscard]] std::string write_clock(const Table& table, Timestamp now);
[[nodiscard]] std::string write_resume(std::uint32_t version);
[[nodiscard]] std::string write_presence(Place place, bool here);

/// A versioned event. `after` is the table once it has happened.
[[nodiscard]] std::string write_event(const Table& after, std::uint32_t version,
                                      const TableEvent& event);

[[nodiscard]] std::string write_ok(std::string_view id, std::uint32_t version,
                                   const std::optional<Explanation>& explanation);
[[nodiscard]] std::string write_no(const std::optional<std::string>& id, const Refusal& refusal);

}  // namespace arbiter
