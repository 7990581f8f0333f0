// What the pawns and the kings' places are worth, kept from position to position: they change
// seldom.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/engine/evaluation/term_sum.hpp"
#include "arbiter/rules/board.hpp"

namespace arbiter {

/// What `add_pawn_terms` finds.
struct PawnJudgement {
    TermSum terms;    ///< of both sides
    Bitboard passed;  ///< pawns that no pawn can stop
};

/// Of one thread. Gives the same with and without remembering.
class PawnMemory {
  public:
    /// As it was found before, or found now.
    [[nodiscard]] const PawnJudgement& judgement_of(const Board& board);

  private:
    static constexpr std::size_t places = 4096;

    struct alignas(64) Place {
        Bitboard white_pawns;
        Bitboard black_pawns;
        Square white_king = Square::a1;
        Square black_king = Square::a1;
        PawnJudgement judgement;
    };

    /// Of no board both kings stand on a1: nothing is known at first.
    std::vector<Place> places_ = std::vector<Place>(places);
};

}  // namespace arbiter
