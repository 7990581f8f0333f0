// Why a game ended, in words that name the players.
#pragma once

#include <string>

#include "arbiter/game/game.hpp"

namespace arbiter {

/// "Checkmate", "White resigns", "White's flag has fallen, but Black can never mate": begins a line
/// and has no full stop. Requires: the game is over.
[[nodiscard]] std::string reason_in_words(const Game& game);

/// What is left for an arbiter to rule, one sentence; empty where nothing is.
[[nodiscard]] std::string doubt_in_words(const Game& game);

}  // namespace arbiter
