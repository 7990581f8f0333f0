// Moves as the UCI protocol writes them: e2e4, e7e8q. Castling is e1g1 where king and rook stand
// on their classical squares, otherwise the king takes its rook (b1a1); both are read everywhere.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Reads the squares and the promotion letter (lower case) without asking the Laws; so k and p are
/// read as promotions too, and it is left to `explain` to refuse them.
[[nodiscard]] std::expected<Attempt, TextError> read_uci_attempt(std::string_view text);

/// Fails when the text is no UCI move, or the move is not legal here; then the error says why and
/// names the Law.
[[nodiscard]] std::expected<Move, TextError> read_uci_move(const Position& position,
                                                           std::string_view text);

/// How castling is written; everything else is the same.
enum class UciCastling : std::uint8_t {
    classical,        ///< e1g1 where king and rook stand on their classical squares
    king_takes_rook,  ///< e1h1 always, as engines ask with the option UCI_Chess960
};

/// The text that `read_uci_move` takes for this move where it is legal.
[[nodiscard]] std::string write_uci_move(Move move, UciCastling castling = UciCastling::classical);

/// "e2e4", "e7e8q": what `read_uci_attempt` reads as the same.
[[nodiscard]] std::string write_uci_attempt(const Attempt& attempt);

}  // namespace arbiter
