// What sliders look at through another man: batteries, discoveries, pins to other men than a king.
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The squares behind the first man on each line, as far as a second: what the man would attack if
/// those that it attacks now were not there. None for men that do not slide.
[[nodiscard]] Bitboard x_ray_attacks(Role role, Square from, Bitboard occupied);

/// The sliders of `color` that look at `square` through exactly one man, of whatever colour.
[[nodiscard]] Bitboard x_ray_attackers(const Board& board, Square square, Color color);

}  // namespace arbiter
