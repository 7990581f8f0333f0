#include "apps/arbiter/frame/options.hpp"

#include <vector>

#include <CLI/CLI.hpp>

#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

constexpr unsigned most_threads = 256;

}  // namespace

CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& description) {
    return *program.add_subcommand(name, description);
}

void add_json_flag(CLI::App& command, bool& is_json) {
    command.add_flag("--json", is_json, "One JSON value a line, as docs/cli.md describes");
}

void add_rules_option(CLI::App& command, std::string& rules) {
    std::vector<std::string> names;
    for (const Ruleset& ruleset : all_rulesets())
        names.emplace_back(ruleset.name);
    command.add_option("--rules", rules, "The ruleset of the game")
        ->check(CLI::IsMember(names))
        ->type_name("R")
        ->capture_default_str();
}

void add_time_option(CLI::App& command, TimeControl& time) {
    const auto fault = [](const std::string& text) -> std::string {
        const auto control = read_time_control(text);
        return control ? ""
                       : text + ": byte " + std::to_string(control.error().at) + ": " +
                             control.error().text;
    };
    command
        .add_option_function<std::string>(
            "--time", [&time](const std::string& text) { time = *read_time_control(text); },
            "The clock: 5+3, 40/90+30;30+30, G/25 d5, hourglass 1, ...")
        ->check(CLI::Validator(fault, "TIME", "time"));
}

void add_threads_option(CLI::App& command, unsigned& threads) {
    command.add_option("--threads", threads, "How many threads work; the output does not change")
        ->check(CLI::Range(1U, most_threads))
        ->type_name("N")
        ->capture_default_str();
}

void add_fen_options(CLI::App& command, FenOptions& options) {
    command.add_option("FEN", options.records.words,
                       "A position; - or nothing reads standard input, a line a position");
    add_json_flag(command, options.is_json);
    add_threads_option(command, options.records.threads);
}

}  // namespace arbiter
