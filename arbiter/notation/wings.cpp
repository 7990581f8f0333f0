#include "arbiter/notation/wings.hpp"

#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/chess960.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

namespace {

/// Of two pieces of a kind the one nearer to the a-file.
Wings wings_at_start(const Board& board) {
    Wings wings;
    for (const Color color : both_colors)
        for (const Role role : {Role::rook, Role::knight, Role::bishop}) {
            const Bitboard pair = board.of(color, role);
            wings.queen_side.add(pair.first());
            wings.king_side |= pair - Bitboard(pair.first());
        }
    return wings;
}

}  // namespace

Wings wings_told_by(const Position& position) {
    const Board& board = position.board();
    if (chess960_number(position))
        return wings_at_start(board);
    Wings wings{board.occupied(), board.occupied()};
    for (const Color color : both_colors) {
        // c1 is dark, c8 light.
        const Bitboard of_queen = color == Color::white ? dark_squares : light_squares;
        const Bitboard bishops = board.of(color, Role::bishop);
        wings.king_side -= bishops & of_queen;
        wings.queen_side -= bishops - of_queen;
        const Bitboard rooks = board.of(color, Role::rook);
        for (const Square rook : position.castling_rooks() & rooks) {
            const bool is_kings =
                castling_side(position.king(color), rook) == CastlingSide::king_side;
            (is_kings ? wings.queen_side : wings.king_side) -= Bitboard(rook);
            (is_kings ? wings.king_side : wings.queen_side) -= rooks - Bitboard(rook);
        }
    }
    return wings;
}

}  // namespace arbiter
