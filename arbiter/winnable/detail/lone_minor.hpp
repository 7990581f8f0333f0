// The one way in which a single knight or bishop mates: the king in a corner, one of its own men
// beside it, the other king a knight's move away. Part of the guess that guides the search.
#pragma once

#include <algorithm>
#include <array>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::detail {

/// Moves that a piece needs to reach one of `goals` on an empty board, at most `far`.
[[nodiscard]] inline int moves_to(Role role, Square from, Bitboard goals) {
    constexpr int far = 6;
    Bitboard reached(from);
    for (int moves = 0; moves < far; ++moves) {
        if (reached.intersects(goals))
            return moves;
        Bitboard next = reached;
        for (const Square square : reached)
            next |= attacks({Color::white, role}, square, Bitboard());
        if (next == reached)
            return far;
        reached = next;
    }
    return far;
}

/// What a lone minor piece of `winner` needs beside the two kings.
class LoneMinor {
  public:
    LoneMinor(const Board& board, Color winner, Square loser_king)
        : minor_(board.of(winner, Role::knight).any() ? Role::knight : Role::bishop) {
        const Square piece = board.of(winner, minor_).first();
        const Bitboard corners = minor_ == Role::knight ? all_corners
                                 : is_light(piece)      ? all_corners & light_squares
                                                        : all_corners & dark_squares;
        Square corner = corners.first();
        for (const Square square : corners)
            if (distance(square, loser_king) < distance(corner, loser_king))
                corner = square;
        shell_ = rook_attacks(corner, all_squares);
        checks_ =
            minor_ == Role::knight ? knight_attacks(corner) : bishop_attacks(corner, Bitboard());
        minor_moves_ = moves_to(minor_, piece, checks_);
        const Bitboard pieces =
            board.of(opponent(winner)) - board.of(Role::pawn) - board.of(Role::king);
        for (const Square square : pieces)
            shell_moves_ = std::min(shell_moves_, moves_to(board.role_on(square), square, shell_));
    }

    /// What it takes as things stand.
    [[nodiscard]] int cost() const { return cost(shell_moves_, minor_moves_); }
    /// The same after one of the loser's pieces has come to a square.
    [[nodiscard]] int after_shell_move(Role role, Square to) const {
        return cost(std::min(shell_moves_, moves_to(role, to, shell_)), minor_moves_);
    }
    /// The same after the winner's piece has.
    [[nodiscard]] int after_minor_move(Square to) const {
        return cost(shell_moves_, moves_to(minor_, to, checks_));
    }

  private:
    static constexpr Bitboard all_corners{0x8100000000000081U};
    static constexpr int no_piece = 12;

    static int cost(int shell_moves, int minor_moves) { return 3 * shell_moves + 2 * minor_moves; }

    Role minor_;
    Bitboard shell_;
    Bitboard checks_;
    int shell_moves_ = no_piece;
    int minor_moves_;
};

}  // namespace arbiter::detail
