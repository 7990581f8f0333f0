#include "arbiter/game/time_control_readings.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/detail/doubtful_time.hpp"
#include "arbiter/game/detail/peoples_time.hpp"
#include "arbiter/game/detail/time_reader.hpp"
#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

/// Blanks do not make "300 + 3" and "300 d 3" other times than "300+3" and "300d3"; but "90 30" is
/// not "9030", nor "1d 12" a delay.
std::string without_blanks(std::string_view text) {
    std::string dense;
    bool is_apart = false;
    bool was_apart = false;
    for (const char c : text) {
        if (is_space(c)) {
            is_apart = true;
            continue;
        }
        const char before = dense.empty() ? '+' : dense.back();
        if (is_apart && is_digit(c) && (is_digit(before) || (is_letter(before) && !was_apart)))
            dense += ' ';
        dense += c;
        was_apart = std::exchange(is_apart, false);
    }
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

/// Which periods name no unit: those that change with the unit of bare numbers.
class BarePeriods {
  public:
    BarePeriods(std::string_view text, const TimeControl& in_minutes)
        : in_minutes_(in_minutes),
          in_hours_(detail::read_peoples_time(text, {.bare = hours(1)}).value_or(TimeControl{})) {}

    [[nodiscard]] bool contains(std::size_t i) const {
        return i < in_hours_.periods.size() && in_hours_.periods[i] != in_minutes_.periods[i];
    }

  private:
    const TimeControl& in_minutes_;
    TimeControl in_hours_;
};

/// "40/2, SD/1" with hours.
std::optional<OtherReading> in_hours_of_us_chess(const TimeControl& people,
                                                 const BarePeriods& bare) {
    bool has_doubt = false;
    TimeControl control = people;
    for (std::size_t i = 0; i < control.periods.size(); ++i) {
        Period& period = control.periods[i];
        if (!bare.contains(i) || !detail::may_be_hours(period))
            continue;
        has_doubt = has_doubt || detail::has_short_quota(period);
        period.base *= hours(1) / minutes(1);
    }
    if (!has_doubt)
        return std::nullopt;
    return OtherReading{std::move(control), TimeNotation::us_chess};
}

std::string typed(const TimeControl& control) {
    return write_time_control(control, Minutes::named);
}

/// What would be right for "3/2", "1/2" and "90/30".
std::string fraction_advice(int moves, Duration time) {
    const std::string count = std::to_string(moves);
    const std::string bare = detail::in_units(time, minutes(1));
    const TimeControl quota = moves == 1 ? TimeControl{{{std::nullopt, {}, time}}, Counting::delay}
                                         : TimeControl{{{moves, time, {}}}};
    const TimeControl plus{{{std::nullopt, minutes(moves), time / 60}}};
    std::string text = count + '/' + bare;
    ((((text += " would be ") += in_words(quota)) += ", which is typed ") += typed(quota)) += "; ";
    ((((text += count) += '+') += bare) += " is ") += in_words(plus);
    const Duration part = time > Duration::zero() ? Duration(minutes(moves)) *
                                                        Duration(minutes(1)).count() / time.count()
                                                  : Duration::zero();
    if (part > Duration::zero() && part < minutes(1) && part % seconds(1) == Duration::zero())
        ((((((text += ", and ") += count) += '/') += bare) += " of a minute is typed ") +=
         detail::in_units(part, seconds(1))) += 's';
    return text;
}

/// "1/2", and not "1/move".
bool is_one_move_in(std::string_view text) {
    constexpr std::string_view one_move = "1/";
    text = trimmed(text);
    if (!text.starts_with(one_move))
        return false;
    text = trimmed(text.substr(one_move.size()));
    return !text.empty() && is_digit(text.front());
}

/// Advice where nobody can mean what is written; nothing elsewhere.
std::optional<std::string> unbelievable(std::string_view text, const TimeControl& people,
                                        const BarePeriods& bare) {
    if (detail::is_for_each_move(people)) {
        const Duration time = people.periods.front().per_move;
        if (bare.contains(0) && is_one_move_in(text) && time <= minutes(10))
            return fraction_advice(1, time);
        return std::nullopt;
    }
    for (std::size_t i = 0; i < people.periods.size(); ++i) {
        const Period& period = people.periods[i];
        if (bare.contains(i) && detail::is_like_a_fraction(people, period))
            return fraction_advice(*period.moves, period.base);
    }
    return std::nullopt;
}

/// "5:00" may be minutes and seconds, or hours and minutes.
std::optional<TimeControlReading> read_with_pair(std::string_view text) {
    auto in_minutes = detail::read_peoples_time(text, {.short_pair = minutes(1)});
    auto in_hours = detail::read_peoples_time(text, {.short_pair = hours(1)});
    if (!in_minutes || !in_hours)
        return std::nullopt;
    if (*in_minutes == *in_hours)
        return TimeControlReading{*std::move(in_minutes), std::nullopt};
    return TimeControlReading{*std::move(in_minutes),
                              OtherReading{*std::move(in_hours), TimeNotation::hours}};
}

std::string_view beginning(TimeNotation notation) {
    switch (notation) {
        case TimeNotation::pgn:
            return "as PGN has it, ";
        case TimeNotation::us_chess:
            return "as US Chess writes it, ";
        case TimeNotation::hours:
            break;
    }
    return "with hours before the colon, ";
}

}  // namespace

std::expected<TimeControlReading, TextError> read_typed_time_control(std::string_view text) {
    constexpr std::size_t longest = 256;
    if (text.size() > longest)
        return std::unexpected(
            TextError{longest, "no time control has more than 256 bytes; write 5+3"});
    auto people = read_time_control(text);
    if (!people)
        if (auto reading = read_with_pair(text))
            return *std::move(reading);
    auto pgn = read_pgn_time_control(without_blanks(text));
    if (!people && pgn)
        return TimeControlReading{*std::move(pgn), std::nullopt};
    if (!people)
        return std::unexpected(std::move(people.error()));
    const BarePeriods bare(text, *people);
    if (auto advice = unbelievable(text, *people, bare))
        return std::unexpected(TextError{0, *std::move(advice)});
    TimeControlReading reading{*people, in_hours_of_us_chess(*people, bare)};
    if (pgn && *pgn != reading.control && detail::is_long_in_minutes(reading.control))
        reading.other = OtherReading{*std::move(pgn), TimeNotation::pgn};
    return reading;
}

std::string both_readings(std::string_view text, const TimeControlReading& reading) {
    std::string words(trimmed(text));
    (((words += " may be ") += in_words(reading.control)) += ", which is typed ") +=
        typed(reading.control);
    (((words += ", or, ") += beginning(reading.other->notation)) +=
     in_words(reading.other->control)) += ", which is typed ";
    return words += typed(reading.other->control);
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
