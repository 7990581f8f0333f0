// Can the men of a layer mate? A separate question, since it does not matter how they came there.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"
#include "arbiter/verify/certificate.hpp"
#include "arbiter/verify/work.hpp"

namespace arbiter::verify {

/// The winner's move after which the loser might be mate.
struct LastMove {
    /// The man that has just moved, as an index; nothing where it was the king or `any_piece`.
    std::optional<std::size_t> man;
    /// Whichever piece has just moved.
    bool any_piece = false;
    /// The squares that it may have left: a slider behind them may give check.
    Bitboard left;
};

/// Men each of which stands somewhere on its squares.
class MatingMen {
  public:
    /// `men` and `work` must live as long.
    MatingMen(const std::vector<ClaimedMan>& men, Color winner, Work& work);

    /// May the loser be mate with the kings on these squares, the men standing wherever on theirs?
    /// Says no only where no way to place them mates; yes also once the work is too much.
    [[nodiscard]] bool may_mate(Square winner_king, Square loser_king, const LastMove& last);

  private:
    bool may_mate_by(std::size_t checker, const LastMove& last);
    [[nodiscard]] Bitboard squares_against(std::size_t man, Square square) const;
    [[nodiscard]] Bitboard attacked_from(std::size_t man, Square from) const;
    [[nodiscard]] bool is_lost_to_pawn(std::size_t checker, Square from) const;
    [[nodiscard]] bool has_free_double(std::size_t man) const;
    bool can_deny(Bitboard squares);
    bool can_deny_with(std::size_t man, Bitboard rest);
    bool blocks_and_denies(std::size_t man, Square square, Bitboard squares);
    bool attacks_and_denies(std::size_t man, Square square, Bitboard squares);

    const std::vector<ClaimedMan>& men_;
    Color winner_;
    Work& work_;
    /// The winner's men that are no pawns, as indices.
    std::vector<std::size_t> pieces_;
    /// Squares of men that have no other.
    Bitboard fixed_;
    /// What men of the loser that have no other square, and pawns of the winner, deny to its king.
    Bitboard denied_;
    std::vector<bool> is_placed_;
    /// Of the question that is being answered.
    Square winner_king_{};
    Square loser_king_{};
    Bitboard obstacles_;
};

}  // namespace arbiter::verify
