// arbiter help: what the program or one of its subcommands can do.

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/options.hpp"
#include "apps/arbiter/output.hpp"
#include "apps/arbiter/report.hpp"

namespace arbiter {

namespace {

ExitCode print_help(const CLI::App& program, const std::string& name) {
    const auto named = program.get_subcommands(
        [&](const CLI::App* command) { return command->get_name() == name; });
    if (named.empty() && !name.empty()) {
        report("usage", "help", "there is no command " + name + "; see `arbiter help`");
        return ExitCode::failed;
    }
    Output output;
    // Not help(): of the program it would give the help of the subcommand called, this one.
    output.write(name.empty() ? program.get_formatter()->make_help(&program, program.get_name(),
                                                                   CLI::AppFormatMode::Normal)
                              : named.front()->help(program.get_name()));
    return output.finish(ExitCode::done);
}

}  // namespace

void add_help(CLI::App& program, Job& job) {
    const auto name = std::make_shared<std::string>();
    CLI::App& command = add_command(program, "help", "Tell what a command does");
    command.add_option("CMD", *name, "The command; all of them if it is left out");
    command.callback(
        [&program, &job, name] { job = [&program, name] { return print_help(program, *name); }; });
}

}  // namespace arbiter
