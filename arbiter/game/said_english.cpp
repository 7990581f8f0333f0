#include "arbiter/game/said_english.hpp"

#include <array>
#include <cassert>
#include <optional>
#include <string_view>
#include <utility>

#include "arbiter/game/detail/english_patterns.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

std::string_view name(Penalty penalty) {
    switch (penalty) {
        case Penalty::warning:
            return "a warning";
        case Penalty::points_raised:
            return "the opponent's points raised";
        case Penalty::points_reduced:
            return "points reduced";
        case Penalty::game_lost:
            return "the game declared lost";
        case Penalty::fine:
            return "a fine";
        case Penalty::round_exclusion:
            return "exclusion from one or more rounds";
        case Penalty::expulsion:
            return "expulsion from the competition";
    }
    std::unreachable();
}

std::string counted(std::int64_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

/// Nothing is left of it but whole days, as by correspondence.
bool is_in_whole_days(Duration time) {
    return time != Duration::zero() && time % std::chrono::days(1) == Duration::zero();
}

std::string days_of(Duration time) { return counted(time / std::chrono::days(1), "day", "days"); }

/// "2 minutes", "90 seconds", "3 days".
std::string in_words(Duration time) {
    using std::chrono::minutes;
    using std::chrono::seconds;
    if (is_in_whole_days(time))
        return days_of(time);
    if (time % minutes(1) == Duration::zero())
        return counted(time / minutes(1), "minute", "minutes");
    return counted(time / seconds(1), "second", "seconds");
}

std::string_view ordinal(int number) {
    return number == 1 ? "first" : number == 2 ? "second" : "next";
}

/// "e2, d5".
std::string list(const std::vector<Square>& squares) {
    std::string words;
    for (const Square square : squares)
        words += (words.empty() ? "" : ", ") + std::string(name(square));
    return words;
}

using Word = std::optional<std::string>;

template <typename T, typename InWords>
Word if_there(const std::optional<T>& argument, const InWords& in_words) {
    return argument ? Word(in_words(*argument)) : std::nullopt;
}

Word if_there(const std::string& text) { return text.empty() ? std::nullopt : Word(text); }

struct Placeholder {
    std::string_view name;
    /// Nothing where the argument is not there.
    Word (*word)(const Said& said);
};

constexpr auto player = [](Color color) { return std::string(capitalized_name(color)); };
constexpr auto plies = [](int number) { return counted(number, "ply", "plies"); };
constexpr auto number_of_moves = [](int number) { return counted(number, "move", "moves"); };
constexpr auto number_of_days = [](int number) { return counted(number, "day", "days"); };
constexpr auto as_number = [](int number) { return std::to_string(number); };
constexpr auto score = [](Result result) { return std::string(text(result)); };
constexpr auto uci = [](const Attempt& attempt) { return write_uci_attempt(attempt); };

/// "1:30:00", "50 days".
constexpr auto on_clock = [](Duration time) {
    return is_in_whole_days(time) ? days_of(time) : clock_text(time);
};

template <Color Side>
constexpr auto shown = [](const PerColor<Duration>& times) { return on_clock(times[Side]); };

/// Everything that a pattern may have in braces.
constexpr std::array placeholders{
    Placeholder{"side", [](const Said& said) { return if_there(said.side, player); }},
    Placeholder{"opponent",
                [](const Said& said) {
                    return if_there(said.side, [](Color side) { return player(opponent(side)); });
                }},
    Placeholder{"square",
                [](const Said& said) {
                    return if_there(said.square,
                                    [](Square square) { return std::string(name(square)); });
                }},
    Placeholder{"squares", [](const Said& said) { return if_there(list(said.squares)); }},
    Placeholder{"move", [](const Said& said) { return if_there(said.move, uci); }},
    Placeholder{"announced", [](const Said& said) { return if_there(said.announced, uci); }},
    Placeholder{"number", [](const Said& said) { return if_there(said.number, as_number); }},
    Placeholder{"ordinal",
                [](const Said& said) {
                    return if_there(said.number,
                                    [](int number) { return std::string(ordinal(number)); });
                }},
    Placeholder{"plies", [](const Said& said) { return if_there(said.number, plies); }},
    Placeholder{"moves", [](const Said& said) { return if_there(said.number, number_of_moves); }},
    Placeholder{"days", [](const Said& said) { return if_there(said.number, number_of_days); }},
    Placeholder{"most_plies", [](const Said& said) { return if_there(said.most, plies); }},
    Placeholder{"most_days", [](const Said& said) { return if_there(said.most, number_of_days); }},
    Placeholder{"time", [](const Said& said) { return if_there(said.time, in_words); }},
    Placeholder{"clock", [](const Said& said) { return if_there(said.time, clock_text); }},
    Placeholder{"white_from",
                [](const Said& said) { return if_there(said.from, shown<Color::white>); }},
    Placeholder{"white_to",
                [](const Said& said) { return if_there(said.to, shown<Color::white>); }},
    Placeholder{"black_from",
                [](const Said& said) { return if_there(said.from, shown<Color::black>); }},
    Placeholder{"black_to",
                [](const Said& said) { return if_there(said.to, shown<Color::black>); }},
    Placeholder{"result", [](const Said& said) { return if_there(said.result, score); }},
    Placeholder{"before", [](const Said& said) { return if_there(said.before, score); }},
    Placeholder{"reason",
                [](const Said& said) {
                    return if_there(said.reason,
                                    [](EndReason why) { return std::string(describe(why)); });
                }},
    Placeholder{"penalty",
                [](const Said& said) {
                    return if_there(said.penalty,
                                    [](Penalty what) { return std::string(name(what)); });
                }},
    Placeholder{"because",
                [](const Said& said) {
                    return if_there(said.because, [&](Say id) {
                        Said cause = said;
                        cause.id = id;
                        cause.because.reset();
                        return english(cause);
                    });
                }},
    Placeholder{"article", [](const Said& said) { return if_there(said.article); }},
    Placeholder{"control", [](const Said& said) { return if_there(said.control); }},
    Placeholder{"white", [](const Said& said) { return if_there(said.names[Color::white]); }},
    Placeholder{"black", [](const Said& said) { return if_there(said.names[Color::black]); }},
    Placeholder{"text", [](const Said& said) { return if_there(said.text); }},
};

/// Requires: there is such a placeholder.
Word word_for(std::string_view name, const Said& said) {
    for (const Placeholder& placeholder : placeholders)
        if (placeholder.name == name)
            return placeholder.word(said);
    std::unreachable();
}

/// A part of a pattern without [ ]; nothing where an argument is missing.
Word filled(std::string_view part, const Said& said) {
    std::string words;
    while (!part.empty()) {
        const std::size_t open = part.find('{');
        words += part.substr(0, open);
        if (open == std::string_view::npos)
            break;
        const std::size_t close = part.find('}', open);
        const Word word = word_for(part.substr(open + 1, close - open - 1), said);
        if (!word)
            return std::nullopt;
        words += *word;
        part.remove_prefix(close + 1);
    }
    return words;
}

}  // namespace

std::string english(const Said& said) {
    std::string_view pattern = detail::english_pattern(said.id);
    std::string words;
    for (bool is_optional = false; !pattern.empty(); is_optional = !is_optional) {
        const std::size_t end = pattern.find(is_optional ? ']' : '[');
        const Word part = filled(pattern.substr(0, end), said);
        assert(part || is_optional);
        words += part.value_or("");
        pattern.remove_prefix(end == std::string_view::npos ? pattern.size() : end + 1);
    }
    return words;
}

std::string english(const TermsFault& fault) {
    return (fault.article.empty() ? "" : fault.article + ": ") + english(fault.said);
}

std::string english(const GameError& error) {
    return error.explanation ? error.explanation->text : english(error.said);
}

}  // namespace arbiter
