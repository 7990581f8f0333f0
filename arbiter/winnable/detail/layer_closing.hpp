// All that quiet moves of pieces and kings reach inside a layer. Pawns stay where they are;
// captures and pawn moves are exits (layer_exits.hpp).
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter::detail {

/// What holds in every position of a closed layer.
struct LayerFacts {
    /// Where men stand, kings aside.
    Occupation occupation;
    /// Squares that the men of a colour attack whatever stands where: no enemy king enters them.
    PerColor<Bitboard> guarded;
    /// Those of them that a pawn or a knight attacks: no man can come between.
    PerColor<Bitboard> struck;
    /// Squares on which a king always stands: no man ever passes it.
    Bitboard standing_kings;
};

/// Adds to the layer what legal quiet moves of pieces and kings reach from it, and perhaps more,
/// and tells what holds in all of it.
LayerFacts close(Layer& layer);

/// Squares that the man attacks for certain while `maybe_occupied` are the squares on which
/// something may stand in its way; none where it may stand on more than one square.
[[nodiscard]] Bitboard certain_attacks(const PlacedMan& man, Bitboard maybe_occupied);

/// Where a king may go in one step from any of these squares.
[[nodiscard]] Bitboard king_steps(Bitboard kings);

}  // namespace arbiter::detail
