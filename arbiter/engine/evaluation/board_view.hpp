// Which squares each side attacks and may use: what several terms of the evaluation need to know.
// Judges nothing.
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/board.hpp"

namespace arbiter {

/// The files next to this one.
constexpr Bitboard neighbours(File file) {
    const Bitboard squares = squares_of(file);
    return shifted<Direction::east>(squares) | shifted<Direction::west>(squares);
}

/// Every rank ahead of the square, as `color` goes.
constexpr Bitboard ahead_of(Color color, Square square) {
    const int rank = index(rank_of(square));
    if (color == Color::white)
        return rank == 7 ? Bitboard() : Bitboard(~std::uint64_t{0} << (8 * (rank + 1)));
    return Bitboard((std::uint64_t{1} << (8 * rank)) - 1);
}

/// All squares that the pawns of `Us` attack.
template <Color Us>
constexpr Bitboard attacked_by_pawns(Bitboard pawns) {
    constexpr bool up = Us == Color::white;
    return shifted<up ? Direction::north_east : Direction::south_east>(pawns) |
           shifted<up ? Direction::north_west : Direction::south_west>(pawns);
}

/// The square as `color` counts its rank, so that one table serves both.
constexpr Square relative_square(Color color, Square square) {
    return color == Color::white ? square : square_at(index(square) ^ 56);
}

/// A board and what is attacked on it. The pieces' attacks are noted as they are found.
struct BoardView {
    /// Keeps a reference. Pawns and kings are noted, pieces are not yet.
    explicit BoardView(const Board& of_board) : board(of_board), occupied(of_board.occupied()) {
        begin<Color::white>();
        begin<Color::black>();
    }

    /// A piece reaches these squares.
    void note(Color color, Role role, Bitboard reached) {
        twice[color] |= all[color] & reached;
        all[color] |= reached;
        by[color][role] |= reached;
    }

    const Board& board;              ///< not kept
    Bitboard occupied;               ///< of both sides
    PerColor<PerRole<Bitboard>> by;  ///< attacked by the men of that kind
    PerColor<Bitboard> all;          ///< attacked at all
    PerColor<Bitboard> twice;        ///< attacked by two men or more
    PerColor<Square> king;           ///< where they stand
    PerColor<Bitboard> king_zone;    ///< the king's square and those around it
    PerColor<Bitboard> open_to;      ///< where a piece may go without being taken by a pawn

  private:
    template <Color Us>
    void begin() {
        constexpr Color them = opponent(Us);
        const Bitboard pawns = board.of(Us, Role::pawn);
        king[Us] = board.of(Us, Role::king).first();
        king_zone[Us] = king_attacks(king[Us]) | Bitboard(king[Us]);
        constexpr bool up = Us == Color::white;
        twice[Us] = shifted<up ? Direction::north_east : Direction::south_east>(pawns) &
                    shifted<up ? Direction::north_west : Direction::south_west>(pawns);
        by[Us][Role::pawn] = attacked_by_pawns<Us>(pawns);
        all[Us] = by[Us][Role::pawn];
        note(Us, Role::king, king_attacks(king[Us]));
        // A pawn that cannot step is in the way, as the king is.
        const Bitboard stuck = pawns & shifted_forward(them, occupied);
        open_to[Us] = ~(stuck | board.of(Us, Role::king) |
                        attacked_by_pawns<them>(board.of(them, Role::pawn)));
    }
};

}  // namespace arbiter
