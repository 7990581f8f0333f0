#include "apps/arbiter/frame/options.hpp"

#include <algorithm>
#include <expected>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/frame/environment_language.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/notation/piece_letters.hpp"

namespace arbiter {

namespace {

constexpr unsigned most_threads = 256;

/// "; it is the same in every language", or in which it is written.
std::string languages_of(const MoveStyle& style) {
    std::string codes;
    for (const Language& language : languages())
        if (is_known({style.notation, language.code}))
            (codes += codes.empty() ? "" : ", ") += language.code;
    return codes == "en" ? "; it is written in one way only, and takes no --language"
                         : "; there are: " + codes;
}

}  // namespace

CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& description) {
    return *program.add_subcommand(name, description);
}

void add_json_flag(CLI::App& command, bool& is_json) {
    command.add_flag("--json", is_json, "One JSON value a line, as docs/cli.md describes");
}

std::vector<std::string> ruleset_names() {
    std::vector<std::string> names;
    for (const Ruleset& ruleset : all_rulesets())
        names.emplace_back(ruleset.name);
    return names;
}

void add_rules_option(CLI::App& command, std::string& rules) {
    command.add_option("--rules", rules, "The ruleset of the game")
        ->check(CLI::IsMember(ruleset_names()))
        ->type_name("R")
        ->capture_default_str();
}

PerColor<PlayerTerms> NeedsOptions::players() const {
    PerColor<PlayerTerms> players;
    const auto names = [](const std::vector<std::string>& sides, Color side) {
        return std::ranges::find(sides, name(side)) != sides.end();
    };
    for (const Color side : both_colors) {
        if (names(deaf, side))
            players[side].impairment = Impairment::hearing;
        if (names(blind, side))
            players[side].impairment = Impairment::sight;
        players[side].has_assistant = names(assisted, side);
        if (players[side].has_assistant && players[side].impairment == Impairment::none)
            players[side].compensation = compensation;
    }
    return players;
}

void require_one_each(const NeedsOptions& needs) {
    const auto players = needs.players();
    if (needs.compensation != Duration::zero() &&
        std::ranges::none_of(both_colors, [&](Color side) {
            return players[side].compensation != Duration::zero();
        }))
        throw CLI::ValidationError("--compensation",
                                   "nobody is named by --assistant who is neither blind nor deaf, "
                                   "and of others no time is taken off (Law 6.2.6)");
    for (const std::string& side : needs.blind)
        if (std::ranges::find(needs.deaf, side) != needs.deaf.end())
            throw CLI::ValidationError("--deaf", side +
                                                     " is said to be blind; the Laws have rules "
                                                     "for one of both");
}

void add_needs_options(CLI::App& command, NeedsOptions& needs) {
    const auto add = [&command](const char* option, std::vector<std::string>& sides,
                                const std::string& says) {
        command
            .add_option_function<std::vector<std::string>>(
                option,
                [&sides](const std::vector<std::string>& typed) {
                    sides.clear();
                    for (const std::string& side : typed)
                        for (const Color named : both_colors)
                            if (side == "both" || side == name(named))
                                sides.emplace_back(name(named));
                },
                says + "; white, black, or both")
            ->check(CLI::IsMember({"white", "black", "both"}))
            ->delimiter(',')
            ->expected(1, 2)
            ->type_name("SIDE");
    };
    add("--blind", needs.blind, "Who cannot see: moves are announced (Appendix D)");
    add("--deaf", needs.deaf, "Who cannot hear");
    add("--assistant", needs.assisted, "Who has an assistant (Law D.2.10)");
}

void add_compensation_option(CLI::App& command, NeedsOptions& needs) {
    const auto read = [](const std::string& text) -> std::expected<Duration, std::string> {
        const auto reading = read_typed_time_control(text);
        if (reading && reading->other)
            return std::unexpected(both_readings(text, *reading));
        const TimeControl time = reading ? reading->control : TimeControl{};
        const bool is_length = time.periods.size() == 1 && time.counting == Counting::increment &&
                               !time.periods.front().moves &&
                               time.periods.front().per_move == Duration::zero();
        if (!is_length)
            return std::unexpected(text + ": a length of time is expected, such as 10 min");
        return time.periods.front().base;
    };
    const auto fault = [read](const std::string& text) -> std::string {
        const auto time = read(text);
        return time ? "" : time.error();
    };
    command
        .add_option_function<std::string>(
            "--compensation",
            [&needs, read](const std::string& text) { needs.compensation = read(text).value(); },
            "Taken off the clock of whose assistant no disability makes necessary (Law 6.2.6)")
        ->check(CLI::Validator(fault, "TIME", "length of time"));
}

void add_time_option(CLI::App& command, TypedTime& time) {
    const auto fault = [](const std::string& text) -> std::string {
        const auto read = read_typed_time_control(text);
        return read ? ""
                    : text + ": byte " + std::to_string(read.error().at) + ": " + read.error().text;
    };
    command
        .add_option_function<std::string>(
            "--time",
            [&time](const std::string& text) {
                time = {text, read_typed_time_control(text).value()};
            },
            "The clock: 5+3, 40/90+30;30+30, G/25 d5, 90 min + 30 sec, hourglass 1, ...")
        ->check(CLI::Validator(fault, "TIME", "time"));
}

void require_one_meaning(const TypedTime& time) {
    if (time.reading.other)
        throw CLI::ValidationError("--time", both_readings(time.text, time.reading));
}

void add_lesson_options(CLI::App& command, std::string& language, std::string& progress) {
    const auto known = lessons::languages();
    language = language_of_environment(known);
    command
        .add_option("--language", language, "Of the lessons; that of the environment if left out")
        ->transform(
            CLI::IsMember(std::vector<std::string>(known.begin(), known.end()), CLI::ignore_case))
        ->type_name("CODE");
    command
        .add_option("--progress", progress,
                    "Keep here what has been learned instead of in $XDG_DATA_HOME/arbiter")
        ->type_name("FILE");
}

void add_notation_options(CLI::App& command, std::optional<MoveStyle>& style) {
    const auto given = [&style]() -> MoveStyle& { return style ? *style : style.emplace(); };
    std::vector<std::string> notations;
    for (const Notation notation : all_notations)
        notations.emplace_back(name(notation));
    command
        .add_option_function<std::string>(
            "--notation",
            [given](const std::string& text) { given().notation = *notation_named(text); },
            "How moves are written")
        ->transform(CLI::IsMember(notations, CLI::ignore_case))
        ->type_name("NOTATION");
    std::vector<std::string> codes;
    for (const Language& language : languages())
        codes.emplace_back(language.code);
    command
        .add_option_function<std::string>(
            "--language",
            [given](const std::string& code) {
                given().language = std::ranges::find(languages(), code, &Language::code)->code;
            },
            "Whose letters or words they have")
        ->transform(CLI::IsMember(codes, CLI::ignore_case))
        ->type_name("CODE");
}

void require_known(const MoveStyle& style) {
    if (!is_known(style))
        throw CLI::ValidationError("--language",
                                   std::string(name(style.notation)) + " is not written in " +
                                       std::string(style.language) + languages_of(style));
}

void add_threads_option(CLI::App& command, unsigned& threads) {
    command.add_option("--threads", threads, "How many threads work; the output does not change")
        ->check(CLI::Range(1U, most_threads))
        ->type_name("N")
        ->capture_default_str();
}

void add_fen_options(CLI::App& command, FenOptions& options) {
    command.add_option("FEN", options.records.words,
                       "A position; - or nothing reads standard input, a line a position");
    add_json_flag(command, options.is_json);
    add_threads_option(command, options.records.threads);
}

}  // namespace arbiter
