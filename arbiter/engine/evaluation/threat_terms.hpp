// What one side attacks and the other cannot well defend. All attacks must be noted before.
#pragma once

#include "arbiter/engine/evaluation/board_view.hpp"
#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

/// Made by `Us`.
template <Color Us, typename Sink>
class ThreatTerms {
  public:
    /// Keeps references to all of them.
    ThreatTerms(const BoardView& view, const EvaluationWeights& weights, Sink& sink)
        : view_(view), weights_(weights), sink_(sink) {}

    /// Tells the sink what there is.
    void add() {
        const Board& board = view_.board;
        const Bitboard theirs = board.of(them) - board.of(Role::king);
        const Bitboard pieces = theirs - board.of(Role::pawn);
        const Bitboard held = held_well();
        by_role(pieces & view_.by[Us][Role::pawn], weights_.threat_by_pawn);
        by_role((theirs - (held & board.of(Role::pawn))) &
                    (view_.by[Us][Role::knight] | view_.by[Us][Role::bishop]),
                weights_.threat_by_minor);
        by_role((theirs - (held & board.of(Role::pawn))) & view_.by[Us][Role::rook],
                weights_.threat_by_rook);
        if ((theirs - held).intersects(view_.by[Us][Role::king]))
            sink_.template add<Us>(weights_.threat_by_king);
        sink_.template add<Us>(weights_.hanging,
                               ((pieces & view_.all[Us]) - view_.all[them]).size());
        sink_.template add<Us>(weights_.threat_of_push, (pieces & attacked_by_steps()).size());
        sink_.template add<Us>(weights_.restricted,
                               ((view_.all[Us] & view_.all[them]) - held).size());
    }

  private:
    static constexpr Color them = opponent(Us);

    /// By a pawn, or oftener than it is attacked.
    [[nodiscard]] Bitboard held_well() const {
        return view_.by[them][Role::pawn] | (view_.twice[them] - view_.twice[Us]);
    }

    /// What pawns would attack after a step to a square where they are not simply lost.
    [[nodiscard]] Bitboard attacked_by_steps() const {
        const Bitboard third = relative_rank_of(Us, Rank::third);
        Bitboard steps = shifted_forward(Us, view_.board.of(Us, Role::pawn)) - view_.occupied;
        steps |= shifted_forward(Us, steps & third) - view_.occupied;
        steps -= view_.by[them][Role::pawn] | (view_.all[them] - view_.all[Us]);
        return attacked_by_pawns<Us>(steps);
    }

    void by_role(Bitboard attacked, const PerRole<Tapered>& worth) {
        for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen})
            if (const int count = (attacked & view_.board.of(role)).size(); count > 0)
                sink_.template add<Us>(worth[role], count);
    }

    const BoardView& view_;
    const EvaluationWeights& weights_;
    Sink& sink_;
};

}  // namespace arbiter
