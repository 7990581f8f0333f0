// What the other side has against a king. All attacks must be noted before.
#pragma once

#include <algorithm>

#include "arbiter/engine/evaluation/board_view.hpp"
#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

/// Beyond it nothing is more dangerous.
inline constexpr int most_danger = 1200;
/// So much of its square costs a centipawn in the middle game.
inline constexpr int danger_square_of_centipawn = 512;
/// So much of it costs a centipawn in the ending.
inline constexpr int danger_of_centipawn = 8;

/// One attacker is a visitor, several are an attack: danger grows with its own square in the middle
/// game. What the attacked side loses by it; never less than nothing.
constexpr Tapered settled_danger(Tapered danger) {
    const int middle = std::clamp(danger.middle, 0, most_danger);
    const int end = std::clamp(danger.end, 0, most_danger);
    return {middle * middle / danger_square_of_centipawn, end / danger_of_centipawn};
}

/// To the king of `Us`.
template <Color Us, typename Sink>
class DangerTerms {
  public:
    /// Keeps references to all of them.
    DangerTerms(const BoardView& view, const EvaluationWeights& weights, Sink& sink)
        : view_(view), weights_(weights), sink_(sink), king_(view.king[Us]) {}

    /// Tells the sink what there is.
    void add() {
        const auto& theirs = view_.by[them];
        const auto& ours = view_.by[Us];
        sink_.template endanger<them>(weights_.danger);
        const Bitboard weakly_held =
            ~view_.all[Us] | ((ours[Role::king] | ours[Role::queen]) - view_.twice[Us]);
        sink_.template endanger<them>(weights_.danger_weak_square,
                                      (view_.king_zone[Us] & view_.all[them] & weakly_held).size());
        if (view_.board.of(them, Role::queen).empty())
            sink_.template endanger<them>(weights_.danger_no_queen);
        if (view_.king_zone[Us].intersects(ours[Role::knight]))
            sink_.template endanger<them>(weights_.danger_defender);

        // Where a check is not simply taken: not held, or held weakly and attacked twice.
        const Bitboard safe =
            ~view_.board.of(them) & (~view_.all[Us] | (weakly_held & view_.twice[them]));
        const Bitboard straight =
            rook_attacks(king_, view_.occupied - view_.board.of(Us, Role::queen));
        const Bitboard diagonal =
            bishop_attacks(king_, view_.occupied - view_.board.of(Us, Role::queen));
        check(Role::knight, knight_attacks(king_) & theirs[Role::knight] & safe);
        check(Role::bishop, diagonal & theirs[Role::bishop] & safe);
        check(Role::rook, straight & theirs[Role::rook] & safe);
        check(Role::queen,
              (straight | diagonal) & theirs[Role::queen] & (safe - ours[Role::queen]));

        wing();
        pinned(straight, diagonal);
    }

  private:
    static constexpr Color them = opponent(Us);

    void check(Role role, Bitboard squares) {
        if (squares.any())
            sink_.template endanger<them>(weights_.danger_safe_check[role],
                                          std::min(squares.size(), 2));
    }

    void wing() {
        const int file = std::clamp(index(file_of(king_)), 2, 5);
        Bitboard files;
        for (int near = file - 2; near <= file + 2; ++near)
            files |= squares_of(static_cast<File>(near));
        const Bitboard camp =
            files - ahead_of(Us, square_at(File::a, relative_rank(Us, Rank::fifth)));
        const int attacks = (camp & view_.all[them]).size() + (camp & view_.twice[them]).size();
        const int held = (camp & view_.all[Us]).size();
        sink_.template endanger<them>(weights_.danger_wing, attacks - held);
    }

    /// Own men that stand alone between the king and an enemy slider.
    void pinned(Bitboard straight, Bitboard diagonal) {
        const Board& board = view_.board;
        const Bitboard shields = (straight | diagonal) & board.of(Us);
        if (shields.empty())
            return;
        const Bitboard behind = view_.occupied - shields;
        const Bitboard straight_pinners =
            (rook_attacks(king_, behind) - straight) & board.of(them) & board.straight_sliders();
        const Bitboard diagonal_pinners =
            (bishop_attacks(king_, behind) - diagonal) & board.of(them) & board.diagonal_sliders();
        sink_.template endanger<them>(weights_.danger_pinned,
                                      straight_pinners.size() + diagonal_pinners.size());
    }

    const BoardView& view_;
    const EvaluationWeights& weights_;
    Sink& sink_;
    Square king_;
};

}  // namespace arbiter
