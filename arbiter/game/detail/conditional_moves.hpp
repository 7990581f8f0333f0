// Conditional moves (ICCF Rules 2.7): lines of moves that a player has named in advance.
#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "arbiter/game/game_state.hpp"
#include "arbiter/game/said.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

/// One line: the next half-move first, every second one the answer of who has named it.
using ConditionalLine = std::vector<Move>;

/// The lines, or what is wrong with the first that cannot be played. At most 100 of at most 60
/// half-moves in 36,000 bytes; no two name different answers to the same moves. Any bytes.
[[nodiscard]] std::expected<std::vector<ConditionalLine>, Said> read_conditional_lines(
    const Position& position, std::string_view text);

/// What is left of the lines when this move has been made.
void follow(std::vector<ConditionalLine>& lines, Move made);

/// The move is made, and of what was named in advance what goes on from it stays.
void play_move(GameState& state, Move move);

}  // namespace arbiter::detail
