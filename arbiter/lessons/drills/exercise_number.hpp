// The number by which an exercise is known to who has seen it: that of the question, whichever game
// its position comes from. Programs keep these numbers, so that they must stay what they are.
#pragma once

#include <cstdint>

#include "arbiter/lessons/drills/drill_kind.hpp"
#include "arbiter/lessons/task.hpp"

namespace arbiter::lessons {

/// Made of what the board shows and of what is told with the question (told.hpp); the words do not
/// matter, nor do the counters of the game but where moves are counted.
[[nodiscard]] std::uint64_t exercise_number(DrillKind kind, const Task& task);

/// The number that was kept before, made of the position with its counters and hidden rights.
[[nodiscard]] std::uint64_t former_exercise_number(DrillKind kind, const Task& task);

}  // namespace arbiter::lessons
