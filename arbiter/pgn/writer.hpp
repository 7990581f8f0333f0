// Games as text: PGN's export format (PGN specification 3.2, 8.1 and 8.2), and a minimal one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/pgn/annotated_game.hpp"

namespace arbiter {

/// How a game is written. As it stands: the export format.
struct PgnStyle {
    /// Lines of movetext have fewer columns than this where a word allows it; 0 is one long line.
    std::size_t max_columns = 80;
    /// The seven tag roster comes first and whole, the others by name; otherwise only the tags that
    /// the game has, in its order.
    bool has_roster = true;
    bool has_comments = true;    ///< also draw offers
    bool has_nags = true;        ///< annotation signs, as $1 and so on
    bool has_variations = true;  ///< everything but the main line
    /// "1. e4" and "1... e5"; otherwise "1.e4" for White and nothing for Black.
    bool has_wide_numbers = true;
};

/// The smallest text from which the same main line is read: the tags as they are, and moves.
[[nodiscard]] PgnStyle minimal_pgn();

/// Appends one game with an empty line behind it. What is read back from the export format is equal
/// to the game, where its tags are the roster at least and each once and tell its start
/// (`set_start`), its comments have neither
/// '}' beside a line end nor a line that begins as a tag does, and it has a result. Texts that are
/// no legal moves are written as they are.
void write_pgn(std::string& text, const AnnotatedGame& game, const PgnStyle& style = {});

/// "\"" and "\\" escaped, line ends and other control characters as blanks.
[[nodiscard]] std::string escaped_tag_value(std::string_view value);

}  // namespace arbiter
