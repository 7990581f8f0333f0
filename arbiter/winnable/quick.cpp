// What can be proved in about a microsecond.
#include <algorithm>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/winnable/detail/layer_closing.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/theorem.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter {

namespace {

/// So many lines of forced play, more or less, are followed.
constexpr std::uint32_t most_lines = 64;
/// Plies of a forced end that are looked at.
constexpr int most_plies = 7;
/// Layers of an invariant that are looked at: nearly all walls stand still.
constexpr std::size_t most_layers = 12;

/// Does every line of play end within so many plies, without a mate by `side`? Where a position has
/// more moves than `lines` nobody is forced to anything.
bool ends_soon(const Position& position, Color side, int plies, std::uint32_t lines) {
    if (theorem_against(position.board(), side))
        return true;
    if (plies == 0)
        return false;
    const std::uint32_t moves = count_legal_moves(position);
    if (moves > lines)
        return false;
    return !for_each_legal_move(position, [&](Move move) {
        const Position after = position.play(move);
        if (!has_legal_move(after))
            return is_check(after) && after.turn() != side;
        return !ends_soon(after, side, plies - 1, lines / moves);
    });
}

/// Every square before these, up to the last rank.
Bitboard ahead_of(Color side, Bitboard pawns) {
    Bitboard ahead;
    for (Bitboard step = shifted_forward(side, pawns); step.any();
         step = shifted_forward(side, step))
        ahead |= step;
    return ahead;
}

/// Can the king walk up to a pawn of the other side and take it, as far as pawns tell? A pawn
/// beside the other king counts as guarded.
bool can_take_pawn(const Position& position, Color side) {
    const Board& board = position.board();
    const Bitboard pawns = board.of(opponent(side), Role::pawn);
    const Bitboard guarded = shifted_forward(
        opponent(side), shifted<Direction::east>(pawns) | shifted<Direction::west>(pawns));
    const Bitboard barred = guarded | board.of(side, Role::pawn);
    Bitboard region(position.king(side));
    for (Bitboard grown = region; grown.any(); region |= grown)
        grown = detail::king_steps(grown) - barred - region;
    return region.intersects(pawns - king_attacks(position.king(opponent(side))));
}

/// Could a wall of pawns keep `side` from mating? Asked before anything dearer: where knights,
/// rooks or queens are left, a pawn has a free way, or the king can open one, walls hardly ever
/// hold.
bool may_be_walled(const Position& position, Color side) {
    const Board& board = position.board();
    const Bitboard strong = board.of(Role::queen) | board.of(Role::rook) | board.of(Role::knight);
    if (strong.any())
        return false;
    const Bitboard pawns = board.of(side, Role::pawn);
    const Bitboard others = board.of(opponent(side), Role::pawn);
    const Bitboard stopped = pawns & shifted_forward(opponent(side), board.of(opponent(side)));
    if (pawns.any() && stopped.empty())
        return false;
    const Bitboard before = ahead_of(opponent(side), others);
    const Bitboard watched =
        before | shifted<Direction::east>(before) | shifted<Direction::west>(before);
    return watched.contains_all(pawns - stopped) && !can_take_pawn(position, side);
}

}  // namespace

Winnability quick(const Position& position, Color side) {
    if (!has_legal_move(position)) {
        const bool has_mated = is_check(position) && position.turn() != side;
        return has_mated ? Winnability::winnable : Winnability::unwinnable;
    }
    const bool is_proved =
        ends_soon(position, side, most_plies, most_lines) ||
        (may_be_walled(position, side) && find_invariant(position, side, most_layers).layers);
    return is_proved ? Winnability::unwinnable : Winnability::undecided;
}

}  // namespace arbiter
