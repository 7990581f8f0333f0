// What can happen in a kept game, as one JSON object on one line (docs/game-events.md):
//
//     {"event":"move","move":"e2e4"}
//     {"event":"claim","by":"white","kind":"fifty","move":"g1f3"}
//
// The time of an event stands beside it, not in it.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/journal/table_event.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Without a line break. `read_event` makes the same event of it in the position before it.
[[nodiscard]] std::string write_event(const KeptEvent& event);

/// Reads one event in the position before it. A move is only required to be one in UCI that is
/// legal there; whether the event may happen is for the game to say. The lines of words that the
/// first form of the database had are read too. The error's place is 0 where a member is at fault,
/// which its text names.
[[nodiscard]] std::expected<KeptEvent, TextError> read_event(const Position& position,
                                                             std::string_view text);

}  // namespace arbiter
