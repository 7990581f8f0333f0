// Forsyth-Edwards Notation, with the castling letters of standard FEN, X-FEN and Shredder-FEN.
// Says what the text says; whether that is a possible position is asked of `diagnose`, and of both
// at once by checked_fen.hpp.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/castling_letters.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// When the square is written that a pawn has just crossed.
enum class EnPassantStyle : std::uint8_t {
    legal,   ///< only where a legal capture exists, as in the identity of Law 9.2.3
    x_fen,   ///< where an enemy pawn stands beside, pinned or not (X-FEN)
    always,  ///< after every two steps of a pawn (PGN specification 16.1.3.4)
};

/// The two choices in which writers of FEN differ.
struct FenStyle {
    CastlingStyle castling = CastlingStyle::x_fen;      ///< the letters of the third field
    EnPassantStyle en_passant = EnPassantStyle::legal;  ///< when the fourth field is not "-"
};

/// Reads 4 or 6 fields separated by blanks; missing counters read 0 1. Castling letters: KQkq (the
/// outermost rook on that side of the king) or file letters. Fails only on syntax, with the first
/// error.
[[nodiscard]] std::expected<Setup, TextError> read_fen(std::string_view text);

/// The six fields. The en passant square is written as it stands in the setup.
[[nodiscard]] std::string write_fen(const Setup& setup,
                                    CastlingStyle castling = CastlingStyle::x_fen);
/// The six fields; the style decides on the castling letters and on when an en passant square is
/// written.
[[nodiscard]] std::string write_fen(const Position& position, const FenStyle& style = {});

}  // namespace arbiter
