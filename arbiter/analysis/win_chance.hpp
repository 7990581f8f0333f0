// What a score is worth to somebody who has to win the game: a pawn more means much in an even
// position and nothing in a won one.
#pragma once

#include "arbiter/engine/score.hpp"

namespace arbiter {

/// From -1, lost, to 1, won, for the side whose score it is: 2 / (1 + e^(-0.00368208 cp)) - 1, as
/// fitted to games of people by lichess; a forced mate is -1 or 1.
[[nodiscard]] double winning_chances(Score score);

/// The same in percent, from 0 to 100, with scores cut to 1000 centipawns, mates too: nobody plays
/// worse by winning more slowly.
[[nodiscard]] double win_percent(Score score);

/// Within 1000 of 0: what is beyond, and a mate, counts as so much.
[[nodiscard]] int cut_centipawns(Score score);

}  // namespace arbiter
