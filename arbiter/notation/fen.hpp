// Forsyth-Edwards Notation, with the castling letters of standard FEN, X-FEN and Shredder-FEN.
// Says what the text says; whether that is a possible position is asked of `diagnose`.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

enum class CastlingStyle : std::uint8_t {
    x_fen,     ///< KQkq, and a file letter only for a rook that is not the outermost
    shredder,  ///< the file letter of each rook
};

/// Reads 4 or 6 fields separated by blanks; missing counters read 0 1. Castling letters: KQkq (the
/// outermost rook on that side of the king) or file letters. Fails only on syntax.
[[nodiscard]] std::expected<Setup, TextError> read_fen(std::string_view text);

/// The six fields. The en passant square is written as it stands in the setup.
[[nodiscard]] std::string write_fen(const Setup& setup, CastlingStyle style = CastlingStyle::x_fen);
[[nodiscard]] std::string write_fen(const Position& position,
                                    CastlingStyle style = CastlingStyle::x_fen);

}  // namespace arbiter
