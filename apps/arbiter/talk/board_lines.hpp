// Files, ranks and diagonals, and parts of them: which squares stand on them, in order. Knows
// nothing of who stands there.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/rules/square.hpp"

namespace arbiter {

enum class LineKind : std::uint8_t { file, rank, diagonal };

struct BoardLine {
    LineKind kind;
    std::vector<Square> squares;  ///< two at least

    bool operator==(const BoardLine&) const = default;
};

/// From White's side to Black's.
[[nodiscard]] BoardLine file_line(File file);
/// From White's left to his right.
[[nodiscard]] BoardLine rank_line(Rank rank);
/// The file and the rank of a square.
[[nodiscard]] std::vector<BoardLine> straight_lines(Square square);
/// Its diagonals from left to right, first the one that rises; a corner has one.
[[nodiscard]] std::vector<BoardLine> diagonals(Square square);
/// From one square to another, both included; nothing where no line leads there.
[[nodiscard]] std::optional<BoardLine> line_between(Square from, Square to);

/// "e", "4", "a1 h8", "e4", "diagonals echo four", and words that say nothing among them; none
/// where it is nothing of that kind.
[[nodiscard]] std::vector<BoardLine> lines_meant(std::string_view text);

}  // namespace arbiter
