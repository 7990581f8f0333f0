// Position::play, apart from position.cpp because it asks `is_legal`, which is built on Position.
#include <cassert>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/en_passant.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/zobrist.hpp"

namespace arbiter {

void Position::take(Square square, Piece piece) {
    board_.remove(square, piece);
    key_ ^= zobrist.piece[piece.color][piece.role][square];
    halfmove_clock_ = 0;
}

void Position::lose_castling_rights(Bitboard touched) {
    for (const Square rook : castling_rooks_& touched)
        key_ ^= zobrist.castling_rook[rook];
    castling_rooks_ -= touched;
}

template <Color Us>
void Position::castle(Move move) {
    const Square king = move.from();
    const Square rook = move.to();
    const CastlingTargets targets = castling_targets(Us, castling_side(king, rook));
    // Both leave before either arrives: in Chess960 one may land where the other stood.
    board_.remove(king, {Us, Role::king});
    board_.remove(rook, {Us, Role::rook});
    board_.put(targets.king, {Us, Role::king});
    board_.put(targets.rook, {Us, Role::rook});
    const auto& numbers = zobrist.piece[Us];
    key_ ^= numbers[Role::king][king] ^ numbers[Role::king][targets.king] ^
            numbers[Role::rook][rook] ^ numbers[Role::rook][targets.rook];
    lose_castling_rights(relative_rank_of(Us, Rank::first));
}

template <Color Us>
void Position::play_as(Move move) {
    constexpr Color them = opponent(Us);
    const Square from = move.from();
    const Square to = move.to();

    if (en_passant_) {
        key_ ^= zobrist.en_passant[file_of(*en_passant_)];
        en_passant_.reset();
    }
    just_crossed_.reset();
    ++halfmove_clock_;
    turn_ = them;
    key_ ^= zobrist.black_to_move;
    if constexpr (Us == Color::black)
        ++fullmove_number_;

    if (move.is_castling())
        return castle<Us>(move);

    if (board_.of(them).contains(to))
        take(to, {them, board_.role_on(to)});
    const Role role = board_.role_on(from);
    const Role landing = move.is_promotion() ? move.promoted_role() : role;
    board_.remove(from, {Us, role});
    board_.put(to, {Us, landing});
    key_ ^= zobrist.piece[Us][role][from] ^ zobrist.piece[Us][landing][to];

    // A king's move ends all rights of its side, a man that leaves or lands on a rook's square
    // those of that rook (3.8.2.1).
    Bitboard touched = Bitboard(from) | Bitboard(to);
    if (role == Role::king)
        touched |= relative_rank_of(Us, Rank::first);
    if (castling_rooks_.intersects(touched))
        lose_castling_rights(touched);

    if (role != Role::pawn)
        return;
    halfmove_clock_ = 0;
    if (move.is_en_passant())
        take(*offset(to, 0, -forward(Us)), {them, Role::pawn});
    else if (index(to) - index(from) == 16 * forward(Us))
        note_double_step<Us>(to);
}

template <Color Us>
void Position::note_double_step(Square pawn) {
    constexpr Color them = opponent(Us);
    const Square crossed = *offset(pawn, 0, -forward(Us));
    just_crossed_ = crossed;
    if (!pawn_attacks(Us, crossed).intersects(board_.of(them, Role::pawn)))
        return;
    if (has_legal_en_passant(board_, them, crossed)) {
        en_passant_ = crossed;
        key_ ^= zobrist.en_passant[file_of(crossed)];
    }
}

Position Position::play(Move move) const {
    assert(is_legal(*this, move));
    Position next = *this;
    if (turn_ == Color::white)
        next.play_as<Color::white>(move);
    else
        next.play_as<Color::black>(move);
    return next;
}

}  // namespace arbiter
