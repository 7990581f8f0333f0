// Why a game ended, in words that name the players.
#pragma once

#include <string>

#include "arbiter/game/termination.hpp"

namespace arbiter {

/// "Checkmate", "White resigns", "White's flag has fallen, but Black can never mate": begins a line
/// and has no full stop.
[[nodiscard]] std::string reason_in_words(const Ending& ending);

/// What is left for an arbiter to rule, one sentence; empty where nothing is.
[[nodiscard]] std::string doubt_in_words(const Ending& ending);

/// All of it: "Checkmate. White wins.", with the doubt behind it where there is one.
[[nodiscard]] std::string ending_in_words(const Ending& ending);

}  // namespace arbiter
