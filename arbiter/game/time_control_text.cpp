#include "arbiter/game/time_control_text.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/detail/spoken_time.hpp"
#include "arbiter/game/detail/time_reader.hpp"

namespace arbiter {

namespace {

using detail::in_units;
using detail::leads_to_extra_time;
using detail::read_length;
using detail::read_spoken_quota;
using detail::read_spoken_quota_behind;
using detail::take_counting;
using detail::take_counting_behind;
using detail::take_each_move;
using detail::TimeReader;
using std::chrono::days;
using std::chrono::minutes;
using std::chrono::seconds;

class PeoplesReader {
  public:
    explicit PeoplesReader(std::string_view text) : reader_(lower(text)) {}

    std::expected<TimeControl, TextError> read() {
        reader_.skip_blanks();
        if (reader_.at_end())
            reader_.fail("a time control is expected, such as 5+3 or 40/90+30;30+30");
        else if (reader_.take("hourglass"))
            hourglass();
        else if (!reader_.take("untimed") && !reader_.take("unlimited") &&
                 !reader_.take("no clock") && !reader_.take("-"))
            periods();
        reader_.skip_blanks();
        return reader_.finish(std::move(control_));
    }

  private:
    void hourglass() {
        reader_.skip_blanks();
        const std::size_t begin = reader_.at();
        control_.counting = Counting::hourglass;
        const Duration base = read_length(reader_, minutes(1));
        reader_.add_period({.moves = std::nullopt, .base = base, .per_move = {}}, control_, begin);
    }

    void periods() {
        do {
            reader_.skip_blanks();
            if (!control_.periods.empty() && take_sign_of_all())
                extra_time_of_all();
            else
                period();
            reader_.skip_blanks();
        } while (!reader_.has_failed() && take_separator());
    }

    /// ";", ", then", "then".
    bool take_separator() {
        if (reader_.peek() == ',' && is_digit(reader_.peek(1)) && !control_.periods.back().moves)
            reader_.fail(
                "a decimal fraction has a point, as in 1.5, and a period that others "
                "follow a number of moves, as in 40/90");
        bool has_one = reader_.take(";") || reader_.take(",");
        reader_.skip_blanks();
        for (const std::string_view word :
             {"then ", "followed by ", "and then ", "and ", "danach ", "dann ", "und dann "})
            has_one = reader_.take(word) || has_one;
        for (const std::string_view word : last_periods)
            has_one = has_one || reader_.rest().starts_with(word);
        return has_one;
    }

    static constexpr std::string_view last_periods[] = {
        "g/", "sd/", "all/", "game/", "game in ", "g in ", "all moves in ", "the rest in "};

    void period() {
        const std::size_t begin = reader_.at();
        Period period;
        bool is_last = false;
        for (const std::string_view word : last_periods)
            is_last = is_last || reader_.take(word);
        // "G60", as US Chess has it, too.
        if (!is_last && reader_.peek() == 'g' && is_digit(reader_.peek(1)))
            is_last = reader_.take("g");
        if (!is_last) {
            period.moves = reader_.quota();
            if (!period.moves && !reader_.has_failed())
                period.moves = read_spoken_quota(reader_);
        }
        reader_.skip_blanks();
        period.base = read_length(reader_, minutes(1));
        reader_.skip_blanks();
        if (!is_last && !period.moves)
            period.moves = read_spoken_quota_behind(reader_);
        reader_.skip_blanks();
        take_rest_of_game(period);
        if (take_each_move(reader_)) {
            reader_.count(Counting::delay, control_, begin);
            std::swap(period.base, period.per_move);
        } else if (take_plus()) {
            period.per_move = extra_time_behind(begin);
        } else if (const std::size_t at = reader_.at();
                   const auto counting = take_counting(reader_)) {
            reader_.count(*counting, control_, at);
            period.per_move = read_length(reader_, seconds(1));
        }
        reader_.skip_blanks();
        take_rest_of_game(period);
        reader_.add_period(period, control_, begin);
    }

    /// Says of a period without a number of moves what it is.
    void take_rest_of_game(const Period& period) {
        const std::size_t begin = reader_.at();
        for (const std::string_view words :
             {"for the rest of the game", "for the rest", "for the whole game", "for the game",
              "for all moves", "sudden death", "für den rest der partie", "für den rest"})
            if (reader_.take(words))
                reader_.skip_blanks();
        if (reader_.at() > begin && period.moves)
            reader_.fail_at(begin,
                            "a period of so many moves is not for the rest; write the time "
                            "for it and that for the rest, as in 40/120;30");
    }

    bool take_plus() {
        const bool is_and =
            (reader_.rest().starts_with("and ") || reader_.rest().starts_with("und ")) &&
            leads_to_extra_time(reader_.rest().substr(4));
        const bool has_one = reader_.take("+") || reader_.take("|") || reader_.take("plus ") ||
                             reader_.take("with ") || reader_.take("mit ") ||
                             (is_and && (reader_.take("and ") || reader_.take("und ")));
        reader_.skip_blanks();
        return has_one;
    }

    /// "30 seconds", "5 seconds delay", "delay 5" behind a plus.
    Duration extra_time_behind(std::size_t begin) {
        const auto before = take_counting(reader_);
        const Duration extra = read_length(reader_, seconds(1));
        const Counting behind = take_counting_behind(reader_);
        reader_.count(before.value_or(behind), control_, begin);
        return extra;
    }

    /// "+30", "with 30 seconds", "d5" as a part of its own.
    bool take_sign_of_all() {
        sign_of_all_at_ = reader_.at();
        const bool has_plus = take_plus();
        const auto counting = take_counting(reader_);
        if (counting)
            reader_.count(*counting, control_, sign_of_all_at_);
        has_counting_of_all_ = counting.has_value();
        return has_plus || counting;
    }
    /// As US Chess writes it: "40/90,SD/30;d5".
    void extra_time_of_all() {
        const Duration extra = read_length(reader_, seconds(1));
        const Counting behind = take_counting_behind(reader_);
        if (!has_counting_of_all_)
            reader_.count(behind, control_, sign_of_all_at_);
        for (Period& period : control_.periods) {
            if (period.per_move != Duration::zero())
                return reader_.fail_at(sign_of_all_at_, "extra time is given twice");
            period.per_move = extra;
        }
    }

    std::size_t sign_of_all_at_ = 0;
    bool has_counting_of_all_ = false;
    TimeReader reader_;
    TimeControl control_;
};

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
    return PeoplesReader(text).read();
}

std::string write_time_control(const TimeControl& control, Minutes minutes) {
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
