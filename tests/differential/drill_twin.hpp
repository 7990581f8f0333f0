// The slow, obvious twin of the drills: the right answer of an exercise by the mailbox, by the
// oracle of rulings, by counting positions as texts, and for what no series of moves can do by
// `verify`.
#pragma once

#include <string>

#include "arbiter/lessons/drills/drill.hpp"
#include "arbiter/lessons/task.hpp"

namespace arbiter::testing {

/// Empty where the right answer of the task is the twin's too; otherwise what the twin says.
[[nodiscard]] std::string twin_objection(const lessons::Task& task);

}  // namespace arbiter::testing
