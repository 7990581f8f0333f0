// How a game's text ends, for those who put another game behind it. A game without result ends only
// where something shows that the next begins.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/pgn/replay.hpp"

namespace arbiter {

/// Has it a result at the end of its movetext? Then whatever follows is no longer of it. False also
/// where that is not plain, for a game with many problems.
[[nodiscard]] bool ends_with_result(const ReplayedGame& game);

/// What the text of a game lacks so that `next`, the text of another, can stand behind it and an
/// empty line: nothing where both are read as they were; otherwise the end of an open comment and
/// of open variations, and a result: its own if it has one in them, that of its tag Result, or "*".
/// Reads both.
[[nodiscard]] std::string missing_end(std::string_view game, std::string_view next);

}  // namespace arbiter
