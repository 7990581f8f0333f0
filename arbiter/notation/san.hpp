// Standard Algebraic Notation as PGN writes it (Law Appendix C; PGN specification 8.2.3).
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

enum class SanProblem : std::uint8_t {
    syntax,     ///< not the form of a move
    illegal,    ///< the one move that it names is not legal: `explanation` says why
    no_such,    ///< no man of that kind can go there
    ambiguous,  ///< two or more men can legally go there
};

struct SanError {
    SanProblem problem = SanProblem::syntax;
    /// Bytes from 0.
    std::size_t at = 0;
    /// One English sentence without full stop that names the cause, and the Law where there is one.
    std::string text;
    /// Set when exactly one man can be meant, or castling is.
    std::optional<Explanation> explanation;
};

/// Reads PGN's form and its common variations: 0-0, missing or superfluous x, +, #, e.p., =,
/// annotation signs (!?), and more of the square of departure than needed. A missing promotion
/// piece is an error (3.7.3.3), a pawn letter P is tolerated.
[[nodiscard]] std::expected<Move, SanError> read_san(const Position& position,
                                                     std::string_view text);

/// The shortest unambiguous form with + or #. Requires: `move` is legal.
[[nodiscard]] std::string write_san(const Position& position, Move move);

}  // namespace arbiter
