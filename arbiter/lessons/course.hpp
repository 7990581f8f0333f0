// The course: its chapters in order, and what each step comes to. The words are in words.hpp; what
// is computed of a task, in task.hpp.
#pragma once

#include <span>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/lessons/step.hpp"
#include "arbiter/lessons/task.hpp"
#include "arbiter/rules/bitboard.hpp"

namespace arbiter::lessons {

/// All chapters in the order in which they are taught.
[[nodiscard]] std::span<const Chapter> course();

/// nullptr where there is none of that name.
[[nodiscard]] const Chapter* find_chapter(std::string_view id);

/// The game on the board of a step. Requires: it has one, of the course.
[[nodiscard]] History game_of(const Step& step);

/// The squares that are pointed at.
[[nodiscard]] Bitboard marks_of(const Step& step);

/// What a step asks; without a board, about the first position of chess.
/// Requires: it asks something, and is of the course.
[[nodiscard]] Task task_of(const Step& step);

}  // namespace arbiter::lessons
