// Moves as people write them (Law Appendix C; PGN specification 8.2.3). Reads one move in a
// position; games are read by `pgn`. How strict and how lenient reading can be: san_reading.hpp.
#pragma once

#include <expected>
#include <string_view>

#include "arbiter/notation/san_error.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Reads PGN's form and its common variations: 0-0, missing or superfluous x, +, #, e.p., =,
/// annotation signs (!?), draw offers (=), figurines, the whole square of departure (e2-e4, Ng1f3),
/// and more of it than needed. Castling text always means castling, and a king's letter never
/// does. A missing promotion piece is an error (3.7.3.3), a pawn letter P is tolerated.
[[nodiscard]] std::expected<Move, SanError> read_san(const Position& position,
                                                     std::string_view text);

}  // namespace arbiter
