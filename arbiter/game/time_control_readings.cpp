#include "arbiter/game/time_control_readings.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/detail/time_reader.hpp"
#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

/// Less is played in minutes every day, and hardly by anybody in seconds.
constexpr Duration least_doubtful = hours(3);

bool is_doubtful(const TimeControl& people) {
    const bool is_for_each_move = detail::is_for_each_move(people);
    return std::ranges::any_of(people.periods, [&](const Period& period) {
        return (is_for_each_move ? period.per_move : period.base) >= least_doubtful;
    });
}

/// Blanks do not make "300 + 3" another time than "300+3".
std::string without_blanks(std::string_view text) {
    std::string dense(text);
    std::erase_if(dense, is_space);
    return dense;
}

std::string length_in_words(Duration time) {
    const std::pair<Duration, std::string_view> units[] = {
        {days(1), "day"}, {hours(1), "hour"}, {minutes(1), "minute"}};
    std::string words;
    const auto add = [&](const std::string& number, std::string_view unit) {
        words += (words.empty() ? "" : " ") + number + ' ' + std::string(unit) +
                 (number == "1" ? "" : "s");
    };
    for (const auto& [length, unit] : units)
        if (const auto count = time / length; count > 0) {
            add(std::to_string(count), unit);
            time -= count * length;
        }
    if (time > Duration::zero() || words.empty())
        add(detail::in_units(time, seconds(1)), "second");
    return words;
}

std::string extra_in_words(Duration extra, Counting counting) {
    const std::string length = length_in_words(extra);
    switch (counting) {
        case Counting::increment:
            return length + " a move";
        case Counting::delay:
            return length + " delay at each move";
        case Counting::bronstein:
            return "up to " + length + " given back at each move";
        case Counting::hourglass:
            break;
    }
    return length;
}

/// The same extra time in all periods is told once.
std::optional<Duration> common_extra(const TimeControl& control) {
    const Duration first = control.periods.front().per_move;
    const bool is_common = std::ranges::all_of(
        control.periods, [&](const Period& period) { return period.per_move == first; });
    return is_common ? std::optional(first) : std::nullopt;
}

}  // namespace

std::expected<TimeControlReading, TextError> read_typed_time_control(std::string_view text) {
    constexpr std::size_t longest = 256;
    if (text.size() > longest)
        return std::unexpected(
            TextError{longest, "no time control has more than 256 bytes; write 5+3"});
    auto people = read_time_control(text);
    auto pgn = read_pgn_time_control(without_blanks(text));
    if (!people && pgn)
        return TimeControlReading{*std::move(pgn), std::nullopt};
    if (!people)
        return std::unexpected(std::move(people.error()));
    TimeControlReading reading{*std::move(people), std::nullopt};
    if (pgn && *pgn != reading.control && is_doubtful(reading.control))
        reading.in_pgn = *std::move(pgn);
    return reading;
}

std::string both_readings(std::string_view text, const TimeControlReading& reading) {
    return std::string(trimmed(text)) + " may be " + in_words(reading.control) +
           ", which is typed " + write_time_control(reading.control, Minutes::named) +
           ", or, as PGN has it, " + in_words(*reading.in_pgn) + ", which is typed " +
           write_time_control(*reading.in_pgn, Minutes::named);
}

std::string in_words(const TimeControl& control) {
    if (control.is_untimed())
        return "no clock";
    if (control.counting == Counting::hourglass)
        return length_in_words(control.periods.front().base) +
               ", and what one player uses the other gains";
    if (detail::is_for_each_move(control))
        return length_in_words(control.periods.front().per_move) + " for each move";
    const auto common = common_extra(control);
    std::string words;
    for (const Period& period : control.periods) {
        words += words.empty() ? "" : ", then ";
        if (period.moves)
            words +=
                std::to_string(*period.moves) + (*period.moves == 1 ? " move in " : " moves in ");
        words += length_in_words(period.base);
        if (!common && period.per_move > Duration::zero())
            words += " with " + extra_in_words(period.per_move, control.counting);
    }
    if (control.periods.back().moves)
        words += ", again and again";
    if (common.value_or(Duration::zero()) > Duration::zero())
        words +=
            (control.periods.size() == 1 && !control.periods.front().moves ? " and " : ", with ") +
            extra_in_words(*common, control.counting);
    return words;
}

}  // namespace arbiter
