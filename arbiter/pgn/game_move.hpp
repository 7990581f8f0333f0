// One move of a game as a file has it: in SAN, in whatever else can mean one move only, or none.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What a text does to a position.
struct GameMove {
    Move move;       ///< legal, or for a null move the one that never is
    Position after;  ///< of a null move: the same men with the other side to move
    /// `null_move` or `odd_promotion`: what had to be passed over.
    std::optional<PgnFault> passed_over;
    /// The Numeric Annotation Glyph of a sign that is glued to the move: 18 of "Nf3+-".
    std::optional<int> nag;
};

/// Reads as `read_san` does, then as `read_san_leniently`; the letters of another language come
/// before both. Takes "--" and the like for a null move,
/// a promotion without its piece for one to a queen, and takes a sign off that is glued to the
/// move. Fails with one English sentence without full stop, with the Law where there is one.
[[nodiscard]] std::expected<GameMove, std::string> read_game_move(
    const Position& position, std::string_view text, const PieceLetters& letters = english_letters);

/// What is said of `passed_over`.
[[nodiscard]] std::string_view describe_passed_over(PgnFault fault);

}  // namespace arbiter
