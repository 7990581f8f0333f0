// How many legal moves there are, without finding each. With lanes all men of a side are counted at
// once: in one direction no two sliders reach the same square, nor do two knights by the same jump,
// so that the squares of each lane are as many as its moves.
#pragma once

#include <cstdint>

#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/detail/lanes.hpp"

namespace arbiter::detail {

#if defined(ARBITER_USES_AVX512)

/// The squares in each direction from a square, to the edge.
inline constexpr PerSquare<EightSets> lane_rays = [] {
    PerSquare<EightSets> table;
    for (const Square square : all_squares)
        for (std::size_t lane = 0; lane < 8; ++lane)
            table[square].sets[lane] = slow::ray(square, lane_steps[lane], Bitboard()).bits();
    return table;
}();

template <Color Us>
class Counter {
  public:
    explicit Counter(const Position& position)
        : position_(position), board_(position.board()), king_(position.king(Us)) {}

    [[nodiscard]] [[gnu::always_inline]] inline std::uint32_t run() const {
        const Bitboard attacked = attacked_through<them>(board_, king_);
        std::uint32_t count = size(king_attacks(king_) - board_.of(Us) - attacked);
        if (attacked.contains(king_)) [[unlikely]]
            return count + answers_to_check();
        count += castlings(attacked);
        if (position_.en_passant()) [[unlikely]]
            count += en_passants();
        const Bitboard pinned = pinned_men<Us>(board_, king_);
        if (pinned.any()) [[unlikely]]
            return count + moves_beside_pins(pinned, ~board_.of(Us));
        const Bitboard pawns = board_.of(Us, Role::pawn);
        return count + men(sliders(board_, Us), knights(board_, Us), ~board_.of(Us)) +
               pawn_moves(pawns, pawns, pawns, ~board_.of(Us));
    }

  private:
    static constexpr Color them = opponent(Us);
    using Ways = PawnWays<Us>;

    static std::uint32_t size(Bitboard set) { return static_cast<std::uint32_t>(set.size()); }

    // What is rare stands apart, so that the usual way needs few registers.

    /// The moves that end a check, but for the king's.
    [[nodiscard]] [[gnu::noinline]] std::uint32_t answers_to_check() const {
        const auto checker = board_.attackers(king_, them).single();
        if (!checker)
            return 0;
        const Bitboard goals = between(king_, *checker) | Bitboard(*checker);
        return moves_beside_pins(pinned_men<Us>(board_, king_), goals) +
               (position_.en_passant() ? en_passants() : 0);
    }

    /// All but the king's, castling and en passant; `goals` are the squares that are not our own
    /// and answer a check.
    [[nodiscard]] [[gnu::noinline]] std::uint32_t moves_beside_pins(Bitboard pinned,
                                                                    Bitboard goals) const {
        const Bitboard pawns = board_.of(Us, Role::pawn);
        return men(sliders(board_, Us) & movable(pinned), knights(board_, Us) - Lanes(pinned),
                   goals) +
               pawn_moves(pawns - (pinned - squares_of(file_of(king_))),
                          capturers<Ways::east>(pawns, pinned, king_),
                          capturers<Ways::west>(pawns, pinned, king_), goals);
    }

    /// In each lane the men that may move that way: a pinned one only along its pin.
    [[nodiscard]] Lanes movable(Bitboard pinned) const {
        const Lanes shields = Lanes(lane_rays[king_]) & Lanes(pinned);
        return (Lanes(all_squares) - Lanes(pinned)) | shields | shields.opposite();
    }

    [[nodiscard]] [[gnu::always_inline]] inline std::uint32_t men(Lanes sliders, Lanes knights,
                                                                  Bitboard goals) const {
        Lanes counts = (sliders.slid(empty_squares(board_)) & Lanes(goals)).sizes();
        if (board_.of(Us, Role::knight).any())
            counts = counts + (knights.stepped(knight_stride) & Lanes(goals)).sizes();
        return counts.sum();
    }

    [[nodiscard]] [[gnu::always_inline]] inline std::uint32_t pawn_moves(Bitboard pushers,
                                                                         Bitboard eastward,
                                                                         Bitboard westward,
                                                                         Bitboard goals) const {
        const Bitboard empty = ~board_.occupied();
        const Bitboard prey = board_.of(them) & goals;
        const Bitboard single = shifted<Ways::push>(pushers) & empty;
        const Bitboard twice = shifted<Ways::push>(single & Ways::third_rank) & empty & goals;
        const Bitboard once = single & goals;
        const Bitboard to_east = shifted<Ways::east>(eastward) & prey;
        const Bitboard to_west = shifted<Ways::west>(westward) & prey;
        std::uint32_t count = size(once) + size(twice) + size(to_east) + size(to_west);
        if (board_.of(Us, Role::pawn).intersects(Ways::seventh_rank)) [[unlikely]]
            // Each promotion is four moves.
            count += 3 * (size(once & Ways::last_rank) + size(to_east & Ways::last_rank) +
                          size(to_west & Ways::last_rank));
        return count;
    }

    [[nodiscard]] std::uint32_t castlings(Bitboard attacked) const {
        std::uint32_t count = 0;
        for (const Square rook : position_.castling_rooks() & board_.of(Us))
            count += may_castle(position_, king_, rook, attacked) ? 1U : 0U;
        return count;
    }

    [[nodiscard]] [[gnu::noinline]] std::uint32_t en_passants() const {
        const Square target = *position_.en_passant();
        std::uint32_t count = 0;
        for (const Square from : pawn_attacks(them, target) & board_.of(Us, Role::pawn))
            count += keeps_king_safe(position_, Move::en_passant(from, target)) ? 1U : 0U;
        return count;
    }

    const Position& position_;
    const Board& board_;
    const Square king_;
};

/// Requires: `Us` is to move.
template <Color Us>
[[gnu::always_inline]] inline std::uint32_t count(const Position& position) {
    return Counter<Us>(position).run();
}

#else

struct CountingSink {
    std::uint32_t count = 0;

    bool man(Role, Square, Bitboard targets) { return add(targets.size()); }
    bool pawns(Direction, Bitboard targets) { return add(targets.size()); }
    bool promotions(Direction, Bitboard targets) { return add(4 * targets.size()); }
    bool special(Move) { return add(1); }

  private:
    bool add(int moves) {
        count += static_cast<std::uint32_t>(moves);
        return false;
    }
};

/// Requires: `Us` is to move.
template <Color Us>
std::uint32_t count(const Position& position) {
    CountingSink sink;
    Generator<Us, CountingSink>(position, sink).run();
    return sink.count;
}

#endif

}  // namespace arbiter::detail
