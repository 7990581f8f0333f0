// What the JSON of several commands says of a game of a collection.
#pragma once

#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/collection/collected_game.hpp"

namespace arbiter {

/// Of several tags of one name the first.
[[nodiscard]] Json tags_of(const CollectedGame& game);

/// As recorded; null where no result is.
[[nodiscard]] Json result_of(const CollectedGame& game);

/// A FEN, or null for a game that cannot be played.
[[nodiscard]] Json fen_of(const CollectedGame& game, const Position& position);

}  // namespace arbiter
