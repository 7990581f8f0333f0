// arbiter pgn stats: what a collection is like.

#include <cstddef>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/games/counting_worker.hpp"
#include "apps/arbiter/reports/statistics_report.hpp"

namespace arbiter {

namespace {

struct StatsOptions {
    CollectionFiles files;
    std::size_t top = 20;
    bool is_json = false;
    bool is_svg = false;
};

std::string in_words(const StatsOptions& options, const Statistics& statistics) {
    if (options.is_svg)
        return statistics_svg(statistics, options.top) + '\n';
    if (options.is_json)
        return to_line(statistics_json(statistics, options.top));
    return statistics_text(statistics, options.top);
}

ExitCode run(const StatsOptions& options) {
    Statistics statistics;
    const GamesRead read = count_games(options.files, statistics);
    if (read.code == ExitCode::interrupted)
        return read.code;
    Output output;
    output.write(in_words(options, statistics));
    return output.finish(read.code);
}

}  // namespace

void add_pgn_stats(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<StatsOptions>();
    CLI::App& command = add_command(
        pgn, "stats", "Count results, endings, lengths, openings and the time for moves");
    command.add_option("--top", options->top, "How many openings to show, the commonest first")
        ->check(CLI::Range(0, 1'000'000))
        ->type_name("N")
        ->capture_default_str();
    add_json_flag(command, options->is_json);
    command.add_flag("--svg", options->is_svg, "An SVG picture on one line")
        ->excludes(command.get_option("--json"));
    add_pgn_files(command, options->files);
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
