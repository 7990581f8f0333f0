// Exercises one after another, and which of them somebody has seen: what a session at the terminal
// and `--json` have in common.
#pragma once

#include <cstdint>
#include <optional>

#include "apps/arbiter/talk/lesson_progress.hpp"
#include "arbiter/lessons/drills/drill.hpp"

namespace arbiter {

/// Which exercises.
struct ExerciseChoice {
    lessons::DrillKind kind = lessons::DrillKind::moves;
    int level = 1;
    std::uint64_t seed = 0;
    /// Exercises that the learner has seen are passed over.
    bool passes_seen = false;
    /// As `Drill` has it.
    int throws = lessons::most_throws;
};

class Exercises {
  public:
    /// Requires: the level is one of the drills.
    Exercises(const ExerciseChoice& choice, LessonProgress progress);

    /// The next one, which counts as seen from now on. Nothing where they are used up.
    [[nodiscard]] std::optional<lessons::Exercise> next();
    /// What has been seen.
    [[nodiscard]] const LessonProgress& progress() const { return progress_; }

  private:
    [[nodiscard]] bool has_seen(const lessons::Exercise& exercise) const;

    ExerciseChoice choice_;
    LessonProgress progress_;
    lessons::Drill drill_;
};

}  // namespace arbiter
