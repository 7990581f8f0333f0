#include "arbiter/verify/mate_check.hpp"

#include "arbiter/rules/attacks.hpp"

namespace arbiter::verify {

namespace {

/// After so many ways to place men the answer is "perhaps".
constexpr int most_tries = 100'000;

class Placing {
  public:
    Placing(const std::vector<ClaimedMan>& men, Color winner, Square winner_king, Square loser_king)
        : men_(men),
          winner_(winner),
          winner_king_(winner_king),
          loser_king_(loser_king),
          is_placed_(men.size(), false) {
        for (const ClaimedMan& man : men)
            if (!man.squares.has_more_than_one())
                fixed_ |= man.squares;
        obstacles_ = fixed_ | Bitboard(winner_king);
    }

    bool can_mate(const LastMove& last) {
        for (std::size_t i = 0; i < men_.size(); ++i) {
            if (men_[i].piece.color != winner_)
                continue;
            const bool has_moved =
                last.man == i || (last.any_piece && men_[i].piece.role != Role::pawn);
            for (const Square from : men_[i].squares) {
                const bool checks = from != winner_king_ &&
                                    attacked_from(i, from).contains(loser_king_) &&
                                    (has_moved || between(from, loser_king_).intersects(last.left));
                if (checks && !is_lost_to_pawn(i, from) &&
                    can_deny_after(i, attacked_from(i, from)))
                    return true;
            }
        }
        return false;
    }

  private:
    /// Through the loser's king, which may step back, and through men that may be elsewhere.
    [[nodiscard]] Bitboard attacked_from(std::size_t man, Square from) const {
        return attacks(men_[man].piece, from, obstacles_ - Bitboard(from));
    }

    [[nodiscard]] Bitboard flights() const {
        Bitboard flights = king_attacks(loser_king_) - king_attacks(winner_king_);
        for (const ClaimedMan& man : men_) {
            if (man.piece.color != winner_ && !man.squares.has_more_than_one())
                flights -= man.squares;
            if (man.piece.color == winner_ && man.piece.role == Role::pawn)
                flights -= pawn_attacks(winner_, man.squares.first());
        }
        return flights;
    }

    /// A pawn of the loser takes the only man that can give check or pin.
    [[nodiscard]] bool is_lost_to_pawn(std::size_t checker, Square from) const {
        bool is_attacked = false;
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

    bool can_deny_after(std::size_t man, Bitboard attacked) {
        is_placed_[man] = true;
        const bool can = can_deny(flights() - attacked);
        is_placed_[man] = false;
        return can;
    }

    /// Can men that have no place yet deny all these squares to the loser's king?
    bool can_deny(Bitboard squares) {
        if (squares.empty() || ++tries_ > most_tries)
            return true;
        const Square square = squares.first();
        for (std::size_t i = 0; i < men_.size(); ++i) {
            if (is_placed_[i] || has_free_double(i))
                continue;
            if (men_[i].piece.color == winner_ ? attacks_and_denies(i, square, squares)
                                               : blocks_and_denies(i, square, squares))
                return true;
        }
        return false;
    }

    bool blocks_and_denies(std::size_t man, Square square, Bitboard squares) {
        return men_[man].squares.contains(square) && denies(man, squares - Bitboard(square));
    }

    bool attacks_and_denies(std::size_t man, Square square, Bitboard squares) {
        if (men_[man].piece.role == Role::pawn)
            return false;
        for (const Square from : men_[man].squares)
            if (from != winner_king_ && from != loser_king_ &&
                attacked_from(man, from).contains(square) &&
                denies(man, squares - attacked_from(man, from)))
                return true;
        return false;
    }

    bool denies(std::size_t man, Bitboard rest) {
        is_placed_[man] = true;
        const bool can = can_deny(rest);
        is_placed_[man] = false;
        return can;
    }

    /// An earlier man that is just the same was tried instead.
    [[nodiscard]] bool has_free_double(std::size_t man) const {
        for (std::size_t i = 0; i < man; ++i)
            if (!is_placed_[i] && men_[i].piece == men_[man].piece &&
                men_[i].squares == men_[man].squares)
                return true;
        return false;
    }

    const std::vector<ClaimedMan>& men_;
    Color winner_;
    Square winner_king_;
    Square loser_king_;
    Bitboard fixed_;
    Bitboard obstacles_;
    std::vector<bool> is_placed_;
    int tries_ = 0;
};

}  // namespace

bool may_be_mate(const std::vector<ClaimedMan>& men, Color winner, Square winner_king,
                 Square loser_king, const LastMove& last) {
    return Placing(men, winner, winner_king, loser_king).can_mate(last);
}

}  // namespace arbiter::verify
