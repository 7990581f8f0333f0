// Which moves deserve a question mark: those after which the chances are clearly worse.
#pragma once

#include <cstdint>

#include "arbiter/engine/score.hpp"

namespace arbiter {

/// By PGN's signs ?!, ? and ??.
enum class MoveMark : std::uint8_t {
    none,
    inaccuracy,  ///< ?!
    mistake,     ///< ?
    blunder,     ///< ??
};

/// Both scores are those of the side that moved, of what it could have had and of what it has.
/// Marked is what costs a tenth of the chances (`winning_chances`) and more, graded by the
/// centipawns: under 100, under 300, and more, as in lichess's analysed games. A mate allowed or
/// let go is a blunder, and less where the game was lost before, or is still won; a slower mate is
/// nothing.
[[nodiscard]] MoveMark mark_of(Score before, Score after);

}  // namespace arbiter
