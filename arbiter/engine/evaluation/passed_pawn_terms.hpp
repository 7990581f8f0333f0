// Passed pawns: what stands in their way, who attacks it, and how near the kings are.
#pragma once

#include "arbiter/engine/evaluation/board_view.hpp"
#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

/// Of one side. All attacks must be noted before.
template <Color Us, typename Sink>
class PassedPawnTerms {
  public:
    /// Keeps references to all of them.
    PassedPawnTerms(const BoardView& view, const EvaluationWeights& weights, Sink& sink)
        : view_(view), weights_(weights), sink_(sink) {}

    /// `passed`: as `PawnTerms` gives them.
    void add(Bitboard passed) {
        for (const Square pawn : passed)
            add(pawn);
    }

  private:
    static constexpr Color them = opponent(Us);

    /// In the ending worth the more the farther the enemy king and the nearer its own is to the
    /// square ahead of it.
    void add(Square pawn) {
        const Bitboard step = shifted_forward(Us, Bitboard(pawn));
        const auto rank = static_cast<std::size_t>(index(relative_rank(Us, rank_of(pawn))));
        if (step.intersects(view_.occupied))
            sink_.template add<Us>(weights_.passed_blocked[rank]);
        else if (!step.intersects(view_.all[them]))
            sink_.template add<Us>(weights_.passed_free[rank]);
        if (rank < 3)
            return;
        const auto steps_of = [&](Color color) {
            return static_cast<std::size_t>(distance(view_.king[color], step.first()));
        };
        sink_.template add<Us>(weights_.passed_own_king[steps_of(Us)]);
        sink_.template add<Us>(weights_.passed_their_king[steps_of(them)]);
        const Bitboard behind = ahead_of(them, pawn) & squares_of(file_of(pawn)) &
                                rook_attacks(pawn, view_.occupied) & view_.board.of(Role::rook);
        if (behind.any())
            sink_.template add<Us>(behind.intersects(view_.board.of(Us))
                                       ? weights_.passed_own_rook
                                       : weights_.passed_their_rook);
    }

    const BoardView& view_;
    const EvaluationWeights& weights_;
    Sink& sink_;
};

}  // namespace arbiter
