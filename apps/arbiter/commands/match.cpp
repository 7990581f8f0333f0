// arbiter match: engines against each other under the Laws.

#include "arbiter/match/match.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/interrupt_watch.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/own_program.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/whole_file.hpp"
#include "apps/arbiter/games/match_record.hpp"
#include "apps/arbiter/games/match_teller.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/match/openings.hpp"

namespace arbiter {

namespace {

/// Each worker keeps all of them.
constexpr std::size_t most_engines = 64;

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
    bool is_gauntlet = false;
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

std::expected<std::vector<match::Contestant>, std::string> contestants_of(
    const std::vector<std::string>& engines) {
    const std::vector<std::string> own{own_program(), "uci"};
    std::vector<match::Contestant> contestants;
    std::map<std::string, int> named;
    for (const std::string& engine : engines) {
        auto contestant = match::read_contestant(engine, own);
        if (!contestant)
            return std::unexpected("--engine " + engine + ": " + contestant.error());
        ++named[contestant->name];
        contestants.push_back(*std::move(contestant));
    }
    std::map<std::string, int> numbers;
    for (match::Contestant& each : contestants)
        if (named[each.name] > 1) {
            const int number = ++numbers[each.name];
            each.name += " (" + std::to_string(number) + ")";
        }
    return contestants;
}

/// Where all have clocks of their own, that of the match is one of them.
void give_clocks(match::MatchSetup& setup) {
    const auto has_own = [](const match::Contestant& each) { return each.time.has_value(); };
    if (setup.rules.time.is_untimed() && std::ranges::all_of(setup.contestants, has_own))
        setup.rules.time = *setup.contestants.front().time;
}

/// One sentence where an engine could think for ever, or the clocks do not go together.
std::expected<void, std::string> check_limits(const match::MatchSetup& setup) {
    const bool is_timed = !setup.rules.time.is_untimed();
    for (const match::Contestant& each : setup.contestants) {
        if (each.time && !is_timed)
            return std::unexpected(each.name +
                                   " has a clock and others have none: name --time for them");
        if (!is_timed && !setup.limits.any() && !each.limits.any() && !each.limits_itself)
            return std::unexpected(each.name +
                                   " has no limit for its moves: name --time or --nodes");
        Terms terms{.ruleset = setup.rules.ruleset, .time = setup.rules.time};
        terms.players[Color::white].own_time = each.time;
        if (const auto agreed = check(terms); !agreed)
            return std::unexpected(each.name + ": " + english(agreed.error().said));
    }
    return {};
}

/// What has to be written behind a game that could not be written whole, so that the next does not
/// read as its rest, nor as a part of its last comment.
std::string end_of_torn_game(const std::string& path) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none))
        return "";
    constexpr std::streamoff longest_comment = 64 << 10;
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const std::streamoff size = file.tellg();
    if (size <= 0)
        return "";
    file.seekg(std::max<std::streamoff>(size - longest_comment, 0));
    const std::string end{std::istreambuf_iterator<char>(file), {}};
    const std::size_t brace = end.find_last_of("{}");
    const bool is_in_comment = brace != std::string::npos && end[brace] == '{';
    return is_in_comment ? "}\n\n" : end.ends_with('\n') ? "" : "\n\n";
}

/// Those that some rules have ended are no openings.
std::expected<void, std::string> leave_out_ended(match::MatchSetup& setup) {
    ProvingJudge judge;
    const auto is_over = [&](const match::Opening& opening) {
        Game game({.ruleset = setup.rules.ruleset, .start = opening.start}, &judge);
        for (const Move move : opening.moves)
            static_cast<void>(game.apply(MoveMade{move}, {}));
        return game.is_over();
    };
    const std::size_t number = std::erase_if(setup.openings, is_over);
    if (setup.openings.empty())
        return std::unexpected("every opening is over by the Laws before anybody has moved");
    if (number > 0)
        report("match", "",
               counted(number, "opening") + (number == 1 ? " is" : " are") +
                   " over by the Laws, and left out");
    return {};
}

std::expected<match::MatchSetup, std::string> setup_of(const MatchOptions& options) {
    auto contestants = contestants_of(options.engines);
    if (!contestants)
        return std::unexpected(contestants.error());
    auto openings = openings_of(options);
    if (!openings)
        return std::unexpected(openings.error());
    match::MatchSetup setup{
        .contestants = *std::move(contestants),
        .pairing = options.is_gauntlet ? match::Pairing::gauntlet : match::Pairing::round_robin,
        .rules = rules_of(options),
        .limits = {.nodes = options.nodes},
        .openings = *std::move(openings),
        .games = options.games,
        .concurrency = options.concurrency,
        .seed = options.seed.value_or(0),
        .sprt = std::nullopt};
    give_clocks(setup);
    if (auto fit = check_limits(setup); !fit)
        return std::unexpected(std::move(fit.error()));
    if (auto left = leave_out_ended(setup); !left)
        return std::unexpected(std::move(left.error()));
    if (!options.sprt.empty())
        setup.sprt = match::SprtBounds{.elo0 = options.sprt[0], .elo1 = options.sprt[1]};
    return setup;
}

ExitCode play(const MatchOptions& options) {
    auto setup = setup_of(options);
    if (!setup) {
        report("match", "", setup.error());
        return ExitCode::failed;
    }
    std::optional<MatchRecord> record;
    if (is_same_file(options.pgn, options.resume)) {
        report("match", options.resume, "--resume needs a file of its own");
        return ExitCode::failed;
    }
    if (!options.resume.empty()) {
        auto opened = MatchRecord::open(options.resume, *setup);
        if (!opened) {
            report("match", options.resume, opened.error());
            return ExitCode::failed;
        }
        record.emplace(*std::move(opened));
        setup->earlier = record->games();
    }
    std::ofstream pgn;
    if (!options.pgn.empty()) {
        const std::string end_before = end_of_torn_game(options.pgn);
        pgn.open(options.pgn, std::ios::app);
        pgn << end_before;
        if (!pgn) {
            report("match", options.pgn, "it cannot be written");
            return ExitCode::failed;
        }
    }
    catch_interrupts();
    const InterruptWatch interrupt;
    std::stop_source stop;
    const std::stop_callback pass_on(interrupt.token(), [&] { stop.request_stop(); });
    MatchTeller teller(*setup, options.is_json ? Form::json : Form::text, pgn,
                       record ? &*record : nullptr);
    teller.begin();
    const auto score = match::play_match(
        *setup,
        [&](const match::FinishedGame& game, const match::MatchScore& /*score*/) {
            teller.take(game);
            if (!teller.has_written() || !teller.is_heard())
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
    if (score->breaking_off)
        report("match", "", *score->breaking_off);
    const bool has_failed = !teller.has_written() || score->breaking_off;
    return teller.finish(*score, has_failed         ? ExitCode::failed
                                 : is_interrupted() ? ExitCode::interrupted
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
                    "depth=D, movetime=MS, time=TIME, memory=MB and name=NAME; twice or oftener")
        ->allow_extra_args(false)
        ->required()
        ->type_name("ENGINE");
    command
        .add_option("--games", options->games,
                    "Of each two, at most; an opening is played with both colours")
        ->check(CLI::Range(std::size_t{1}, std::size_t{10'000'000}))
        ->capture_default_str();
    command.add_option("--openings", options->openings, "PGN, or lines of FEN or EPD")
        ->type_name("FILE");
    command.add_option("--plies", options->plies, "So many half-moves of each game in PGN")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    command
        .add_option("--seed", options->seed,
                    "The openings in an order that this decides, and the levels' choices")
        ->type_name("N");
    add_rules_of_games(command, *options);
    command.add_flag("--gauntlet", options->is_gauntlet,
                     "The first engine meets all others, and they do not meet each other");
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
        if (options->engines.size() < 2 || options->engines.size() > most_engines)
            throw CLI::ValidationError(
                "--engine",
                fmt::format("two are needed, --engine A --engine B, {} at most", most_engines));
        if (!options->sprt.empty() && options->engines.size() != 2)
            throw CLI::ValidationError("--sprt", "it is of two engines");
        if (!options->sprt.empty() && options->sprt[0] >= options->sprt[1])
            throw CLI::ValidationError("--sprt", "the first number must be the smaller one");
        require_one_meaning(options->time);
        job = [options] { return play(*options); };
    });
}

}  // namespace arbiter
