#include "arbiter/game/piece_wings.hpp"

#include <cstddef>

#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

/// The men of one side of the board follow where they go.
void follow_men(Bitboard& men, Move move, Color mover) {
    if (move.is_castling()) {
        const CastlingTargets targets =
            castling_targets(mover, castling_side(move.from(), move.to()));
        const bool has_king = men.contains(move.from());
        const bool has_rook = men.contains(move.to());
        men -= Bitboard(move.from()) | Bitboard(move.to());
        if (has_king)
            men.add(targets.king);
        if (has_rook)
            men.add(targets.rook);
        return;
    }
    const bool is_one = men.contains(move.from()) && !move.is_promotion();
    men -= Bitboard(move.from()) | Bitboard(move.to());
    if (is_one)
        men.add(move.to());
}

}  // namespace

Wings wings_in(const History& history) {
    Wings wings = wings_told_by(history.start());
    for (std::size_t ply = 0; ply < history.moves().size(); ++ply) {
        const Move move = history.moves()[ply];
        if (move == Move()) {
            wings = wings_told_by(history.positions()[ply + 1]);
            continue;
        }
        for (Bitboard* const men : {&wings.queen_side, &wings.king_side})
            follow_men(*men, move, history.positions()[ply].turn());
    }
    return wings;
}

}  // namespace arbiter
