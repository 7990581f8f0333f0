// Which moves a text in algebraic notation may mean, found from the square of arrival instead of
// by generating all moves.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// At most 8 knights or 8 sliders reach one square; in the short form "ed" each pawn of a file
/// reaches one.
inline constexpr std::size_t max_san_candidates = 8;

/// None for a move that cannot be played, several for an ambiguous text.
using SanCandidates = StaticVector<Move, max_san_candidates>;

/// The legal moves that the form fits; the text is good when there is exactly one.
[[nodiscard]] SanCandidates legal_candidates(const Position& position, const SanForm& form);

/// Castling on this side, where it is legal now.
[[nodiscard]] std::optional<Move> castling_towards(const Position& position, CastlingSide side);

/// The own men of this role that could go to `to`, their king's safety not asked (3.9.2), without
/// castling.
[[nodiscard]] Bitboard men_that_reach(const Position& position, Role role, Square to);

/// As much of the square of departure as tells the man apart from the others of its kind that could
/// legally go there: nothing, the file, the rank or both, in this order (C.10; PGN specification
/// 8.2.3.4). A pawn's capture always shows its file (C.9.3). Requires: `move` is legal, no
/// castling.
[[nodiscard]] std::string needed_departure(const Position& position, Move move);

}  // namespace arbiter
