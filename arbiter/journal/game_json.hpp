// A whole game as one JSON object (docs/game-events.md): its terms and its events with their times.
// What follows from them is not written.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/game/game.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// The version of the form, which a change that an older reader would misread raises.
inline constexpr int game_form = 1;

[[nodiscard]] std::string write_game(const Game& game);

/// Replays the game. Fails, in words that name the member or the event, where it is not such an
/// object, and where the game refuses an event. `work_to_rule` as when it was played: where less is
/// allowed, a ruling may be left undecided that was decided then.
[[nodiscard]] std::expected<Game, TextError> read_game(
    std::string_view text, std::uint64_t work_to_rule = work_of_a_ruling);

}  // namespace arbiter
