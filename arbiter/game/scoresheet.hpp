// The record of a game as a player writes it (Law 8.1): moves as in Appendix C, (=) for an offer of
// a draw, and the time that was left.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/game/game.hpp"
#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter {

/// One move of one side.
struct SheetCell {
    std::string move;       ///< empty where the side has none in this row
    bool is_offer = false;  ///< a draw was offered with it (8.1.5, C.12)
    /// On the player's clock when the move was completed, or the game ended with it; nothing where
    /// there is no time but that of the move at hand.
    std::optional<Duration> left;
    bool operator==(const SheetCell&) const = default;
};

/// A move of both sides.
struct SheetRow {
    std::uint32_t number;       ///< as in the FEN
    PerColor<SheetCell> cells;  ///< of each side
    bool operator==(const SheetRow&) const = default;
};

/// The rows in order. The first may lack White's move, the last Black's. A move that stands though
/// it was illegal (A.5.2) has the squares from which and to which a man went.
[[nodiscard]] std::vector<SheetRow> scoresheet(const Game& game,
                                               const MoveStyle& style = fide_notation);

/// How the words of a row stand.
enum class SheetLayout : std::uint8_t {
    columns,  ///< below each other, for eyes
    compact,  ///< one blank apart, for fingers and ears
};

/// "1:02:03", from a day on "50d" or "2d 3:04:05": the time of a cell, as short as a clock has it.
[[nodiscard]] std::string sheet_time(Duration left);

/// Lines of "12. Nf3 (=)  1:02:03   Nc6  1:01:00", each with its line feed; above them the names of
/// the players, where they are known, below them the result and why, once there is one. Columns are
/// as wide as the longest word in them needs, and no narrower than most games need.
[[nodiscard]] std::string write_scoresheet(const Game& game,
                                           SheetLayout layout = SheetLayout::columns,
                                           const MoveStyle& style = fide_notation);

/// Whether a score sheet in that notation is evidence: by FIDE's Laws an algebraic one alone
/// (Appendix C).
[[nodiscard]] bool is_evidence(const Ruleset& ruleset, Notation notation);

/// A sheet that a player has written holds the same moves as another, up to where this ply begins;
/// nothing where one is as far as it goes the beginning of the other (D.2.9). `start` is the
/// position before the first move; what is no legal move there is where they part.
[[nodiscard]] std::optional<std::size_t> first_difference(const Position& start, const Sheet& a,
                                                          const Sheet& b);

}  // namespace arbiter
