// arbiter desk: a game over the board, kept by its arbiter.

#include <chrono>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/drawing/scoresheet_svg.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/file_lock.hpp"
#include "apps/arbiter/frame/game_file.hpp"
#include "apps/arbiter/frame/line_reader.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/whole_file.hpp"
#include "apps/arbiter/talk/desk_session.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/scoresheet.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/game_json.hpp"
#include "arbiter/notation/braille.hpp"

namespace arbiter {

namespace {

/// More than any event with its reason.
constexpr std::size_t longest_desk_line = 1024;

struct DeskOptions {
    std::string file;
    std::string rules = "fide";
    std::vector<std::string> fen;
    TypedTime time;
    std::string flags = "people";
    NeedsOptions needs;
    std::string white;
    std::string black;
    bool is_drawn_by_lot = false;
    bool has_first_increment = false;
    bool has_quickplay_finish = false;
    bool is_timed = false;
    std::string show;
    std::optional<MoveStyle> style;
};

Instant time_of_day() { return std::chrono::floor<Duration>(std::chrono::system_clock::now()); }

/// A game, or why there is none.
using Opened = std::expected<Game, std::string>;

Opened new_game(const DeskOptions& options) {
    Terms terms{.ruleset = find_ruleset(options.rules),
                .time = options.time.reading.control,
                // By post nobody presses a clock.
                .completion = find_ruleset(options.rules)->is_correspondence
                                  ? Completion::with_the_move
                                  : Completion::by_pressing,
                .flag_watch = options.flags == "people" ? FlagWatch::people : FlagWatch::program,
                .has_first_increment = options.has_first_increment,
                .has_quickplay_finish = options.has_quickplay_finish};
    if (!options.fen.empty()) {
        const CheckedInput checked = check_input(joined(options.fen), Strictness::complete);
        if (!checked.position)
            return std::unexpected("--fen: " + checked.faults.front().text);
        terms.start = *checked.position;
    }
    terms.players = options.needs.players();
    terms.players[Color::white].name = options.white;
    terms.players[Color::black].name = options.black;
    if (options.is_drawn_by_lot && std::random_device()() % 2 == 0)
        std::swap(terms.players[Color::white], terms.players[Color::black]);
    if (const auto agreed = check(terms); !agreed)
        return std::unexpected(english(agreed.error()));
    Game game(terms);
    if (options.is_drawn_by_lot)
        static_cast<void>(game.apply(ColorsDrawn{}, options.is_timed ? Instant() : time_of_day()));
    return game;
}

Opened read_file(const std::string& path) {
    const auto text = text_of_game_file(path);
    if (!text)
        return std::unexpected(text.error());
    auto game = read_game(*text);
    if (!game)
        return std::unexpected(game.error().text);
    return *std::move(game);
}

/// "0:12:30 Nf3": what happened when, by the arbiter's watch; the line is cut behind the time.
std::optional<Instant> take_time(std::string_view& line, Instant begin) {
    TextCursor cursor(line);
    cursor.skip_blanks();
    const auto time = read_clock_text(cursor.take_word());
    if (!time || *time < Duration::zero())
        return std::nullopt;
    line = cursor.rest();
    return begin + *time;
}

/// A game that was timed by a watch counts from it, one kept by the machine from its first event.
Instant beginning_of_watch(const Game& game) {
    constexpr Instant by_the_machine{std::chrono::days(365)};
    const bool is_by_watch = game.events().empty() || game.events().front().at < by_the_machine;
    return is_by_watch ? Instant() : game.events().front().at;
}

std::string shown(const DeskOptions& options, const Game& game) {
    const std::string& what = options.show;
    DeskSession session(game, options.style);
    if (what == "braille")
        return write_braille(
            write_scoresheet(game, SheetLayout::compact, options.style.value_or(fide_notation)));
    if (what == "sheet")
        return scoresheet_svg(game, options.style.value_or(fide_notation)) + "\n";
    if (what == "json")
        return write_game(game) + "\n";
    return session.take(what, game.state().now);
}

/// Whether the game is in the file that was asked for, if any; if not, it was reported.
bool keep(const DeskOptions& options, const Game& game) {
    const auto why =
        options.file.empty() ? std::nullopt : replace_file(options.file, write_game(game) + '\n');
    if (why)
        report("desk", options.file, *why);
    return !why;
}

ExitCode sit_at(const DeskOptions& options, Game game) {
    const bool is_terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    const Instant begin = beginning_of_watch(game);
    DeskSession session(std::move(game), options.style);
    session.pause_since_it_was_left();
    Output output;
    const auto say = [&](const std::string& text) {
        output.write(text);
        if (is_terminal && !session.has_left())
            output.write("> ");
        output.flush();
    };
    say(session.open(options.is_timed ? begin : time_of_day()));
    LineReader lines(STDIN_FILENO, longest_desk_line);
    TextLine line;
    while (!session.has_left() && output.is_open() && lines.next(line)) {
        std::string_view rest = line.text;
        const auto now = options.is_timed ? take_time(rest, begin) : time_of_day();
        const std::uint64_t before = session.changes();
        if (line.text.empty())
            continue;
        if (line.is_too_long)
            say("Not understood: a line has at most 1024 characters.\n");
        else if (!now)
            say("Not understood: with --timed a line begins with a time, as in 0:12:30 Nf3.\n");
        else
            say(session.take(rest, *now));
        if (session.changes() != before && !keep(options, session.game()))
            return ExitCode::failed;
    }
    return output.finish(ExitCode::done);
}

ExitCode run(DeskOptions options) {
    // A lock beside a link would not keep another desk from the file, and what is written anew
    // takes the place of what it is named by.
    options.file = followed(options.file).string();
    std::optional<FileLock> lock;
    if (options.show.empty() && !options.file.empty()) {
        auto taken = FileLock::take(options.file, "another desk keeps this game");
        if (!taken) {
            report("desk", options.file, taken.error());
            return ExitCode::failed;
        }
        lock.emplace(*std::move(taken));
    }
    const bool is_kept = !options.file.empty() && std::filesystem::exists(options.file);
    if (!options.show.empty() && !is_kept) {
        report("desk", options.file, "--show needs the file of a game");
        return ExitCode::failed;
    }
    auto game = is_kept ? read_file(options.file) : new_game(options);
    if (!game) {
        report("desk", options.file, game.error());
        return ExitCode::judged_bad;
    }
    if (options.show.empty()) {
        // A lot is drawn once: who leaves at once and comes again finds what came of it.
        if (!is_kept && !keep(options, *game))
            return ExitCode::failed;
        return sit_at(options, *std::move(game));
    }
    Output output;
    output.write(shown(options, *game));
    return output.finish(ExitCode::done);
}

}  // namespace

void add_desk(CLI::App& program, Job& job) {
    const auto options = std::make_shared<DeskOptions>();
    CLI::App& command = add_command(program, "desk", "Keep a game over the board as its arbiter");
    command.add_option("FILE", options->file,
                       "The game as docs/game-events.md has it; made where it is not there, and "
                       "written at once and after each event");
    add_rules_option(command, options->rules);
    add_time_option(command, options->time);
    command.add_option("--fen", options->fen, "Where a new game starts")->expected(1, 6);
    command
        .add_option("--flags", options->flags,
                    "Who sees a flag fall in a new game: people, or the program")
        ->check(CLI::IsMember({"people", "program"}))
        ->capture_default_str();
    command.add_option("--white", options->white, "Who has White in a new game")->type_name("NAME");
    command.add_option("--black", options->black, "Who has Black")->type_name("NAME");
    add_needs_options(command, options->needs);
    add_compensation_option(command, options->needs);
    command.add_flag("--toss", options->is_drawn_by_lot,
                     "Draw by lot which of the two has which colour");
    command.add_flag("--first-increment", options->has_first_increment,
                     "The clocks of a new game begin with the first increment on them");
    command.add_flag("--quickplay-finish", options->has_quickplay_finish,
                     "A new game may be finished by Guideline III, under uscf by 14H");
    command.add_flag("--timed", options->is_timed,
                     "Each line begins with the time by the arbiter's watch, as in 0:12:30 Nf3");
    command.add_option("--show", options->show, "Print this of the game in FILE, and end")
        ->check(
            CLI::IsMember({"state", "score", "sheet", "braille", "log", "fen", "board", "json"}));
    add_notation_options(command, options->style);
    command.callback([options, &job] {
        require_one_meaning(options->time);
        require_one_each(options->needs);
        require_known(options->style.value_or(MoveStyle()));
        job = [options] { return run(*options); };
    });
}

}  // namespace arbiter
