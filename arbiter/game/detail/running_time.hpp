// Whose time runs, and what a completed move means for the clock.
#pragma once

#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

/// Nobody's time runs; whose did is kept.
void pause_clock(GameState& state, Instant at);

/// The pause is over: whose time ran before runs again.
void resume_clock(GameState& state, Instant at);

/// What a request has paused the game with.
[[nodiscard]] Said pause_for(const QuickplayRequest& request, Color by);

/// Whose time runs from now on, if there is a clock and no pause.
void run_clock(GameState& state, Color side, Instant at);

/// What a completed move means for the clock, and the end of a period for the sheets (8.5).
void complete_on_clock(GameState& state, Color side, Instant at);

}  // namespace arbiter::detail
