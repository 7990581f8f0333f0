// What single words of movetext mean that are neither moves nor punctuation: blanks of Unicode,
// annotation signs, results, and what only looks like a move. PGN specification 8.2.4 and 8.2.6,
// and the other spellings that files have.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "arbiter/game/termination.hpp"

namespace arbiter {

/// The greatest Numeric Annotation Glyph; the least is 0 (PGN specification 8.2.4).
inline constexpr int max_nag = 255;

/// How many bytes at the start of `text` are one blank beyond ASCII: no-break and zero-width
/// spaces, a byte order mark in the middle, the ellipsis of a move number; 0xA0 alone is Latin-1's
/// no-break space. 0 where there is none.
[[nodiscard]] std::size_t wide_blank_length(std::string_view text);

/// The chess men U+2654 to U+265F with an optional variation selector; 0 where there is none.
[[nodiscard]] std::size_t figurine_length(std::string_view text);

/// How many bytes at the start of `text` are an annotation sign of one character beyond ASCII.
[[nodiscard]] std::size_t wide_sign_length(std::string_view text);

/// The Numeric Annotation Glyph of "!?", "±", "+-", ... The text has nothing else.
[[nodiscard]] std::optional<int> nag_of(std::string_view sign);

/// How many bytes at the end of a move's text are a sign that is glued to it, as in "Nf3+-" and
/// "Nf3N"; 0 where there is none. The text is no move by itself: "e8N" is a promotion.
[[nodiscard]] std::size_t glued_sign_length(std::string_view move);

/// What stands at the end of a game (PGN specification 8.2.6).
struct PgnResult {
    /// Absent for "*": unfinished, unknown or abandoned.
    std::optional<Result> score;

    bool operator==(const PgnResult&) const = default;
};

/// "1-0", "1/2-1/2", "*" and their other spellings. "0-0" is castling, never a result (C.13.1).
[[nodiscard]] std::optional<PgnResult> result_of(std::string_view word);

/// The same for the value of the tag Result, where "0-0" is the loss of both.
[[nodiscard]] std::optional<PgnResult> result_of_tag(std::string_view value);

/// Is the word meant as a move? True also for what no reader of moves will accept: "Sf3", "Nf9".
/// Words of prose are not.
[[nodiscard]] bool looks_like_move(std::string_view word);

/// Words that follow a move and say nothing: a check sign after a blank, "e.p.".
[[nodiscard]] bool is_mark_of_move(std::string_view word);

}  // namespace arbiter
