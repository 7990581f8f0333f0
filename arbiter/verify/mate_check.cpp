#include "arbiter/verify/mate_check.hpp"

#include "arbiter/rules/attacks.hpp"

namespace arbiter::verify {

MatingMen::MatingMen(const std::vector<ClaimedMan>& men, Color winner, Work& work)
    : men_(men), winner_(winner), work_(work), is_placed_(men.size(), false) {
    work_.take(men.size());
    for (std::size_t i = 0; i < men.size(); ++i) {
        const ClaimedMan& man = men[i];
        const bool is_pawn = man.piece.role == Role::pawn;
        if (man.piece.color == winner && !is_pawn)
            pieces_.push_back(i);
        if (!man.squares.has_more_than_one())
            fixed_ |= man.squares;
        if (man.piece.color != winner && !man.squares.has_more_than_one())
            denied_ |= man.squares;
        if (man.piece.color == winner && is_pawn)
            denied_ |= pawn_attacks(winner, man.squares.first());
    }
}

bool MatingMen::may_mate(Square winner_king, Square loser_king, const LastMove& last) {
    winner_king_ = winner_king;
    loser_king_ = loser_king;
    obstacles_ = fixed_ | Bitboard(winner_king);
    if (!work_.take(1))
        return true;
    for (const std::size_t piece : pieces_)
        if (may_mate_by(piece, last))
            return true;
    const bool is_by_pawn = last.man && men_[*last.man].piece.role == Role::pawn;
    return is_by_pawn && may_mate_by(*last.man, last);
}

bool MatingMen::may_mate_by(std::size_t checker, const LastMove& last) {
    if (!work_.take(1))
        return true;
    const bool has_moved = last.any_piece || last.man == checker;
    const Bitboard flights = king_attacks(loser_king_) - king_attacks(winner_king_) - denied_;
    for (const Square from : squares_against(checker, loser_king_)) {
        if (!work_.take(1))
            return true;
        if ((has_moved || between(from, loser_king_).intersects(last.left)) &&
            !is_lost_to_pawn(checker, from) &&
            can_deny_with(checker, flights - attacked_from(checker, from)))
            return true;
    }
    return false;
}

/// From which of its squares does the man attack this one? Whoever attacks is attacked by his like.
Bitboard MatingMen::squares_against(std::size_t man, Square square) const {
    const Piece like{opponent(men_[man].piece.color), men_[man].piece.role};
    return (men_[man].squares & attacks(like, square, obstacles_)) - Bitboard(winner_king_) -
           Bitboard(loser_king_);
}

/// Through the loser's king, which may step back, and through men that may be elsewhere.
Bitboard MatingMen::attacked_from(std::size_t man, Square from) const {
    return attacks(men_[man].piece, from, obstacles_ - Bitboard(from));
}

/// A pawn of the loser takes the only man that can give check or pin.
bool MatingMen::is_lost_to_pawn(std::size_t checker, Square from) const {
    bool is_attacked = false;
    work_.take(men_.size());
    for (std::size_t i = 0; i < men_.size(); ++i) {
        const ClaimedMan& man = men_[i];
        const bool is_pawn = man.piece.role == Role::pawn;
        if (man.piece.color == winner_ && i != checker &&
            (!is_pawn || pawn_attacks(winner_, man.squares.first()).contains(loser_king_)))
            return false;
        if (man.piece.color != winner_ && is_pawn)
            is_attacked |= pawn_attacks(man.piece.color, man.squares.first()).contains(from);
    }
    return is_attacked && men_[checker].piece.role != Role::pawn;
}

/// Can men that have no place yet deny all these squares to the loser's king?
bool MatingMen::can_deny(Bitboard squares) {
    if (squares.empty())
        return true;
    const Square square = squares.first();
    for (std::size_t i = 0; i < men_.size(); ++i) {
        if (!work_.take(1))
            return true;
        if (is_placed_[i] || has_free_double(i))
            continue;
        if (men_[i].piece.color == winner_ ? attacks_and_denies(i, square, squares)
                                           : blocks_and_denies(i, square, squares))
            return true;
    }
    return false;
}

/// The same for the other men once this one has its place.
bool MatingMen::can_deny_with(std::size_t man, Bitboard rest) {
    is_placed_[man] = true;
    const bool can = can_deny(rest);
    is_placed_[man] = false;
    return can;
}

bool MatingMen::blocks_and_denies(std::size_t man, Square square, Bitboard squares) {
    return men_[man].squares.contains(square) && can_deny_with(man, squares - Bitboard(square));
}

bool MatingMen::attacks_and_denies(std::size_t man, Square square, Bitboard squares) {
    if (men_[man].piece.role == Role::pawn)
        return false;
    for (const Square from : squares_against(man, square))
        if (!work_.take(1) || can_deny_with(man, squares - attacked_from(man, from)))
            return true;
    return false;
}

/// An earlier man that is just the same was tried instead.
bool MatingMen::has_free_double(std::size_t man) const {
    work_.take(man);
    for (std::size_t i = 0; i < man; ++i)
        if (!is_placed_[i] && men_[i].piece == men_[man].piece &&
            men_[i].squares == men_[man].squares)
            return true;
    return false;
}

}  // namespace arbiter::verify
