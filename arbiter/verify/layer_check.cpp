#include "arbiter/verify/layer_check.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/square.hpp"
#include "arbiter/verify/mate_check.hpp"
#include "arbiter/verify/material_check.hpp"

namespace arbiter::verify {

namespace {

using Men = std::vector<ClaimedMan>;
using Pairs = PerSquare<Bitboard>;

bool is_pawn(const ClaimedMan& man) { return man.piece.role == Role::pawn; }

bool is_empty(const Pairs& kings) {
    return std::ranges::all_of(kings, [](Bitboard row) { return row.empty(); });
}

/// What holds of a layer, question by question. Once the work is too much every one is answered as
/// a fault, soon.
class LayerCheck {
  public:
    LayerCheck(const ClaimedLayer& layer, const LayerIndex& index, Color winner, Work& work)
        : layer_(layer), index_(index), winner_(winner), work_(work) {
        for (const ClaimedMan& man : layer.men) {
            possible_ |= man.squares;
            if (!man.squares.has_more_than_one())
                fixed_ |= man.squares;
            else
                has_moving_piece_[man.piece.color] = true;
        }
        find_king_squares();
        obstacles_ = fixed_;
        for (const Bitboard squares : king_squares_)
            if (!squares.has_more_than_one())
                obstacles_ |= squares;
        for (const ClaimedMan& man : layer.men)
            if (!man.squares.has_more_than_one())
                strike(man);
    }

    /// What is wrong, if anything is.
    std::optional<std::string> fault() {
        // The men above, the theorems, and the squares that men attack.
        if (!work_.take(2 * steps_of_a_position * (1 + layer_.men.size())))
            return "not looked at";
        if (any_theorem_holds(layer_.men, winner_))
            return std::nullopt;
        if (!pieces_stay())
            return "a piece can leave its squares";
        for (const Color turn : both_colors)
            if (!kings_stay(turn))
                return "the kings can leave their squares";
        for (std::size_t i = 0; i < layer_.men.size(); ++i)
            if (!(is_pawn(layer_.men[i]) ? pawn_stays(i) : captures_stay(i)))
                return "a move of the man on " + place(layer_.men[i]) + " leads elsewhere";
        for (std::size_t i = 0; i < layer_.men.size(); ++i)
            if (!king_capture_stays(i))
                return "the king's capture on " + place(layer_.men[i]) + " leads elsewhere";
        if (may_mate_)
            return "the winner may mate";
        return std::nullopt;
    }

  private:
    static std::string place(const ClaimedMan& man) {
        return std::string(name(man.squares.first()));
    }

    /// The squares that a man on its only square attacks whatever the others do, but for the king
    /// that it attacks, which does not shield what lies behind it.
    void strike(const ClaimedMan& man) {
        const Color us = man.piece.color;
        const Square from = man.squares.first();
        const Bitboard may_block = possible_ | king_squares_[us];
        const Bitboard attacked = attacks(man.piece, from, may_block);
        guarded_[us] |= attacked;
        if (is_pawn(man) || man.piece.role == Role::knight)
            struck_[us] |= attacked;
    }

    void find_king_squares() {
        for (const Color turn : both_colors)
            for (const Square white : all_squares) {
                const Bitboard black = layer_.kings[turn][white];
                king_squares_[Color::black] |= black;
                if (black.any())
                    king_squares_[Color::white].add(white);
            }
    }

    [[nodiscard]] Bitboard attacked_by(const ClaimedMan& man) const {
        Bitboard attacked;
        for (const Square from : man.squares)
            attacked |= attacks(man.piece, from, obstacles_ - Bitboard(from));
        return attacked;
    }

    [[nodiscard]] bool pieces_stay() const {
        return std::ranges::all_of(layer_.men, [&](const ClaimedMan& man) {
            return is_pawn(man) || is_empty(layer_.kings[man.piece.color]) ||
                   man.squares.contains_all(attacked_by(man) - obstacles_);
        });
    }

    bool kings_stay(Color turn) {
        MatingMen men(layer_.men, winner_, work_);
        for (const Square white : all_squares)
            for (const Square black : layer_.kings[turn][white])
                if (!pair_stays(turn, white, black, men))
                    return false;
        return true;
    }

    bool pair_stays(Color turn, Square white, Square black, MatingMen& men) {
        if (!work_.take(1))
            return false;
        const bool is_white = turn == Color::white;
        const Square king = is_white ? white : black;
        const Square other = is_white ? black : white;
        const Pairs& next = layer_.kings[opponent(turn)];
        if (has_moving_piece_[turn] && !struck_[opponent(turn)].contains(king)) {
            if (!next[white].contains(black))
                return false;
            note_mate(turn, men, white, black, {.man = {}, .any_piece = true, .left = all_squares});
        }
        for (const Square to : king_attacks(king) - fixed_ - guarded_[opponent(turn)] -
                                   king_attacks(other) - Bitboard(other)) {
            const Square new_white = is_white ? to : white;
            const Square new_black = is_white ? black : to;
            if (!next[new_white].contains(new_black))
                return false;
            note_mate(turn, men, new_white, new_black,
                      {.man = {}, .any_piece = false, .left = Bitboard(king)});
        }
        return true;
    }

    void note_mate(Color mover, MatingMen& men, Square white, Square black, const LastMove& last) {
        if (mover != winner_ || may_mate_)
            return;
        const bool is_white = winner_ == Color::white;
        may_mate_ = men.may_mate(is_white ? white : black, is_white ? black : white, last);
    }

    /// Do the positions lie in a layer? Notes whether the loser may be mate in one of them.
    bool leads_to_layer(const Reached& reached, const LastMove& last) {
        if (is_empty(reached.kings))
            return true;
        work_.take(2 * steps_of_a_position);
        const Color mover = opponent(reached.turn);
        if (mover == winner_ && !may_mate_) {
            MatingMen men(reached.men, winner_, work_);
            for (const Square white : all_squares)
                for (const Square black : reached.kings[white])
                    note_mate(mover, men, white, black, last);
        }
        return index_.contains(reached, work_);
    }

    /// The pairs of kings with `mover` to move that stand on none of these squares, the mover's
    /// king not on `unfit` either.
    [[nodiscard]] Pairs kings_off(Color mover, Bitboard squares, Bitboard unfit) const {
        const Bitboard white_off = squares | (mover == Color::white ? unfit : Bitboard());
        const Bitboard black_off = squares | (mover == Color::black ? unfit : Bitboard());
        Pairs kings;
        for (const Square white : ~white_off)
            kings[white] = layer_.kings[mover][white] - black_off;
        return kings;
    }

    [[nodiscard]] Reached after(std::size_t man, Bitboard to, std::optional<std::size_t> captured,
                                const Pairs& kings) const {
        Reached reached{layer_.men, opponent(layer_.men[man].piece.color), kings, {}};
        reached.men[man].squares = to;
        if (captured)
            reached.men.erase(reached.men.begin() + static_cast<std::ptrdiff_t>(*captured));
        return reached;
    }

    static std::size_t place_without(std::size_t man, std::optional<std::size_t> captured) {
        return captured && *captured < man ? man - 1 : man;
    }

    bool pawn_arrives(std::size_t pawn, Reached reached, std::optional<std::size_t> captured,
                      Bitboard left) {
        const std::size_t place = place_without(pawn, captured);
        const LastMove last{.man = place, .any_piece = false, .left = left};
        if (!back_ranks.intersects(reached.men[place].squares))
            return leads_to_layer(reached, last);
        return std::ranges::all_of(promotion_roles, [&](Role role) {
            reached.men[place].piece.role = role;
            return leads_to_layer(reached, last);
        });
    }

    bool pawn_stays(std::size_t pawn) {
        const Color us = layer_.men[pawn].piece.color;
        const Bitboard from = layer_.men[pawn].squares;
        const Bitboard unfit = struck_[opponent(us)];
        const Bitboard one = shifted_forward(us, from) - fixed_;
        if (one.any() &&
            !pawn_arrives(pawn, after(pawn, one, {}, kings_off(us, one, unfit)), {}, from))
            return false;
        const bool is_home = relative_rank_of(us, Rank::second).intersects(from);
        const Bitboard two = is_home ? shifted_forward(us, one) - fixed_ : Bitboard();
        if (two.any()) {
            Reached reached = after(pawn, two, {}, kings_off(us, one | two, unfit));
            reached.en_passant = one;
            if (!pawn_arrives(pawn, reached, {}, from))
                return false;
        }
        return pawn_captures_stay(pawn);
    }

    bool pawn_captures_stay(std::size_t pawn) {
        const Color us = layer_.men[pawn].piece.color;
        const Bitboard from = layer_.men[pawn].squares;
        for (const Square to : pawn_attacks(us, from.first()))
            for (std::size_t i = 0; i < layer_.men.size(); ++i) {
                const ClaimedMan& other = layer_.men[i];
                if (other.piece.color == us)
                    continue;
                const bool passed = is_pawn(other) && layer_.en_passant.contains(to) &&
                                    other.squares == shifted_forward(opponent(us), Bitboard(to));
                if (!passed && !other.squares.contains(to))
                    continue;
                const Pairs kings = kings_off(us, Bitboard(to), Bitboard());
                const Bitboard left = passed ? from | other.squares : from;
                if (!pawn_arrives(pawn, after(pawn, Bitboard(to), i, kings), i, left))
                    return false;
            }
        return true;
    }

    bool captures_stay(std::size_t piece) {
        const ClaimedMan& man = layer_.men[piece];
        const Bitboard attacked = attacked_by(man);
        for (std::size_t i = 0; i < layer_.men.size(); ++i) {
            const ClaimedMan& other = layer_.men[i];
            const Bitboard on = attacked & other.squares;
            if (other.piece.color == man.piece.color || on.empty())
                continue;
            const Reached reached = after(piece, on, i, layer_.kings[man.piece.color]);
            if (!leads_to_layer(
                    reached,
                    {.man = place_without(piece, i), .any_piece = false, .left = man.squares}))
                return false;
        }
        return true;
    }

    bool king_capture_stays(std::size_t captured) {
        const ClaimedMan& man = layer_.men[captured];
        const Color us = opponent(man.piece.color);
        work_.take(layer_.men.size());
        Bitboard guarded;
        for (std::size_t i = 0; i < layer_.men.size(); ++i)
            if (i != captured && layer_.men[i].piece.color != us &&
                !layer_.men[i].squares.has_more_than_one())
                guarded |= attacks(layer_.men[i].piece, layer_.men[i].squares.first(), all_squares);
        for (const Square from : king_squares_[us]) {
            const Bitboard goals = (king_attacks(from) & man.squares) - guarded;
            if (goals.empty())
                continue;
            const Bitboard others = others_with(us, from);
            Reached reached{layer_.men, opponent(us), {}, {}};
            reached.men.erase(reached.men.begin() + static_cast<std::ptrdiff_t>(captured));
            for (const Square to : goals)
                for (const Square other : others)
                    if (distance(to, other) > 1)
                        reached.kings[us == Color::white ? to : other].add(
                            us == Color::white ? other : to);
            if (!leads_to_layer(reached, {.man = {}, .any_piece = false, .left = Bitboard(from)}))
                return false;
        }
        return true;
    }

    /// Where the other king may stand while that of `us`, to move, stands on `king`.
    [[nodiscard]] Bitboard others_with(Color us, Square king) const {
        if (us == Color::white)
            return layer_.kings[us][king];
        Bitboard others;
        for (const Square white : all_squares)
            if (layer_.kings[us][white].contains(king))
                others.add(white);
        return others;
    }

    const ClaimedLayer& layer_;
    const LayerIndex& index_;
    Color winner_;
    Work& work_;
    PerColor<bool> has_moving_piece_{};
    PerColor<Bitboard> king_squares_;
    Bitboard possible_;
    /// Squares of men that have no other, and those with kings that have no other.
    Bitboard fixed_;
    Bitboard obstacles_;
    PerColor<Bitboard> guarded_;
    PerColor<Bitboard> struck_;
    bool may_mate_ = false;
};

}  // namespace

std::expected<void, std::string> check_layers(std::span<const ClaimedLayer> layers,
                                              const LayerIndex& index, Color winner, Work& work) {
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (const auto fault = LayerCheck(layers[i], index, winner, work).fault())
            return std::unexpected("layer " + std::to_string(i + 1) + ": " + *fault);
    return {};
}

}  // namespace arbiter::verify
