// Draws that the player having the move may claim (Laws 9.2, 9.3).
#pragma once

#include <cstdint>
#include <vector>

#include "arbiter/game/history.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

enum class ClaimKind : std::uint8_t { threefold, fifty };

struct Claims {
    /// On the board now (9.2.2, 9.3.2).
    bool threefold = false;
    bool fifty = false;
    /// With one of these moves, named but not played (9.2.1, 9.3.1).
    std::vector<Move> threefold_with_move;
    std::vector<Move> fifty_with_move;
};

[[nodiscard]] bool is_threefold_on_board(const History& history);
[[nodiscard]] bool is_fifty_on_board(const History& history);
/// Requires: `move` is legal.
[[nodiscard]] bool is_threefold_with(const History& history, Move move);
/// Requires: `move` is legal.
[[nodiscard]] bool is_fifty_with(const History& history, Move move);

/// What the side to move may claim. Empty where the ruleset ends the game by itself instead.
/// Requires: the game has not ended.
[[nodiscard]] Claims open_claims(const History& history, const Ruleset& ruleset);

}  // namespace arbiter
