// The games of a match as PGN.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "arbiter/match/match_game.hpp"
#include "arbiter/pgn/annotated_game.hpp"

namespace arbiter::match {

/// With what the clocks showed, what each engine thought its game was worth and how deep it looked
/// (%eval), and how it ended, with the article. `tags` come first, as in `played_game`.
[[nodiscard]] AnnotatedGame as_pgn(const PlayedGame& played, std::vector<TagPair> tags);

}  // namespace arbiter::match
