#include "arbiter/game/time_control_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/detail/time_reader.hpp"

namespace arbiter {

namespace {

using detail::in_units;
using detail::TimeReader;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

struct Unit {
    std::string_view name;
    Duration length;
};
/// Longer names before those that they begin with.
constexpr std::array<Unit, 16> units{{{"seconds", seconds(1)},
                                      {"second", seconds(1)},
                                      {"secs", seconds(1)},
                                      {"sec", seconds(1)},
                                      {"s", seconds(1)},
                                      {"minutes", minutes(1)},
                                      {"minute", minutes(1)},
                                      {"mins", minutes(1)},
                                      {"min", minutes(1)},
                                      {"m", minutes(1)},
                                      {"hours", hours(1)},
                                      {"hour", hours(1)},
                                      {"h", hours(1)},
                                      {"days", days(1)},
                                      {"day", days(1)},
                                      {"d", days(1)}}};

class PeoplesReader {
  public:
    explicit PeoplesReader(std::string_view text) : reader_(lower(text)) {}

    std::expected<TimeControl, TextError> read() {
        reader_.skip_blanks();
        if (reader_.at_end())
            reader_.fail("a time control is expected, such as 5+3 or 40/90+30;30+30");
        else if (reader_.take("hourglass"))
            hourglass();
        else if (!reader_.take("untimed") && !reader_.take("-"))
            periods();
        reader_.skip_blanks();
        return reader_.finish(std::move(control_));
    }

  private:
    void hourglass() {
        reader_.skip_blanks();
        const std::size_t begin = reader_.at();
        control_.counting = Counting::hourglass;
        const Duration base = time(minutes(1));
        reader_.add_period({.moves = std::nullopt, .base = base, .per_move = {}}, control_, begin);
    }

    void periods() {
        do {
            reader_.skip_blanks();
            if (!control_.periods.empty() && is_at_extra_time())
                extra_time_of_all();
            else
                period();
            reader_.skip_blanks();
        } while (!reader_.has_failed() && (reader_.take(";") || reader_.take(",")));
    }

    void period() {
        const std::size_t begin = reader_.at();
        Period period;
        bool is_last = false;
        for (const std::string_view word : {"g/", "sd/", "all/"})
            is_last = is_last || reader_.take(word);
        if (!is_last)
            period.moves = reader_.quota();
        period.base = time(minutes(1));
        reader_.skip_blanks();
        if (is_for_each_move()) {
            reader_.count(Counting::delay, control_, begin);
            std::swap(period.base, period.per_move);
        } else if (reader_.take("+")) {
            reader_.count(Counting::increment, control_, begin);
            reader_.skip_blanks();
            period.per_move = time(seconds(1));
        } else if (is_at_extra_time()) {
            period.per_move = extra_time();
        }
        reader_.add_period(period, control_, begin);
    }

    bool is_for_each_move() {
        for (const std::string_view words : {"/move", "a move", "per move", "each move"})
            if (reader_.take(words))
                return true;
        return false;
    }

    /// "d5", "b5", "inc5".
    [[nodiscard]] bool is_at_extra_time() const {
        return ((reader_.peek() == 'd' || reader_.peek() == 'b') && is_digit(reader_.peek(1))) ||
               (reader_.rest().starts_with("inc") && is_digit(reader_.peek(3)));
    }
    Duration extra_time() {
        const std::size_t begin = reader_.at();
        if (reader_.take("inc"))
            reader_.count(Counting::increment, control_, begin);
        else
            reader_.count(
                reader_.take("d") || !reader_.take("b") ? Counting::delay : Counting::bronstein,
                control_, begin);
        return time(seconds(1));
    }
    /// As US Chess writes it: "40/90,SD/30;d5".
    void extra_time_of_all() {
        const std::size_t begin = reader_.at();
        const Duration extra = extra_time();
        for (Period& period : control_.periods) {
            if (period.per_move != Duration::zero())
                return reader_.fail_at(begin, "extra time is given twice");
            period.per_move = extra;
        }
    }

    Duration time(Duration unit) {
        const std::size_t begin = reader_.at();
        const std::int64_t first = reader_.number();
        if (reader_.peek() == ':')
            return hours_minutes_seconds(begin, first);
        Duration total = with_unit(first, unit).second;
        while (is_digit(reader_.peek())) {
            const std::size_t at = reader_.at();
            const auto [has_unit, more] = with_unit(reader_.number(), unit);
            if (!has_unit)
                reader_.fail_at(at, "the unit of this number is missing: s, m, h or d");
            total += more;
        }
        return reader_.checked(begin, total);
    }

    /// Longer than anybody plays where the product would be too large to count.
    static Duration multiplied(std::int64_t thousandths, Duration unit) {
        constexpr Duration too_long = days(36'500);
        if (thousandths > too_long.count() / unit.count() * 1000)
            return too_long;
        return thousandths * unit / 1000;
    }

    std::pair<bool, Duration> with_unit(std::int64_t thousandths, Duration otherwise) {
        // In "25 d5" and "25d5" the letter begins the extra time.
        std::size_t blanks = 0;
        while (reader_.peek(blanks) == ' ')
            ++blanks;
        const std::string_view word =
            reader_.rest().substr(std::min(blanks, reader_.rest().size()));
        for (const Unit& unit : units) {
            if (!word.starts_with(unit.name))
                continue;
            const char next = word.size() > unit.name.size() ? word[unit.name.size()] : '\0';
            if (is_letter(next) || (unit.name == "d" && is_digit(next)))
                continue;
            reader_.take(reader_.rest().substr(0, blanks + unit.name.size()));
            return {true, multiplied(thousandths, unit.length)};
        }
        return {false, multiplied(thousandths, otherwise)};
    }

    Duration hours_minutes_seconds(std::size_t begin, std::int64_t first) {
        reader_.take(":");
        const std::int64_t second = reader_.number();
        if (!reader_.take(":")) {
            reader_.fail_at(begin, "write hours, minutes and seconds, as in 1:30:00, or 90m");
            return {};
        }
        const std::int64_t third = reader_.number();
        return reader_.checked(begin, multiplied(first, hours(1)) + multiplied(second, minutes(1)) +
                                          multiplied(third, seconds(1)));
    }

    TimeReader reader_;
    TimeControl control_;
};

/// In the largest unit that leaves nothing over; minutes need none to be named.
std::string base_text(Duration time) {
    if (time != Duration::zero() && time % days(1) == Duration::zero())
        return in_units(time, days(1)) + 'd';
    if (time % minutes(1) == Duration::zero())
        return in_units(time, minutes(1));
    return in_units(time, seconds(1)) + 's';
}

std::string each_move_text(Duration time) {
    if (time == days(1))
        return "1 day/move";
    if (time % days(1) == Duration::zero())
        return in_units(time, days(1)) + " days/move";
    return base_text(time) + "/move";
}

}  // namespace

std::expected<TimeControl, TextError> read_time_control(std::string_view text) {
    return PeoplesReader(text).read();
}

std::string write_time_control(const TimeControl& control) {
    if (control.is_untimed())
        return "untimed";
    if (control.counting == Counting::hourglass)
        return "hourglass " + base_text(control.periods.front().base);
    if (detail::is_for_each_move(control))
        return each_move_text(control.periods.front().per_move);
    std::string text;
    for (const Period& period : control.periods) {
        if (!text.empty())
            text += ';';
        if (period.moves)
            text += std::to_string(*period.moves) + '/';
        text += base_text(period.base);
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
