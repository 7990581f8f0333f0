#include "arbiter/rules/checks.hpp"

#include "arbiter/rules/castling.hpp"

namespace arbiter {

GivenCheck check_given(const Position& position, Move move) {
    Bitboard moved(move.to());
    if (move.is_castling())
        moved =
            Bitboard(castling_targets(position.turn(), castling_side(move.from(), move.to())).rook);
    const Bitboard all = checkers(position.play(move));
    return {.direct = all & moved, .discovered = all - moved};
}

}  // namespace arbiter
