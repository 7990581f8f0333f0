// What the men alone prove: three reasons why a side can never mate, whatever is played
// (docs/winnability.md proves them). Sound but far from complete.
#pragma once

#include <cstdint>
#include <optional>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/material.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Each holds for every position with these men that is not mate already.
enum class Theorem : std::uint8_t {
    lone_king,              ///< the winner has a king and nothing else
    knight_against_queens,  ///< the winner has a knight, the loser nothing but queens, or nothing
    bishops_of_one_colour,  ///< the winner has bishops on squares of one colour; the loser no
                            ///< knight, no pawn and no bishop on the others
};

/// The first that shows that `winner` can never mate; nothing where none does. `men` may leave the
/// kings out; `bishops` are the squares where those of both colours stand or may stand. Requires:
/// the position is not mate.
[[nodiscard]] std::optional<Theorem> theorem_against(const Material& men, Bitboard bishops,
                                                     Color winner);
/// The same for the men on a board.
[[nodiscard]] std::optional<Theorem> theorem_against(const Board& board, Color winner);

}  // namespace arbiter
