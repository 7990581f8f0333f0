// The one way in which a single knight, or bishops on one colour, mate: the king in a corner, one
// of its own men beside it, the other king a knight's move away. Part of the guess that guides the
// search.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"
#include "arbiter/winnable/detail/king_cages.hpp"

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

/// Turns and mirrors the board so that a corner comes to a1 and a square beside it to b1.
class CornerView {
  public:
    CornerView() = default;
    CornerView(Square corner, Square beside)
        : flips_(static_cast<unsigned>(index(corner))),
          turns_(file_of(corner) == file_of(beside)) {}

    [[nodiscard]] Square operator()(Square square) const {
        const unsigned flipped = static_cast<unsigned>(index(square)) ^ flips_;
        return square_at(static_cast<int>(turns_ ? flipped >> 3U | (flipped & 7U) << 3U : flipped));
    }
    /// Whether the square beside the corner is on the same file.
    [[nodiscard]] bool is_upright() const { return turns_; }

  private:
    unsigned flips_ = 0;
    bool turns_ = false;
};

/// How the loser's king on a1, shut in by one of its own men on b1, is mated.
struct CornerMate {
    /// What stands on b1 and can neither take the piece, nor step between, nor check the king.
    Role shell;
    /// Where the winner's king stands.
    CornerKing king;
    /// Where the piece gives check.
    Bitboard checks;
};

inline constexpr Bitboard long_diagonal =
    slow::slider_attacks(Square::a1, slow::bishop_steps, Bitboard());

/// By a bishop. A knight in the shell reaches the diagonal beyond b2.
inline constexpr std::array bishop_mates{
    CornerMate{Role::bishop, CornerKing::a3_or_b3, long_diagonal},
    CornerMate{Role::pawn, CornerKing::a3_or_b3, long_diagonal},
    CornerMate{Role::knight, CornerKing::b3, Bitboard(Square::b2)},
};
/// By a knight. A rook in the shell attacks b3, a bishop c2, a knight a3.
inline constexpr std::array knight_mates{
    CornerMate{Role::rook, CornerKing::a3, Bitboard(Square::c2)},
    CornerMate{Role::bishop, CornerKing::a3, Bitboard(Square::b3)},
    CornerMate{Role::knight, CornerKing::b3, Bitboard(Square::c2)},
};
/// By a knight where a pawn is the shell, coming from the corner's edge or going there.
inline constexpr CornerMate knight_mate_by_leaving_pawn{Role::pawn, CornerKing::a3,
                                                        Bitboard(Square::b3)};
inline constexpr CornerMate knight_mate_by_coming_pawn{Role::pawn, CornerKing::a3_or_b3,
                                                       Bitboard(Square::c2)};

/// What `winner` needs to mate with one minor piece, or with bishops on one colour.
class LoneMinor {
  public:
    /// `turn`: whose move it is. `promotion`: what it costs the loser to get one more piece.
    LoneMinor(const Board& board, Color winner, Color turn, int promotion)
        : loser_(opponent(winner)),
          minor_(board.of(winner, Role::knight).any() ? Role::knight : Role::bishop),
          pieces_(board.of(winner, minor_)),
          winner_king_(board.of(winner, Role::king).first()),
          loser_king_(board.of(opponent(winner), Role::king).first()),
          is_winner_to_move_(turn == winner),
          promotion_(promotion) {
        const Bitboard corners = minor_ == Role::knight              ? all_corners
                                 : pieces_.intersects(light_squares) ? all_corners & light_squares
                                                                     : all_corners & dark_squares;
        for (const Square corner : corners)
            for (const Square shell : rook_attacks(corner, all_squares))
                consider_all(board, corner, shell);
    }

    /// What it takes as things stand.
    [[nodiscard]] int cost() const {
        return cost(winner_king_, loser_king_, minor_moves_, shell_cost_);
    }
    /// The same after the winner's king or piece has gone to a square.
    [[nodiscard]] int after_winner(Role role, Square to) const {
        if (role == Role::king)
            return cost(to, loser_king_, minor_moves_, shell_cost_);
        // A second bishop may have gone, while the first stays where it is.
        const int moves = moves_to_check(to, *mate_, view_);
        return cost(winner_king_, loser_king_,
                    pieces_.has_more_than_one() ? std::min(minor_moves_, moves) : moves,
                    shell_cost_);
    }
    /// The same after the loser's king or a man of its has; `promotion` as of then.
    [[nodiscard]] int after_loser(Role role, Square to, int promotion) const {
        if (role == Role::king)
            return cost(winner_king_, to, minor_moves_, shell_cost_);
        int shell = std::min(shell_cost_, promotion);
        if (role == mate_->shell)
            shell = std::min(shell, shell_cost(role, to, shell_, view_));
        return cost(winner_king_, loser_king_, minor_moves_, shell);
    }

    /// The loser has no man for the shell and no pawn either.
    static constexpr int no_man = 80;

  private:
    static constexpr Bitboard all_corners{0x8100000000000081U};
    static constexpr int king_ply = 5;
    static constexpr int piece_move = 4;
    static constexpr int no_goal = 1000;

    void consider_all(const Board& board, Square corner, Square shell) {
        const CornerView view(corner, shell);
        if (minor_ == Role::bishop) {
            for (const CornerMate& mate : bishop_mates)
                consider(board, mate, shell, view);
            return;
        }
        for (const CornerMate& mate : knight_mates)
            consider(board, mate, shell, view);
        consider(board,
                 rank_of(corner) == relative_rank(loser_, Rank::first) ? knight_mate_by_leaving_pawn
                                                                       : knight_mate_by_coming_pawn,
                 shell, view);
    }

    void consider(const Board& board, const CornerMate& mate, Square shell,
                  const CornerView& view) {
        int to_shell = mate.shell == Role::pawn ? no_man : promotion_;
        for (const Square from : board.of(loser_, mate.shell))
            to_shell = std::min(to_shell, shell_cost(mate.shell, from, shell, view));
        const KingCages& cages = corner_cages(mate.king, to_shell == 0);
        // Once the side to move has moved.
        const CagePlies& plies = is_winner_to_move_ ? cages.loser_to_move : cages.winner_to_move;
        int minor_moves = too_far;
        for (const Square from : pieces_)
            minor_moves = std::min(minor_moves, moves_to_check(from, mate, view));
        const int cost = king_ply * plies[view(loser_king_)][view(winner_king_)] +
                         piece_move * minor_moves + to_shell;
        if (cost >= best_)
            return;
        best_ = cost;
        mate_ = &mate;
        shell_ = shell;
        view_ = view;
        plies_ = &plies;
        minor_moves_ = minor_moves;
        shell_cost_ = to_shell;
    }

    /// Moves until the piece gives the last check. A knight that attacks the corner has to leave
    /// before the king can go there.
    [[nodiscard]] int moves_to_check(Square from, const CornerMate& mate,
                                     const CornerView& view) const {
        const int moves = moves_to(minor_, view(from), mate.checks);
        return moves == 0 && minor_ == Role::knight ? 2 : moves;
    }

    /// What it takes until a man of the loser's is the shell.
    [[nodiscard]] int shell_cost(Role role, Square from, Square shell,
                                 const CornerView& view) const {
        if (role != Role::pawn) {
            const int moves = moves_to(role, view(from), Bitboard(Square::b1));
            return moves == too_far ? no_man : piece_move * moves;
        }
        const int steps = (index(rank_of(shell)) - index(rank_of(from))) * forward(loser_);
        const bool goes_there = view.is_upright() && file_of(shell) == file_of(from) && steps >= 0;
        return goes_there ? piece_move * steps : no_man;
    }

    [[nodiscard]] int cost(Square winner_king, Square loser_king, int minor_moves,
                           int to_shell) const {
        return king_ply * (*plies_)[view_(loser_king)][view_(winner_king)] +
               piece_move * minor_moves + to_shell;
    }

    Color loser_;
    Role minor_;
    Bitboard pieces_;
    Square winner_king_;
    Square loser_king_;
    bool is_winner_to_move_;
    int promotion_;
    int best_ = no_goal;
    /// The cheapest goal, and what it takes.
    const CornerMate* mate_ = nullptr;
    Square shell_{};
    CornerView view_;
    const CagePlies* plies_ = nullptr;
    int minor_moves_ = 0;
    int shell_cost_ = no_man;
};

}  // namespace arbiter::detail
