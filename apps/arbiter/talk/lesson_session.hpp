// A lesson at the terminal, one line in and some lines out, in a language of the lessons. Knows no
// terminal and no file: it is handed lines and answers text, so that a test can take it.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "apps/arbiter/talk/lesson_progress.hpp"
#include "apps/arbiter/talk/lesson_voice.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/task.hpp"
#include "arbiter/lessons/words.hpp"

namespace arbiter {

/// How the lessons are given.
struct LessonSetup {
    LessonVoice voice = {};
    /// The chapter to begin with; the first that is not done where it is empty.
    std::string chapter = {};
};

class LessonSession {
  public:
    /// Requires: the language is known; there is such a chapter, unless it is empty.
    LessonSession(const LessonSetup& setup, LessonProgress progress);

    /// What is said before the first line.
    [[nodiscard]] std::string open();
    /// Takes one line: an answer, a move, a command, or nothing to go on.
    [[nodiscard]] std::string take(std::string_view line);

    /// The learner has left, or the last chapter is over.
    [[nodiscard]] bool is_done() const { return is_done_; }
    /// What has been learned.
    [[nodiscard]] const LessonProgress& progress() const { return progress_; }

  private:
    [[nodiscard]] const lessons::Chapter& chapter() const;
    [[nodiscard]] const lessons::Step& step() const { return chapter().steps[step_]; }
    [[nodiscard]] const lessons::StepWords& words() const;
    [[nodiscard]] std::string say(std::string_view name,
                                  std::initializer_list<lessons::Filling> fillings = {}) const {
        return voice_.say(name, fillings);
    }
    [[nodiscard]] std::string lines(std::string_view text) const { return voice_.lines(text); }

    std::string begin_chapter(std::size_t number);
    std::string show_step();
    [[nodiscard]] std::string board() const;
    [[nodiscard]] std::string question() const;
    std::string go_on();
    std::string go_back();
    std::string answer(std::string_view line);
    std::string mark(const lessons::Task& task, const lessons::Answer& given,
                     std::string_view line);
    [[nodiscard]] std::string reply_to(const lessons::Task& task, const lessons::Answer& given,
                                       const lessons::Marking& marking,
                                       std::string_view line) const;
    /// Of an option: there is one of that letter.
    [[nodiscard]] bool is_offered(const lessons::Task& task, const lessons::Answer& given) const;
    /// Of a move that is typed where something else is asked; nothing where it is none.
    [[nodiscard]] std::optional<std::string> judge(std::string_view line) const;
    [[nodiscard]] std::string ruling(Move move) const;
    /// Tries a move. On a board for one side the men are put back, so that it tries the next, too.
    std::string play(Move move);
    /// Nothing where no move has been tried on the board.
    [[nodiscard]] std::string whose_turn() const;
    [[nodiscard]] std::string solution(const lessons::Task& task) const;
    [[nodiscard]] std::string hint() const;
    [[nodiscard]] std::string more() const;
    [[nodiscard]] std::string solve() const;
    [[nodiscard]] std::string contents() const;
    std::string jump(std::string_view name);
    std::optional<std::string> obey(std::string_view line);

    LessonVoice voice_;
    LessonProgress progress_;
    std::size_t chapter_ = 0;
    std::size_t step_ = 0;
    /// What is on the board: that of the step, and the moves that were tried on it.
    History game_;
    /// How often the task has been answered wrongly.
    int faults_ = 0;
    bool is_solved_ = false;
    bool is_done_ = false;
};

}  // namespace arbiter
