// A second guess at how near a helpmate is, for positions in which the first one goes astray: how
// many squares the loser's king can still go to, and how far the men are that could deny them. It
// looks at the position after each move and is dearer by as much.
#pragma once

#include <algorithm>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/detail/attacked.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/detail/lone_minor.hpp"

namespace arbiter::detail {

constexpr int flight_cost = 4;
constexpr int siege_king_cost = 2;
constexpr int siege_man_cost = 2;
constexpr int siege_pawn_cost = 2;
constexpr int defender_cost = 3;

/// The same questions as `Estimate` answers.
template <Color Winner>
class SiegeEstimate {
  public:
    explicit SiegeEstimate(const Position& position)
        : position_(position), here_(value_of(position)) {}

    /// All moves that bring nothing nearer are tried in turn.
    static constexpr bool tells_worse_moves_apart = false;

    [[nodiscard]] int here() const { return here_; }
    [[nodiscard]] Bitboard telling_targets(Square /*from*/) const { return all_squares; }
    [[nodiscard]] Bitboard telling_targets_of_pawns() const { return all_squares; }
    [[nodiscard]] int after(Move move) const { return value_of(position_.play(move)); }

  private:
    static constexpr Color loser = opponent(Winner);

    static int value_of(const Position& position) {
        const Board& board = position.board();
        const Square king = position.king(loser);
        const Bitboard flights =
            king_attacks(king) - board.of(loser) - attacked_through<Winner>(board, king);
        const Bitboard defenders = board.of(loser) - board.of(Role::pawn) - Bitboard(king);
        return flight_cost * flights.size() +
               siege_king_cost * std::max(2, distance(king, position.king(Winner))) +
               defender_cost * defenders.size() + men_cost(board, king);
    }

    /// The two men that are nearest; a pawn counts until it is promoted.
    static int men_cost(const Board& board, Square king) {
        int nearest = too_far;
        int second = too_far;
        const auto consider = [&](int moves) {
            second = std::clamp(moves, nearest, second);
            nearest = std::min(moves, nearest);
        };
        const auto consider_all = [&](Role role, const MoveDistances& distances) {
            for (const Square from : board.of(Winner, role))
                consider(distances[king][from]);
        };
        for (const Square from : board.of(Winner, Role::pawn))
            consider(2 + (7 - index(relative_rank(Winner, rank_of(from)))));
        consider_all(Role::knight, knight_distances);
        consider_all(Role::bishop, bishop_distances);
        consider_all(Role::rook, rook_distances);
        consider_all(Role::queen, rook_distances);
        return siege_man_cost * (nearest + second);
    }

    const Position& position_;
    int here_;
};

}  // namespace arbiter::detail
