// Tasks and steps of lessons as JSON, with their answers: for who shows them elsewhere.
#pragma once

#include <string_view>

#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/task.hpp"

namespace arbiter {

/// {"fen", "start", "moves", "asks", "about", "question", "context", "answer", "why"}, as
/// docs/cli.md has it.
[[nodiscard]] Json task_as_json(std::string_view language, const lessons::Task& task);

/// {"chapter", "step", "fen", "marks", "text", "details", "options", "hint", "right", "wrong",
/// "task"}. Requires: the language has words for it.
[[nodiscard]] Json step_as_json(std::string_view language, const lessons::Chapter& chapter,
                                const lessons::Step& step);

}  // namespace arbiter
