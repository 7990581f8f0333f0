// What can be proved in about a microsecond.
#include <algorithm>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/theorem.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter {

namespace {

/// A side with more moves than this is not forced to anything.
constexpr std::uint32_t most_moves = 10;
/// Plies of a forced end that are looked at.
constexpr int most_plies = 7;
/// Layers of an invariant that are looked at: nearly all walls stand still.
constexpr std::size_t most_layers = 3;

/// Does every line of play end within so many plies, without a mate by `side`?
bool ends_soon(const Position& position, Color side, int plies) {
    if (theorem_against(position.board(), side))
        return true;
    if (plies == 0 || count_legal_moves(position) > most_moves)
        return false;
    return !for_each_legal_move(position, [&](Move move) {
        const Position after = position.play(move);
        if (!has_legal_move(after))
            return is_check(after) && after.turn() != side;
        return !ends_soon(after, side, plies - 1);
    });
}

/// Could a wall of pawns keep `side` from mating? Asked before anything dearer.
bool may_be_walled(const Board& board, Color side) {
    const Bitboard strong = board.of(Role::queen) | board.of(Role::rook) | board.of(Role::knight);
    if (board.of(side).intersects(strong))
        return false;
    const Bitboard pawns = board.of(side, Role::pawn);
    const Bitboard stopped = shifted_forward(opponent(side), board.of(opponent(side)));
    return pawns.intersects(stopped) || pawns.empty();
}

}  // namespace

Winnability quick(const Position& position, Color side) {
    if (!has_legal_move(position)) {
        const bool has_mated = is_check(position) && position.turn() != side;
        return has_mated ? Winnability::winnable : Winnability::unwinnable;
    }
    const bool is_proved =
        ends_soon(position, side, most_plies) ||
        (may_be_walled(position.board(), side) && find_invariant(position, side, most_layers));
    return is_proved ? Winnability::unwinnable : Winnability::undecided;
}

}  // namespace arbiter
