// Which rook a letter among the castling rights of a FEN means: KQkq the outermost on that side of
// the king, a file letter the one on that file (X-FEN, Shredder-FEN).
#pragma once

#include <cstdint>
#include <optional>

#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// By which letters the rights are written; whatever the style, both kinds are read.
enum class CastlingStyle : std::uint8_t {
    x_fen,     ///< KQkq, and a file letter only for a rook that is not the outermost
    shredder,  ///< the file letter of each rook
};

/// The corner where K, Q, k or q finds no rook on that side of the king. Nothing where the letter
/// is no castling right.
[[nodiscard]] std::optional<Square> castling_rook_lettered(char letter, const Board& board);

/// Requires: `rook` is on the first rank of `color`.
[[nodiscard]] char castling_letter(const Board& board, Color color, Square rook,
                                   CastlingStyle style);

}  // namespace arbiter
