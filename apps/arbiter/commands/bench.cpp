// arbiter bench: what the program does in how much processor time, measured on this machine.

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

namespace {

/// From games of people (CC0), from full boards to
/// bare kings with a pawn, some of them won, most not; the start and one with every kind of move.
constexpr std::array searched_positions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2qkbnr/1p2pppp/p1n5/2pp1b2/5P2/4PN1P/PPPPB1P1/RNBQ1RK1 b kq - 0 6",
    "r2q1rk1/pp2ppbp/3p1np1/1Bp1n3/4P3/2PP1P1P/PP3P2/R1BQRNK1 b - - 0 11",
    "rnbqkb1r/pppp1ppp/4p3/4P3/3Pn3/8/PPP2PPP/RNBQKBNR w KQkq - 1 4",
    "r2qkb1r/pbpp1ppp/1pn5/4P3/8/P1PB1N2/5PPP/R1BQK2R b KQkq - 0 11",
    "2kr2nr/pppq2p1/4p1bp/2N2p2/6P1/PP1P3P/2P1PPB1/R2QK2R b KQ - 1 15",
    "r3k2r/pp3ppp/2p1bq2/2b5/7N/P1pP1PP1/2P1P1BP/R2QK2R w KQkq - 1 14",
    "r4rk1/p1p3pp/1p6/4p3/2P1P1q1/2Q3pb/PB3P1P/5RK1 w - - 0 24",
    "2b4r/2Q1k1pp/p3pp2/1pNP4/1q6/1P5P/5PP1/1BR1R2K b - - 1 29",
    "2k1r3/1pp4p/p4p1q/2NBn3/8/1PP1R3/PQ3PPP/2K5 w - - 1 27",
    "r3R1k1/pp1b2p1/8/3p1p2/2p3p1/8/PPP1B1PP/R5K1 b - - 0 22",
    "2r4r/5ppp/p2kp3/1p1p4/3B4/8/3N1PPP/5RK1 w - - 5 31",
    "8/p1pk4/2p2p2/4p3/3bP3/1P1N1KP1/P1P5/8 w - - 0 29",
    "8/8/1R6/k3p3/1R1pP2p/1B1P3P/1PP3P1/6K1 w - - 0 44",
    "8/1p3p2/p6p/6p1/1PpkP1P1/P1N5/2PK2P1/8 w - - 0 30",
    "8/6p1/4pk2/1R1b2p1/3Pp1K1/1p6/5P2/8 w - - 0 40",
    "5r2/1k3P2/2p3P1/2P5/1b2RB2/5K2/8/8 w - - 1 53",
    "8/8/8/1R4pk/5p2/1p4r1/5K2/8 w - - 4 58",
    "8/8/8/1p6/1k3K2/8/8/8 w - - 0 53",
};

struct BenchOptions {
    std::vector<std::string> names;
    int depth = 14;
    int threads = 1;
    bool is_json = false;
};

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// Of a search of all positions, each by itself.
struct SearchFigures {
    std::uint64_t nodes = 0;
    double seconds = 0;  ///< of whichever clock

    [[nodiscard]] double nodes_per_second() const { return static_cast<double>(nodes) / seconds; }
};

SearchResult searched(Searcher& searcher, std::string_view fen, const Limits& limits, int threads) {
    searcher.forget();
    return searcher.find_best({.position = *Position::from(*read_fen(fen)),
                               .earlier_keys = {},
                               .limits = limits,
                               .threads = threads});
}

/// The sum of the nodes says whether a change has changed what the search does; how fast it does so
/// is the machine's affair.
SearchFigures bench_search(int depth) {
    Searcher searcher;
    SearchFigures figures;
    const double begin = processor_seconds();
    for (const std::string_view fen : searched_positions)
        figures.nodes += searched(searcher, fen, {.depth = depth}, 1).nodes;
    figures.seconds = processor_seconds() - begin;
    return figures;
}

/// So many threads and one, in turn, each for so long at each position: what the machine does
/// meanwhile concerns both.
std::pair<SearchFigures, SearchFigures> bench_threads(int threads) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds long_enough(300);
    Searcher searcher;
    const auto add = [&](SearchFigures& figures, std::string_view fen, int together) {
        const auto begin = Clock::now();
        figures.nodes += searched(searcher, fen, {.time = long_enough}, together).nodes;
        figures.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
    };
    SearchFigures of_all;
    SearchFigures of_one;
    for (const std::string_view fen : searched_positions) {
        add(of_all, fen, threads);
        add(of_one, fen, 1);
    }
    return {of_all, of_one};
}

Json figures_json(const SearchFigures& figures) {
    return {{"nodes", figures.nodes}, {"nodes_per_second", std::round(figures.nodes_per_second())}};
}

void tell_search(Output& output, const BenchOptions& options) {
    const SearchFigures figures = bench_search(options.depth);
    if (options.is_json) {
        Json value = figures_json(figures);
        value["depth"] = options.depth;
        output.write(to_line({{"search", std::move(value)}}));
    } else {
        output.write(
            fmt::format("search: {} nodes\nsearch: {:.0f} nodes a second of processor time\n",
                        figures.nodes, figures.nodes_per_second()));
    }
}

void tell_threads(Output& output, const BenchOptions& options) {
    const auto [all, one] = bench_threads(options.threads);
    const double times_one = all.nodes_per_second() / one.nodes_per_second();
    if (options.is_json) {
        Json value = figures_json(all);
        value["threads"] = options.threads;
        value["times_one_thread"] = times_one;
        output.write(to_line({{"search", std::move(value)}}));
    } else {
        output.write(
            fmt::format("search: {:.0f} nodes a second by {} threads, {:.2f} times one's\n",
                        all.nodes_per_second(), options.threads, times_one));
    }
}

ExitCode bench(const BenchOptions& options) {
    Output output;
    if (options.threads > 1)
        tell_threads(output, options);
    else
        tell_search(output, options);
    return output.finish(ExitCode::done);
}

}  // namespace

void add_bench(CLI::App& program, Job& job) {
    CLI::App& command = add_command(program, "bench", "Measure the program on this machine");
    const auto options = std::make_shared<BenchOptions>();
    command.add_option("NAME", options->names, "What is measured; all where nothing is named")
        ->check(CLI::IsMember({"search"}));
    CLI::Option* const depth = command.add_option("--depth", options->depth, "Plies of the search")
                                   ->check(CLI::Range(1, max_ply))
                                   ->capture_default_str();
    command
        .add_option("--threads", options->threads,
                    "So many search together, compared with one, by the clock")
        ->check(CLI::Range(1, 512))
        ->excludes(depth)
        ->capture_default_str();
    add_json_flag(command, options->is_json);
    command.callback([options, &job] { job = [options] { return bench(*options); }; });
}

}  // namespace arbiter
