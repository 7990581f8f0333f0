// Making a move where the compiler can see it: for loops that make millions. `Position::play` is
// the same without a colour to name.
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/en_passant.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/zobrist.hpp"

namespace arbiter {

template <Color Us>
[[gnu::always_inline]] inline Position Position::play_as(Move move) const {
    constexpr Color them = opponent(Us);
    const Square from = move.from();
    const Square to = move.to();
    Position next{Uninitialized{}};
    next.turn_ = them;
    next.fullmove_number_ = fullmove_number_ + (Us == Color::black ? 1 : 0);
    next.halfmove_clock_ = halfmove_clock_ + 1;
    next.castling_rooks_ = castling_rooks_;
    next.key_ = key_ ^ zobrist.black_to_move;
    if (en_passant_)
        next.key_ ^= zobrist.en_passant[file_of(*en_passant_)];

    if (move.is_castling()) [[unlikely]] {
        next.board_ = board_;
        next.castle<Us>(move);
        return next;
    }

    const Role role = move.role();
    next.board_ = board_.after(from, to, {Us, role});
    next.key_ ^= zobrist.piece[Us][role][from] ^ zobrist.piece[Us][role][to];
    if (board_.of(them).contains(to)) {
        next.key_ ^= zobrist.piece[them][board_.role_on(to)][to];
        next.halfmove_clock_ = 0;
    }

    // A king's move ends all rights of its side, a man that leaves or lands on a rook's square
    // those of that rook (3.8.2.1).
    Bitboard touched = Bitboard(from) | Bitboard(to);
    if (role == Role::king)
        touched |= relative_rank_of(Us, Rank::first);
    if (castling_rooks_.intersects(touched))
        next.lose_castling_rights(touched);

    if (role == Role::pawn)
        next.finish_pawn_move<Us>(move);
    return next;
}

template <Color Us>
inline void Position::finish_pawn_move(Move move) {
    constexpr Color them = opponent(Us);
    const Square to = move.to();
    halfmove_clock_ = 0;
    if (index(to) - index(move.from()) == 16 * forward(Us)) {
        note_double_step<Us>(to);
    } else if (move.is_promotion()) {
        const Role role = move.promoted_role();
        board_.remove(to, {Us, Role::pawn});
        board_.put(to, {Us, role});
        key_ ^= zobrist.piece[Us][Role::pawn][to] ^ zobrist.piece[Us][role][to];
    } else if (move.is_en_passant()) {
        const Square captured = *offset(to, 0, -forward(Us));
        board_.remove(captured, {them, Role::pawn});
        key_ ^= zobrist.piece[them][Role::pawn][captured];
    }
}

template <Color Us>
inline void Position::note_double_step(Square pawn) {
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

template <Color Us>
inline void Position::castle(Move move) {
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

inline void Position::lose_castling_rights(Bitboard touched) {
    for (const Square rook : castling_rooks_& touched)
        key_ ^= zobrist.castling_rook[rook];
    castling_rooks_ -= touched;
}

}  // namespace arbiter
