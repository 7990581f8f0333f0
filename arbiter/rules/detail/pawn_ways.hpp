// Which way the pawns of a side go (Law 3.7), seen from White's side.
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::detail {

template <Color Us>
struct PawnWays {
    static constexpr bool white = Us == Color::white;
    static constexpr Direction push = white ? Direction::north : Direction::south;
    static constexpr Direction two_steps = static_cast<Direction>(2 * static_cast<int>(push));
    static constexpr Direction east = white ? Direction::north_east : Direction::south_east;
    static constexpr Direction west = white ? Direction::north_west : Direction::south_west;
    static constexpr Bitboard third_rank = relative_rank_of(Us, Rank::third);
    static constexpr Bitboard seventh_rank = relative_rank_of(Us, Rank::seventh);
    static constexpr Bitboard last_rank = relative_rank_of(Us, Rank::eighth);
};

}  // namespace arbiter::detail
