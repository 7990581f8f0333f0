// Which moves a text in algebraic notation may mean, found from the square of arrival instead of
// by generating all moves.
#pragma once

#include <cstddef>
#include <string>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// At most 8 knights or 8 sliders reach one square; in the short form "ed" each pawn of a file
/// reaches one.
inline constexpr std::size_t max_san_candidates = 8;

using SanCandidates = StaticVector<Move, max_san_candidates>;

/// The legal moves that the form fits; the text is good when there is exactly one.
[[nodiscard]] SanCandidates legal_candidates(const Position& position, const SanForm& form);

/// The own men of this role that could go to `to`, their king's safety not asked (3.9.2), without
/// castling.
[[nodiscard]] Bitboard men_that_reach(const Position& position, Role role, Square to);

/// The move in PGN's form without + or #, with as much of the square of departure as needed (C.10).
/// Requires: `move` is legal.
[[nodiscard]] std::string san_stem(const Position& position, Move move);

}  // namespace arbiter
