// The two ends of a game's text, for those who put it between others: a game without tags or
// without result begins or ends only where what stands around it shows it.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/pgn/replay.hpp"

namespace arbiter {

/// Has it a result at the end of its movetext? Then whatever follows is no longer of it. False also
/// where that is not plain, for a game with many problems.
[[nodiscard]] bool ends_with_result(const ReplayedGame& game);

/// What the text of a game lacks to be read as that game behind one that is over: mostly nothing;
/// otherwise a tag Event with an empty line. Reads a game that has no tags.
[[nodiscard]] std::string missing_beginning(std::string_view game);

/// What the text of a game lacks so that `next`, the text of another that lacks no beginning, can
/// stand behind it and an empty line: nothing where both are read as they were; otherwise the end
/// of an open comment and of open variations, and a result: its own if it has one in them, that of
/// its tag Result where movetext can have it, or "*". Reads both.
[[nodiscard]] std::string missing_end(std::string_view game, std::string_view next);

}  // namespace arbiter
