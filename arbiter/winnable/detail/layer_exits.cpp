#include "arbiter/winnable/detail/layer_exits.hpp"

#include <algorithm>

#include "arbiter/rules/attacks.hpp"

namespace arbiter::detail {

LayerExits::LayerExits(const Layer& layer, const LayerFacts& facts)
    : layer_(layer),
      facts_(facts),
      stones_(facts.occupation.certain[Color::white] | facts.occupation.certain[Color::black]) {
    for (std::size_t i = 0; i < layer.men.size(); ++i) {
        const PlacedMan& man = layer.men[i];
        const auto* const first = std::find(layer.men.begin(), layer.men.end(), man);
        if (man.squares.any() && first == layer.men.begin() + i)
            for_themselves_ |= std::uint64_t{1} << i;
    }
    for (const Color color : both_colors)
        king_goals_[color] = king_steps(layer.kings[color].squares(color));
}

Layer LayerExits::without_kings() const {
    Layer after;
    after.men = layer_.men;
    return after;
}

/// The pairs from which a man of `mover` may move: the kings stand on none of the squares that it
/// needs, and the mover's not on an `unfit` one either.
KingPairs LayerExits::kings_off(Color mover, Bitboard needed, Bitboard unfit) const {
    return layer_.kings[mover].off(mover == Color::white ? needed | unfit : needed,
                                   mover == Color::black ? needed | unfit : needed);
}

Layer LayerExits::after_step(std::size_t pawn, Bitboard way, Square to) const {
    const Color us = layer_.men[pawn].piece.color;
    Layer after = without_kings();
    after.men[pawn].squares = Bitboard(to);
    // A step answers no check by a pawn or a knight.
    after.kings[opponent(us)] = kings_off(us, way, facts_.struck[opponent(us)]);
    return after;
}

Layer LayerExits::after_pawn_capture(std::size_t pawn, Square to, std::size_t captured) const {
    const Color us = layer_.men[pawn].piece.color;
    Layer after = without_kings();
    after.men[pawn].squares = Bitboard(to);
    after.men[captured].squares = Bitboard();
    after.kings[opponent(us)] = kings_off(us, Bitboard(to), Bitboard());
    return after;
}

Layer LayerExits::after_piece_capture(std::size_t piece, std::size_t captured, Bitboard on) const {
    Layer after = without_kings();
    const Color us = after.men[piece].piece.color;
    after.men[piece].squares = on;
    after.men[captured].squares = Bitboard();
    after.kings[opponent(us)] = layer_.kings[us];
    return after;
}

Bitboard LayerExits::guarded_without(std::size_t guard) const {
    Bitboard guarded;
    for (std::size_t i = 0; i < layer_.men.size(); ++i)
        if (i != guard && layer_.men[i].piece.color == layer_.men[guard].piece.color)
            guarded |= certain_attacks(layer_.men[i], all_squares);
    return guarded;
}

Layer LayerExits::after_king_capture(std::size_t captured) const {
    const PlacedMan& man = layer_.men[captured];
    const Bitboard goals = man.squares - guarded_without(captured);
    Layer after = without_kings();
    after.men[captured].squares = Bitboard();
    if (man.piece.color == Color::black) {
        const KingPairs& kings = layer_.kings[Color::white];
        for (const Square to : goals)
            for (const Square from : king_attacks(to))
                after.kings[Color::black][to] |= kings[from] - king_attacks(to) - Bitboard(to);
    } else {
        const KingPairs& kings = layer_.kings[Color::black];
        for (const Square white : all_squares)
            after.kings[Color::white][white] =
                (king_steps(kings[white]) & goals) - king_attacks(white) - Bitboard(white);
    }
    return after;
}

}  // namespace arbiter::detail
