#include "arbiter/winnable/detail/layer_closing.hpp"

#include "arbiter/rules/attacks.hpp"

namespace arbiter::detail {

namespace {

bool is_piece(const PlacedMan& man) { return man.piece.role != Role::pawn; }

/// What the pieces' room depends on beside the men.
struct KingsBefore {
    /// Squares from which a king never moves.
    Bitboard standing;
    /// Who is ever to move in the layer.
    PerColor<bool> moves{};

    bool operator==(const KingsBefore&) const = default;
};

KingsBefore kings_in(const Layer& layer) {
    KingsBefore kings;
    for (const Color color : both_colors) {
        const Bitboard squares =
            layer.kings[Color::white].squares(color) | layer.kings[Color::black].squares(color);
        if (!squares.has_more_than_one())
            kings.standing |= squares;
        kings.moves[color] = !layer.kings[color].empty();
    }
    return kings;
}

/// As men leave their only square others gain room, so it goes on until nothing changes.
void close_pieces(Layer& layer, const KingsBefore& kings) {
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (PlacedMan& man : layer.men) {
            if (!is_piece(man) || !kings.moves[man.piece.color])
                continue;
            const Occupation now = occupation(layer);
            const Bitboard certain =
                now.certain[Color::white] | now.certain[Color::black] | kings.standing;
            const Bitboard reached =
                man.squares | (possible_attacks(man, certain) - (certain - man.squares));
            has_changed |= reached != man.squares;
            man.squares = reached;
        }
    }
}

/// Every square to which the king of `color` could walk among men that never move.
Bitboard king_region(const Layer& layer, Color color, const LayerFacts& facts) {
    Bitboard region =
        layer.kings[Color::white].squares(color) | layer.kings[Color::black].squares(color);
    const Bitboard barred = facts.occupation.certain[Color::white] |
                            facts.occupation.certain[Color::black] | facts.struck[opponent(color)];
    for (Bitboard grown = region; grown.any();) {
        grown = king_steps(grown) - barred - region;
        region |= grown;
    }
    return region;
}

LayerFacts facts_of(const Layer& layer) {
    LayerFacts facts{
        .occupation = occupation(layer), .guarded = {}, .struck = {}, .standing_kings = {}};
    for (const PlacedMan& man : layer.men)
        if (man.piece.role == Role::pawn || man.piece.role == Role::knight)
            facts.struck[man.piece.color] |= certain_attacks(man, Bitboard());
    facts.guarded = facts.struck;
    const Bitboard men =
        facts.occupation.possible[Color::white] | facts.occupation.possible[Color::black];
    for (const Color color : both_colors) {
        // The enemy king does not shield a square behind itself from which it comes.
        const Bitboard in_the_way = men | king_region(layer, color, facts);
        for (const PlacedMan& man : layer.men)
            if (man.piece.color == color)
                facts.guarded[color] |= certain_attacks(man, in_the_way);
    }
    return facts;
}

/// The kings walk and wait in turn until no new pair comes up.
class KingWalk {
  public:
    KingWalk(Layer& layer, const LayerFacts& facts)
        : kings_(layer.kings),
          facts_(facts),
          stones_(facts.occupation.certain[Color::white] | facts.occupation.certain[Color::black]) {
        for (const PlacedMan& man : layer.men)
            if (is_piece(man) && man.squares.has_more_than_one())
                may_wait_[man.piece.color] = true;
    }

    void run() {
        for (const Color color : both_colors)
            for (const Square white : all_squares)
                if (kings_[color][white].any())
                    fresh_[color].add(white);
        while (fresh_[Color::white].any() || fresh_[Color::black].any()) {
            while (fresh_[Color::white].any())
                white_moves(fresh_[Color::white].pop_first());
            while (fresh_[Color::black].any())
                black_moves(fresh_[Color::black].pop_first());
        }
    }

  private:
    void add(Color turn, Square white, Bitboard black) {
        Bitboard& row = kings_[turn][white];
        if (row.contains_all(black))
            return;
        row |= black;
        fresh_[turn].add(white);
    }

    void white_moves(Square white) {
        const Bitboard black = kings_[Color::white][white];
        for (const Square to : king_attacks(white) - stones_ - facts_.guarded[Color::black])
            add(Color::black, to, black - king_attacks(to) - Bitboard(to));
        if (may_wait_[Color::white] && !facts_.struck[Color::black].contains(white))
            add(Color::black, white, black);
    }

    void black_moves(Square white) {
        const Bitboard black = kings_[Color::black][white];
        Bitboard to = king_steps(black) - stones_ - facts_.guarded[Color::white] -
                      king_attacks(white) - Bitboard(white);
        if (may_wait_[Color::black])
            to |= black - facts_.struck[Color::white];
        add(Color::white, white, to);
    }

    PerColor<KingPairs>& kings_;
    const LayerFacts& facts_;
    Bitboard stones_;
    PerColor<bool> may_wait_{};
    /// White king's squares whose rows have grown.
    PerColor<Bitboard> fresh_{};
};

}  // namespace

Bitboard certain_attacks(const PlacedMan& man, Bitboard maybe_occupied) {
    const auto square = man.squares.single();
    return square ? attacks(man.piece, *square, maybe_occupied) : Bitboard();
}

Bitboard king_steps(Bitboard kings) {
    const Bitboard beside = shifted<Direction::east>(kings) | shifted<Direction::west>(kings);
    const Bitboard row = kings | beside;
    return beside | shifted<Direction::north>(row) | shifted<Direction::south>(row);
}

LayerFacts close(Layer& layer) {
    KingsBefore kings = kings_in(layer);
    for (;;) {
        close_pieces(layer, kings);
        LayerFacts facts = facts_of(layer);
        KingWalk(layer, facts).run();
        const KingsBefore walked = kings_in(layer);
        if (walked == kings) {
            facts.standing_kings = kings.standing;
            return facts;
        }
        kings = walked;
    }
}

}  // namespace arbiter::detail
