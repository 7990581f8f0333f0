// The short way to read a move's text: as nearly all texts are, in the form that PGN exports
// (8.2.3). What it does not take `read_san` reads at length.
#pragma once

#include <string_view>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// The one legal move that a text such as Nbxd7, exd5, e8=Q+, O-O# means; never another than
/// `read_san` gives. For any other text, and where no move or more than one fits, `Move()`, which
/// is never legal: an optional one is put together in memory, and to wait for that takes longer
/// than to read the move.
[[nodiscard]] Move read_plain_san(const Position& position, std::string_view text);

}  // namespace arbiter
