#include "apps/arbiter/talk/drill_session.hpp"

#include <utility>

#include "apps/arbiter/talk/lesson_commands.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/answer_reader.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/choice_faults.hpp"
#include "arbiter/lessons/tries.hpp"

namespace arbiter {

DrillSession::DrillSession(const DrillSetup& setup, LessonProgress progress)
    : setup_(setup), exercises_(setup.exercises, std::move(progress)) {}

std::string DrillSession::open() { return say("drill.how") + next_exercise(); }

std::string DrillSession::next_exercise() {
    if (shown_ == setup_.count)
        return finish();
    exercise_ = exercises_.next();
    if (!exercise_)
        return say("drill.none") + finish();
    is_tried_ = false;
    is_told_ = false;
    ++shown_;
    std::string text = say("drill.number", {{"number", std::to_string(shown_)},
                                            {"count", std::to_string(setup_.count)}});
    text += board();
    for (const std::string& sentence :
         lessons::context_in_words(setup_.voice.language, exercise_->task))
        text += lines(sentence);
    return text + lines(lessons::question_in_words(setup_.voice.language, exercise_->task));
}

std::string DrillSession::board() const {
    return setup_.voice.board(exercise_->task.game.current());
}

std::string DrillSession::solution() const {
    std::string text;
    for (const std::string& sentence :
         lessons::solution_in_words(setup_.voice.language, exercise_->task))
        text += lines(sentence);
    return text;
}

std::string DrillSession::take(std::string_view line) {
    line = trimmed(line);
    const auto command = read_lesson_command(setup_.voice.language, line);
    if (!command)
        return answer(line);
    if (command->word == LessonWord::next)
        return go_on();
    if (command->word == LessonWord::quit)
        return finish();
    if (command->word == LessonWord::board)
        return board();
    if (command->word != LessonWord::show)
        return say("drill.how");
    is_tried_ = true;
    is_told_ = true;
    return solution();
}

std::string DrillSession::go_on() {
    const std::string told = is_tried_ && !is_told_ ? solution() : "";
    return told + next_exercise();
}

std::string DrillSession::answer(std::string_view line) {
    const lessons::Task& task = exercise_->task;
    const auto given = lessons::read_answer(setup_.voice.language, task, line);
    if (!given) {
        // A move that is none is an answer, and not the right one.
        const auto tried = lessons::read_try(setup_.voice.language, task.game, line);
        is_tried_ = is_tried_ || (!tried && tried.error().is_move);
        return setup_.voice.sentence(given.error());
    }
    const lessons::Marking marking = lessons::mark(task, *given);
    const bool is_first = !std::exchange(is_tried_, true);
    if (marking.is_right) {
        right_ += is_first ? 1 : 0;
        return say("learn.right") + solution() + next_exercise();
    }
    std::string text = say("learn.wrong");
    const std::string_view language = setup_.voice.language;
    const auto reasons = std::holds_alternative<std::string>(*given)
                             ? lessons::why_not(language, task, *given)
                             : lessons::fault_in_words(language, task, marking);
    for (const std::string& reason : reasons)
        text += lines(reason);
    return reasons.empty() ? text + say("drill.stuck") : text;
}

std::string DrillSession::finish() {
    is_done_ = true;
    return say("drill.score",
               {{"right", std::to_string(right_)}, {"count", std::to_string(shown_)}});
}

}  // namespace arbiter
