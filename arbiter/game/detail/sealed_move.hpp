// The move in the envelope of an adjourned game (Guideline I).
#pragma once

#include <optional>

#include "arbiter/game/clock.hpp"
#include "arbiter/game/detail/inquiry.hpp"
#include "arbiter/game/game_state.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter::detail {

/// Nothing where there is none, and where it is illegal or means nothing certain (I.8).
[[nodiscard]] std::optional<Move> sealed_move(const GameState& state);

/// Would the game be over with it (I.10)?
[[nodiscard]] bool ends_with_sealed_move(const GameState& state, Inquiry& inquiry);

/// It is on the board, completed before, and the game goes on, or ends with it.
void make_sealed_move(GameState& state, Move move, Instant at, Inquiry& inquiry);

}  // namespace arbiter::detail
