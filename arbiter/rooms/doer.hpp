// Who does what happens in a game at the page, as far as it has no command of its own there.
#pragma once

#include <optional>

#include "arbiter/game/event.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// Whose place it takes to do that: for some events a side that they name, or whoever has the move.
/// Nothing for what has a command of its own, what the program sees by itself, and what happens
/// only over a board of wood. `turn`: whose move it is.
[[nodiscard]] std::optional<Place> doer_of(const Event& event, Color turn);

/// Does it end what a game waits for: a pause, an adjournment, a request, an absence, the game?
[[nodiscard]] bool lets_game_go_on(const Event& event);

/// Does it come with a move, again and again: what is touched, adjusted, said aloud, named in
/// advance?
[[nodiscard]] bool is_part_of_move(const Event& event);

/// Must an arbiter answer it, so that without one the game would wait for ever?
[[nodiscard]] bool needs_arbiter(const Event& event);

}  // namespace arbiter
