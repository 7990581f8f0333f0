#include "arbiter/rules/legality.hpp"

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/detail/attacked.hpp"
#include "arbiter/rules/detail/pawn_targets.hpp"

namespace arbiter {

namespace {

bool is_pseudo_legal_pawn_move(const Position& position, Move move) {
    const Color us = position.turn();
    if (move.is_en_passant())
        return position.en_passant() == move.to() &&
               pawn_attacks(us, move.from()).contains(move.to());
    const bool promotes = relative_rank_of(us, Rank::eighth).contains(move.to());
    return (promotes ? move.is_promotion()
                     : move == Move::normal(Role::pawn, move.from(), move.to())) &&
           detail::pawn_targets(position.board(), us, move.from()).contains(move.to());
}

/// As far as the king's safety depends on it.
struct AfterMove {
    AfterMove(const Position& position, Move move) : gone(move.to()) {
        if (move.is_en_passant())
            gone = Bitboard(square_at(file_of(move.to()), rank_of(move.from())));
        const Square king_before = position.king(position.turn());
        king = king_before == move.from() ? move.to() : king_before;
        occupied =
            ((position.board().occupied() - Bitboard(move.from())) - gone) | Bitboard(move.to());
    }

    Square king;
    Bitboard occupied;
    Bitboard gone;  ///< where a man of the other side is taken, if there is one
};

}  // namespace

std::optional<Square> castling_rook(const Position& position, CastlingSide side) {
    const Color us = position.turn();
    for (const Square rook : position.castling_rooks() & position.board().of(us))
        if (castling_side(position.king(us), rook) == side)
            return rook;
    return std::nullopt;
}

bool can_castle(const Position& position, Square rook) {
    const Color us = position.turn();
    const Board& board = position.board();
    if (!(position.castling_rooks() & board.of(us)).contains(rook))
        return false;
    const Square king = position.king(us);
    if (castling_path(king, rook).intersects(board.occupied()))
        return false;
    // The rook may have shielded the king's goal in Chess960, so it is thought away.
    const Bitboard occupied = board.occupied() - Bitboard(king) - Bitboard(rook);
    for (const Square square : castling_king_walk(king, rook))
        if (board.attackers(square, opponent(us), occupied).any())
            return false;
    return true;
}

Bitboard attackers_after(const Position& position, Move move) {
    const AfterMove after(position, move);
    return position.board().attackers(after.king, opponent(position.turn()), after.occupied) -
           after.gone;
}

bool keeps_king_safe(const Position& position, Move move) {
    const AfterMove after(position, move);
    return !detail::is_attacked(position.board(), opponent(position.turn()), after.king,
                                after.occupied, after.gone);
}

bool is_pseudo_legal(const Position& position, Move move) {
    const Color us = position.turn();
    const Board& board = position.board();
    const auto piece = board.at(move.from());
    if (!piece || piece->color != us)
        return false;
    if (move.is_castling())
        return piece->role == Role::king && can_castle(position, move.to());
    if (board.of(us).contains(move.to()))
        return false;
    if (piece->role == Role::pawn)
        return is_pseudo_legal_pawn_move(position, move);
    return move.is_normal() && move.role() == piece->role &&
           attacks(*piece, move.from(), board.occupied()).contains(move.to());
}

bool is_legal(const Position& position, Move move) {
    return is_pseudo_legal(position, move) &&
           (move.is_castling() || keeps_king_safe(position, move));
}

}  // namespace arbiter
