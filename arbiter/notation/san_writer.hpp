// Moves written as people read them (Law Appendix C; PGN specification 8.2.3).
#pragma once

#include <string>
#include <string_view>

#include "arbiter/notation/san_style.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// With + or # where it is check or mate. Requires: `move` is legal.
[[nodiscard]] std::string write_san(const Position& position, Move move,
                                    const SanStyle& style = pgn_style);

/// The same without + and #.
[[nodiscard]] std::string write_san_without_check(const Position& position, Move move,
                                                  const SanStyle& style = pgn_style);

/// "12. Nf3" or "12... Nf6": a move as it was written, under the number that it has in `before`.
[[nodiscard]] std::string numbered(const Position& before, std::string_view written);
/// The same of a move, in any style. Requires: `move` is legal.
[[nodiscard]] std::string numbered(const Position& before, Move move,
                                   const SanStyle& style = pgn_style);

}  // namespace arbiter
