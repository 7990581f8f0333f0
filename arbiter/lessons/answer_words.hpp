// Questions, right answers and the faults of wrong ones in words of a language: its phrases, with
// moves in its letters.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/lessons/choices.hpp"
#include "arbiter/lessons/task.hpp"

namespace arbiter::lessons {

/// One sentence or two: what is asked, and how it is answered.
[[nodiscard]] std::string question_in_words(std::string_view language, const Task& task);

/// What the board does not show and the question may turn on (told.hpp): sentences. Who has the
/// move, the rights to castle, the last move, the moves since the last capture; none for most
/// questions. Moves are told by both squares, so that they can be followed back from the board.
[[nodiscard]] std::vector<std::string> context_in_words(std::string_view language,
                                                        const Task& task);

/// The right answer, of words and articles with its reason: sentences. Requires: as `right_answer`.
[[nodiscard]] std::vector<std::string> answer_in_words(std::string_view language, const Task& task);

/// The same, and of squares and moves the reasons (answer_reasons.hpp). Of an option there is
/// nothing to be said but its letter. Requires: as `right_answer`.
[[nodiscard]] std::vector<std::string> solution_in_words(std::string_view language,
                                                         const Task& task);

/// What is to be said of a wrong answer, without the right one: sentences.
[[nodiscard]] std::vector<std::string> fault_in_words(std::string_view language, const Task& task,
                                                      const Marking& marking);

/// "mate, stalemate or neither".
[[nodiscard]] std::string choices_in_words(std::string_view language,
                                           std::span<const Choice> choices);

}  // namespace arbiter::lessons
