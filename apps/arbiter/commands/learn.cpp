// arbiter learn: the rules of chess, chapter by chapter, on a live board.

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/commands/lesson_dialogue.hpp"
#include "apps/arbiter/frame/dialogue.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/talk/lesson_chapters.hpp"
#include "apps/arbiter/talk/lesson_session.hpp"
#include "apps/arbiter/talk/lessons_json.hpp"
#include "apps/arbiter/talk/progress_file.hpp"
#include "arbiter/lessons/course.hpp"

namespace arbiter {

namespace {

struct LearnOptions {
    std::string chapter;
    std::string language;
    std::string progress;
    bool is_plain = false;
    bool is_json = false;
};

ExitCode learn(const LearnOptions& options) {
    auto file = ProgressFile::open(options.progress);
    if (!file) {
        report("learn", "", file.error());
        return ExitCode::failed;
    }
    const LessonVoice voice{options.language, !options.is_plain && is_at_terminal()};
    LessonSession session({.voice = voice, .chapter = options.chapter}, file->progress());
    return hold_lesson("learn", voice, session, *file);
}

/// The steps of a chapter, or of all.
ExitCode print_steps(const LearnOptions& options) {
    Output output;
    for (const lessons::Chapter& chapter : lessons::course())
        if (options.chapter.empty() || options.chapter == chapter.id)
            for (const lessons::Step& step : chapter.steps)
                output.write(to_line(step_as_json(options.language, chapter, step)));
    return output.finish(ExitCode::done);
}

}  // namespace

void add_learn(CLI::App& program, Job& job) {
    auto& command = add_command(program, "learn", "Learn the rules of chess, chapter by chapter");
    const auto options = std::make_shared<LearnOptions>();
    command
        .add_option("CHAPTER", options->chapter, "Begin here, not at the first that is not done")
        ->check(CLI::Validator(
            [](const std::string& text) { return why_no_chapter("en", text).value_or(""); }, ""))
        ->type_name("ID|TITLE|NUMBER");
    add_lesson_options(command, options->language, options->progress);
    command.add_flag("--plain", options->is_plain,
                     "One line a sentence, no boards drawn: for screen readers and scripts");
    command.add_flag("--json", options->is_json,
                     "Print the steps with their words and answers, one object a line");
    command.callback([options, &job] {
        if (const auto chapter = chapter_meant(options->chapter))
            options->chapter = lessons::course()[*chapter].id;
        job = [options] { return options->is_json ? print_steps(*options) : learn(*options); };
    });
}

}  // namespace arbiter
