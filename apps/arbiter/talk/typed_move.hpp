// A move as somebody types, dictates or says it: as it is written in any notation that
// `read_written_move` takes, or in spoken words ("knight foxtrot three", "castle kingside").
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// A legal move, or a whole sentence that says why it is none, without line end.
using TypedMove = std::expected<Move, std::string>;

/// Of several readings the likeliest legal one counts: a small b is a file, then a bishop. Nothing
/// where the text has not the form of a move.
[[nodiscard]] std::optional<TypedMove> read_typed_move(const History& history,
                                                       std::string_view text);

/// A move that was typed, and how it was read where not as it was to be.
struct TypedReading {
    TypedMove move;
    std::optional<MoveStyle> style = {};
};

/// Reads in that notation, without one as `read_typed_move`; what is no move there is read in any
/// other, as `read_move_in_any` does. Nothing where it is a move nowhere.
[[nodiscard]] std::optional<TypedReading> read_typed_move_in_any(
    const History& history, std::string_view text, const std::optional<MoveStyle>& chosen);

/// It begins a move, but names no square to go to: "Nf", "knight takes". Requires: it is no
/// move.
[[nodiscard]] bool is_unfinished_move(std::string_view text);

}  // namespace arbiter
