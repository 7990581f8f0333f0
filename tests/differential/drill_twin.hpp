// The slow, obvious twin of the drills: the right answer of an exercise by the mailbox, by the
// oracle of rulings, by counting positions as texts, and for what no series of moves can do by
// `verify`. It knows no more than the exercise's English words, and where they leave open what the
// position is, the answer has to be the same in each that it can be.
#pragma once

#include <string>

#include "arbiter/lessons/drills/drill.hpp"
#include "arbiter/lessons/task.hpp"

namespace arbiter::testing {

/// Empty where the right answer of the task follows from its words; otherwise what the twin says.
[[nodiscard]] std::string twin_objection(const lessons::Task& task);

}  // namespace arbiter::testing
