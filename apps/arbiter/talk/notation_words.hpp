// What is said about the notation of moves: how one was read, and what a notation is worth.
#pragma once

#include <string>

#include "arbiter/game/ruleset.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter {

/// "Read as German.\n"
[[nodiscard]] std::string read_as_line(const MoveStyle& style);

/// That a score sheet in this notation is no evidence where FIDE's Laws are played by, a whole line
/// (the introduction of Appendix C); empty where it is one.
[[nodiscard]] std::string warning_of_evidence(const Ruleset& ruleset, const MoveStyle& style);

}  // namespace arbiter
