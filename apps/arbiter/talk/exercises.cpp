#include "apps/arbiter/talk/exercises.hpp"

#include <utility>

namespace arbiter {

Exercises::Exercises(const ExerciseChoice& choice, LessonProgress progress)
    : choice_(choice),
      progress_(std::move(progress)),
      drill_(choice.kind, choice.level, choice.seed, choice.throws) {}

bool Exercises::has_seen(const lessons::Exercise& exercise) const {
    // Files from before have the number that was usual then.
    const auto kind = lessons::name(choice_.kind);
    return progress_.has_seen(kind, exercise.number) ||
           progress_.has_seen(kind, exercise.former_number);
}

std::optional<lessons::Exercise> Exercises::next() {
    auto exercise = drill_.next();
    while (exercise && choice_.passes_seen && has_seen(*exercise))
        exercise = drill_.next();
    if (exercise)
        progress_.see(lessons::name(choice_.kind), exercise->number);
    return exercise;
}

}  // namespace arbiter
