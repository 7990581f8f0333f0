#include "arbiter/pgn/comment_command.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

// Of some collections every move has a command or two, so that they are read without detours.

/// The place of the first such byte, or the size of the text.
template <typename Predicate>
std::size_t find_byte(std::string_view text, Predicate predicate) {
    return static_cast<std::size_t>(std::ranges::find_if(text, predicate) - text.begin());
}

/// Up to eight digits, nothing else.
std::optional<int> read_number(std::string_view text) {
    constexpr std::size_t most_digits = 8;
    if (text.empty() || text.size() > most_digits)
        return std::nullopt;
    int number = 0;
    for (const char digit : text) {
        if (!is_digit(digit))
            return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return number;
}

/// What follows the point, in `unit`-ths; further digits are cut off.
std::optional<int> read_fraction(std::string_view digits, int unit) {
    if (!std::ranges::all_of(digits, is_digit))
        return std::nullopt;
    int value = 0;
    for (int place = unit / 10; place > 0; place /= 10) {
        value += digits.empty() ? 0 : (digits.front() - '0') * place;
        digits.remove_prefix(digits.empty() ? 0 : 1);
    }
    return value;
}

/// A number with decimals, in hundredths.
std::optional<int> read_hundredths(std::string_view text, char point) {
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+'))
        text.remove_prefix(1);
    const std::size_t at_point = std::min(text.find(point), text.size());
    const auto whole = read_number(text.substr(0, std::min<std::size_t>(at_point, 6)));
    const auto rest = read_fraction(text.substr(std::min(at_point + 1, text.size())), 100);
    if (!whole || !rest || at_point > 6)
        return std::nullopt;
    const int value = *whole * 100 + *rest;
    return is_negative ? -value : value;
}

}  // namespace

std::optional<CommentCommand> CommentCommands::next() {
    const std::size_t begin = comment_.find("[%", at_);
    if (begin == std::string_view::npos)
        return std::nullopt;
    const std::size_t end = comment_.find(']', begin);
    if (end == std::string_view::npos)
        return std::nullopt;
    at_ = end + 1;
    const std::string_view inside = comment_.substr(begin + 2, end - begin - 2);
    const std::size_t name_end = find_byte(inside, is_space);
    return CommentCommand{.name = inside.substr(0, name_end),
                          .argument = trimmed(inside.substr(name_end)),
                          .at = begin};
}

std::optional<std::string_view> find_command(std::string_view comment, std::string_view name) {
    CommentCommands commands(comment);
    while (const auto command = commands.next())
        if (command->name == name)
            return command->argument;
    return std::nullopt;
}

std::optional<Duration> read_command_time(std::string_view argument) {
    const std::size_t point = find_byte(argument, [](char c) { return c == '.' || c == ','; });
    const auto thousandths =
        read_fraction(argument.substr(std::min(point + 1, argument.size())), 1000);
    if (!thousandths)
        return std::nullopt;
    std::string_view rest = argument.substr(0, point);
    std::int64_t seconds = 0;
    for (int parts = 1; parts <= 3; ++parts) {
        const std::size_t colon = find_byte(rest, [](char c) { return c == ':'; });
        const auto number = read_number(rest.substr(0, colon));
        if (!number)
            return std::nullopt;
        seconds = seconds * 60 + *number;
        if (colon == rest.size())
            return std::chrono::seconds(seconds) + Duration(*thousandths);
        rest.remove_prefix(colon + 1);
    }
    return std::nullopt;
}

std::string write_command_time(Duration time) {
    const auto tenths = time.count() / 100;
    const auto two_digits = [](std::int64_t number) {
        return std::string(number < 10 ? "0" : "").append(std::to_string(number));
    };
    const auto seconds = tenths / 10;
    std::string text = std::to_string(seconds / 3600);
    (text += ':') += two_digits(seconds / 60 % 60);
    (text += ':') += two_digits(seconds % 60);
    if (tenths % 10 != 0)
        (text += '.') += std::to_string(tenths % 10);
    return text;
}

std::optional<CommandEvaluation> read_command_evaluation(std::string_view argument) {
    CommandEvaluation evaluation;
    const std::size_t comma = argument.find(',');
    const bool is_mate = argument.starts_with('#');
    const bool has_depth = comma != std::string_view::npos && (is_mate || argument.contains('.'));
    if (has_depth) {
        evaluation.depth = read_number(trimmed(argument.substr(comma + 1)));
        if (!evaluation.depth)
            return std::nullopt;
        argument = trimmed(argument.substr(0, comma));
    }
    if (!is_mate) {
        evaluation.centipawns = read_hundredths(argument, argument.contains(',') ? ',' : '.');
        return evaluation.centipawns ? std::optional(evaluation) : std::nullopt;
    }
    const bool is_negative = argument.starts_with("#-");
    const auto moves = read_number(argument.substr(is_negative ? 2 : 1));
    if (!moves)
        return std::nullopt;
    evaluation.mate_in = is_negative ? -*moves : *moves;
    return evaluation;
}

std::string write_command_evaluation(const CommandEvaluation& evaluation) {
    std::string text;
    if (evaluation.mate_in) {
        text = '#' + std::to_string(*evaluation.mate_in);
    } else {
        const int centipawns = evaluation.centipawns.value();
        const std::string hundredths = std::to_string(std::abs(centipawns) % 100);
        text = centipawns < 0 ? "-" : "";
        text += std::to_string(std::abs(centipawns) / 100);
        text += hundredths.size() < 2 ? ".0" : ".";
        text += hundredths;
    }
    if (evaluation.depth) {
        text += ',';
        text += std::to_string(*evaluation.depth);
    }
    return text;
}

std::optional<std::vector<CommandMark>> read_command_marks(std::string_view argument) {
    std::vector<CommandMark> marks;
    while (!argument.empty()) {
        const std::size_t comma = std::min(argument.find(','), argument.size());
        const std::string_view text = trimmed(argument.substr(0, comma));
        argument.remove_prefix(std::min(comma + 1, argument.size()));
        if (text.size() != 3 && text.size() != 5)
            return std::nullopt;
        const auto from = square_named(text.substr(1, 2));
        const auto to = text.size() == 5 ? square_named(text.substr(3, 2)) : std::nullopt;
        if (!from || (text.size() == 5 && !to))
            return std::nullopt;
        marks.push_back({text.front(), *from, to});
    }
    return marks;
}

}  // namespace arbiter
