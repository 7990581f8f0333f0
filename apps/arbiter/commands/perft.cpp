// arbiter perft: counting the leaves of the tree of legal moves, of one position or of a file of
// positions whose counts are known.

#include <algorithm>
#include <cerrno>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <unistd.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/counting/perft_count.hpp"
#include "apps/arbiter/counting/perft_suite.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/work_queue.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

/// 1 TiB: more than any machine has, and no overflow in bytes.
constexpr std::size_t most_megabytes = 1 << 20;
/// So many positions of a suite are counted before their results go out.
constexpr std::size_t slice_size = 64;

struct PerftOptions {
    std::optional<std::string> fen;
    std::optional<int> depth;
    std::string suite;
    int max_depth = max_perft_depth;
    std::uint64_t max_nodes = std::numeric_limits<std::uint64_t>::max();
    bool is_divided = false;
    bool is_listed = false;
    bool is_json = false;
    PerftSettings settings;
};

Json as_json(const Position& position, int depth, const PerftCount& count, bool is_divided) {
    Json value{{"fen", write_fen(position)}, {"depth", depth}, {"nodes", *count.nodes}};
    if (!is_divided)
        return value;
    value["divide"] = Json::array();
    for (const auto& [move, nodes] : count.moves)
        value["divide"].push_back({{"uci", write_uci_move(move)}, {"nodes", nodes}});
    return value;
}

std::string as_text(const PerftCount& count, bool is_divided) {
    std::string text;
    if (is_divided)
        for (const auto& [move, nodes] : count.moves)
            text += write_uci_move(move) + ": " + std::to_string(nodes) + '\n';
    return text + "nodes " + std::to_string(*count.nodes) + '\n';
}

ExitCode count_one(const PerftOptions& options) {
    Position position;
    if (options.fen) {
        const CheckedInput checked = check_input(*options.fen, Strictness::as_it_stands);
        if (!checked.position) {
            const Form form = options.is_json ? Form::json : Form::text;
            return print_answer(bad_record(*options.fen, checked.faults, form));
        }
        position = *checked.position;
    }
    PerftSettings settings = options.settings;
    settings.shows_progress = true;
    const PerftCount count = PerftCounter(settings).count(position, *options.depth);
    if (!count.nodes) {
        report("perft", "depth " + std::to_string(*options.depth), "more than 2^64 - 1 nodes");
        return ExitCode::failed;
    }
    return print_answer({options.is_json
                             ? to_line(as_json(position, *options.depth, count, options.is_divided))
                             : as_text(count, options.is_divided)});
}

/// What came out for one entry of a suite.
struct SuiteResult {
    std::string text;
    /// Absent where the limits left no count to compare with.
    std::optional<bool> has_passed = false;
    /// What is wrong with an entry that could not be counted.
    std::string complaint{};
};

class SuiteRun {
  public:
    explicit SuiteRun(const PerftOptions& options)
        : options_(options), counter_(one_thread(options.settings)) {}

    SuiteResult check(const SuiteEntry& entry) {
        if (!entry.faults.empty())
            return bad(entry, entry.faults);
        CheckedInput checked = check_input(entry.fen, Strictness::as_it_stands);
        if (checked.position)
            return check(entry, *checked.position);
        for (InputFault& fault : checked.faults)
            fault.at += entry.input.find(entry.fen);
        return bad(entry, checked.faults);
    }

  private:
    struct Comparison {
        int depth;
        std::uint64_t expected;
        std::optional<std::uint64_t> nodes;
    };

    /// Several positions are counted at once, so each is counted by one thread.
    static PerftSettings one_thread(PerftSettings settings) {
        settings.threads = 1;
        return settings;
    }

    [[nodiscard]] SuiteResult bad(const SuiteEntry& entry,
                                  const std::vector<InputFault>& faults) const {
        const Form form = options_.is_json ? Form::json : Form::text;
        return {.text = bad_record(entry.input, faults, form).text,
                .complaint = faults.front().text};
    }

    SuiteResult check(const SuiteEntry& entry, const Position& position) {
        std::vector<Comparison> comparisons;
        for (const auto& [depth, expected] : entry.counts)
            if (depth <= options_.max_depth && expected <= options_.max_nodes)
                comparisons.push_back({depth, expected, counter_.count(position, depth).nodes});
        std::optional<bool> has_passed;
        if (!comparisons.empty())
            has_passed = std::ranges::all_of(
                comparisons, [](const Comparison& each) { return each.nodes == each.expected; });
        return {options_.is_json ? to_line(as_json(entry, comparisons, has_passed))
                                 : as_text(entry, comparisons),
                has_passed};
    }

    /// The mismatches, a line each.
    [[nodiscard]] std::string as_text(const SuiteEntry& entry,
                                      const std::vector<Comparison>& comparisons) const {
        std::string text;
        for (const auto& [depth, expected, nodes] : comparisons)
            if (nodes != expected)
                text += options_.suite + ':' + std::to_string(entry.line) + ": depth " +
                        std::to_string(depth) + ": expected " + std::to_string(expected) +
                        ", counted " + (nodes ? std::to_string(*nodes) : "more than 2^64 - 1") +
                        ": " + entry.fen + '\n';
        return text;
    }

    static Json as_json(const SuiteEntry& entry, const std::vector<Comparison>& comparisons,
                        std::optional<bool> has_passed) {
        Json counts = Json::array();
        for (const auto& [depth, expected, nodes] : comparisons)
            counts.push_back({{"depth", depth},
                              {"expected", expected},
                              {"nodes", nodes ? Json(*nodes) : Json(nullptr)}});
        return {{"line", entry.line},
                {"fen", as_utf8(entry.fen)},
                {"ok", has_passed ? Json(*has_passed) : Json(nullptr)},
                {"counts", std::move(counts)}};
    }

    const PerftOptions& options_;
    PerftCounter counter_;
};

ExitCode check_entries(const std::vector<SuiteEntry>& entries, const PerftOptions& options) {
    SuiteRun run(options);
    Output output;
    Progress progress("positions", entries.size());
    std::size_t passed = 0;
    std::size_t left_out = 0;
    for (std::size_t begin = 0; begin < entries.size() && output.is_open(); begin += slice_size) {
        std::vector<SuiteResult> results(std::min(slice_size, entries.size() - begin));
        for_each_task(results.size(), options.settings.threads, [&](std::size_t i) {
            results[i] = run.check(entries[begin + i]);
            progress.advance(1);
        });
        for (std::size_t i = 0; i < results.size(); ++i) {
            const auto& [text, has_passed, complaint] = results[i];
            output.write(text);
            passed += has_passed == true ? 1U : 0U;
            left_out += has_passed ? 0U : 1U;
            if (!complaint.empty())
                report("perft", options.suite + ':' + std::to_string(entries[begin + i].line),
                       complaint);
        }
    }
    progress.finish();
    const std::size_t failed = entries.size() - passed - left_out;
    if (left_out > 0)
        report("perft", options.suite,
               "the limits leave nothing to compare in " + std::to_string(left_out) + " of " +
                   std::to_string(entries.size()) + " positions");
    output.write(options.is_json
                     ? to_line({{"passed", passed}, {"failed", failed}})
                     : std::to_string(passed) + " passed, " + std::to_string(failed) + " failed\n");
    return output.finish(failed == 0 ? ExitCode::done : ExitCode::judged_bad);
}

ExitCode run_suite(const PerftOptions& options) {
    const bool is_standard_input = options.suite == "-";
    const int file = is_standard_input ? STDIN_FILENO : open(options.suite.c_str(), O_RDONLY);
    if (file == -1) {
        report("read", options.suite, system_error_text(errno));
        return ExitCode::failed;
    }
    LineReader reader(file, max_record_length);
    const std::vector<SuiteEntry> entries = read_suite(reader);
    if (!is_standard_input)
        close(file);
    if (reader.error() != 0) {
        report("read", is_standard_input ? "standard input" : options.suite,
               system_error_text(reader.error()));
        return ExitCode::failed;
    }
    if (entries.empty()) {
        report("perft", options.suite, "it holds no position to count");
        return ExitCode::failed;
    }
    return check_entries(entries, options);
}

/// The table is the only large thing here, so it is what does not fit.
ExitCode count_in_memory(const PerftOptions& options) {
    try {
        return options.suite.empty() ? count_one(options) : run_suite(options);
    } catch (const std::bad_alloc&) {
        report("perft", "--hash " + std::to_string(options.settings.hash_megabytes),
               "there is not so much memory");
        return ExitCode::failed;
    }
}

void declare(CLI::App& command, PerftOptions& options) {
    command.add_option("DEPTH", options.depth, "How many plies")
        ->check(CLI::Range(0, max_perft_depth))
        ->type_name("");
    command.add_option("--fen", options.fen, "The position; the initial one if it is left out")
        ->type_name("FEN");
    command.add_flag("--divide", options.is_divided, "Print the share of each move too");
    add_threads_option(command, options.settings.threads);
    command
        .add_option("--hash", options.settings.hash_megabytes,
                    "Remember counts in so many MiB; two positions of the same 64-bit key are "
                    "then taken for one")
        ->check(CLI::Range(std::size_t{0}, most_megabytes))
        ->type_name("MB");
    command.add_flag("--list", options.is_listed,
                     "Generate the last ply into a list and take its length");
    add_json_flag(command, options.is_json);
    CLI::Option* const suite =
        command.add_option("--suite", options.suite, "Compare with the counts of a file")
            ->type_name("FILE")
            ->excludes("DEPTH")
            ->excludes("--fen")
            ->excludes("--divide");
    command.add_option("--max-depth", options.max_depth, "Leave out what is deeper")
        ->check(CLI::Range(0, max_perft_depth))
        ->type_name("D")
        ->needs(suite);
    command.add_option("--max-nodes", options.max_nodes, "Leave out what counts more")
        ->type_name("N")
        ->needs(suite);
}

}  // namespace

void add_perft(CLI::App& program, Job& job) {
    const auto options = std::make_shared<PerftOptions>();
    CLI::App& command = add_command(program, "perft", "Count the positions some plies ahead");
    declare(command, *options);
    command.callback([&job, options] {
        if (options->suite.empty() && !options->depth)
            throw CLI::RequiredError("DEPTH");
        if (options->is_listed)
            options->settings.last_ply = LastPly::listed;
        job = [options] { return count_in_memory(*options); };
    });
}

}  // namespace arbiter
