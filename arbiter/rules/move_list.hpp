// A list of moves that lives where it is declared.
#pragma once

#include <cstddef>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// No position of a game has more than 218 legal moves, but set-ups with more than 16 men are
/// judged too. At most 8 sliders and 8 knights reach a square, and a man has at most 27 moves:
/// n men have at most min(27 n, 16 (64 - n)) <= 642, and promotions add at most 72.
inline constexpr std::size_t max_legal_moves = 714;

/// How many moves the generator may write at once, behind the last one too.
inline constexpr std::size_t moves_in_a_block = 32;

/// Room for all legal moves of any position, and for a block behind them.
using MoveList = StaticVector<Move, max_legal_moves + moves_in_a_block>;

}  // namespace arbiter
