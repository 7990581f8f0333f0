// arbiter play: a game in the terminal, against the computer or between two people.

#include <algorithm>
#include <array>
#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/dialogue.hpp"
#include "apps/arbiter/frame/line_reader.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/own_program.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/habit_files.hpp"
#include "apps/arbiter/talk/engine_opponent.hpp"
#include "apps/arbiter/talk/play_session.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/engine/player.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/rules/chess960.hpp"
#include "arbiter/server/chance.hpp"

namespace arbiter {

namespace {

/// More than any move or command; the rest of a longer line is not read as one.
constexpr std::size_t longest_play_line = 256;

struct PlayOptions {
    std::string side = "white";
    int level = 3;
    std::optional<std::string> engine;
    std::string habits;
    std::string rules = "fide-online";
    std::vector<std::string> fen;
    std::string chess960;
    bool has_chess960 = false;
    bool is_plain = false;
    bool is_touch_move = false;
    TypedTime time;
    NeedsOptions needs;
    std::optional<MoveStyle> style;
};

Instant steady_now() {
    // Goes on steadily, whatever the machine's clock is set to.
    return Instant(
        std::chrono::floor<Duration>(std::chrono::steady_clock::now().time_since_epoch()));
}

/// Nothing where the option was not given; a message where its value is wrong.
std::expected<Position, std::string> start_position(const PlayOptions& options) {
    if (options.has_chess960) {
        if (!options.fen.empty())
            return std::unexpected("--fen and --chess960 both name the start; give one");
        if (options.chess960.empty())
            return *chess960_position(random_below(chess960_positions));
        int number = -1;
        const bool is_number = CLI::detail::lexical_cast(options.chess960, number);
        const auto position = is_number ? chess960_position(number) : std::nullopt;
        if (!position)
            return std::unexpected("--chess960: " + options.chess960 +
                                   " is no number from 0 to 959");
        return *position;
    }
    if (options.fen.empty())
        return Position();
    const CheckedInput checked = check_input(joined(options.fen), Strictness::complete);
    if (!checked.position)
        return std::unexpected("--fen: " + std::string(checked.faults.front().code) + ": " +
                               checked.faults.front().text);
    return *checked.position;
}

PerColor<bool> typed_sides(const std::string& side) {
    PerColor<bool> typed;
    if (side == "both")
        typed[Color::white] = typed[Color::black] = true;
    else if (side == "random")
        typed[random_below(2) == 0 ? Color::white : Color::black] = true;
    else
        typed[side == "white" ? Color::white : Color::black] = true;
    return typed;
}

/// The computer's side of the table, and whoever gives hints.
class Computer {
  public:
    Computer(const Strength& strength, SharedHabits habits, std::uint64_t seed)
        : opponent_(std::make_shared<Opponent>(std::move(habits))),
          strength_(strength),
          seed_(seed) {}

    Move operator()(const Game& game) {
        const auto earlier = game.history().earlier_keys();
        return opponent_->choose_move(game.position(), earlier, strength_in(game), seed_).move;
    }

  private:
    [[nodiscard]] Strength strength_in(const Game& game) const {
        const auto& clock = game.state().clock;
        if (!clock)
            return strength_;
        const TimeOutlook outlook = clock->outlook(game.position().turn());
        return within_clock(strength_, {.left = outlook.left,
                                        .increment = outlook.per_move,
                                        .moves_to_go = outlook.moves_to_go});
    }

    // Shared because a std::function wants to be copied.
    std::shared_ptr<Opponent> opponent_;
    Strength strength_;
    std::uint64_t seed_;
};

/// Which of two times was meant; nothing where the input ends before it is said.
std::optional<TimeControl> asked_time(const TypedTime& time, LineReader& lines, Output& output) {
    if (!time.reading.other)
        return time.reading.control;
    output.write(upper_first(both_readings(time.text, time.reading)) + ".\n");
    TextLine line;
    while (true) {
        output.write("Type 1 for the first, 2 for the second: ");
        output.flush();
        if (!output.is_open() || !lines.next(line))
            return std::nullopt;
        if (trimmed(line.text) == "1")
            return time.reading.control;
        if (trimmed(line.text) == "2")
            return time.reading.other->control;
    }
}

/// Shared because a std::function wants to be copied; none where our own search plays.
using SharedEngine = std::shared_ptr<EngineOpponent>;

std::expected<SharedEngine, std::string> engine_of(const PlayOptions& options,
                                                   const Position& start) {
    if (!options.engine)
        return SharedEngine();
    const auto contestant = match::read_contestant(*options.engine, {own_program(), "uci"});
    if (!contestant)
        return std::unexpected("--engine " + *options.engine + ": " + contestant.error());
    auto engine = EngineOpponent::start(*contestant, start);
    if (!engine)
        return std::unexpected("--engine: " + engine.error());
    return std::make_shared<EngineOpponent>(*std::move(engine));
}

ChooseMove opponent_of(const PlayOptions& options, SharedEngine engine, SharedHabits habits) {
    if (engine)
        return [engine = std::move(engine)](const Game& game) { return engine->choose_move(game); };
    Strength strength = strength_of(Level{options.level});
    // The strongest has no answer of its own anyway: it has all that the machine has.
    if (strength.remembers)
        strength.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return Computer(strength, std::move(habits), std::random_device()());
}

ExitCode play(const PlayOptions& options) {
    const auto start = start_position(options);
    if (!start) {
        report("play", "", start.error());
        return options.fen.empty() ? ExitCode::failed : ExitCode::judged_bad;
    }
    const bool is_plain = options.is_plain || !is_at_terminal();
    Output output;
    LineReader lines(STDIN_FILENO, longest_play_line);
    const auto time = asked_time(options.time, lines, output);
    if (!time) {
        output.write("\n");
        return output.finish(ExitCode::done);
    }
    auto habits = habits_of(options.habits);
    if (!habits) {
        report("play", "", habits.error());
        return ExitCode::failed;
    }
    auto other = engine_of(options, *start);
    if (!other) {
        report("play", "", other.error());
        return ExitCode::failed;
    }
    const PlaySetup setup{.start = *start,
                          .ruleset = find_ruleset(options.rules),
                          .is_typed = typed_sides(options.side),
                          .level = options.engine ? std::nullopt : std::optional(options.level),
                          .opponent_name = *other == nullptr ? "the computer" : (*other)->name(),
                          .time = *time,
                          .now = steady_now,
                          .style = options.style,
                          .is_touch_move = options.is_touch_move,
                          .players = options.needs.players(),
                          .draws_boards = !is_plain};
    if (const auto agreed = check(terms_of(setup)); !agreed) {
        report("play", "", english(agreed.error()));
        return ExitCode::failed;
    }
    PlaySession session(setup, opponent_of(options, *std::move(other), *std::move(habits)),
                        Computer(strength_of_hints, nullptr, 0));
    const bool is_held = hold_dialogue(
        lines, output,
        {.open = [&] { return session.open(); },
         .answer =
             [&](const TextLine& line) {
                 return line.is_too_long ? "Not understood: a line has at most 256 characters.\n"
                                         : session.take(line.text);
             },
         .is_over = [&] { return session.is_done(); },
         .prompt = [&] { return is_plain ? "" : session.prompt(); }});
    return output.finish(is_held && !session.has_failed() ? ExitCode::done : ExitCode::failed);
}

}  // namespace

void add_play(CLI::App& program, Job& job) {
    auto& command = add_command(program, "play", "Play a game in the terminal");
    const auto options = std::make_shared<PlayOptions>();
    command.add_option("--side", options->side, "white, black, random, or both for two people")
        ->check(CLI::IsMember({"white", "black", "random", "both"}))
        ->capture_default_str();
    CLI::Option* const level =
        command
            .add_option("--level", options->level,
                        "How well the computer plays: 1 for small children, to 10")
            ->check(CLI::Range(1, strongest_level))
            ->capture_default_str();
    command
        .add_option("--engine", options->engine,
                    "An engine that speaks UCI plays instead: a command, in one argument with "
                    "option.NAME=VALUE, nodes=N, depth=D, movetime=MS and memory=MB")
        ->excludes(level)
        ->type_name("ENGINE");
    add_habits_option(command, options->habits);
    add_rules_option(command, options->rules);
    add_time_option(command, options->time);
    add_notation_options(command, options->style);
    command.add_option("--fen", options->fen, "Start from this position")->expected(1, 6);
    auto* const chess960 =
        command
            .add_option("--chess960", options->chess960,
                        "Start from this Chess960 position, 0 to 959, or from any")
            ->expected(0, 1);
    command.add_flag("--touch-move", options->is_touch_move,
                     "What is touched must move or be taken (Law 4.3)");
    add_needs_options(command, options->needs);
    command.add_flag("--plain", options->is_plain,
                     "One line an event, one line a command, no prompt: for screen readers and "
                     "scripts");
    command.callback([options, chess960, &job] {
        options->has_chess960 = chess960->count() > 0;
        if (!is_at_terminal())
            require_one_meaning(options->time);
        require_one_each(options->needs);
        require_known(options->style.value_or(MoveStyle()));
        job = [options] { return play(*options); };
    });
}

}  // namespace arbiter
