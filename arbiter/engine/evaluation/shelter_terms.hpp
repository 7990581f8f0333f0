// Where a king stands and how the pawns around hide it. Knows no other pieces.
#pragma once

#include <algorithm>

#include "arbiter/engine/evaluation/board_view.hpp"
#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

/// Of one side.
template <Color Us, typename Sink>
class ShelterTerms {
  public:
    /// Keeps references to all of them.
    ShelterTerms(const Board& board, const EvaluationWeights& weights, Sink& sink)
        : pawns_(board.of(Role::pawn)),
          own_pawns_(board.of(Us, Role::pawn)),
          weights_(weights),
          sink_(sink),
          king_(board.of(Us, Role::king).first()) {}

    /// Tells the sink what there is.
    void add() {
        sink_.template add<Us>(weights_.place[Role::king][relative_square(Us, king_)]);
        shelter();
    }

  private:
    static constexpr Color them = opponent(Us);

    /// The files that matter: the king's and those beside it, inside the board.
    void shelter() {
        const int middle = std::clamp(index(file_of(king_)), 1, 6);
        const Bitboard reach = ahead_of(Us, king_) | squares_of(rank_of(king_));
        for (int file = middle - 1; file <= middle + 1; ++file)
            shelter_on(static_cast<File>(file), reach);
    }

    void shelter_on(File file, Bitboard reach) {
        const auto edge = static_cast<std::size_t>(std::min(index(file), 7 - index(file)));
        const Bitboard pawns = pawns_ & squares_of(file) & reach;
        const Bitboard own = pawns & own_pawns_;
        const Bitboard theirs = pawns - own_pawns_;
        const std::size_t shield = steps_to(own);
        const std::size_t enemy = steps_to(theirs);
        sink_.template add<Us>(weights_.shelter[edge][shield]);
        if (own.any() && theirs.any() && shield + 1 == enemy)
            sink_.template add<Us>(weights_.storm_stopped[enemy]);
        else
            sink_.template add<Us>(weights_.storm[edge][enemy]);
        if (own.any() && shield <= 2)
            sink_.template endanger<them>(weights_.danger_sheltered);
    }

    /// Ranks to the nearest of them, from 1; 0 where there is none, and for the king's own rank.
    [[nodiscard]] std::size_t steps_to(Bitboard pawns) const {
        if (pawns.empty())
            return 0;
        const Square nearest = Us == Color::white ? pawns.first() : pawns.last();
        const int ranks = index(rank_of(nearest)) - index(rank_of(king_));
        return static_cast<std::size_t>(ranks < 0 ? -ranks : ranks);
    }

    Bitboard pawns_;
    Bitboard own_pawns_;
    const EvaluationWeights& weights_;
    Sink& sink_;
    Square king_;
};

}  // namespace arbiter
