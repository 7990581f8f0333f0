// arbiter pgn habits: what people of each rating play, counted for the levels of our engine.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/counting_worker.hpp"
#include "apps/arbiter/games/habit_files.hpp"
#include "arbiter/people/habit_text.hpp"

namespace arbiter {

namespace {

struct HabitsOptions {
    CollectionFiles files;
    std::vector<std::string> added;
    std::uint64_t fewest = 10;
};

ExitCode unusable(const std::string& why) {
    report("read", "", why);
    return ExitCode::failed;
}

ExitCode run(const HabitsOptions& options) {
    HabitCounts counts;
    for (const std::string& path : options.added) {
        auto added = read_habit_file(path);
        if (!added)
            return unusable(added.error());
        counts.add(*added);
    }
    const GamesRead read = count_games(options.files, counts);
    if (read.code == ExitCode::interrupted)
        return read.code;
    counts.forget_rare(options.fewest);
    Output output;
    output.write(write_habit_counts(counts));
    return output.finish(read.code);
}

}  // namespace

void add_pgn_habits(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<HabitsOptions>();
    CLI::App& command = add_command(
        pgn, "habits", "Count what people of each rating play, for the levels of the computer");
    command.add_option("--add", options->added, "Counts made before, to be added")
        ->type_name("FILE")
        ->allow_extra_args(false);
    command
        .add_option("--fewest", options->fewest,
                    "Opening moves that fewer have played are left out")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
        ->type_name("N")
        ->capture_default_str();
    add_pgn_files(command, options->files);
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
