// What several of the checks say in the same words.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// The ply that was accepted last before that place, and the next.
[[nodiscard]] std::size_t ply_at(const CollectedGame& game, TextPlace place);

/// The game as far as draws can be counted: up to 200 moves without progress, which is more than
/// any law allows. Nothing where no draw is near, or where a null move breaks the count.
[[nodiscard]] std::optional<History> history_for_draws(const CollectedGame& game);

/// The position before that ply, from 1. Requires: it was accepted.
[[nodiscard]] Position position_before(const ReplayedGame& game, std::size_t ply);

/// "34... Kg8", counted as the start of the game counts. Requires: a move before `position`.
[[nodiscard]] std::string numbered_move(const Position& position, Move move);

/// "1-0", or "*" for a game that is not decided.
[[nodiscard]] std::string text_of(const PgnResult& result);

}  // namespace arbiter
