#include "apps/arbiter/talk/lesson_session.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "apps/arbiter/talk/lesson_chapters.hpp"
#include "apps/arbiter/talk/lesson_commands.hpp"
#include "apps/arbiter/talk/lesson_glossary.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/answer_reader.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/choice_faults.hpp"
#include "arbiter/lessons/ruling_words.hpp"
#include "arbiter/lessons/tries.hpp"
#include "arbiter/notation/folded_text.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

using lessons::Chapter;
using lessons::Marking;
using lessons::Reply;
using lessons::StepWords;

/// After so many wrong answers the learner is told of hint and answer.
constexpr int faults_until_help = 2;

std::size_t first_unfinished(const LessonProgress& progress) {
    const auto chapters = lessons::course();
    for (std::size_t i = 0; i < chapters.size(); ++i)
        for (const lessons::Step& step : chapters[i].steps)
            if (!progress.has_done(chapters[i].id, step.id))
                return i;
    return 0;
}

std::size_t number_of(std::string_view chapter) {
    const Chapter* const found = lessons::find_chapter(chapter);
    assert(found != nullptr);
    return static_cast<std::size_t>(found - lessons::course().data());
}

int done_steps(const LessonProgress& progress, const Chapter& chapter) {
    return static_cast<int>(std::ranges::count_if(chapter.steps, [&](const lessons::Step& step) {
        return progress.has_done(chapter.id, step.id);
    }));
}

/// What the words of a step say of this answer, however it is written; of an illegal move, where it
/// is typed as they have it. nullptr where they say nothing of it.
const Reply* find_reply(std::string_view language, const lessons::Task& task,
                        const StepWords& words, std::string_view line) {
    const auto given = lessons::read_answer(language, task, line);
    const auto found = std::ranges::find_if(words.wrong, [&](const Reply& reply) {
        const auto told = lessons::read_answer(language, task, reply.to);
        return given && told ? *given == *told : folded(reply.to) == folded(line);
    });
    return found == words.wrong.end() ? nullptr : &*found;
}

/// What is typed is meant as squares of a move or a move, and never as a try.
bool is_answered_by_moves(const lessons::Question& question) {
    const auto* const squares = std::get_if<lessons::SquaresQuestion>(&question);
    return std::holds_alternative<lessons::MoveQuestion>(question) ||
           (squares != nullptr && squares->way);
}

/// A board for the moves of one side: the other one has nothing but its king.
bool has_lone_king(const Position& position) {
    return std::ranges::any_of(both_colors,
                               [&](Color color) { return position.board().of(color).size() == 1; });
}

}  // namespace

LessonSession::LessonSession(const LessonSetup& setup, LessonProgress progress)
    : voice_(setup.voice), progress_(std::move(progress)) {
    chapter_ = setup.chapter.empty() ? first_unfinished(progress_) : number_of(setup.chapter);
}

const Chapter& LessonSession::chapter() const { return lessons::course()[chapter_]; }

const StepWords& LessonSession::words() const {
    const StepWords* const found =
        lessons::find_step(lessons::chapter_words(voice_.language, chapter().id), step().id);
    assert(found != nullptr);
    return *found;
}

std::string LessonSession::open() {
    std::string text = begin_chapter(chapter_);
    return text + say("learn.how");
}

std::string LessonSession::begin_chapter(std::size_t number) {
    chapter_ = number;
    step_ = 0;
    return say("learn.chapter",
               {{"number", std::to_string(number + 1)},
                {"count", std::to_string(lessons::course().size())},
                {"title", lessons::chapter_words(voice_.language, chapter().id).title}}) +
           show_step();
}

std::string LessonSession::board() const {
    return voice_.board(game_.current(), lessons::marks_of(step()));
}

std::string LessonSession::show_step() {
    game_ = lessons::game_of(step());
    faults_ = 0;
    is_solved_ = false;
    std::string text;
    for (const std::string& paragraph : words().paragraphs)
        text += lines(paragraph);
    if (!step().board.empty())
        text += board();
    for (const Reply& option : words().options)
        text += lines(option.to + ") " + option.text);
    if (step().ask)
        text += question();
    else if (!step().board.empty() && has_legal_move(game_.current()))
        text += say("learn.try",
                    {{"side", lessons::phrase(voice_.language, name(game_.current().turn()))}});
    return words().details.empty() ? text : text + say("learn.has_more");
}

std::string LessonSession::question() const {
    const lessons::Task task = lessons::task_of(step());
    std::string text;
    for (const std::string& sentence : lessons::context_in_words(voice_.language, task))
        text += lines(sentence);
    return text + lines(lessons::question_in_words(voice_.language, task));
}

std::string LessonSession::go_on() {
    if (!step().ask)
        progress_.complete(chapter().id, step().id);
    if (step_ + 1 < chapter().steps.size()) {
        ++step_;
        return show_step();
    }
    std::string text = say("learn.chapter_done",
                           {{"title", lessons::chapter_words(voice_.language, chapter().id).title},
                            {"done", std::to_string(done_steps(progress_, chapter()))},
                            {"count", std::to_string(chapter().steps.size())}});
    if (chapter_ + 1 < lessons::course().size())
        return text + begin_chapter(chapter_ + 1);
    is_done_ = true;
    return text + say("learn.course_done");
}

std::string LessonSession::go_back() {
    if (step_ > 0)
        --step_;
    return show_step();
}

std::string LessonSession::take(std::string_view line) {
    line = trimmed(line);
    if (auto obeyed = obey(line))
        return *std::move(obeyed);
    return answer(line);
}

std::optional<std::string> LessonSession::obey(std::string_view line) {
    const auto command = read_lesson_command(voice_.language, line);
    if (!command)
        return std::nullopt;
    switch (command->word) {
        case LessonWord::next:
            return go_on();
        case LessonWord::back:
            return go_back();
        case LessonWord::again:
            return show_step();
        case LessonWord::more:
            return more();
        case LessonWord::hint:
            return hint();
        case LessonWord::show:
            return solve();
        case LessonWord::board:
            return step().board.empty() ? say("learn.no_board") : board();
        case LessonWord::chapters:
            return contents();
        case LessonWord::chapter:
            return jump(trimmed(command->rest));
        case LessonWord::word:
            return glossary_entry(voice_, trimmed(command->rest));
        case LessonWord::words:
            return glossary_words(voice_);
        case LessonWord::help:
            return say("learn.help");
        case LessonWord::quit:
            is_done_ = true;
            return say("learn.bye");
    }
    std::unreachable();
}

std::string LessonSession::answer(std::string_view line) {
    const bool is_asked = step().ask && !is_solved_;
    if (is_asked) {
        const lessons::Task task = lessons::task_of(step());
        const auto given = lessons::read_answer(voice_.language, task, line);
        if (given && is_offered(task, *given))
            return mark(task, *given, line);
        if (given)
            return say("how.option");
        if (const Reply* const reply = find_reply(voice_.language, task, words(), line))
            return say("learn.wrong") + lines(reply->text);
        if (is_answered_by_moves(task.question) || step().board.empty())
            return voice_.sentence(given.error());
        return judge(line).value_or("") + voice_.sentence(given.error());
    }
    if (step().board.empty())
        return say("learn.not_understood");
    const auto tried = lessons::read_try(voice_.language, game_, line);
    if (tried)
        return play(*tried);
    if (!tried.error().is_move)
        return say("learn.not_understood");
    return voice_.sentence(tried.error().text) + whose_turn();
}

std::optional<std::string> LessonSession::judge(std::string_view line) const {
    const auto tried = lessons::read_try(voice_.language, game_, line);
    if (tried)
        return ruling(*tried) + say("learn.not_asked");
    return tried.error().is_move ? std::optional(voice_.sentence(tried.error().text))
                                 : std::nullopt;
}

bool LessonSession::is_offered(const lessons::Task& task, const lessons::Answer& given) const {
    return !std::holds_alternative<lessons::OptionQuestion>(task.question) ||
           std::ranges::find(words().options, std::get<std::string>(given), &Reply::to) !=
               words().options.end();
}

std::string LessonSession::ruling(Move move) const {
    const Attempt attempt = attempt_of(move);
    const Position& position = game_.current();
    return say("learn.legal",
               {{"ruling", lessons::ruling_in_words(voice_.language, position, attempt)},
                {"article", std::string(rule_on(position, attempt).article)}});
}

std::string LessonSession::play(Move move) {
    std::string text = ruling(move);
    const History before = game_;
    game_.play(move);
    text += board();
    if (!has_lone_king(before.current()))
        return text + whose_turn();
    game_ = before;
    return text + say("learn.put_back");
}

std::string LessonSession::whose_turn() const {
    const bool was_tried = game_.moves().size() > lessons::game_of(step()).moves().size();
    if (!was_tried)
        return "";
    if (!has_legal_move(game_.current()))
        return say("learn.again");
    return say("learn.turn_now",
               {{"side", lessons::phrase(voice_.language, name(game_.current().turn()))}});
}

std::string LessonSession::mark(const lessons::Task& task, const lessons::Answer& given,
                                std::string_view line) {
    const Marking marking = lessons::mark(task, given);
    if (!marking.is_right) {
        std::string text = say("learn.wrong") + reply_to(task, given, marking, line);
        return ++faults_ < faults_until_help ? text : text + say("learn.stuck");
    }
    is_solved_ = true;
    progress_.complete(chapter().id, step().id);
    std::string text = say("learn.right");
    if (std::holds_alternative<lessons::MoveQuestion>(task.question)) {
        game_.play(std::get<std::vector<Move>>(given).front());
        text += board();
    } else if (!std::holds_alternative<lessons::OptionQuestion>(task.question)) {
        return text + solution(task);
    }
    return words().right.empty() ? text : text + lines(words().right);
}

std::string LessonSession::solution(const lessons::Task& task) const {
    // Where the chapter has its own reason, that one is enough.
    const bool has_reason = !words().right.empty();
    std::string text;
    for (const std::string& sentence : has_reason
                                           ? lessons::answer_in_words(voice_.language, task)
                                           : lessons::solution_in_words(voice_.language, task))
        text += lines(sentence);
    return has_reason ? text + lines(words().right) : text;
}

std::string LessonSession::reply_to(const lessons::Task& task, const lessons::Answer& given,
                                    const Marking& marking, std::string_view line) const {
    if (const Reply* const reply = find_reply(voice_.language, task, words(), line))
        return lines(reply->text);
    // Why one option is wrong, only the chapter knows.
    if (std::holds_alternative<lessons::OptionQuestion>(task.question))
        return hint();
    std::string text;
    for (const std::string& reason : std::holds_alternative<std::string>(given)
                                         ? lessons::why_not(voice_.language, task, given)
                                         : lessons::fault_in_words(voice_.language, task, marking))
        text += lines(reason);
    return text;
}

std::string LessonSession::hint() const {
    return words().hint.empty() ? say("learn.no_hint") : lines(words().hint);
}

std::string LessonSession::more() const {
    std::string text;
    for (const std::string& detail : words().details)
        text += lines(detail);
    return text.empty() ? say("learn.no_more") : text;
}

std::string LessonSession::solve() const {
    if (!step().ask)
        return say("learn.no_question");
    return solution(lessons::task_of(step()));
}

std::string LessonSession::contents() const {
    std::string text;
    for (std::size_t i = 0; i < lessons::course().size(); ++i) {
        const Chapter& one = lessons::course()[i];
        text +=
            say("learn.contents", {{"number", std::to_string(i + 1)},
                                   {"title", lessons::chapter_words(voice_.language, one.id).title},
                                   {"id", std::string(one.id)},
                                   {"done", std::to_string(done_steps(progress_, one))},
                                   {"count", std::to_string(one.steps.size())}});
    }
    return text;
}

std::string LessonSession::jump(std::string_view name) {
    if (const auto chapter = chapter_meant(name))
        return begin_chapter(*chapter);
    const auto like = chapters_like(voice_.language, name);
    if (like.empty())
        return say("learn.no_chapter", {{"text", std::string(name)}});
    return say("learn.no_chapter.like",
               {{"text", std::string(name)}, {"names", lessons::any_of(voice_.language, like)}});
}

}  // namespace arbiter
