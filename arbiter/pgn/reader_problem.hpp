// What the reader says of each oddity that it meets. No message holds more than the beginning of a
// word of the text.
#pragma once

#include <cstdint>

#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/problem.hpp"

namespace arbiter::reader_problem {

/// Of the whole text, which is not read.
[[nodiscard]] PgnProblem utf16_text();
/// The first of its game.
[[nodiscard]] PgnProblem odd_character(TextPlace place);

/// A `broken_tag`.
[[nodiscard]] PgnProblem broken_tag(const PgnToken& token);
/// A `tag` behind moves.
[[nodiscard]] PgnProblem late_tag(const PgnToken& token);
/// A `tag` whose form is odd.
[[nodiscard]] PgnProblem odd_tag(const PgnToken& token);

/// Between games, where there is none that it could be of.
[[nodiscard]] PgnProblem stray_comment(TextPlace place);
/// Between games: the first token of what is not read.
[[nodiscard]] PgnProblem stray_line(std::string_view first, TextPlace place);

/// The place of its '{'.
[[nodiscard]] PgnProblem unterminated_comment(TextPlace place);
/// A `word` that is none of those that games are made of.
[[nodiscard]] PgnProblem unknown_token(std::string_view text, TextPlace place);
/// "N f3": `place` is that of the letter.
[[nodiscard]] PgnProblem torn_move(std::string_view letter, std::string_view rest, TextPlace place);
/// A `nag` over `max_nag`.
[[nodiscard]] PgnProblem nag_out_of_range(const PgnToken& token);
/// A `result` in another spelling than PGN's.
[[nodiscard]] PgnProblem odd_result(const PgnToken& token);

/// The place of the '(' that was opened last.
[[nodiscard]] PgnProblem unterminated_variation(TextPlace opened);
/// A ')' in the main line.
[[nodiscard]] PgnProblem stray_close(TextPlace place);
/// The place of the '(' that is deeper than `deepest`.
[[nodiscard]] PgnProblem variation_too_deep(TextPlace opened, std::uint64_t deepest);
/// The place of its ')'.
[[nodiscard]] PgnProblem empty_variation(TextPlace closed);
/// The place of the result.
[[nodiscard]] PgnProblem result_in_variation(TextPlace place);

}  // namespace arbiter::reader_problem
