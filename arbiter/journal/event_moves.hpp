// Moves among the words of an event, which may be typed in any notation, as the event has them: in
// UCI.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// A legal move. Fails with what goes on behind the name of the member, "is no legal move: ...".
[[nodiscard]] std::expected<std::string, TextError> move_in_uci(
    const History& history, std::string_view text, const std::optional<MoveStyle>& style);

/// What somebody did or said, legal or not. Fails as above.
[[nodiscard]] std::expected<std::string, TextError> attempt_in_uci(
    const History& history, std::string_view text, const std::optional<MoveStyle>& style);

/// Conditional lines: moves with blanks between them, or with commas where they have several words;
/// lines with semicolons between them. Each move is read in the position that it arises in. Lines
/// longer than any that is taken are given back as they are. Fails with the place of the move.
[[nodiscard]] std::expected<std::string, TextError> lines_in_uci(
    const History& history, std::string_view text, const std::optional<MoveStyle>& style);

}  // namespace arbiter
