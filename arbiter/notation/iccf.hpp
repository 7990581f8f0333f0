// Moves in numbers, as the International Correspondence Chess Federation writes them in every
// language: 5254 is e2-e4, 5171 castling on the king's side, 67682 a pawn that becomes a rook on
// f8.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Reads the files 1 to 8 and the ranks of two squares, a dash or blanks between them or not, and 1
/// for a queen, 2 for a rook, 3 for a bishop, 4 for a knight, without asking the Laws. Signs such
/// as
/// + behind the move say nothing.
[[nodiscard]] std::expected<Attempt, TextError> read_iccf_attempt(std::string_view text);

/// Fails when the text is no move in numbers, or the move is not legal here; then the error says
/// why and names the Law.
[[nodiscard]] std::expected<Move, TextError> read_iccf(const Position& position,
                                                       std::string_view text);

/// The text that `read_iccf` takes for this move where it is legal. Castling from other squares
/// than the classical ones, for which the federation has no numbers, is written as the king's
/// square and the rook's, as UCI has it.
[[nodiscard]] std::string write_iccf(Move move);

}  // namespace arbiter
