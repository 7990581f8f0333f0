// What was said, in English. Only for the doors that show it: nothing is decided by it.
#pragma once

#include <string>

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/said.hpp"
#include "arbiter/game/terms.hpp"

namespace arbiter {

/// One sentence without full stop.
[[nodiscard]] std::string english(const Said& said);

/// The same; of an illegal move it says why it is one.
[[nodiscard]] std::string english(const GameError& error);

/// The same with the article before it: "D.2.11: a blind player ...".
[[nodiscard]] std::string english(const TermsFault& fault);

}  // namespace arbiter
