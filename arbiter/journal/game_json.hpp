// A whole game as one JSON object (docs/game-events.md): its terms and its events with their times.
// What follows from them is not written.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/game/game.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// The version of the form, which a change that an older reader would misread raises. In the first
/// nothing was said of who can still mate, so that it is asked when such a game is read.
inline constexpr int game_form = 2;

/// On one line, in the form `game_form`; `read_game` makes an equal game of it.
[[nodiscard]] std::string write_game(const Game& game);

/// Replays the game; any bytes. Fails, in words that name the member or the event (its place is 0),
/// where it is not such an object, and where the game refuses an event. The judge is asked where
/// the first form says nothing, and by the game when it goes on; see `Game`.
[[nodiscard]] std::expected<Game, TextError> read_game(std::string_view text,
                                                       MatingJudge* judge = nullptr);

}  // namespace arbiter
