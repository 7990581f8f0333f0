// What each side attacks, and what it threatens to win: for diagrams, lessons and analysis. Rulings
// do not need it.
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// The squares that the men of `color` attack, pinned men included (Law 3.1.3).
[[nodiscard]] Bitboard attacked_squares(const Board& board, Color color);

/// The men of `color`, but for the king, that the other side would win something by capturing if it
/// were to move (see exchange.hpp).
[[nodiscard]] Bitboard threatened_men(const Board& board, Color color);

/// The men of `color`, but for the king, that are attacked and that no man of theirs guards.
[[nodiscard]] Bitboard hanging_men(const Board& board, Color color);

/// To how many squares the men of `color` could go by their way of moving, by the role of the man:
/// pins and checks are not asked, castling is left out, and pawns count their steps and captures.
[[nodiscard]] PerRole<int> mobility(const Board& board, Color color);

}  // namespace arbiter
