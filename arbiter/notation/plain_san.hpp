// The short way to read a move's text: as nearly all texts are, in the form that PGN exports
// (8.2.3). What it does not take `read_san` reads at length.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// The one legal move that a text such as Nbxd7, exd5, e8=Q+, O-O# means. Absent for any other text
/// and where no move or more than one fits; never another move than `read_san` gives.
[[nodiscard]] std::optional<Move> read_plain_san(const Position& position, std::string_view text);

}  // namespace arbiter
