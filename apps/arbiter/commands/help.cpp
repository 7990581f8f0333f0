// arbiter help: what the program or one of its subcommands can do.

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/frame/report.hpp"

namespace arbiter {

namespace {

/// "pgn filter" is two words: a command and one of its own.
ExitCode print_help(const CLI::App& program, const std::vector<std::string>& words) {
    const CLI::App* command = &program;
    std::string before;
    for (const std::string& word : words) {
        before += (before.empty() ? "" : " ") + command->get_name();
        const auto named =
            command->get_subcommands([&](const CLI::App* one) { return one->get_name() == word; });
        if (named.empty()) {
            report("usage", "help",
                   "there is no command " + joined(words) + "; see `arbiter help`");
            return ExitCode::failed;
        }
        command = named.front();
    }
    Output output;
    // Not help(): of the program it would give the help of the subcommand called, this one.
    output.write(words.empty() ? program.get_formatter()->make_help(&program, program.get_name(),
                                                                    CLI::AppFormatMode::Normal)
                               : command->help(before));
    return output.finish(ExitCode::done);
}

}  // namespace

void add_help(CLI::App& program, Job& job) {
    const auto words = std::make_shared<std::vector<std::string>>();
    CLI::App& command = add_command(program, "help", "Tell what a command does");
    command.add_option("CMD", *words, "The command; all of them if it is left out");
    command.callback([&program, &job, words] {
        job = [&program, words] { return print_help(program, *words); };
    });
}

}  // namespace arbiter
