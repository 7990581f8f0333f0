// What is said of a game, as a JSON value: a code and arguments, of which a program or a page makes
// a sentence in its own language (docs/sentences.md). The English is said_english's.
#pragma once

#include "arbiter/game/said.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

/// `{"code": "arrived_late", "args": {"side": "white"}}`: colours, squares, moves in UCI, results,
/// codes, whole numbers, times in milliseconds, lists of these or objects by colour, and texts that
/// a person wrote. Arguments that the sentence does not have are left out.
[[nodiscard]] Json json_of(const Said& said);

}  // namespace arbiter
