// A move in whatever notation and language it is written or said: in those that were chosen, and
// where it has no form of a move in them, in all others.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// Bytes of the longest text that is looked at: no sentence about a move is longer.
inline constexpr std::size_t longest_move_text = 256;

/// What was meant.
struct MoveReading {
    /// The attempt; it has its move exactly where it is legal.
    Explanation explanation;
    /// How it was read, where not as it was chosen; then it is legal.
    std::optional<MoveStyle> style;
};

/// Reads in `chosen`; without one, SAN and UCI in English, as `read_written_move`. What is refused
/// there by the Laws stays refused, whatever else it may mean: a bishop that may not go to d5 is no
/// pawn of another language. A text that has not the form of a move is tried in all other notations
/// and languages: the one legal move that they read in it is taken, unless one of them finds it
/// ambiguous; of several the error, which is `ambiguous`, says which is which. Fails as
/// `read_written_move` does, with the refusal of who saw a move in the text where there is one.
[[nodiscard]] std::expected<MoveReading, SanError> read_move_in_any(
    const History& history, std::string_view text,
    const std::optional<MoveStyle>& chosen = std::nullopt);

/// The squares of what somebody did or said, whether the Laws allow it or not, so that "Ke3" is
/// what the king attempted. Reads in `chosen`, then squares by letters or numbers, then in all
/// other notations and languages: what is legal in one, and else the one attempt that they read. A
/// legal castling is king's square to king's square as UCI has it. Fails as `read_move_in_any`.
[[nodiscard]] std::expected<Attempt, SanError> read_attempt_in_any(
    const History& history, std::string_view text,
    const std::optional<MoveStyle>& chosen = std::nullopt);

}  // namespace arbiter
