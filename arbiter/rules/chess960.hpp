// The 960 start positions of Chess960 by their number (Guidelines II.2; numbering by Reinhard
// Scharnagl, 1996). Number 518 is the initial position of standard chess.
#pragma once

#include <optional>

#include "arbiter/rules/position.hpp"

namespace arbiter {

/// They have the numbers 0 to 959.
inline constexpr int chess960_positions = 960;

/// Nothing unless 0 <= number < 960.
[[nodiscard]] std::optional<Position> chess960_position(int number);

/// The number of a start position, with all its castling rights and White to move; counters do not
/// matter. Nothing for any other position.
[[nodiscard]] std::optional<int> chess960_number(const Position& position);

}  // namespace arbiter
