#include "arbiter/game/time_control_text.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>

#include "arbiter/game/detail/doubtful_time.hpp"
#include "arbiter/game/detail/peoples_time.hpp"
#include "arbiter/game/detail/time_reader.hpp"

namespace arbiter {

namespace {

using detail::in_units;
using std::chrono::days;
using std::chrono::minutes;
using std::chrono::seconds;

/// In the largest unit that leaves nothing over; minutes need none to be named.
std::string base_text(Duration time, Minutes named) {
    if (time != Duration::zero() && time % days(1) == Duration::zero())
        return in_units(time, days(1)) + 'd';
    if (time % minutes(1) == Duration::zero())
        return in_units(time, minutes(1)) + (named == Minutes::named ? "m" : "");
    return in_units(time, seconds(1)) + 's';
}

std::string each_move_text(Duration time, Minutes named) {
    if (time == days(1))
        return "1 day/move";
    if (time % days(1) == Duration::zero())
        return in_units(time, days(1)) + " days/move";
    return base_text(time, named) + "/move";
}

}  // namespace

std::expected<TimeControl, TextError> read_time_control(std::string_view text) {
    return detail::read_peoples_time(text, {});
}

std::string write_time_control(const TimeControl& control, Minutes minutes) {
    if (detail::may_be_mistaken(control))
        minutes = Minutes::named;
    if (control.is_untimed())
        return "untimed";
    if (control.counting == Counting::hourglass)
        return "hourglass " + base_text(control.periods.front().base, minutes);
    if (detail::is_for_each_move(control))
        return each_move_text(control.periods.front().per_move, minutes);
    std::string text;
    for (const Period& period : control.periods) {
        if (!text.empty())
            text += ';';
        if (period.moves)
            text += std::to_string(*period.moves) + '/';
        text += base_text(period.base, minutes);
        if (period.per_move == Duration::zero())
            continue;
        if (control.counting != Counting::increment)
            text += ' ';
        text.append(detail::sign(control.counting)).append(in_units(period.per_move, seconds(1)));
    }
    return text;
}

std::string clock_text(Duration time) {
    const auto all = time / seconds(1);
    const auto two = [](auto number) {
        return std::string{static_cast<char>('0' + number / 10),
                           static_cast<char>('0' + number % 10)};
    };
    return std::to_string(all / 3600) + ':' + two(all / 60 % 60) + ':' + two(all % 60);
}

std::optional<Duration> read_clock_text(std::string_view text) {
    constexpr std::int64_t most = 100'000'000;
    constexpr int sixty = 60;
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.ends_with('s'))
        text.remove_suffix(1);
    std::int64_t seconds = 0;
    while (true) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
        if (error != std::errc() || number < 0 || number > most || seconds > most / sixty)
            return std::nullopt;
        seconds = seconds * sixty + number;
        text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
        if (text.empty())
            return std::chrono::seconds(is_negative ? -seconds : seconds);
        if (!text.starts_with(':'))
            return std::nullopt;
        text.remove_prefix(1);
    }
}

}  // namespace arbiter
