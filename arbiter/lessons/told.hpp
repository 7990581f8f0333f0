// What has to be told with a question because the men on the board do not show it, so that nothing
// is hidden on which the answer may rest. Values; the words for them are `context_in_words`.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/lessons/task.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::lessons {

/// Which things are told. Rights and the last move are those of the position where the told moves
/// begin, or of the current one where none are told.
struct Told {
    /// Who has the move, where the question does not say it itself.
    bool turn = false;
    /// Whose rights to castle.
    std::vector<Color> castlers = {};
    /// Which move came last, or that it was not the two steps of a pawn.
    bool last_move = false;
    /// All moves that have been played.
    bool moves = false;
    /// How many moves were no captures and no pawn moves.
    bool plies = false;
};

/// Rights are told where king and rook stand as if they might castle, the last move where a pawn
/// stands as if it might take en passant, whether they may or not: what is told gives nothing away.
[[nodiscard]] Told told_with(const Task& task);

/// Where the told moves begin.
[[nodiscard]] const Position& told_from(const Task& task, const Told& told);

/// A move as it is told.
struct LastMove {
    /// Who has made it.
    Color side;
    /// Where the man stood.
    Square from;
    /// Where he stands now; with castling the king.
    Square to;
};

/// The move that led to `told_from`, as far as it is known: always where it was a pawn's two steps.
[[nodiscard]] std::optional<LastMove> last_told_move(const Task& task, const Told& told);

}  // namespace arbiter::lessons
