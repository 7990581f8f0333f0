// arbiter analyse: what each move of a game has cost, and what would have been better.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/analysing/analysis_json.hpp"
#include "apps/arbiter/analysing/analysis_words.hpp"
#include "apps/arbiter/analysing/analyst.hpp"
#include "apps/arbiter/command.hpp"
#include "apps/arbiter/drawing/evaluation_svg.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/own_program.hpp"
#include "apps/arbiter/frame/peek.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/whole_file.hpp"
#include "apps/arbiter/games/game_stream.hpp"
#include "apps/arbiter/games/ordered_work.hpp"
#include "arbiter/analysis/accuracy.hpp"
#include "arbiter/analysis/annotation.hpp"
#include "arbiter/analysis/win_chance.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

struct AnalyseOptions {
    std::vector<std::string> files;
    std::string rules;
    std::uint64_t nodes = 100'000;
    std::optional<double> seconds;
    int lines = 1;
    /// As it was typed, and as it was read.
    std::string engine;
    std::optional<match::Contestant> contestant;
    std::string svg;
    bool are_positions = false;
    bool is_json = false;
    unsigned threads = 1;

    [[nodiscard]] JudgeEffort effort() const {
        if (!seconds)
            return {.nodes = nodes, .time = std::nullopt, .lines = lines};
        const std::chrono::milliseconds time(std::llround(*seconds * 1000));
        return {.nodes = unlimited_nodes, .time = time, .lines = lines};
    }
};

/// Asks for a stop soon after Ctrl-C.
class InterruptWatch {
  public:
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    void watch(const std::stop_token& end) {
        constexpr std::chrono::milliseconds between_looks(20);
        while (!end.stop_requested() && !is_interrupted())
            std::this_thread::sleep_for(between_looks);
        if (is_interrupted())
            stop_.request_stop();
    }

    std::stop_source stop_;
    std::jthread thread_{[this](const std::stop_token& end) { watch(end); }};
};

// Positions.

/// "1. e4 e5 2. Nf3".
std::string written_line(Position position, const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        const bool is_first = text.empty();
        text += is_first ? "" : " ";
        text += is_first || position.turn() == Color::white ? numbered(position, move)
                                                            : write_san(position, move);
        position = position.play(move);
    }
    return text;
}

std::string position_text(const Position& position, const PositionJudgement& judgement) {
    const std::string fen = write_fen(position);
    if (judgement.line.empty())
        return fen + '\t' +
               (is_check(position) ? "checkmate (Law 5.1.1)" : "stalemate (Law 5.2.1)") + '\n';
    std::string text;
    const auto add = [&](Score score, const std::vector<Move>& line) {
        text += fen + '\t' + evaluation_text(score, position.turn()) + "\tdepth " +
                std::to_string(judgement.depth) + '\t' + written_line(position, line) + '\n';
    };
    add(judgement.score, judgement.line);
    for (const ScoredLine& line : judgement.others)
        add(line.score, line.moves);
    return text;
}

class PositionsAnalyser {
  public:
    explicit PositionsAnalyser(const AnalyseOptions& options)
        : options_(options), analyst_(options.effort(), options.contestant) {}

    ExitCode run(const std::vector<std::string>& paths) {
        catch_interrupts();
        ExitCode code = ExitCode::done;
        for (const std::string& path : paths) {
            const ExitCode of_file =
                answer_file(path, {.words = {}, .threads = options_.threads},
                            [this](const TextLine& record) { return answer(record); });
            code = std::max(code, of_file);
            if (is_interrupted())
                return ExitCode::interrupted;
            if (has_failed_)
                return ExitCode::failed;
        }
        return code;
    }

  private:
    Answer answer(const TextLine& record) {
        const Form form = options_.is_json ? Form::json : Form::text;
        // Without its judge the rest is not worth another start of his.
        if (has_failed_)
            return {};
        const CheckedInput checked = check_input(record, Strictness::complete);
        if (!checked.position)
            return bad_record(record.text, checked.faults, form);
        const Position& position = *checked.position;
        const auto analysis = analyst_.analyse({position, {}}, watch_.token());
        if (!analysis) {
            if (!has_failed_.exchange(true))
                report("analyse", "", analysis.error());
            return {};
        }
        if (!*analysis)
            return {};
        const PositionJudgement& judgement = (*analysis)->positions.front();
        if (form == Form::text)
            return {position_text(position, judgement), false};
        Json value = judgement_json(judgement, position.turn());
        value["fen"] = write_fen(position);
        value["judged_by"] = analyst_.description();
        return {to_line(value), false};
    }

    const AnalyseOptions& options_;
    Analyst analyst_;
    InterruptWatch watch_;
    std::atomic<bool> has_failed_ = false;
};

// Games.

/// What is to be printed of a game.
struct AnalysedText {
    std::string text;
    std::string svg;
    /// Why there is nothing.
    std::string failure;
};

AnnotatedGame tree_of(std::string_view text) {
    AnnotatedGame tree;
    TreeReader reader([&](AnnotatedGame game, const std::vector<PgnProblem>& /*problems*/) {
        tree = std::move(game);
    });
    read_game(text, reader);
    return tree;
}

constexpr std::string_view words_before_version = ", accuracy formula ";

/// What the Laws say is written behind the move that it concerns, the summary before the first.
/// What an analysis before has written of that gives way.
void write_words(AnnotatedGame& game, const GameAnalysis& analysis,
                 const std::vector<GameFinding>& findings, const std::string& judged_by) {
    std::vector<NodeId> nodes = game.moves.main_line();
    nodes.insert(nodes.begin(), GameTree::root);
    for (const GameFinding& finding : findings) {
        if (!is_of_the_laws(finding))
            continue;
        const std::size_t last = nodes.size() - 1;
        const std::size_t ply = finding.ply == 0 ? last : std::min(finding.ply, last);
        std::vector<std::string>& comments = game.moves.edit_notes(nodes[ply]).after;
        if (std::ranges::find(comments, finding.text) == comments.end())
            comments.push_back(finding.text);
    }
    std::vector<std::string>& comments = game.moves.edit_notes(GameTree::root).after;
    std::erase_if(comments, [](const std::string& comment) {
        return comment.contains(words_before_version) && comment.contains("average loss");
    });
    if (const std::string summary = in_words(analysis); !summary.empty())
        comments.push_back(judged_by + std::string(words_before_version) +
                           std::to_string(accuracy_version) + ". " + summary);
}

std::string svg_of(const AnnotatedGame& game, const GameAnalysis& analysis) {
    std::vector<double> percents;
    std::vector<MarkedPly> marked;
    Position position = game.start;
    for (std::size_t ply = 0;; ++ply) {
        const Score score = analysis.positions[ply].score;
        percents.push_back(win_percent(position.turn() == Color::white ? score : -score));
        if (ply == analysis.moves.size())
            break;
        const MoveAnalysis& move = analysis.moves[ply];
        const std::string written = written_line(position, {move.move});
        if (move.mark == MoveMark::mistake)
            marked.push_back({ply + 1, "#c97a1f", written + "?"});
        if (move.mark == MoveMark::blunder)
            marked.push_back({ply + 1, "#b3261e", written + "??"});
        position = position.play(move.move);
    }
    const auto tag = [&](std::string_view name) {
        return std::string(game.tag(name).value_or("?"));
    };
    return svg_evaluation(tag("White") + " - " + tag("Black"), percents, marked);
}

class GamesAnalyser {
  public:
    explicit GamesAnalyser(const AnalyseOptions& options)
        : options_(options), analyst_(options.effort(), options.contestant) {}

    ExitCode run() {
        catch_interrupts();
        GameStream games(options_.files, *find_ruleset(options_.rules));
        {
            OrderedWork work(
                options_.threads, [&] { return is_over() ? std::nullopt : games.next(); },
                [this](const StreamedGame& game) { return analysed_text(game); },
                [this](const AnalysedText& text) { return print(text); });
            work.run();
        }
        progress_.finish();
        if (!failure_.empty()) {
            report("analyse", "", failure_);
            return ExitCode::failed;
        }
        if (is_interrupted())
            return ExitCode::interrupted;
        if (!has_printed_ && games.code() == ExitCode::done && output_.is_open()) {
            report("analyse", "", "there was no game; that lines are FEN is said by --positions");
            return output_.finish(ExitCode::judged_bad);
        }
        return output_.finish(games.code());
    }

  private:
    [[nodiscard]] bool is_over() const { return is_interrupted() || !output_.is_open(); }

    AnalysedText analysed_text(const StreamedGame& streamed) {
        AnnotatedGame game = tree_of(streamed.text);
        const std::vector<Move> moves = legal_main_line(game);
        const auto analysis = analyst_.analyse({game.start, moves}, watch_.token());
        if (!analysis)
            return {.text = {}, .svg = {}, .failure = analysis.error()};
        if (!*analysis)
            return {};
        AnalysedText done;
        if (!options_.svg.empty())
            done.svg = svg_of(game, **analysis);
        const std::string judged_by = analyst_.description();
        if (options_.is_json) {
            done.text = to_line(analysis_json(game, **analysis, streamed.findings, judged_by));
            return done;
        }
        annotate(game, **analysis);
        write_words(game, **analysis, streamed.findings, judged_by);
        write_pgn(done.text, game);
        return done;
    }

    bool print(const AnalysedText& done) {
        if (!done.failure.empty())
            failure_ = done.failure;
        if (is_over() || !failure_.empty())
            return false;
        progress_.finish();
        output_.write(done.text);
        output_.flush();
        has_printed_ = true;
        progress_.advance(1);
        if (!options_.svg.empty() && !std::exchange(has_drawn_, true))
            if (const auto why = replace_file(options_.svg, done.svg))
                failure_ = options_.svg + ": " + *why;
        return failure_.empty();
    }

    const AnalyseOptions& options_;
    Analyst analyst_;
    InterruptWatch watch_;
    Output output_;
    Progress progress_{"games", std::nullopt};
    bool has_printed_ = false;
    bool has_drawn_ = false;
    std::string failure_;
};

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
    if (!options.svg.empty())
        if (const auto why = why_not_writable(options.svg)) {
            report("analyse", options.svg, *why);
            return ExitCode::failed;
        }
    const auto all = std::ranges::ssize(paths);
    const auto positions =
        options.are_positions ? all : std::ranges::count_if(paths, holds_positions);
    if (positions == 0)
        return GamesAnalyser(options).run();
    if (positions == all)
        return PositionsAnalyser(options).run(paths);
    report("analyse", "", "some files hold games and some hold lines of FEN; name them apart");
    return ExitCode::failed;
}

/// Throws what CLI11 reports.
match::Contestant engine_named(const std::string& text) {
    auto contestant = match::read_contestant(text, {own_program(), "uci"});
    if (!contestant)
        throw CLI::ValidationError("--engine", contestant.error());
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
    command
        .add_option("--engine", options->engine,
                    "An engine that speaks UCI judges instead: a command, in one argument with "
                    "option.NAME=VALUE")
        ->type_name("ENGINE");
    command.add_flag("--positions", options->are_positions,
                     "The input is lines of FEN, where its beginning does not tell");
    command.add_option("--svg", options->svg, "Draw how the first game went")->type_name("FILE");
    add_rules_option(command, options->rules);
    add_json_flag(command, options->is_json);
    add_threads_option(command, options->threads);
    command.add_option("FILE", options->files,
                       "PGN, plain or packed, or lines of FEN; - or nothing reads standard input");
    command.callback([options, &job] {
        if (options->seconds && !std::isfinite(*options->seconds))
            throw CLI::ValidationError("--time", "a number of seconds is expected");
        if (!options->engine.empty())
            options->contestant = engine_named(options->engine);
        job = [options] { return run(*options); };
    });
}

}  // namespace arbiter
