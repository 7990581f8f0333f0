#include "arbiter/winnable/detail/layer_exits.hpp"

#include <algorithm>

#include "arbiter/rules/attacks.hpp"

namespace arbiter::detail {

LayerExits::LayerExits(const Layer& layer, const LayerFacts& facts)
    : layer_(layer),
      facts_(facts),
      stones_(facts.occupation.certain[Color::white] | facts.occupation.certain[Color::black]) {}

bool LayerExits::stands_for_itself(std::size_t man) const {
    const PlacedMan& wanted = layer_.men[man];
    return wanted.squares.any() &&
           std::none_of(layer_.men.begin(), layer_.men.begin() + man,
                        [&](const PlacedMan& earlier) { return earlier == wanted; });
}

Layer LayerExits::without_kings() const {
    Layer after;
    after.men = layer_.men;
    return after;
}

/// The pairs from which a man of `mover` may move: the kings stand on none of the squares that it
/// needs, and the mover's not on an `unfit` one either.
KingPairs LayerExits::kings_off(Color mover, Bitboard needed, Bitboard unfit) const {
    const Bitboard white_off = mover == Color::white ? needed | unfit : needed;
    const Bitboard black_off = mover == Color::black ? needed | unfit : needed;
    KingPairs kings;
    for (const Square white : ~white_off)
        kings[white] = layer_.kings[mover][white] - black_off;
    return kings;
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
