// The one way in which a single knight or bishop mates: the king in a corner, one of its own men
// beside it, the other king a knight's move away. Part of the guess that guides the search.
#pragma once

#include <algorithm>
#include <cstdint>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::detail {

/// Moves that a piece needs from square to square on an empty board, at most `too_far`.
using MoveDistances = PerSquare<PerSquare<std::uint8_t>>;

inline constexpr std::uint8_t too_far = 6;

template <typename Attacks>
constexpr MoveDistances move_distances(Attacks attacks_from) {
    MoveDistances distances{};
    PerSquare<Bitboard> next{};
    for (const Square square : all_squares)
        next[square] = attacks_from(square);
    for (const Square from : all_squares) {
        for (const Square to : all_squares)
            distances[from][to] = too_far;
        Bitboard reached(from);
        Bitboard fresh = reached;
        for (std::uint8_t moves = 0; moves < too_far && fresh.any(); ++moves) {
            Bitboard found;
            for (const Square square : fresh) {
                distances[from][square] = moves;
                found |= next[square];
            }
            fresh = found - reached;
            reached |= fresh;
        }
    }
    return distances;
}

inline constexpr MoveDistances knight_distances =
    move_distances([](Square from) { return slow::leaper_attacks(from, slow::knight_steps); });
inline constexpr MoveDistances bishop_distances = move_distances(
    [](Square from) { return slow::slider_attacks(from, slow::bishop_steps, Bitboard()); });
inline constexpr MoveDistances rook_distances = move_distances(
    [](Square from) { return slow::slider_attacks(from, slow::rook_steps, Bitboard()); });

/// Moves that a knight, bishop or rook needs to reach one of `goals` on an empty board.
[[nodiscard]] inline int moves_to(Role role, Square from, Bitboard goals) {
    const MoveDistances& distances = role == Role::knight   ? knight_distances
                                     : role == Role::bishop ? bishop_distances
                                                            : rook_distances;
    int fewest = too_far;
    for (const Square goal : goals)
        fewest = std::min<int>(fewest, distances[from][goal]);
    return fewest;
}

/// One corner and one square beside it for the shell: where everybody has to go.
struct CornerMate {
    Square corner;
    /// The loser's own man beside its king.
    Bitboard shell;
    /// The winner's king, which denies the two other squares.
    Bitboard cage;
    /// Where the piece gives check.
    Bitboard checks;
    /// What may stand in the shell, beside knights and pawns.
    Role shell_role;
};

/// What a lone minor piece of `winner` needs to mate.
class LoneMinor {
  public:
    LoneMinor(const Board& board, Color winner)
        : loser_(opponent(winner)),
          minor_(board.of(winner, Role::knight).any() ? Role::knight : Role::bishop),
          piece_(board.of(winner, minor_).first()),
          winner_king_(board.of(winner, Role::king).first()),
          loser_king_(board.of(opponent(winner), Role::king).first()) {
        const Bitboard men = board.of(opponent(winner)) - board.of(Role::king);
        int best = no_goal;
        const auto consider = [&](const CornerMate& goal) {
            const int moves = shell_moves(board, men, goal);
            const int cost = king_step * (distance(loser_king_, goal.corner) +
                                          king_moves(winner_king_, goal.cage)) +
                             piece_move * (moves + moves_to(minor_, piece_, goal.checks));
            if (cost >= best)
                return;
            best = cost;
            goal_ = goal;
            shell_moves_ = moves;
        };
        const Bitboard corners = minor_ == Role::knight ? all_corners
                                 : is_light(piece_)     ? all_corners & light_squares
                                                        : all_corners & dark_squares;
        for (const Square corner : corners)
            for (const Square shell : rook_attacks(corner, all_squares)) {
                if (minor_ == Role::bishop) {
                    consider(bishop_mate(corner, shell));
                    continue;
                }
                consider(knight_mate(corner, shell, Role::rook));
                consider(knight_mate(corner, shell, Role::bishop));
            }
        minor_moves_ = moves_to(minor_, piece_, goal_.checks);
    }

    /// What it takes as things stand.
    [[nodiscard]] int cost() const {
        return cost(winner_king_, loser_king_, minor_moves_, shell_moves_);
    }
    /// The same after the winner's king or piece has gone to a square.
    [[nodiscard]] int after_winner(Role role, Square to) const {
        if (role == Role::king)
            return cost(to, loser_king_, minor_moves_, shell_moves_);
        return cost(winner_king_, loser_king_, moves_to(minor_, to, goal_.checks), shell_moves_);
    }
    /// The same after the loser's king or a piece of its has.
    [[nodiscard]] int after_loser(Role role, Square to) const {
        if (role == Role::king)
            return cost(winner_king_, to, minor_moves_, shell_moves_);
        return cost(winner_king_, loser_king_, minor_moves_,
                    std::min(shell_moves_, shell_moves({loser_, role}, to, goal_)));
    }

  private:
    static constexpr Bitboard all_corners{0x8100000000000081U};
    static constexpr int king_step = 4;
    static constexpr int piece_move = 4;
    /// The loser has no man for the shell.
    static constexpr int no_piece = 6;
    static constexpr int no_goal = 1000;

    static int king_moves(Square king, Bitboard goals) {
        int nearest = 8;
        for (const Square goal : goals)
            nearest = std::min(nearest, distance(king, goal));
        return nearest;
    }

    [[nodiscard]] int shell_moves(const Board& board, Bitboard men, const CornerMate& goal) const {
        int fewest = no_piece;
        for (const Square square : men)
            fewest = std::min(fewest, shell_moves(*board.at(square), square, goal));
        return fewest;
    }

    /// A queen in the shell, and what can go between or take the checking piece, is of no use.
    [[nodiscard]] static int shell_moves(Piece piece, Square from, const CornerMate& goal) {
        if (piece.role == Role::knight || piece.role == goal.shell_role)
            return moves_to(piece.role, from, goal.shell);
        if (piece.role != Role::pawn)
            return no_piece;
        const Square shell = goal.shell.first();
        const int steps = (index(rank_of(shell)) - index(rank_of(from))) * forward(piece.color);
        return file_of(shell) == file_of(from) && steps >= 0 ? steps : no_piece;
    }

    /// Where a king beside the shell's side of the corner denies the two other squares.
    static Bitboard cage_of(Square corner, Square shell) {
        Bitboard cage = ~(king_attacks(corner) | Bitboard(corner));
        for (const Square other : king_attacks(corner) - Bitboard(shell))
            cage &= king_attacks(other);
        return cage;
    }

    static CornerMate bishop_mate(Square corner, Square shell) {
        return {corner, Bitboard(shell), cage_of(corner, shell), bishop_attacks(corner, Bitboard()),
                Role::bishop};
    }

    /// A bishop in the shell attacks the square from which a knight checks beyond a rook.
    static CornerMate knight_mate(Square corner, Square shell, Role role) {
        const Bitboard cage = cage_of(corner, shell);
        const Bitboard at_edge = cage & rook_attacks(corner, Bitboard());
        if (role == Role::bishop)
            return {corner, Bitboard(shell), at_edge, cage - at_edge, role};
        return {corner, Bitboard(shell), cage, knight_attacks(corner) - cage, role};
    }

    [[nodiscard]] int cost(Square winner_king, Square loser_king, int minor_moves,
                           int shell_moves) const {
        return king_step *
                   (distance(loser_king, goal_.corner) + king_moves(winner_king, goal_.cage)) +
               piece_move * (minor_moves + shell_moves);
    }

    Color loser_;
    Role minor_;
    Square piece_;
    Square winner_king_;
    Square loser_king_;
    CornerMate goal_{};
    int minor_moves_ = 0;
    int shell_moves_ = no_piece;
};

}  // namespace arbiter::detail
