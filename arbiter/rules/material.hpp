// Which men are on the board, as numbers and as a name; what that says of mating is `winnable`'s.
#pragma once

#include <string>

#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// How many men of each colour and kind, the kings too.
using Material = PerColor<PerRole<int>>;

/// Counts what stands there, possible in a game or not.
[[nodiscard]] Material material(const Board& board);

/// White's men, then Black's, most valuable first: "KRPvKR", "KQvK".
[[nodiscard]] std::string name(const Material& material);

/// All the pieces of the initial position together.
inline constexpr int full_phase = 24;

/// How far the game is from its ending: `full_phase` with all pieces on the board, 0 with kings and
/// pawns alone. A knight or a bishop counts 1, a rook 2, a queen 4; promoted pieces beyond the full
/// number do not count.
[[nodiscard]] int phase(const Board& board);

}  // namespace arbiter
