#include "arbiter/rules/exchange.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter {

namespace {

/// The cheapest of the men, given that there is one; the king last, whatever it is worth.
Role cheapest(const Board& board, Bitboard men, const PerRole<int>& worths) {
    Role found = Role::king;
    for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn})
        if (men.intersects(board.of(role)) &&
            (found == Role::king || worths[role] <= worths[found]))
            found = role;
    return found;
}

/// Captures on one square, one after the other.
class Trade {
  public:
    /// `first_gain` is what the side that begins has won by its first capture; `standing` is the
    /// man that it made it with.
    Trade(const Board& board, const PerRole<int>& worths, Bitboard occupied, Role standing,
          int first_gain)
        : board_(board), worths_(worths), occupied_(occupied), standing_(standing) {
        gains_[0] = first_gain;
    }

    /// What the side that began has won in the end. `side` is the one to take back.
    int run(Square square, Color side) {
        for (; last_ + 1 < gains_.size() && take(square, side); side = opponent(side)) {
        }
        // Backwards: a side goes on only if that is better for it than to stop.
        for (; last_ > 0; --last_)
            gains_[last_ - 1] = -std::max(-gains_[last_ - 1], gains_[last_]);
        return gains_[0];
    }

  private:
    bool take(Square square, Color side) {
        // Taking a man off the board opens the lines behind it.
        const Bitboard takers = attackers(square, side);
        if (takers.empty())
            return false;
        const Role taker = cheapest(board_, takers, worths_);
        // A king takes only what is not guarded.
        if (taker == Role::king && attackers(square, opponent(side)).any())
            return false;
        ++last_;
        gains_[last_] = worths_[standing_] - gains_[last_ - 1];
        standing_ = taker;
        occupied_.remove((takers & board_.of(taker)).first());
        return true;
    }
    [[nodiscard]] Bitboard attackers(Square square, Color side) const {
        return board_.attackers(square, side, occupied_) & occupied_;
    }

    const Board& board_;
    const PerRole<int>& worths_;
    Bitboard occupied_;
    Role standing_;
    /// gains_[n]: what the side that makes the n-th capture has won if the trade ends there.
    std::array<int, 33> gains_{};
    std::size_t last_ = 0;
};

}  // namespace

int captured_worth(const Position& position, Move move, const PerRole<int>& worths) {
    const int promoted =
        move.is_promotion() ? worths[move.promoted_role()] - worths[Role::pawn] : 0;
    if (!is_capture(position, move))
        return promoted;
    return promoted + (move.is_en_passant() ? worths[Role::pawn]
                                            : worths[position.board().role_on(move.to())]);
}

int exchange_gain(const Position& position, Move move, const PerRole<int>& worths) {
    // Two men move and neither captures: there is no one square to trade on.
    if (move.is_castling())
        return 0;
    const Board& board = position.board();
    const Role landed = move.promotion().value_or(move.role());
    Bitboard occupied = board.occupied() - Bitboard(move.from());
    if (move.is_en_passant())
        occupied.remove(square_at(file_of(move.to()), rank_of(move.from())));
    return Trade(board, worths, occupied, landed, captured_worth(position, move, worths))
        .run(move.to(), opponent(position.turn()));
}

int exchange_on(const Board& board, Square square, Color side, const PerRole<int>& worths) {
    if (!board.of(opponent(side)).contains(square))
        return 0;
    // As if the other side had just gone there without taking anything.
    return -Trade(board, worths, board.occupied(), board.role_on(square), 0).run(square, side);
}

}  // namespace arbiter
