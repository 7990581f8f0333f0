// arbiter drill: exercises in the rules of chess, made on the spot.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/commands/lesson_dialogue.hpp"
#include "apps/arbiter/frame/any_seed.hpp"
#include "apps/arbiter/frame/dialogue.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/talk/drill_session.hpp"
#include "apps/arbiter/talk/exercises.hpp"
#include "apps/arbiter/talk/lessons_json.hpp"
#include "apps/arbiter/talk/progress_file.hpp"

namespace arbiter {

namespace {

struct DrillOptions {
    std::string kind;
    int level = 1;
    std::optional<std::uint64_t> seed;
    int count = 10;
    std::string language;
    std::string progress;
    bool is_json = false;
    bool is_plain = false;
};

ExerciseChoice exercises_of(const DrillOptions& options) {
    return {.kind = *lessons::drill_kind_named(options.kind),
            .level = options.level,
            .seed = options.seed.value_or(any_seed()),
            .passes_seen = !options.seed};
}

/// How many were printed; fewer than are wanted where there are no more.
int print_lines(const DrillOptions& options, std::uint64_t seed, Exercises& exercises,
                Output& output) {
    int printed = 0;
    for (; printed < options.count && output.is_open(); ++printed) {
        const auto exercise = exercises.next();
        if (!exercise)
            break;
        Json line{{"kind", options.kind}, {"level", options.level}, {"seed", seed}};
        line.update(task_as_json(options.language, exercise->task));
        output.write(to_line(line));
    }
    return printed;
}

ExitCode print_exercises(const DrillOptions& options, ProgressFile* file) {
    const ExerciseChoice choice = exercises_of(options);
    Exercises exercises(choice, file != nullptr ? file->progress() : LessonProgress());
    Output output;
    const int printed = print_lines(options, choice.seed, exercises, output);
    const bool are_used_up = printed < options.count && output.is_open();
    if (are_used_up)
        report("drill", "",
               fmt::format("no more exercises of this kind and level could be made: {} of {}",
                           printed, options.count));
    const auto why = file != nullptr ? file->keep(exercises.progress()) : std::nullopt;
    if (why)
        report("drill", "", *why);
    return output.finish(why           ? ExitCode::failed
                         : are_used_up ? ExitCode::judged_bad
                                       : ExitCode::done);
}

/// A file is read and kept only where one is named: a program that asks for exercises is nobody
/// whose own file it would be.
ExitCode print(const DrillOptions& options) {
    if (options.progress.empty())
        return print_exercises(options, nullptr);
    auto file = ProgressFile::open(options.progress);
    if (!file) {
        report("drill", "", file.error());
        return ExitCode::failed;
    }
    return print_exercises(options, &*file);
}

ExitCode practise(const DrillOptions& options) {
    auto file = ProgressFile::open(options.progress);
    if (!file) {
        report("drill", "", file.error());
        return ExitCode::failed;
    }
    const LessonVoice voice{options.language, !options.is_plain && is_at_terminal()};
    DrillSession session(
        {.exercises = exercises_of(options), .count = options.count, .voice = voice},
        file->progress());
    return hold_lesson("drill", voice, session, *file);
}

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const lessons::DrillKind kind : lessons::all_drill_kinds)
        names.emplace_back(name(kind));
    return names;
}

}  // namespace

void add_drill(CLI::App& program, Job& job) {
    auto& command = add_command(program, "drill", "Practise the rules with exercises");
    const auto options = std::make_shared<DrillOptions>();
    command.add_option("KIND", options->kind, "What to practise")
        ->check(CLI::IsMember(kind_names()))
        ->required();
    command.add_option("--level", options->level, "How hard, 1 to 3")
        ->check(CLI::Range(1, lessons::hardest_level))
        ->capture_default_str();
    command
        .add_option("--seed", options->seed,
                    "The same seed gives the same exercises; without it none that was seen")
        ->check(CLI::Validator(
            [](const std::string& text) {
                const bool is_number = !text.empty() && text.size() < 20 &&
                                       text.find_first_not_of("0123456789") == std::string::npos;
                return is_number ? std::string() : "a seed is a number of at most 19 digits";
            },
            ""))
        ->type_name("N");
    command.add_option("--count", options->count, "How many")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    add_lesson_options(command, options->language, options->progress);
    command.add_flag("--json", options->is_json,
                     "Print exercises with their answers, one object a line");
    command.add_flag("--plain", options->is_plain,
                     "One line a sentence, no boards drawn: for screen readers and scripts");
    command.callback([options, &job] {
        job = [options] { return options->is_json ? print(*options) : practise(*options); };
    });
}

}  // namespace arbiter
