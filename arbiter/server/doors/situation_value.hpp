// How a game stands after any event, as docs/protocol.md writes it.
#pragma once

#include <optional>
#include <span>

#include "arbiter/game/game_state.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/rooms/told.hpp"

namespace arbiter {

/// CLOCK of the protocol, null where the game is untimed.
[[nodiscard]] Json clock_of(const std::optional<ClockFace>& clock);

/// An entry of `log`.
[[nodiscard]] Json ruling_of(const LogEntry& entry);
/// Those, in their order.
[[nodiscard]] Json rulings(std::span<const LogEntry> log);

/// Who offers it, and where it is.
[[nodiscard]] Json rematch_of(const Rematch& rematch);

/// END of the protocol with what there is to show of it, null while the game goes on.
[[nodiscard]] Json end_of(const Situation& situation);

/// The members that any event may change.
[[nodiscard]] Json members_of(const Situation& situation);

}  // namespace arbiter
