// Standard Algebraic Notation as PGN writes it (Law Appendix C; PGN specification 8.2.3). Reads one
// move in a position; games are read by `pgn`.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

enum class SanStyle : std::uint8_t {
    pgn,   ///< O-O with letters, e8=Q
    fide,  ///< 0-0 with zeros, e8Q (C.11, C.13.1)
};

/// Reads PGN's form and its common variations: 0-0, missing or superfluous x, +, #, e.p., =,
/// annotation signs (!?), draw offers (=), figurines, the whole square of departure (e2-e4, Ng1f3),
/// and more of it than needed. Castling text always means castling, and a king's letter never
/// does. A missing promotion piece is an error (3.7.3.3), a pawn letter P is tolerated.
[[nodiscard]] std::expected<Move, SanError> read_san(const Position& position,
                                                     std::string_view text);

/// The shortest unambiguous form with + or #. Requires: `move` is legal.
[[nodiscard]] std::string write_san(const Position& position, Move move,
                                    SanStyle style = SanStyle::pgn);

}  // namespace arbiter
