// Can a position of a layer be checkmate? Answers no only where that is certain.
#pragma once

#include "arbiter/base/static_vector.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"
#include "arbiter/winnable/detail/layer_exits.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter::detail {

/// Looks for squares on which the men of a layer would mate the loser's king.
class MatePattern {
  public:
    /// The layer must live as long as the pattern.
    MatePattern(const Layer& layer, Color winner);

    /// May the loser be mate after a quiet move of one of the winner's pieces with one of these
    /// pairs of kings?
    [[nodiscard]] bool fits_after_waiting(const KingPairs& kings);
    /// The same after a move of the winner out of another layer into this one.
    [[nodiscard]] bool fits(const Exit& exit);
    /// The same after a step of the winner's king from one of these pairs to a square that is not
    /// `barred`: another man behind it must give check.
    [[nodiscard]] bool fits_after_king_step(const KingPairs& before, Bitboard barred);

  private:
    /// Men that are alike in everything, so that it does not matter which of them stands where.
    struct Troop {
        PlacedMan man;
        int free;
    };
    using Troops = StaticVector<Troop, max_placed_men>;

    static void enlist(Troops& troops, const PlacedMan& man);
    /// Who may give check.
    struct Checkers {
        /// This man and those alike; nothing for all pieces.
        const PlacedMan* arrived;
        /// Sliders behind one of these squares.
        Bitboard vacated;
    };

    template <typename CheckersOf>
    bool fits(const KingPairs& kings, CheckersOf checkers_of);
    void look_at(Square winner_king, Square loser_king);
    bool fits(Square winner_king, Square loser_king, const Checkers& checkers);
    bool fits_with_check(Troop& troop, Square from);
    bool can_deny(Bitboard flights);
    [[nodiscard]] bool can_be_captured_by_pawn(Square checker) const;
    [[nodiscard]] Bitboard certain_flights() const;

    Color winner_;
    Bitboard certain_;
    /// Of the winner's pieces, and those of the loser's that can move.
    Troops attackers_;
    Troops blockers_;
    /// What the winner's pawns attack, what its pieces may attack.
    Bitboard pawn_attacks_;
    Bitboard piece_attacks_;
    /// The squares of the loser that are always blocked, and that may be.
    Bitboard blocked_;
    Bitboard maybe_blocked_;
    Bitboard loser_pawn_attacks_;
    int pieces_ = 0;
    /// The pair that is looked at.
    Square winner_king_{};
    Square loser_king_{};
    /// What certainly blocks an attack of the winner: the loser's king may step back along it.
    Bitboard obstacles_;
    int tries_ = 0;
};

}  // namespace arbiter::detail
