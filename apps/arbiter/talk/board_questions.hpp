// What a position answers to whoever asks by typing, in the sentences of the page
// (web/src/words/en/answers.ts and entry.ts) with the plain quotes of a terminal. Each answer is
// one line without its end. Knows no game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "apps/arbiter/talk/board_lines.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Which men are asked about; what is absent does not matter.
struct AskedMen {
    std::optional<Color> color = {};
    std::optional<Role> role = {};
    std::optional<File> file = {};

    bool operator==(const AskedMen&) const = default;
};

enum class AskedMoves : std::uint8_t { all, captures };

/// "E4, white pawn.", or that nobody stands there.
[[nodiscard]] std::string told_square(const Position& position, Square square);
/// "White: king e1; rook a1, h1. Black has no such man."
[[nodiscard]] std::string told_men(const Position& position, const AskedMen& asked);
/// "File e1 to e8: e2, white pawn; e8, black king."
[[nodiscard]] std::string told_lines(const Position& position, std::span<const BoardLine> lines);
/// "White can play: knight g1 to f3, h3; pawn e2 to e3, e4."
[[nodiscard]] std::string told_moves(const Position& position, AskedMoves asked);
/// "The white knight on g1 can go to f3, h3."
[[nodiscard]] std::string told_moves_from(const Position& position, Square from, AskedMoves asked);
/// "White is ahead by 3 pawns' worth.", as beginners count it.
[[nodiscard]] std::string told_material(const Position& position);
/// "E4: your board has nothing, the game a white pawn." `placement`: the first part of a FEN, or
/// all of it. Any bytes.
[[nodiscard]] std::string told_own_board(const Position& position, std::string_view placement);
/// "E4 is light."
[[nodiscard]] std::string told_square_color(Square square);

}  // namespace arbiter
