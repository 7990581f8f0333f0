// The short way to read a move's text: as nearly all texts are, in the form that PGN exports
// (8.2.3). What it does not take `read_san` reads at length.
#pragma once

#include <cstdint>
#include <string_view>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What reading a text has shown of how it is written, beside its sign of check or mate.
enum class SanSpelling : std::uint8_t {
    unknown,          ///< an x is missing or needless, or it was not read the short way
    names_departure,  ///< of a piece: as PGN exports the move if that needs to be named so
    standard,         ///< as PGN exports the move
};

/// A move and its spelling.
struct PlainSan {
    /// `Move()`, which is never legal, where there is none: an optional one is put together in
    /// memory, and to wait for that takes longer than to read the move.
    Move move;
    SanSpelling spelling = SanSpelling::unknown;  ///< unknown where there is no move
};

/// The one legal move that a text such as Nbxd7, exd5, e8=Q+, O-O# means; never another than
/// `read_san` gives. None for any other text, and where no move or more than one fits.
[[nodiscard]] PlainSan read_plain_san(const Position& position, std::string_view text);

}  // namespace arbiter
