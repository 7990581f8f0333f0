// Where the pawns of a board may go, whether or not their king is safe then.
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/board.hpp"

namespace arbiter::detail {

/// Where a pawn could step or capture as a normal move or promotion; en passant depends on the last
/// move and is left out.
[[nodiscard]] inline Bitboard pawn_targets(const Board& board, Color us, Square from) {
    const Bitboard empty = ~board.occupied();
    const Bitboard single = shifted_forward(us, Bitboard(from)) & empty;
    const Bitboard twice = shifted_forward(us, single & relative_rank_of(us, Rank::third)) & empty;
    return single | twice | (pawn_attacks(us, from) & board.of(opponent(us)));
}

}  // namespace arbiter::detail
