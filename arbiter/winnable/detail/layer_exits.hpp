// The moves that lead out of a layer: captures, pawn moves, promotions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"
#include "arbiter/winnable/detail/layer_closing.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter::detail {

/// One way out of a layer, for all positions that take it.
struct Exit {
    /// The positions behind it, not closed yet. A captured man is left in place with no squares.
    const Layer& after;
    /// Whose move it was.
    Color mover;
    /// The man that moved, as an index of `after.men`; nothing for a king.
    std::optional<std::size_t> man;
    /// The squares that it may have left.
    Bitboard vacated;
};

/// Every legal move that leaves a closed layer, and perhaps more; of men that are alike, those of
/// one.
class LayerExits {
  public:
    /// Both must live as long as the exits.
    LayerExits(const Layer& layer, const LayerFacts& facts);

    /// Calls `visit(const Exit&)` until it answers false; tells whether it never did.
    template <typename Visit>
    bool for_each(Visit visit) const {
        for (std::size_t i = 0; i < layer_.men.size(); ++i) {
            if (!stands_for_itself(i) || king_goals_[layer_.men[i].piece.color].empty())
                continue;
            const bool goes_on = layer_.men[i].piece.role == Role::pawn ? pawn_exits(i, visit)
                                                                        : piece_exits(i, visit);
            if (!goes_on)
                return false;
        }
        return king_exits(visit);
    }

  private:
    template <typename Visit>
    bool pawn_exits(std::size_t pawn, Visit& visit) const;
    template <typename Visit>
    bool arrive(const Layer& after, std::size_t pawn, Bitboard vacated, Visit& visit) const;
    template <typename Visit>
    bool piece_exits(std::size_t piece, Visit& visit) const;
    template <typename Visit>
    bool king_exits(Visit& visit) const;

    [[nodiscard]] bool stands_for_itself(std::size_t man) const {
        return (for_themselves_ >> man & 1U) != 0;
    }
    /// `way`: the squares that the pawn goes over, `to` among them.
    [[nodiscard]] Layer after_step(std::size_t pawn, Bitboard way, Square to) const;
    [[nodiscard]] Layer after_pawn_capture(std::size_t pawn, Square to, std::size_t captured) const;
    [[nodiscard]] Layer after_piece_capture(std::size_t piece, std::size_t captured,
                                            Bitboard on) const;
    [[nodiscard]] Layer after_king_capture(std::size_t captured) const;
    [[nodiscard]] Layer without_kings() const;
    [[nodiscard]] KingPairs kings_off(Color mover, Bitboard needed, Bitboard unfit) const;
    [[nodiscard]] Bitboard guarded_without(std::size_t guard) const;

    const Layer& layer_;
    const LayerFacts& facts_;
    Bitboard stones_;
    /// A bit for each man but the captured ones, and those that an earlier man is just like: what
    /// either does or suffers leads to the same positions.
    std::uint64_t for_themselves_ = 0;
    /// Where a king may go to when it is its turn, as far as only the kings are looked at.
    PerColor<Bitboard> king_goals_;
};

template <typename Visit>
bool LayerExits::arrive(const Layer& after, std::size_t pawn, Bitboard vacated,
                        Visit& visit) const {
    const Color mover = after.men[pawn].piece.color;
    if (!back_ranks.intersects(after.men[pawn].squares))
        return visit(Exit{after, mover, pawn, vacated});
    for (const Role role : promotion_roles) {
        Layer promoted = after;
        promoted.men[pawn].piece.role = role;
        if (!visit(Exit{promoted, mover, pawn, vacated}))
            return false;
    }
    return true;
}

template <typename Visit>
bool LayerExits::pawn_exits(std::size_t pawn, Visit& visit) const {
    const Color us = layer_.men[pawn].piece.color;
    const Bitboard from = layer_.men[pawn].squares;
    for (const Square step : shifted_forward(us, from) - stones_) {
        if (!arrive(after_step(pawn, Bitboard(step), step), pawn, from, visit))
            return false;
        if (!relative_rank_of(us, Rank::second).intersects(from))
            continue;
        for (const Square two_steps : shifted_forward(us, Bitboard(step)) - stones_) {
            Layer after = after_step(pawn, Bitboard(step) | Bitboard(two_steps), two_steps);
            after.en_passant = Bitboard(step);
            if (!visit(Exit{after, us, pawn, from}))
                return false;
        }
    }
    for (const Square to : pawn_attacks(us, from.first()))
        for (std::size_t i = 0; i < layer_.men.size(); ++i) {
            const PlacedMan& other = layer_.men[i];
            if (other.piece.color == us || !stands_for_itself(i))
                continue;
            if (other.squares.contains(to) &&
                !arrive(after_pawn_capture(pawn, to, i), pawn, from, visit))
                return false;
            const bool just_passed = other.piece.role == Role::pawn &&
                                     layer_.en_passant.contains(to) &&
                                     other.squares == shifted_forward(opponent(us), Bitboard(to));
            if (just_passed &&
                !visit(Exit{after_pawn_capture(pawn, to, i), us, pawn, from | other.squares}))
                return false;
        }
    return true;
}

template <typename Visit>
bool LayerExits::piece_exits(std::size_t piece, Visit& visit) const {
    const PlacedMan& man = layer_.men[piece];
    const Bitboard attacked = possible_attacks(man, stones_ | facts_.standing_kings);
    for (std::size_t i = 0; i < layer_.men.size(); ++i) {
        const PlacedMan& other = layer_.men[i];
        if (other.piece.color == man.piece.color || !attacked.intersects(other.squares) ||
            !stands_for_itself(i))
            continue;
        if (!visit(Exit{after_piece_capture(piece, i, attacked & other.squares), man.piece.color,
                        piece, man.squares}))
            return false;
    }
    return true;
}

template <typename Visit>
bool LayerExits::king_exits(Visit& visit) const {
    for (std::size_t i = 0; i < layer_.men.size(); ++i) {
        const PlacedMan& other = layer_.men[i];
        const Color us = opponent(other.piece.color);
        if (stands_for_itself(i) && king_goals_[us].intersects(other.squares) &&
            !visit(Exit{after_king_capture(i), us, std::nullopt, layer_.kings[us].squares(us)}))
            return false;
    }
    return true;
}

}  // namespace arbiter::detail
