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

/// The pairs from which a man of `mover` may move, the kings standing on none of the squares that
/// it needs. `free` is what the mover's king may stand on.
KingPairs LayerExits::kings_when_passing(Color mover, Bitboard free) const {
    KingPairs kings = layer_.kings[mover];
    for (const Square white : all_squares) {
        if (mover == Color::white && !free.contains(white))
            kings[white] = Bitboard();
        else if (mover == Color::black)
            kings[white] &= free;
    }
    return kings;
}

Layer LayerExits::after_step(std::size_t pawn, Square to) const {
    const Color us = layer_.men[pawn].piece.color;
    Layer after = without_kings();
    after.men[pawn].squares = Bitboard(to);
    // A step answers no check by a pawn or a knight.
    KingPairs kings = kings_when_passing(us, ~facts_.struck[opponent(us)] - Bitboard(to));
    for (const Square white : all_squares)
        kings[white].remove(to);
    kings[to] = Bitboard();
    after.kings[opponent(us)] = kings;
    return after;
}

Layer LayerExits::after_pawn_capture(std::size_t pawn, Square to, std::size_t captured) const {
    const Color us = layer_.men[pawn].piece.color;
    Layer after = without_kings();
    after.men[pawn].squares = Bitboard(to);
    after.men[captured].squares = Bitboard();
    KingPairs kings = kings_when_passing(us, ~Bitboard(to));
    for (const Square white : all_squares)
        kings[white].remove(to);
    kings[to] = Bitboard();
    after.kings[opponent(us)] = kings;
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
