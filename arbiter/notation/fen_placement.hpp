// The first field of a FEN, quickly: a table says what each byte, and each rank, comes to. Says
// nothing of what is wrong with a text; fen_text.hpp does.
#pragma once

#include <cstddef>
#include <optional>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/rules/board.hpp"

namespace arbiter {

/// Passes the word at the cursor if it is eight whole ranks, and gives the men; otherwise nothing,
/// and the cursor stays.
[[nodiscard]] std::optional<Board> read_placement(TextCursor& cursor);

/// Room for any FEN: 71 bytes of men and 54 of the rest at most.
using FenBuffer = StaticVector<char, 128>;

/// Appends the men, rank 8 first: at most 71 bytes. Requires: `text` is empty.
void append_placement(const Board& board, FenBuffer& text);

}  // namespace arbiter
