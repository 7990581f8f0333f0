// Why the text of a move in algebraic notation was refused, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// The kinds of refusal, as a program tells them apart.
enum class SanProblem : std::uint8_t {
    syntax,        ///< not the form of a move
    illegal,       ///< the one move that it names is not legal: `explanation` says why
    no_such,       ///< no man of that kind can go there
    ambiguous,     ///< two or more men can legally go there
    not_standard,  ///< a legal move, but not in the standard form; to strict reading only
};

/// What readers of algebraic notation give where the text is no legal move.
struct SanError {
    SanProblem problem = SanProblem::syntax;  ///< tells which members below are set
    /// Bytes from 0; at most the length of the text.
    std::size_t at = 0;
    /// One English sentence without full stop that names the cause, the Law where there is one, and
    /// what would be right.
    std::string text = {};
    /// Set when exactly one man can be meant, or castling is.
    std::optional<Explanation> explanation = {};
    /// With `no_such`: the article that forbids it to each man that could be meant, and the squares
    /// concerned. Empty where the articles differ or no man is there.
    std::string_view article = {};
    Bitboard squares = {};  ///< as in `Ruling`, of all those men together
    /// Set where castling on that side is refused.
    std::optional<CastlingSide> castling = {};
    /// With `ambiguous`: the legal moves that may be meant, as far as there are such.
    std::vector<Move> meant = {};
};

}  // namespace arbiter
