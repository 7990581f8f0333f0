// Whether a player has to write the moves down (Law 8).
#pragma once

#include "arbiter/game/game_state.hpp"

namespace arbiter {

/// Law 8.4: for the rest of the period, once he has had less than five minutes in it and gets less
/// than 30 seconds more with each move.
[[nodiscard]] bool may_stop_recording(const GameState& state, Color side, Instant now);

/// What a player may have left unwritten at most: the opponent's last move (8.1.3).
[[nodiscard]] bool is_sheet_up_to_date(const GameState& state, Color side);

}  // namespace arbiter
