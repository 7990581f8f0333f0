// Exercises at the terminal, one line in and some lines out, in a language of the lessons. Knows no
// terminal and no file.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "apps/arbiter/talk/exercises.hpp"
#include "apps/arbiter/talk/lesson_progress.hpp"
#include "apps/arbiter/talk/lesson_voice.hpp"
#include "arbiter/lessons/drills/drill.hpp"

namespace arbiter {

/// Which exercises, how many and how.
struct DrillSetup {
    ExerciseChoice exercises = {};
    int count = 10;
    LessonVoice voice = {};
};

class DrillSession {
  public:
    /// Requires: the language is known, the level one of the drills.
    DrillSession(const DrillSetup& setup, LessonProgress progress);

    /// What is said before the first line: the first exercise.
    [[nodiscard]] std::string open();
    /// Takes one line: an answer, a command, or nothing to go on.
    [[nodiscard]] std::string take(std::string_view line);

    /// All exercises are over, or the learner has left.
    [[nodiscard]] bool is_done() const { return is_done_; }
    /// What has been seen.
    [[nodiscard]] const LessonProgress& progress() const { return exercises_.progress(); }

  private:
    [[nodiscard]] std::string say(std::string_view name,
                                  std::initializer_list<lessons::Filling> fillings = {}) const {
        return setup_.voice.say(name, fillings);
    }
    [[nodiscard]] std::string lines(std::string_view text) const {
        return setup_.voice.lines(text);
    }
    std::string next_exercise();
    [[nodiscard]] std::string board() const;
    [[nodiscard]] std::string solution() const;
    /// Nobody leaves a wrong answer without the right one.
    std::string go_on();
    std::string answer(std::string_view line);
    std::string finish();

    DrillSetup setup_;
    Exercises exercises_;
    std::optional<lessons::Exercise> exercise_;
    int shown_ = 0;
    int right_ = 0;
    /// The first answer to this exercise has been given, or its solution told.
    bool is_tried_ = false;
    bool is_told_ = false;
    bool is_done_ = false;
};

}  // namespace arbiter
