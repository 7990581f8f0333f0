// A game that was played under the Laws, as PGN has it.
#pragma once

#include <vector>

#include "arbiter/game/game.hpp"
#include "arbiter/pgn/annotated_game.hpp"

namespace arbiter {

/// Its moves with what the clocks showed (%clk) and who offered a draw (C.12), and behind the last
/// how it ended, in words and with the article. `tags` come first; of those that the game itself
/// tells, Result, SetUp, FEN, Variant, TimeControl and Termination (PGN specification 9), it sets
/// what there is. A result that PGN has no word for (11.7) is "*", and the words tell it.
[[nodiscard]] AnnotatedGame played_game(const Game& game, std::vector<TagPair> tags = {});

}  // namespace arbiter
