// What the Laws say of a move that somebody wrote, in whichever notation.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "apps/arbiter/frame/checked_input.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/written_move.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

struct MoveVerdict {
    /// Exactly when the move is legal.
    std::optional<Move> move;
    /// The code of a `Reason`, or "no_such" or "ambiguous" for SAN that does not name one move.
    std::string reason;
    /// Empty where no article speaks of it.
    std::string article;
    /// One English sentence without full stop.
    std::string text;
    Bitboard squares;
    /// How the text was read, where not as it was chosen.
    std::optional<MoveStyle> read_as = {};
};

/// Fails, with the code "syntax", only where the text has not the form of a move.
[[nodiscard]] std::expected<MoveVerdict, InputFault> verdict_on(const History& history,
                                                                std::string_view move,
                                                                MoveText form);

/// Of a text in that notation, or in SAN or UCI where none is chosen; what is no move there is read
/// in any other, as `read_move_in_any` does.
[[nodiscard]] std::expected<MoveVerdict, InputFault> verdict_in_any(
    const History& history, std::string_view move, const std::optional<MoveStyle>& chosen);

}  // namespace arbiter
