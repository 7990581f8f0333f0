// A set of positions that a few squares describe: which men are left, where each may stand, and
// which pairs of squares the two kings may hold. Pawns stand still in a layer; a pawn's move, a
// capture or a promotion leads to another one. Invariants (invariant.hpp) are made of layers.
#pragma once

#include <cstddef>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Pairs of squares on which the kings may stand at the same time.
class KingPairs {
  public:
    /// The squares of Black's king that go with a square of White's.
    [[nodiscard]] Bitboard& operator[](Square white_king) { return rows_[white_king]; }
    /// The same to read only.
    [[nodiscard]] Bitboard operator[](Square white_king) const { return rows_[white_king]; }

    /// No pair is in.
    [[nodiscard]] bool empty() const;
    /// The squares that a king of that colour has in any pair.
    [[nodiscard]] Bitboard squares(Color color) const;
    /// The squares of `color` that go with that square of its opponent's king.
    [[nodiscard]] Bitboard squares_against(Color color, Square opponent_king) const;
    /// The pairs with neither king on one of its squares.
    [[nodiscard]] KingPairs off(Bitboard white_off, Bitboard black_off) const;
    /// Adds all pairs of `other`.
    KingPairs& operator|=(const KingPairs& other);

    bool operator==(const KingPairs&) const = default;

  private:
    PerSquare<Bitboard> rows_;
};

/// A man other than a king.
struct PlacedMan {
    /// What it is; a promoted pawn is what it became.
    Piece piece;
    /// Where it may stand: one square for a pawn; none where it was captured.
    Bitboard squares;

    bool operator==(const PlacedMan&) const = default;
};

/// As many men as two sides of 16 have beside their kings.
inline constexpr std::size_t max_placed_men = 30;

/// Contains a position when exactly these men stand on it, each on one of its squares, the kings on
/// one of the pairs for the side to move, and no en passant capture but on `en_passant` is legal.
/// Positions with castling rights are in no layer. A man without squares is captured.
struct Layer {
    /// In the order of the squares from which they started.
    StaticVector<PlacedMan, max_placed_men> men;
    /// By the side that is to move.
    PerColor<KingPairs> kings;
    /// Squares that a pawn may just have crossed.
    Bitboard en_passant;
};

/// The layer of this one position. Requires: at most `max_placed_men` men beside the kings, no
/// castling rights.
[[nodiscard]] Layer layer_of(const Position& position);

/// Is the position one of the layer's?
[[nodiscard]] bool contains(const Layer& layer, const Position& position);

/// The squares that certainly or possibly hold men of a colour, kings aside.
struct Occupation {
    /// The man there cannot be anywhere else.
    PerColor<Bitboard> certain;
    /// At least one man may be there.
    PerColor<Bitboard> possible;
};

/// Of the men of a layer.
[[nodiscard]] Occupation occupation(const Layer& layer);

/// What the man attacks from any of its squares when only `certain` squares block.
[[nodiscard]] Bitboard possible_attacks(const PlacedMan& man, Bitboard certain);

}  // namespace arbiter
