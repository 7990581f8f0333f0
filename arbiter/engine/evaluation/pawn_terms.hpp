// Pawns: how they stand beside each other, and which of them no pawn can stop. Knows no pieces.
#pragma once

#include "arbiter/engine/evaluation/board_view.hpp"
#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

namespace detail {

/// The squares that an enemy pawn must stand on to stop or capture this pawn on its way.
inline constexpr auto pawn_stoppers = [] {
    PerColor<PerSquare<Bitboard>> table;
    for (const Color color : both_colors)
        for (const Square square : all_squares)
            table[color][square] = ahead_of(color, square) &
                                   (squares_of(file_of(square)) | neighbours(file_of(square)));
    return table;
}();

}  // namespace detail

/// Of one side.
template <Color Us, typename Sink>
class PawnTerms {
  public:
    /// Keeps references to all of them.
    PawnTerms(const Board& board, const EvaluationWeights& weights, Sink& sink)
        : weights_(weights),
          sink_(sink),
          own_(board.of(Us, Role::pawn)),
          theirs_(board.of(them, Role::pawn)) {}

    /// Gives the passed pawns.
    Bitboard add() {
        for (const Square pawn : own_)
            add(pawn);
        return passed_;
    }

  private:
    static constexpr Color them = opponent(Us);

    void add(Square pawn) {
        const File file = file_of(pawn);
        const Bitboard beside = neighbours(file) & own_;
        const Bitboard on_file = squares_of(file);
        const Bitboard ahead = ahead_of(Us, pawn);
        const Bitboard holders = pawn_attacks(them, pawn) & own_;
        const Bitboard partners = beside & squares_of(rank_of(pawn));
        const auto rank = static_cast<std::size_t>(index(relative_rank(Us, rank_of(pawn))));
        const bool half_open = !on_file.intersects(theirs_);
        sink_.template add<Us>(weights_.place[Role::pawn][relative_square(Us, pawn)]);

        if ((ahead & on_file).intersects(own_))
            sink_.template add<Us>(weights_.doubled);
        else if (!detail::pawn_stoppers[Us][pawn].intersects(theirs_))
            passed(pawn, rank, holders.any());

        if (holders.any() || partners.any()) {
            sink_.template add<Us>(weights_.connected[rank]);
            sink_.template add<Us>(weights_.held, holders.size());
        } else if (beside.empty()) {
            sink_.template add<Us>(half_open ? weights_.isolated_half_open : weights_.isolated);
        } else if ((beside - ahead).empty() && step_is_guarded(pawn)) {
            sink_.template add<Us>(half_open ? weights_.backward_half_open : weights_.backward);
        }
    }

    void passed(Square pawn, std::size_t rank, bool is_held) {
        passed_.add(pawn);
        sink_.template add<Us>(weights_.passed[rank]);
        if (is_held)
            sink_.template add<Us>(weights_.passed_held);
    }

    [[nodiscard]] bool step_is_guarded(Square pawn) const {
        const Bitboard step = shifted_forward(Us, Bitboard(pawn));
        return step.intersects(theirs_ | attacked_by_pawns<them>(theirs_));
    }

    const EvaluationWeights& weights_;
    Sink& sink_;
    Bitboard own_;
    Bitboard theirs_;
    Bitboard passed_;
};

}  // namespace arbiter
