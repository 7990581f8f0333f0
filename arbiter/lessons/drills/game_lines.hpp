// The games from which drills take positions, as the build put them in (tools/pick_drill_games.py).
#pragma once

#include <span>
#include <string_view>

namespace arbiter::lessons {

/// Each from the first position of chess, in UCI, the moves apart by blanks.
extern const std::span<const std::string_view> game_lines;

}  // namespace arbiter::lessons
