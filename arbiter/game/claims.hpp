// Draws that the player having the move may claim (Laws 9.2, 9.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/game/history.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// By the third occurrence of a position (9.2), or by 50 moves of each side without a pawn move or
/// capture (9.3).
enum class ClaimKind : std::uint8_t { threefold, fifty };

/// "threefold", "fifty".
[[nodiscard]] std::string_view code(ClaimKind kind);
/// The kind of that code; nothing where there is none.
[[nodiscard]] std::optional<ClaimKind> claim_kind_named(std::string_view code);

/// The claims that would be right if they were made now.
struct Claims {
    /// On the board now (9.2.2, 9.3.2).
    bool threefold = false;
    bool fifty = false;  ///< 100 plies or more
    /// With one of these moves, named but not played (9.2.1, 9.3.1).
    std::vector<Move> threefold_with_move;
    std::vector<Move> fifty_with_move;  ///< with the 100th ply or a later one
};

/// The current position stands for the third time at least, not necessarily in a row (9.2.2).
[[nodiscard]] bool is_threefold_on_board(const History& history);
/// The half-move clock is at 100 or beyond; that of the start position counts (9.3.2).
[[nodiscard]] bool is_fifty_on_board(const History& history);
/// Requires: `move` is legal.
[[nodiscard]] bool is_threefold_with(const History& history, Move move);
/// Requires: `move` is legal.
[[nodiscard]] bool is_fifty_with(const History& history, Move move);

/// What the side to move may claim. Empty where the ruleset ends the game by itself instead.
/// Requires: the game has not ended.
[[nodiscard]] Claims open_claims(const History& history, const Ruleset& ruleset);

}  // namespace arbiter
