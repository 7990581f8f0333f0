#include "arbiter/game/detail/time_reader.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter::detail {

namespace {

/// Nobody plays longer; sums stay far from the end of the numbers.
constexpr Duration longest_time = std::chrono::days(3650);
constexpr int most_moves = 999;
constexpr std::size_t most_periods = 10;

/// One move in that time, again and again, means that time for each move: nobody saves it up.
void read_one_move_as_each_move(TimeControl& control) {
    if (control.periods.size() != 1)
        return;
    Period& only = control.periods.front();
    if (only.moves != 1 || only.per_move != Duration::zero())
        return;
    control.counting = Counting::delay;
    only = {.moves = std::nullopt, .base = {}, .per_move = only.base};
}

/// So that 5+0, 5 d0 and 5 are equal.
void forget_counting_of_nothing(TimeControl& control) {
    const bool has_extra_time = std::ranges::any_of(
        control.periods, [](const Period& period) { return period.per_move != Duration::zero(); });
    if (!has_extra_time && control.counting != Counting::hourglass)
        control.counting = Counting::increment;
}

}  // namespace

bool TimeReader::take(std::string_view word) {
    if (!rest().starts_with(word))
        return false;
    at_ += word.size();
    return true;
}

void TimeReader::skip_blanks() {
    while (peek() == ' ' || peek() == '\t')
        ++at_;
}

void TimeReader::fail_at(std::size_t at, std::string text) {
    if (!error_)
        error_ = TextError{at, std::move(text)};
    at_ = text_.size();
}

std::optional<int> TimeReader::quota() {
    const std::size_t digits = std::min(rest().find_first_not_of("0123456789"), rest().size());
    if (digits == 0 || peek(digits) != '/' || rest().substr(digits).starts_with("/move"))
        return std::nullopt;
    const auto found = moves(digits);
    if (found)
        ++at_;
    return found;
}

std::optional<int> TimeReader::moves(std::size_t digits) {
    int moves = 0;
    const char* const end = rest().data() + digits;
    const auto [stop, status] = std::from_chars(rest().data(), end, moves);
    if (status != std::errc() || moves < 1 || moves > most_moves) {
        fail("a period has 1 to 999 moves");
        return std::nullopt;
    }
    at_ += digits;
    return moves;
}

std::int64_t TimeReader::number() {
    const std::size_t begin = at_;
    constexpr std::int64_t too_much = 1'000'000'000'000;
    std::int64_t value = 0;
    for (; is_digit(peek()) && value < too_much; ++at_)
        value = 10 * value + (peek() - '0');
    const bool has_digits = at_ > begin;
    std::int64_t scale = 1000;
    if (peek() == '.' && is_digit(peek(1))) {
        ++at_;
        for (; is_digit(peek()) && scale > 1; ++at_, scale /= 10)
            value = 10 * value + (peek() - '0');
    }
    if (!has_digits || is_digit(peek()) || value >= too_much / scale) {
        fail_at(begin, has_digits ? "this number is too long" : "a number is expected here");
        return 0;
    }
    return value * scale;
}

Duration TimeReader::checked(std::size_t begin, Duration time) {
    if (time > longest_time)
        fail_at(begin, "that is more than ten years");
    return time;
}

void TimeReader::count(Counting counting, TimeControl& control, std::size_t begin) {
    if (counting_.value_or(counting) != counting)
        fail_at(begin, "all periods count their extra time in the same way: with +, d or b");
    counting_ = control.counting = counting;
}

void TimeReader::add_period(const Period& period, TimeControl& control, std::size_t begin) {
    if (control.periods.size() == most_periods)
        return fail_at(begin, "there are more than 10 periods");
    if (!control.periods.empty() && !control.periods.back().moves)
        return fail_at(begin,
                       "the period before has no number of moves, so it never ends; "
                       "write it as 40/90, and extra time with a plus, as in 90+30");
    if (period.base + period.per_move == Duration::zero())
        return fail_at(begin, "a period without time");
    control.periods.push_back(period);
}

std::expected<TimeControl, TextError> TimeReader::finish(TimeControl control,
                                                         std::string_view as_typed,
                                                         std::string_view example) {
    constexpr std::size_t most_quoted = 20;
    if (!error_ && !at_end()) {
        const std::string_view left = trimmed(utf8_beginning(as_typed.substr(at_), most_quoted));
        std::string text = "nothing more was expected here";
        if (!left.empty())
            ((text += ", where ") += quoted(left)) += " stands";
        (text += "; a time control is such as ") += example;
        fail(std::move(text));
    }
    if (error_)
        return std::unexpected(*std::move(error_));
    read_one_move_as_each_move(control);
    forget_counting_of_nothing(control);
    return control;
}

/// "90", "0.5".
std::string in_units(Duration time, Duration unit) {
    std::string text = std::to_string(time / unit);
    if (const Duration rest = time % unit; rest != Duration::zero()) {
        std::string thousandths = std::to_string(rest * 1000 / unit + 1000);
        thousandths.front() = '.';
        thousandths.resize(thousandths.find_last_not_of('0') + 1);
        text += thousandths;
    }
    return text;
}

std::string_view sign(Counting counting) {
    switch (counting) {
        case Counting::delay:
            return "d";
        case Counting::bronstein:
            return "b";
        case Counting::increment:
        case Counting::hourglass:
            break;
    }
    return "+";
}

bool is_for_each_move(const TimeControl& control) {
    return control.counting == Counting::delay && control.periods.size() == 1 &&
           !control.periods.front().moves && control.periods.front().base == Duration::zero();
}

}  // namespace arbiter::detail
