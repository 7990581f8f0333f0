// English descriptive notation, in which books were written until the 1970s: each player names the
// files by the pieces that stand on them at the start and counts the ranks from his own side.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/san_error.hpp"
#include "arbiter/notation/wings.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// How a knight is written: Kt in older books, N in newer ones.
enum class KnightSign : std::uint8_t { kt, n };

/// P-K4, KtxP, R(R3)-Q3, PxBP(Q5), P-Kt8=Q, Castles as O-O: no more than tells the move from every
/// other legal one, with ch or mate. What a piece came from is not written. Requires: `move` is
/// legal.
[[nodiscard]] std::string write_descriptive(const Position& position, Move move,
                                            KnightSign knight = KnightSign::kt);

/// The one legal move that the text means. Of several a sign of check or mate that only one of them
/// gives decides. Fails as `read_san` does, for an ambiguous text with the moves that it may mean.
[[nodiscard]] std::expected<Move, SanError> read_descriptive(const Position& position,
                                                             std::string_view text,
                                                             const Wings& wings);
/// The same without a game that tells from which side the pieces come.
[[nodiscard]] std::expected<Move, SanError> read_descriptive(const Position& position,
                                                             std::string_view text);

}  // namespace arbiter
