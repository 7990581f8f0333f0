// arbiter pgn stats: what a collection is like.

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/games/read_collections.hpp"
#include "apps/arbiter/games/segment_games.hpp"
#include "apps/arbiter/reports/statistics_report.hpp"

namespace arbiter {

namespace {

struct StatsOptions {
    CollectionFiles files;
    std::size_t top = 20;
    bool is_json = false;
    bool is_svg = false;
};

struct StatisticsRead : PartRead {
    Statistics statistics;
};

/// A worker for SegmentWork.
class StatisticsWorker {
  public:
    explicit StatisticsWorker(std::string_view file)
        : games_in_([this](const CollectedGame& game) { read_.statistics.add(game); }) {
        read_.file = file;
    }

    void work(const Segment& segment) {
        games_in_.read(segment.text);
        note_end(read_, segment, games_in_);
    }
    void feed(const Segment& segment) { games_in_.feed(segment.text); }
    void finish(const Segment& segment) {
        games_in_.finish();
        note_end(read_, segment, games_in_);
    }
    StatisticsRead take() {
        read_.games = read_.statistics.games;
        games_ += read_.games;
        StatisticsRead taken = std::exchange(read_, {});
        read_.file = taken.file;
        return taken;
    }
    [[nodiscard]] std::uint64_t games() const { return games_; }

  private:
    SegmentGames games_in_;
    StatisticsRead read_;
    std::uint64_t games_ = 0;
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
    const GamesRead read = read_parts(
        options.files,
        [](std::string_view file) { return std::make_unique<StatisticsWorker>(file); },
        [&](const StatisticsRead& part) {
            statistics.add(part.statistics);
            return true;
        });
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
