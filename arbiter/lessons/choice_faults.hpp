// Why a word that was chosen, or an article that was named, is not the right answer: what can be
// said of it without telling which one is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/lessons/task.hpp"

namespace arbiter::lessons {

/// Sentences; none of an option, whose reasons are the chapter's, and of squares and moves, of
/// which `fault_in_words` tells. Requires: the answer is wrong, and in the form of the right one.
[[nodiscard]] std::vector<std::string> why_not(std::string_view language, const Task& task,
                                               const Answer& given);

}  // namespace arbiter::lessons
