// How often a position must have stood, and how long nothing must have happened, for a draw.
#pragma once

#include <cstdint>

namespace arbiter {

/// A position that has stood so often may be claimed (9.2.2).
inline constexpr int claimable_repetitions = 3;
/// One that has stood so often ends the game (9.6.1).
inline constexpr int automatic_repetitions = 5;
/// Plies: 50 moves by each side without a pawn move or a capture may be claimed (9.3.2).
inline constexpr std::uint32_t fifty_moves = 100;
/// Plies: 75 moves by each side without them end the game (9.6.2).
inline constexpr std::uint32_t seventy_five_moves = 150;
/// Plies: both sides go and come back in four, so that a third occurrence takes eight.
inline constexpr std::uint32_t shortest_threefold = 8;

}  // namespace arbiter
