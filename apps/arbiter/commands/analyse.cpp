// arbiter analyse: what each move of a game has cost, and what would have been better.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/analysing/analyse_games.hpp"
#include "apps/arbiter/analysing/analyse_options.hpp"
#include "apps/arbiter/analysing/analyse_positions.hpp"
#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/own_program.hpp"
#include "apps/arbiter/frame/peek.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/whole_file.hpp"
#include "arbiter/syzygy/syzygy.hpp"

namespace arbiter {

namespace {

/// Lines of FEN, and not games, as its first word tells?
bool holds_positions(const std::string& path) {
    constexpr std::size_t enough = 4096;
    const std::string beginning = beginning_of(path, enough);
    std::string_view text(beginning);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
    return std::ranges::count(word, '/') == 7;
}

ExitCode run(const AnalyseOptions& options) {
    std::vector<std::string> paths = options.files;
    if (paths.empty())
        paths.emplace_back("-");
    if (std::ranges::any_of(paths,
                            [&](const auto& path) { return is_same_file(path, options.svg); })) {
        report("analyse", options.svg, "--svg would write over what is to be read");
        return ExitCode::failed;
    }
    const auto is_kept = [&](const std::string& path) {
        return is_same_file(path, options.resume);
    };
    if (is_kept(options.svg) || std::ranges::any_of(paths, is_kept)) {
        report("analyse", options.resume, "--resume needs a file of its own");
        return ExitCode::failed;
    }
    if (!options.svg.empty())
        if (const auto why = why_not_writable(options.svg)) {
            report("analyse", options.svg, *why);
            return ExitCode::failed;
        }
    const auto all = std::ranges::ssize(paths);
    const auto positions =
        options.are_positions ? all : std::ranges::count_if(paths, holds_positions);
    if (positions == 0)
        return analyse_games(options);
    if (positions == all && !options.resume.empty()) {
        report("analyse", "", "--resume is for games: positions are judged one by one");
        return ExitCode::failed;
    }
    if (positions == all)
        return analyse_positions(options, paths);
    report("analyse", "", "some files hold games and some hold lines of FEN; name them apart");
    return ExitCode::failed;
}

/// Throws what CLI11 reports.
match::Contestant engine_named(const std::string& text) {
    auto contestant = match::read_contestant(text, {own_program(), "uci"});
    if (!contestant)
        throw CLI::ValidationError("--engine", contestant.error());
    if (contestant->limits_itself)
        throw CLI::ValidationError("--engine", "a level errs, so that it cannot judge");
    if (contestant->limits.any())
        throw CLI::ValidationError("--engine", "its limits are those of --nodes and --time");
    return *std::move(contestant);
}

}  // namespace

void add_analyse(CLI::App& program, Job& job) {
    const auto options = std::make_shared<AnalyseOptions>();
    options->rules = fide_ruleset().name;
    CLI::App& command = add_command(program, "analyse", "Judge the moves of games, or positions");
    CLI::Option* const nodes =
        command.add_option("--nodes", options->nodes, "So many positions for each move")
            ->check(CLI::Range(std::uint64_t{100}, std::uint64_t{1'000'000'000'000}))
            ->capture_default_str();
    command.add_option("--time", options->seconds, "So many seconds for each move instead")
        ->check(CLI::Range(0.001, 86400.0))
        ->type_name("SECONDS")
        ->excludes(nodes);
    command.add_option("--lines", options->lines, "So many best lines of each position (JSON)")
        ->check(CLI::Range(1, 218))
        ->capture_default_str();
    CLI::Option* const engine =
        command
            .add_option("--engine", options->engine,
                        "An engine that speaks UCI judges instead: a command, in one argument with "
                        "option.NAME=VALUE and memory=MB")
            ->type_name("ENGINE");
    if (can_read_syzygy())
        command
            .add_option("--syzygy", options->syzygy,
                        "Folders of Syzygy tables, parted by ':', that help our own search")
            ->type_name("FOLDERS")
            ->excludes(engine);
    command.add_flag("--positions", options->are_positions,
                     "The input is lines of FEN, where its beginning does not tell");
    command.add_option("--svg", options->svg, "Draw how the first game went")->type_name("FILE");
    command
        .add_option("--resume", options->resume,
                    "Keep the games here, and go on behind those that are there")
        ->type_name("FILE");
    add_rules_option(command, options->rules);
    add_json_flag(command, options->is_json);
    add_threads_option(command, options->threads);
    command.add_option("FILE", options->files,
                       "PGN, plain or packed, or lines of FEN; - or nothing reads standard input");
    command.callback([options, engine, &job] {
        if (options->seconds && !std::isfinite(*options->seconds))
            throw CLI::ValidationError("--time", "a number of seconds is expected");
        if (engine->count() > 0)
            options->contestant = engine_named(options->engine);
        if (!options->syzygy.empty()) {
            auto tables = open_syzygy(options->syzygy);
            if (!tables)
                throw CLI::ValidationError("--syzygy", tables.error());
            options->tables = *std::move(tables);
        }
        job = [options] { return run(*options); };
    });
}

}  // namespace arbiter
