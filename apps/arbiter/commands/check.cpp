// arbiter check: reads collections of games and judges each game under the Laws.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/games/segment_games.hpp"
#include "apps/arbiter/games/segment_work.hpp"
#include "apps/arbiter/reports/check_report.hpp"
#include "arbiter/collection/game_check.hpp"

namespace arbiter {

namespace {

struct CheckOptions {
    std::vector<std::string> files;
    std::string rules;
    std::string least = "note";
    unsigned threads = 1;
    bool is_strict = false;
    bool is_json = false;
};

/// What is to be printed of a piece of text, and counted.
struct Checked {
    NumberedText text;
    CheckTotals totals;
};

struct CheckTask {
    const CheckOptions& options;
    const Ruleset& ruleset;
    CheckReportOptions report;
};

/// Checks games that lie in one segment, or in several of which each continues the one before.
class SegmentChecker {
  public:
    SegmentChecker(const CheckTask& task, std::string_view file, std::uint64_t first_line)
        : task_(task),
          file_(file),
          lines_before_(first_line - 1),
          games_in_([this](const CollectedGame& game) { check(game); }) {}
    SegmentChecker(const SegmentChecker&) = delete;
    SegmentChecker& operator=(const SegmentChecker&) = delete;

    /// The segment alone, without copying it.
    void work(const Segment& segment) {
        if (segment.error) {
            feed(segment);
            finish(segment);
        } else {
            games_in_.read(segment.text);
            write_outside();
        }
    }
    void feed(const Segment& segment) { games_in_.feed(segment.text); }
    void finish(const Segment& segment) {
        break_ = segment.error;
        end_ = segment.end;
        games_in_.finish();
        write_outside();
        if (break_)
            write_break();
    }

    /// What has been checked since the last call. Numbers go on.
    Checked take() { return std::exchange(checked_, Checked{}); }
    [[nodiscard]] std::uint64_t games() const { return games_; }

  private:
    void check(const CollectedGame& game) {
        GameCheck check = check_game(game, task_.ruleset, judge_);
        games_ = game.played.number;
        // The game in which the archive breaks off is the one that ends only with the text.
        if (break_)
            check.findings.push_back(breaking_off());
        ++checked_.totals.games;
        checked_.totals.plies += game.played.moves.size();
        for (const GameFinding& finding : check.findings)
            checked_.totals.count(finding);
        report_game(checked_.text, {file_, lines_before_, games_}, game, check, task_.report);
    }

    GameFinding breaking_off() {
        const SourceError error = *std::exchange(break_, std::nullopt);
        return {.severity = Severity::error,
                .code = code(error.fault),
                .ply = 0,
                .place = {end_.offset, end_.line - lines_before_, end_.column},
                .text = error.text};
    }

    /// What is wrong with a text in which there is no game.
    void write_outside() {
        GameCheck check;
        for (const PgnProblem& problem : games_in_.visitor().problems_without_game())
            check.findings.push_back({.severity = severity(problem.fault),
                                      .code = code(problem.fault),
                                      .ply = 0,
                                      .place = problem.place,
                                      .text = problem.text});
        write_without_game(check);
    }

    void write_without_game(const GameCheck& check) {
        for (const GameFinding& finding : check.findings) {
            checked_.totals.count(finding);
            if (task_.report.form == Form::json)
                checked_.text += to_line({{"input", as_utf8(file_)},
                                          {"error",
                                           {{"code", finding.code},
                                            {"at", finding.place.offset},
                                            {"text", as_utf8(finding.text)}}}});
        }
        if (task_.report.form == Form::text)
            write_findings(checked_.text, {file_, lines_before_, games_}, check, task_.report);
    }

    /// The archive breaks off where no game is cut.
    void write_break() { write_without_game({.adjudicated = {}, .findings = {breaking_off()}}); }

    const CheckTask& task_;
    ProvingJudge judge_;
    std::string_view file_;
    std::uint64_t lines_before_;
    SegmentGames games_in_;
    std::uint64_t games_ = 0;
    std::optional<SourceError> break_;
    TextPlace end_;
    Checked checked_;
};

ExitCode run_check(const CheckTask& task) {
    Output output;
    CheckTotals totals;
    std::optional<Progress> progress(std::in_place, "games", std::nullopt);
    SegmentWork work(
        CollectionFiles{task.options.files, task.options.threads},
        [&](std::string_view file, std::uint64_t first_line) {
            return std::make_unique<SegmentChecker>(task, file, first_line);
        },
        [&](const Checked& checked, std::uint64_t games_before) {
            output.write(checked.text.numbered(games_before));
            totals.add(checked.totals);
            progress->advance(checked.totals.games);
            return output.is_open();
        });
    const SegmentsRead read = work.run();
    progress.reset();
    const bool is_bad = totals.of(Severity::error) > 0 ||
                        (task.options.is_strict && totals.of(Severity::warning) > 0);
    const ExitCode code = output.finish(is_bad ? ExitCode::judged_bad : ExitCode::done);
    if (read.is_interrupted)
        return ExitCode::interrupted;
    // Where nobody reads any more not all was read.
    if (output.is_open())
        report_totals(totals);
    return read.has_unread_file ? ExitCode::failed : code;
}

ExitCode run(const CheckOptions& options) {
    catch_interrupts();
    const Form form = options.is_json ? Form::json : Form::text;
    const Severity least = options.least == "error"     ? Severity::error
                           : options.least == "warning" ? Severity::warning
                                                        : Severity::note;
    const CheckTask task{options, *find_ruleset(options.rules), {form, least}};
    return run_check(task);
}

}  // namespace

void add_check(CLI::App& program, Job& job) {
    const auto options = std::make_shared<CheckOptions>();
    options->rules = fide_ruleset().name;
    CLI::App& command =
        add_command(program, "check", "Judge the games of collections by the Laws (PGN)");
    add_rules_option(command, options->rules);
    command.add_option("--least", options->least, "Print only findings of at least this severity")
        ->check(CLI::IsMember({"note", "warning", "error"}))
        ->capture_default_str();
    command.add_flag("--strict", options->is_strict, "Exit with 1 at warnings too");
    add_json_flag(command, options->is_json);
    add_threads_option(command, options->threads);
    command.add_option("FILE", options->files,
                       "PGN, plain or packed with gzip, bzip2, xz or Zstandard; - or nothing reads "
                       "standard input");
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
