// How a game of correspondence chess stands beside board and clock: leave and offers.
#pragma once

#include <chrono>
#include <vector>

#include "arbiter/game/game_state.hpp"

namespace arbiter {

/// The calendar year (UTC) in which a day of leave counts that begins then.
[[nodiscard]] std::chrono::year year_of(Instant at);
/// How many of these days of leave, each told by when it began, are of that year.
[[nodiscard]] int days_of_year(const std::vector<Instant>& taken, std::chrono::year year);
/// Days that the side may still take in that year; never below zero. Requires: the rules are those
/// of correspondence chess.
[[nodiscard]] int leave_left(const GameState& state, Color side, std::chrono::year year);

/// Moves of his own that the side has to make before it may offer a draw again; 0 where it may now
/// as far as that goes. The same is required.
[[nodiscard]] int moves_until_next_offer(const GameState& state, Color side);

}  // namespace arbiter
