// Who wins the trade of men on one square when both sides take with their cheapest man first
// (static exchange evaluation)? Sees that square only: pins, checks, promotions by later captures
// and everything else on the board are left out.
#pragma once

#include "arbiter/rules/board.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Round worths for counting trades, in centipawns; the king's is beyond all the others together.
inline constexpr PerRole<int> exchange_worths{{{100, 320, 330, 500, 950, 20000}}};

/// What the side to move gains in centipawns by `move` and the captures on its target that follow;
/// either side stops where going on would lose. 0 for castling. Requires: legal.
[[nodiscard]] int exchange_gain(const Position& position, Move move,
                                const PerRole<int>& worths = exchange_worths);

/// What `side` gains in centipawns by beginning to capture on `square`, whoever is to move; 0 where
/// it had better not, or nothing of the other side stands there.
[[nodiscard]] int exchange_on(const Board& board, Square square, Color side,
                              const PerRole<int>& worths = exchange_worths);

/// What the move takes and what its promotion adds, without asking whether it is taken back.
/// Requires: legal.
[[nodiscard]] int captured_worth(const Position& position, Move move,
                                 const PerRole<int>& worths = exchange_worths);

}  // namespace arbiter
