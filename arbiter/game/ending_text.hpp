// Why a game ended, in a sentence that names the players.
#pragma once

#include <string>

#include "arbiter/game/said.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter {

/// Who did what, where somebody did; else the reason alone.
[[nodiscard]] Said said_of(const Ending& ending);

/// "Checkmate", "White resigns", "White's flag has fallen, but Black can never mate": begins a line
/// and has no full stop.
[[nodiscard]] std::string reason_in_words(const Ending& ending);

/// What is left for an arbiter to rule, one sentence with its full stop; empty where nothing is.
[[nodiscard]] std::string doubt_in_words(const Ending& ending);

/// All of it: "Checkmate. White wins.", with the doubt behind it where there is one.
[[nodiscard]] std::string ending_in_words(const Ending& ending);

}  // namespace arbiter
