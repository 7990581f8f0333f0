// How far two kings are from a place where a mate is near.
#pragma once

#include <cstdint>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::detail {

/// By [loser's king][winner's king].
using CagePlies = PerSquare<PerSquare<std::uint8_t>>;

/// What gives the mate, which decides where the loser's king must stand.
enum class Mater : std::uint8_t {
    rook,          ///< at the edge, the kings opposite each other
    queen,         ///< the same or a knight's move apart
    light_bishop,  ///< in a light corner, the winner's king near
    dark_bishop,   ///< in a dark corner
    knight,        ///< in any corner
};

/// Plies until the kings stand so that a mate is near and the winner is to move, both helping, as
/// if there were no other men.
struct KingCages {
    /// With the winner, then with the loser to move.
    CagePlies winner_to_move;
    CagePlies loser_to_move;
};

/// `can_pass`: the loser has other men to move. Valid for the life of the program.
[[nodiscard]] const KingCages& king_cages(Mater mater, bool can_pass);

/// Where the winner's king stands while its lone minor piece mates the king on a1, one of whose own
/// men, the shell, stands on b1.
enum class CornerKing : std::uint8_t { a3, b3, a3_or_b3 };

/// The same until the loser's king is in that corner. `has_shell`: the shell stands there already,
/// so that no king can go there. Valid for the life of the program.
[[nodiscard]] const KingCages& corner_cages(CornerKing king, bool has_shell);

}  // namespace arbiter::detail
