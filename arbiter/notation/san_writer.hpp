// Moves written as people read them (Law Appendix C; PGN specification 8.2.3).
#pragma once

#include <string>

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

}  // namespace arbiter
