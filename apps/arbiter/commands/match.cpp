// arbiter match: engines against each other under the Laws.

#include "arbiter/match/match.hpp"

#include <cmath>
#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/own_program.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/whole_file.hpp"
#include "apps/arbiter/games/match_record.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/match/match_pgn.hpp"
#include "arbiter/match/openings.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter {

namespace {

struct MatchOptions {
    std::vector<std::string> engines;
    std::string rules = "fide-online";
    std::size_t games = 100;
    std::size_t concurrency = 1;
    std::string openings;
    std::size_t plies = 16;
    std::optional<std::uint64_t> seed;
    TypedTime time;
    std::optional<std::uint64_t> nodes;
    std::vector<double> sprt;
    std::vector<int> resign;
    std::vector<int> draw;
    std::string pgn;
    std::string resume;
    bool is_json = false;
};

std::expected<std::vector<match::Opening>, std::string> openings_of(const MatchOptions& options) {
    constexpr std::size_t most_bytes = std::size_t{256} << 20;
    std::vector<match::Opening> openings{match::Opening{}};
    if (!options.openings.empty()) {
        const auto text = read_whole(options.openings, most_bytes);
        if (!text)
            return std::unexpected(options.openings + ": " + text.error());
        auto read = match::read_openings(*text, options.plies);
        if (!read)
            return std::unexpected(options.openings + ": " + read.error());
        openings = *std::move(read);
    }
    if (options.seed)
        match::shuffle(openings, *options.seed);
    return openings;
}

match::GameRules rules_of(const MatchOptions& options) {
    match::GameRules rules{.ruleset = find_ruleset(options.rules),
                           .time = options.time.reading.control};
    if (!options.resign.empty())
        rules.resignation = {.centipawns = options.resign[0], .moves = options.resign[1]};
    if (!options.draw.empty())
        rules.draw = {
            .centipawns = options.draw[0], .moves = options.draw[1], .from_move = options.draw[2]};
    return rules;
}

std::expected<match::MatchSetup, std::string> setup_of(const MatchOptions& options) {
    const std::vector<std::string> own{own_program(), "uci"};
    auto first = match::read_contestant(options.engines[0], own);
    if (!first)
        return std::unexpected("--engine " + options.engines[0] + ": " + first.error());
    auto second = match::read_contestant(options.engines[1], own);
    if (!second)
        return std::unexpected("--engine " + options.engines[1] + ": " + second.error());
    auto openings = openings_of(options);
    if (!openings)
        return std::unexpected(openings.error());
    match::MatchSetup setup{.first = *std::move(first),
                            .second = *std::move(second),
                            .rules = rules_of(options),
                            .limits = {.nodes = options.nodes},
                            .openings = *std::move(openings),
                            .games = options.games,
                            .concurrency = options.concurrency,
                            .sprt = std::nullopt};
    if (setup.first.name == setup.second.name) {
        setup.first.name += " (1)";
        setup.second.name += " (2)";
    }
    for (const match::Contestant* const each : {&setup.first, &setup.second})
        if (setup.rules.time.is_untimed() && !setup.limits.any() && !each->limits.any() &&
            !each->limits_itself)
            return std::unexpected(each->name +
                                   " has no limit for its moves: name --time or --nodes");
    if (!options.sprt.empty())
        setup.sprt = match::SprtBounds{.elo0 = options.sprt[0], .elo1 = options.sprt[1]};
    return setup;
}

std::string told(const match::Estimate& estimate) {
    const auto number = [](double value) {
        return std::isinf(value) ? std::string(value < 0 ? "-inf" : "inf")
                                 : fmt::format("{:.1f}", value);
    };
    return number(estimate.value) + " ± " + number(estimate.margin);
}

/// "A v B: +3 =2 -1, Elo 120.4 ± 80.2".
std::string last_line(const match::MatchSetup& setup, const match::MatchScore& score) {
    return fmt::format("{} v {}: +{} ={} -{}, Elo {}\n", setup.first.name, setup.second.name,
                       score.games.wins, score.games.draws, score.games.losses,
                       told(score.pairs.elo()));
}

std::string table(const match::MatchSetup& setup, const match::MatchScore& score) {
    const auto& counts = score.pairs.counts();
    std::string text =
        fmt::format("pairs {} (0 to 2 points: {}), normalized Elo {}, stronger with {:.1f} %\n",
                    score.pairs.pairs(), fmt::join(counts, " "), told(score.pairs.normalized_elo()),
                    100 * score.pairs.chance_of_being_stronger());
    if (setup.sprt)
        text += fmt::format("SPRT {} to {} normalized Elo: {:.2f} ({:.2f} to {:.2f}), {}\n",
                            setup.sprt->elo0, setup.sprt->elo1,
                            match::log_likelihood_ratio(score.pairs, *setup.sprt),
                            match::lower_bound(*setup.sprt), match::upper_bound(*setup.sprt),
                            !score.verdict                               ? "open"
                            : *score.verdict == match::SprtVerdict::elo1 ? "accepted"
                                                                         : "rejected");
    for (const auto& [contestant, failures] : {std::pair(&setup.first, score.first_failures),
                                               std::pair(&setup.second, score.second_failures)})
        if (failures > 0)
            text += fmt::format("{} failed in {}\n", contestant->name, counted(failures, "game"));
    return text;
}

/// Tells and writes each game as it ends.
class MatchTeller {
  public:
    /// `record`: where the games are kept, or nothing.
    MatchTeller(const match::MatchSetup& setup, Form form, std::ofstream& pgn, MatchRecord* record)
        : setup_(setup), form_(form), pgn_(pgn), record_(record), progress_("games", setup.games) {
        progress_.advance(setup.earlier.size());
    }

    /// Before the first game: what was agreed, so that nobody takes minutes for seconds.
    void begin(const MatchOptions& options) {
        if (form_ == Form::json)
            return;
        std::string limits;
        if (!setup_.rules.time.is_untimed())
            limits += ", " + in_words(setup_.rules.time);
        if (options.nodes)
            limits += ", " + std::to_string(*options.nodes) + " nodes a move";
        output_.write(fmt::format("{} v {}{}, {}, {}\n", setup_.first.name, setup_.second.name,
                                  limits, setup_.rules.ruleset->name,
                                  counted(setup_.games, "game")));
        if (!setup_.earlier.empty())
            output_.write(counted(setup_.earlier.size(), "game") + " played before\n");
        output_.flush();
    }

    void take(const match::FinishedGame& finished) {
        progress_.finish();
        output_.write(form_ == Form::json ? to_line(game_json(setup_, finished)) : line(finished));
        output_.flush();
        progress_.advance(1);
        if (record_ != nullptr && !record_->add(game_json(setup_, finished)))
            has_recorded_ = false;
        if (pgn_.is_open())
            write(finished);
    }
    [[nodiscard]] bool has_written() const {
        return has_recorded_ && (!pgn_.is_open() || pgn_.good());
    }
    [[nodiscard]] bool is_heard() const { return output_.is_open(); }

    ExitCode finish(const match::MatchScore& score, ExitCode code) {
        progress_.finish();
        output_.write(form_ == Form::json ? to_line(score_json(setup_, score))
                                          : table(setup_, score) + last_line(setup_, score));
        return output_.finish(code);
    }

  private:
    [[nodiscard]] std::string_view white(const match::FinishedGame& finished) const {
        return (finished.number % 2 == 0 ? setup_.first : setup_.second).name;
    }
    [[nodiscard]] std::string_view black(const match::FinishedGame& finished) const {
        return (finished.number % 2 == 0 ? setup_.second : setup_.first).name;
    }

    [[nodiscard]] std::string line(const match::FinishedGame& finished) const {
        const Game& game = finished.played.game;
        const Ending& ending = *game.ending();
        return fmt::format("{} {} v {}: {} {}{}, {}\n", finished.number + 1, white(finished),
                           black(finished), text(ending.result),
                           finished.played.failure.value_or(ending_in_words(ending)),
                           cited(ending.article) + told_stall(finished.played),
                           counted((game.history().moves().size() + 1) / 2, "move"));
    }

    /// Where a flag has fallen, whether the machine is to blame.
    static std::string told_stall(const match::PlayedGame& played) {
        if (!played.stall)
            return "";
        return *played.stall == std::chrono::milliseconds::zero()
                   ? " (the machine did not stand still)"
                   : fmt::format(" (the machine stood still for {} ms)", played.stall->count());
    }

    void write(const match::FinishedGame& finished) {
        std::string written;
        write_pgn(written,
                  match::as_pgn(finished.played, {{"Event", "Engine match"},
                                                  {"Round", std::to_string(finished.number + 1)},
                                                  {"White", std::string(white(finished))},
                                                  {"Black", std::string(black(finished))}}));
        pgn_ << written << std::flush;
    }

    const match::MatchSetup& setup_;
    Form form_;
    std::ofstream& pgn_;
    MatchRecord* record_;
    bool has_recorded_ = true;
    Output output_;
    Progress progress_;
};

ExitCode play(const MatchOptions& options) {
    auto setup = setup_of(options);
    if (!setup) {
        report("match", "", setup.error());
        return ExitCode::failed;
    }
    std::optional<MatchRecord> record;
    if (!options.resume.empty()) {
        auto opened = MatchRecord::open(options.resume, *setup);
        if (!opened) {
            report("match", options.resume, opened.error());
            return ExitCode::failed;
        }
        record = *std::move(opened);
        setup->earlier = record->games();
    }
    std::ofstream pgn;
    if (!options.pgn.empty()) {
        pgn.open(options.pgn, std::ios::app);
        if (!pgn) {
            report("match", options.pgn, "it cannot be written");
            return ExitCode::failed;
        }
    }
    catch_interrupts();
    std::stop_source stop;
    MatchTeller teller(*setup, options.is_json ? Form::json : Form::text, pgn,
                       record ? &*record : nullptr);
    teller.begin(options);
    const auto score = match::play_match(
        *setup,
        [&](const match::FinishedGame& game, const match::MatchScore& /*score*/) {
            teller.take(game);
            if (is_interrupted() || !teller.has_written() || !teller.is_heard())
                stop.request_stop();
        },
        stop.get_token());
    if (!score) {
        report("match", "", score.error());
        return ExitCode::failed;
    }
    if (!teller.has_written())
        report("match", options.pgn.empty() ? options.resume : options.pgn,
               "not all games could be written");
    return teller.finish(*score, !teller.has_written() ? ExitCode::failed
                                 : is_interrupted()    ? ExitCode::interrupted
                                                       : ExitCode::done);
}

void add_rules_of_games(CLI::App& command, MatchOptions& options) {
    add_rules_option(command, options.rules);
    add_time_option(command, options.time);
    command.add_option("--nodes", options.nodes, "So many positions for each move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    command
        .add_option("--resign", options.resign,
                    "Who is so many centipawns behind in so many moves in a row, as both think, "
                    "resigns")
        ->expected(2)
        ->check(CLI::Range(1, 100'000))
        ->type_name("CP MOVES");
    command
        .add_option("--draw", options.draw,
                    "Both within so many centipawns for so many moves, from that move on, agree "
                    "to a draw")
        ->expected(3)
        ->check(CLI::Range(0, 100'000))
        ->type_name("CP MOVES FROM");
}

}  // namespace

void add_match(CLI::App& program, Job& job) {
    CLI::App& command = add_command(program, "match", "Let engines play each other under the Laws");
    const auto options = std::make_shared<MatchOptions>();
    command
        .add_option("--engine", options->engines,
                    "level:N, self or a command, in one argument with option.NAME=VALUE, nodes=N, "
                    "depth=D, movetime=MS and name=NAME; twice")
        ->allow_extra_args(false)
        ->required()
        ->type_name("ENGINE");
    command
        .add_option("--games", options->games, "At most; an opening is played with both colours")
        ->check(CLI::Range(std::size_t{1}, std::size_t{10'000'000}))
        ->capture_default_str();
    command.add_option("--openings", options->openings, "PGN, or lines of FEN or EPD")
        ->type_name("FILE");
    command.add_option("--plies", options->plies, "So many half-moves of each game in PGN")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    command.add_option("--seed", options->seed, "The openings in an order that this decides")
        ->type_name("N");
    add_rules_of_games(command, *options);
    command.add_option("--concurrency", options->concurrency, "Games at a time")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command
        .add_option("--sprt", options->sprt,
                    "Ends when it is clear whether the first is stronger by ELO0 or by ELO1 "
                    "(normalized Elo, at most 200)")
        ->expected(2)
        ->check(CLI::Range(-200.0, 200.0))
        ->type_name("ELO0 ELO1");
    command.add_option("--pgn", options->pgn, "Add the games to this file")->type_name("FILE");
    command
        .add_option("--resume", options->resume,
                    "Keep the results in this file, and go on where it ends")
        ->type_name("FILE");
    add_json_flag(command, options->is_json);
    command.callback([options, &job] {
        if (options->engines.size() != 2)
            throw CLI::ValidationError("--engine", "two are needed, --engine A --engine B");
        if (!options->sprt.empty() && options->sprt[0] >= options->sprt[1])
            throw CLI::ValidationError("--sprt", "the first number must be the smaller one");
        require_one_meaning(options->time);
        job = [options] { return play(*options); };
    });
}

}  // namespace arbiter
