// How near a position is to a helpmate, told for each move before it is made. A guess: nothing
// depends on it but how long the search takes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/detail/king_cages.hpp"
#include "arbiter/winnable/detail/lone_minor.hpp"

namespace arbiter::detail {

// The weights were tried out on positions of games that were lost on time.

/// A ply of the kings on the way to the cage.
constexpr int king_ply_cost = 2;
/// Each of the loser's pieces, which could guard its king.
constexpr int piece_cost = 5;
/// A pawn's step while a promotion is needed.
constexpr int pawn_step_cost = 2;
/// The winner needs a promotion, however near a pawn is.
constexpr int promotion_cost = 3;
/// The loser takes a queen or rook, a pawn, a minor piece.
constexpr int lost_major_cost = 24;
constexpr int lost_pawn_cost = 1;
constexpr int lost_minor_cost = 1;
/// The loser gets a piece.
constexpr int loser_promotion_cost = 3;
/// A side without pawns waits for a promotion in vain.
constexpr int no_pawn_cost = 40;
/// The loser has to promote a pawn to get a man that shells its king in.
constexpr int lone_pawn_cost = 23;
/// Each square between the winner's king and a pawn that it must take to let its own pass.
constexpr int obstacle_step_cost = 4;

/// What a position lets one say of each of its moves without making it.
template <Color Winner>
class Estimate {
  public:
    explicit Estimate(const Position& position)
        : board_(position.board()),
          turn_(position.turn()),
          winner_king_(position.king(Winner)),
          loser_king_(position.king(loser)),
          plan_(plan_of(board_)) {
        const KingCages& cages = king_cages(mater(), board_.of(loser).has_more_than_one());
        cages_ = turn_ == Winner ? &cages.loser_to_move : &cages.winner_to_move;
        const Bitboard pieces = board_.of(loser) - board_.of(Role::pawn) - board_.of(Role::king);
        if (plan_ != Plan::minor_alone)
            pieces_ = piece_cost * pieces.size();
        if (plan_ == Plan::promote)
            find_promotion();
        if (plan_ != Plan::minor_alone)
            kings_ = king_plies(loser_king_, winner_king_);
        if (plan_ == Plan::minor_alone) {
            minor_.emplace(board_, Winner, turn_, cost_of_another_man());
            material_ = minor_->cost();
        }
        goals_ = board_.of(opponent(turn_));
        movers_ = plan_ == Plan::minor_alone ? board_.of(turn_) : movers();
    }

    /// What leads away from the mate is tried later the more it does.
    static constexpr bool tells_worse_moves_apart = true;

    /// As of a position after no move.
    [[nodiscard]] int here() const { return kings_ + material_ + pieces_; }

    /// Where a man from there has to go for its move to change something.
    [[nodiscard]] Bitboard telling_targets(Square from) const {
        return movers_.contains(from) ? all_squares : goals_;
    }
    [[nodiscard]] Bitboard telling_targets_of_pawns() const {
        return plan_ == Plan::minor_alone || (plan_ == Plan::promote && turn_ == Winner)
                   ? all_squares
                   : goals_;
    }

    /// Of the position after the move, lower where a mate is nearer.
    [[nodiscard]] int after(Move move) const {
        if (move.is_castling())
            return here();
        return turn_ == Winner ? after_winner(move) : after_loser(move);
    }

  private:
    static constexpr Color loser = opponent(Winner);

    enum class Plan : std::uint8_t { major, promote, minors, minor_alone };

    [[nodiscard]] Bitboard movers() const {
        const Bitboard pawns = board_.of(turn_, Role::pawn);
        const bool pawns_matter = turn_ == Winner && plan_ == Plan::promote;
        return Bitboard(turn_ == Winner ? winner_king_ : loser_king_) |
               (pawns_matter ? pawns : pawns & relative_rank_of(turn_, Rank::seventh));
    }

    static Plan plan_of(const Board& board) {
        const Bitboard men = board.of(Winner);
        if (men.intersects(board.straight_sliders()))
            return Plan::major;
        if (men.intersects(board.of(Role::pawn)))
            return Plan::promote;
        const Bitboard minors = men - board.of(Role::king);
        const Bitboard bishops = minors & board.of(Role::bishop);
        // Bishops on one colour mate as one does.
        const bool are_as_one = minors == bishops && !(bishops.intersects(light_squares) &&
                                                       bishops.intersects(dark_squares));
        return are_as_one || !minors.has_more_than_one() ? Plan::minor_alone : Plan::minors;
    }

    [[nodiscard]] Mater mater() const {
        if (plan_ == Plan::promote || board_.of(Winner, Role::queen).any())
            return Mater::queen;
        if (plan_ == Plan::major)
            return Mater::rook;
        const Bitboard bishops = board_.of(Winner, Role::bishop);
        if (bishops.empty() ||
            (bishops.intersects(light_squares) && bishops.intersects(dark_squares)))
            return Mater::knight;
        return bishops.intersects(light_squares) ? Mater::light_bishop : Mater::dark_bishop;
    }

    template <Color Us>
    [[nodiscard]] static int cost_to_promote(Square pawn) {
        const int rank = index(relative_rank(Us, rank_of(pawn)));
        const int steps = 7 - rank - (rank == 1 ? 1 : 0);
        return pawn_step_cost * steps;
    }

    template <Color Us>
    static Bitboard ahead_of(Square pawn) {
        const std::uint64_t ahead = Us == Color::white ? ~std::uint64_t{1} << index(pawn)
                                                       : (std::uint64_t{1} << index(pawn)) - 1;
        return squares_of(file_of(pawn)) & Bitboard(ahead);
    }

    /// While the winner's king has to take the pawn in its own pawn's way, what counts is how far
    /// the cage is from there.
    [[nodiscard]] int king_plies(Square loser_king, Square winner_king) const {
        return king_ply_cost * (*cages_)[loser_king][obstacle_ ? *obstacle_ : winner_king];
    }

    /// The pawn that is nearest to a promotion, and the pawn that stops it.
    void find_promotion() {
        material_ = no_pawn_cost;
        for (const Square pawn : board_.of(Winner, Role::pawn)) {
            const Bitboard stoppers = board_.of(loser, Role::pawn) & ahead_of<Winner>(pawn);
            int cost = promotion_cost + cost_to_promote<Winner>(pawn);
            std::optional<Square> obstacle;
            if (stoppers.any()) {
                obstacle = Winner == Color::white ? stoppers.first() : stoppers.last();
                cost += obstacle_step_cost * distance(winner_king_, *obstacle);
            }
            if (cost >= material_)
                continue;
            material_ = cost;
            obstacle_ = obstacle;
        }
    }

    [[nodiscard]] int after_winner(Move move) const {
        const Square to = move.to();
        const int captured = capture_gain(to);
        if (plan_ == Plan::minor_alone)
            return minor_->after_winner(move.role(), to) - captured;
        int material = material_;
        if (move.role() == Role::king) {
            if (obstacle_)
                material += obstacle_step_cost *
                            (distance(to, *obstacle_) - distance(winner_king_, *obstacle_));
            return king_plies(loser_king_, to) + material + pieces_ - captured;
        }
        if (plan_ == Plan::promote && move.role() == Role::pawn)
            material = std::min(material, after_pawn_move(move));
        return kings_ + material + pieces_ - captured;
    }

    [[nodiscard]] int after_pawn_move(Move move) const {
        const auto role = move.promotion();
        if (!role)
            return promotion_cost + cost_to_promote<Winner>(move.to());
        return *role == Role::queen || *role == Role::rook ? 0 : material_;
    }

    [[nodiscard]] int capture_gain(Square to) const {
        if (!board_.of(loser).contains(to))
            return 0;
        if (plan_ == Plan::minor_alone)
            return -lost_minor_cost;
        if (board_.of(Role::pawn).contains(to))
            return plan_ == Plan::major ? 0 : 1;
        return piece_cost;
    }

    [[nodiscard]] int capture_loss(Square to) const {
        if (!board_.of(Winner).contains(to))
            return 0;
        if (board_.straight_sliders().contains(to))
            return lost_major_cost;
        if (board_.of(Role::pawn).contains(to))
            return lost_pawn_cost;
        return plan_ == Plan::minor_alone ? lost_major_cost : lost_minor_cost;
    }

    [[nodiscard]] int after_loser(Move move) const {
        const Square to = move.to();
        const int lost = capture_loss(to);
        if (plan_ == Plan::minor_alone)
            return lost + shell_after(move);
        const int cost =
            pieces_ + material_ + lost + (move.is_promotion() ? loser_promotion_cost : 0);
        return cost + (move.role() == Role::king ? king_plies(to, winner_king_) : kings_);
    }

    [[nodiscard]] int cost_of_another_man() const {
        int cost = LoneMinor::no_man;
        for (const Square pawn : board_.of(loser, Role::pawn))
            cost = std::min(cost, lone_pawn_cost + cost_to_promote<loser>(pawn));
        return cost;
    }

    [[nodiscard]] int shell_after(Move move) const {
        if (move.is_promotion())
            return minor_->after_loser(move.promoted_role(), move.to(), LoneMinor::no_man);
        return minor_->after_loser(move.role(), move.to(),
                                   move.role() == Role::pawn
                                       ? lone_pawn_cost + cost_to_promote<loser>(move.to())
                                       : LoneMinor::no_man);
    }

    const Board& board_;
    Color turn_;
    Square winner_king_;
    Square loser_king_;
    Plan plan_;
    const CagePlies* cages_;
    int kings_ = 0;
    int pieces_ = 0;
    /// What the winner still lacks to mate: a promotion, or a shell of the loser's men.
    int material_ = 0;
    /// Men whose moves matter, and squares to which a move matters.
    Bitboard movers_;
    Bitboard goals_;
    std::optional<Square> obstacle_;
    std::optional<LoneMinor> minor_;
};

}  // namespace arbiter::detail
