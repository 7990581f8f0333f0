// A position in at most 32 bytes, for databases and tables. Equal bytes are the same position with
// the same counters, and nothing else is written that way.
//
// - 8 bytes: the occupied squares, a1 the lowest bit of the first byte
// - half as many bytes as men, rounded up: the men from a1 to h8, 4 bits each, the lower half of a
//   byte first. 0 to 5 are the white pawn, knight, bishop, rook, queen and king; 6 to 11 the black
//   ones; 12 a white and 13 a black rook that may castle; 14 a pawn that has just gone two squares.
//   A half without a man is 15
// - 1 to 4 bytes: twice the half-move clock, plus 1 if Black is to move
// - 1 to 4 bytes: the number of the move
//
// The two numbers stand with 7 bits a byte, lowest first, in as few bytes as they need; the highest
// bit says that another byte follows.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <span>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// The bytes in the order that this file begins with; 11 at least, since there are two kings.
using PackedPosition = StaticVector<std::byte, 32>;

/// Nothing where there are over 32 men, a half-move clock of 2^27 or a move number of 2^28.
[[nodiscard]] std::optional<PackedPosition> pack(const Position& position);

/// Fails on everything that `pack` does not write; `at` counts bytes. `forgivable_faults` are
/// forgiven: a position that stood once stands again.
[[nodiscard]] std::expected<Position, TextError> unpack(std::span<const std::byte> bytes);

}  // namespace arbiter
