// A move as a client sends it or a person types it, in the current position of a game. What cannot
// be played comes back as the refusal of it: an `Explanation` where it is illegal, a `SanError`
// where the text means no one move.
#pragma once

#include <expected>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/rooms/refusal.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// UCI alone; any bytes.
[[nodiscard]] std::expected<Move, Refusal> read_sent_move(const History& history,
                                                          std::string_view text);

/// SAN or UCI; castling with O or 0 in any case; blanks around it do not matter.
[[nodiscard]] std::expected<Move, Refusal> read_typed_move(const History& history,
                                                           std::string_view text);

}  // namespace arbiter
