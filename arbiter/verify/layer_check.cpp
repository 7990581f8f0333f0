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

/// Can each of `men` from the first-th on be one of `claimed` that is not taken, standing only
/// where that one may?
bool match(const Men& men, const Men& claimed, std::size_t first, std::vector<bool>& is_taken) {
    if (first == men.size())
        return true;
    for (std::size_t i = 0; i < claimed.size(); ++i) {
        if (is_taken[i] || claimed[i].piece != men[first].piece ||
            !claimed[i].squares.contains_all(men[first].squares))
            continue;
        is_taken[i] = true;
        if (match(men, claimed, first + 1, is_taken))
            return true;
        is_taken[i] = false;
    }
    return false;
}

bool match(const Men& men, const Men& claimed) {
    std::vector<bool> is_taken(claimed.size(), false);
    return men.size() == claimed.size() && match(men, claimed, 0, is_taken);
}

/// What a move out of a layer leads to: some positions with `turn` to move.
struct Result {
    Men men;
    Color turn;
    Pairs kings;
    Bitboard en_passant;
};

bool is_empty(const Pairs& kings) {
    return std::ranges::all_of(kings, [](Bitboard row) { return row.empty(); });
}

bool contains(const ClaimedLayer& layer, const Result& result) {
    if (!layer.en_passant.contains_all(result.en_passant))
        return false;
    for (const Square white : all_squares)
        if (!layer.kings[result.turn][white].contains_all(result.kings[white]))
            return false;
    return match(result.men, layer.men);
}

/// Which men there are, and where the pawns stand. Only layers of the same signature can hold
/// positions of each other.
std::string signature_of(const Men& men) {
    std::vector<std::string> words;
    for (const ClaimedMan& man : men) {
        words.emplace_back(1, letter(man.piece));
        if (is_pawn(man))
            words.back() += name(man.squares.first());
    }
    std::ranges::sort(words);
    std::string signature;
    for (const std::string& word : words)
        signature += word;
    return signature;
}

}  // namespace

ClaimedLayers::ClaimedLayers(std::span<const ClaimedLayer> layers) : layers_(layers) {
    for (const ClaimedLayer& layer : layers)
        alike_[signature_of(layer.men)].push_back(&layer);
}

std::span<const ClaimedLayer* const> ClaimedLayers::alike(const Men& men) const {
    const auto found = alike_.find(signature_of(men));
    return found == alike_.end() ? std::span<const ClaimedLayer* const>() : found->second;
}

namespace {

class LayerCheck {
  public:
    LayerCheck(const ClaimedLayer& layer, const ClaimedLayers& layers, Color winner)
        : layer_(layer), layers_(layers), winner_(winner) {
        for (const ClaimedMan& man : layer.men) {
            possible_ |= man.squares;
            if (!man.squares.has_more_than_one())
                fixed_ |= man.squares;
        }
        obstacles_ = fixed_;
        for (const Color color : both_colors)
            if (!king_squares(color).has_more_than_one())
                obstacles_ |= king_squares(color);
        for (const ClaimedMan& man : layer.men)
            if (!man.squares.has_more_than_one())
                strike(man);
    }

    /// What is wrong, if anything is.
    std::optional<std::string> fault() {
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
        const Bitboard may_block = possible_ | king_squares(us);
        const Bitboard attacked = attacks(man.piece, from, may_block);
        guarded_[us] |= attacked;
        if (is_pawn(man) || man.piece.role == Role::knight)
            struck_[us] |= attacked;
    }

    [[nodiscard]] Bitboard king_squares(Color color) const {
        Bitboard squares;
        for (const Color turn : both_colors)
            for (const Square white : all_squares) {
                const Bitboard black = layer_.kings[turn][white];
                if (color == Color::black)
                    squares |= black;
                else if (black.any())
                    squares.add(white);
            }
        return squares;
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

    [[nodiscard]] bool has_moving_piece(Color color) const {
        return std::ranges::any_of(layer_.men, [&](const ClaimedMan& man) {
            return man.piece.color == color && !is_pawn(man) && man.squares.has_more_than_one();
        });
    }

    bool kings_stay(Color turn) {
        for (const Square white : all_squares)
            for (const Square black : layer_.kings[turn][white])
                if (!pair_stays(turn, white, black))
                    return false;
        return true;
    }

    bool pair_stays(Color turn, Square white, Square black) {
        const bool is_white = turn == Color::white;
        const Square king = is_white ? white : black;
        const Square other = is_white ? black : white;
        const Pairs& next = layer_.kings[opponent(turn)];
        if (has_moving_piece(turn) && !struck_[opponent(turn)].contains(king)) {
            if (!next[white].contains(black))
                return false;
            note_mate(turn, layer_.men, white, black,
                      {.man = {}, .any_piece = true, .left = all_squares});
        }
        for (const Square to : king_attacks(king) - fixed_ - guarded_[opponent(turn)] -
                                   king_attacks(other) - Bitboard(other)) {
            const Square new_white = is_white ? to : white;
            const Square new_black = is_white ? black : to;
            if (!next[new_white].contains(new_black))
                return false;
            note_mate(turn, layer_.men, new_white, new_black,
                      {.man = {}, .any_piece = false, .left = Bitboard(king)});
        }
        return true;
    }

    void note_mate(Color mover, const Men& men, Square white, Square black, const LastMove& last) {
        if (mover != winner_ || may_mate_)
            return;
        const bool is_white = winner_ == Color::white;
        may_mate_ =
            may_be_mate(men, winner_, is_white ? white : black, is_white ? black : white, last);
    }

    /// Do the positions lie in a layer? Notes whether the loser may be mate in one of them.
    bool leads_to_layer(const Result& result, const LastMove& last) {
        if (is_empty(result.kings))
            return true;
        const Color mover = opponent(result.turn);
        for (const Square white : all_squares)
            for (const Square black : result.kings[white])
                note_mate(mover, result.men, white, black, last);
        return std::ranges::any_of(layers_.alike(result.men), [&](const ClaimedLayer* layer) {
            return contains(*layer, result);
        });
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

    [[nodiscard]] Result after(std::size_t man, Bitboard to, std::optional<std::size_t> captured,
                               const Pairs& kings) const {
        Result result{layer_.men, opponent(layer_.men[man].piece.color), kings, {}};
        result.men[man].squares = to;
        if (captured)
            result.men.erase(result.men.begin() + static_cast<std::ptrdiff_t>(*captured));
        return result;
    }

    static std::size_t place_without(std::size_t man, std::optional<std::size_t> captured) {
        return captured && *captured < man ? man - 1 : man;
    }

    bool pawn_arrives(std::size_t pawn, Result result, std::optional<std::size_t> captured,
                      Bitboard left) {
        const std::size_t place = place_without(pawn, captured);
        const LastMove last{.man = place, .any_piece = false, .left = left};
        if (!back_ranks.intersects(result.men[place].squares))
            return leads_to_layer(result, last);
        return std::ranges::all_of(promotion_roles, [&](Role role) {
            result.men[place].piece.role = role;
            return leads_to_layer(result, last);
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
            Result result = after(pawn, two, {}, kings_off(us, one | two, unfit));
            result.en_passant = one;
            if (!pawn_arrives(pawn, result, {}, from))
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
            const Result result = after(piece, on, i, layer_.kings[man.piece.color]);
            if (!leads_to_layer(
                    result,
                    {.man = place_without(piece, i), .any_piece = false, .left = man.squares}))
                return false;
        }
        return true;
    }

    bool king_capture_stays(std::size_t captured) {
        const ClaimedMan& man = layer_.men[captured];
        const Color us = opponent(man.piece.color);
        Bitboard guarded;
        for (std::size_t i = 0; i < layer_.men.size(); ++i)
            if (i != captured && layer_.men[i].piece.color != us &&
                !layer_.men[i].squares.has_more_than_one())
                guarded |= attacks(layer_.men[i].piece, layer_.men[i].squares.first(), all_squares);
        for (const Square from : king_squares(us)) {
            Result result{layer_.men, opponent(us), {}, {}};
            result.men.erase(result.men.begin() + static_cast<std::ptrdiff_t>(captured));
            for (const Square to : (king_attacks(from) & man.squares) - guarded)
                for (const Square other : others_with(us, from))
                    if (distance(to, other) > 1)
                        result.kings[us == Color::white ? to : other].add(us == Color::white ? other
                                                                                             : to);
            if (!leads_to_layer(result, {.man = {}, .any_piece = false, .left = Bitboard(from)}))
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
    const ClaimedLayers& layers_;
    Color winner_;
    Bitboard possible_;
    /// Squares of men that have no other, and those with kings that have no other.
    Bitboard fixed_;
    Bitboard obstacles_;
    PerColor<Bitboard> guarded_;
    PerColor<Bitboard> struck_;
    bool may_mate_ = false;
};

}  // namespace

bool ClaimedLayers::contain(const Position& position) const {
    if (layers_.empty() || position.castling_rooks().any())
        return false;
    const Board& board = position.board();
    Result result{{}, position.turn(), {}, {}};
    for (const Square square : board.occupied() - board.of(Role::king))
        result.men.push_back({*board.at(square), Bitboard(square)});
    result.kings[position.king(Color::white)].add(position.king(Color::black));
    if (const auto crossed = position.en_passant())
        result.en_passant.add(*crossed);
    return std::ranges::any_of(alike(result.men), [&](const ClaimedLayer* layer) {
        return verify::contains(*layer, result);
    });
}

std::expected<void, std::string> ClaimedLayers::check(Color winner) const {
    for (std::size_t i = 0; i < layers_.size(); ++i)
        if (const auto fault = LayerCheck(layers_[i], *this, winner).fault())
            return std::unexpected("layer " + std::to_string(i + 1) + ": " + *fault);
    return {};
}

}  // namespace arbiter::verify
