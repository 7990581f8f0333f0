// arbiter learn: the rules of chess, chapter by chapter, on a live board.

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/line_reader.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/talk/lesson_session.hpp"
#include "apps/arbiter/talk/lessons_json.hpp"
#include "apps/arbiter/talk/progress_file.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/phrases.hpp"

namespace arbiter {

namespace {

/// More than any answer or command; the rest of a longer line is not read as one.
constexpr std::size_t longest_lesson_line = 1000;

struct LearnOptions {
    std::string chapter;
    std::string language;
    std::string progress;
    bool is_plain = false;
    bool is_json = false;
};

bool talks_to_terminal() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

ExitCode learn(const LearnOptions& options) {
    auto file = ProgressFile::open(options.progress);
    if (!file) {
        report("learn", "", file.error());
        return ExitCode::failed;
    }
    const bool is_plain = options.is_plain || !talks_to_terminal();
    LessonSession session(
        {.language = options.language, .chapter = options.chapter, .draws_boards = !is_plain},
        file->progress());
    Output output;
    LineReader lines(STDIN_FILENO, longest_lesson_line);
    const auto say = [&](const std::string& text) {
        output.write(text);
        if (!is_plain && !session.is_done())
            output.write("> ");
        output.flush();
    };
    say(session.open());
    TextLine line;
    while (!session.is_done() && output.is_open() && lines.next(line)) {
        say(line.is_too_long ? lessons::phrase(options.language, "drill.too_long") + '\n'
                             : session.take(line.text));
        if (const auto why = file->keep(session.progress())) {
            report("learn", "", *why);
            return output.finish(ExitCode::failed);
        }
    }
    if (!is_plain && !session.is_done())
        output.write("\n");
    return output.finish(ExitCode::done);
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

std::vector<std::string> chapter_names() {
    std::vector<std::string> names;
    for (const lessons::Chapter& chapter : lessons::course())
        names.emplace_back(chapter.id);
    return names;
}

}  // namespace

void add_learn(CLI::App& program, Job& job) {
    auto& command = add_command(program, "learn", "Learn the rules of chess, chapter by chapter");
    const auto options = std::make_shared<LearnOptions>();
    command
        .add_option("CHAPTER", options->chapter, "Begin here, not at the first that is not done")
        ->check(CLI::IsMember(chapter_names()));
    add_lesson_options(command, options->language, options->progress);
    command.add_flag("--plain", options->is_plain,
                     "One line a sentence, no boards drawn: for screen readers and scripts");
    command.add_flag("--json", options->is_json,
                     "Print the steps with their words and answers, one object a line");
    command.callback([options, &job] {
        job = [options] { return options->is_json ? print_steps(*options) : learn(*options); };
    });
}

}  // namespace arbiter
