#include "arbiter/game/detail/peoples_time.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/game/detail/spoken_time.hpp"
#include "arbiter/game/detail/time_reader.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter::detail {

namespace {

using std::chrono::days;
using std::chrono::minutes;
using std::chrono::seconds;

class PeoplesReader {
  public:
    PeoplesReader(std::string_view text, const PeoplesUnits& units)
        : text_(text), units_(units), reader_(lower(text)) {}

    std::expected<TimeControl, TextError> read() {
        reader_.skip_blanks();
        if (reader_.at_end())
            reader_.fail("a time control is expected, such as 5+3 or 40/90+30;30+30");
        else if (take_one_of(hourglasses))
            hourglass();
        else if (!take_one_of(without_clock))
            periods();
        reader_.skip_blanks();
        return reader_.finish(std::move(control_), text_, example);
    }

  private:
    static constexpr std::string_view example = "5+3, 90 min + 30 sec or 40/90, SD/30";
    static constexpr std::string_view hourglasses[] = {"hourglass", "sandglass", "sanduhr"};
    /// Longer ones before those that begin so.
    static constexpr std::string_view without_clock[] = {
        "untimed",         "unlimited",    "no clock", "no time limit",  "without a clock",
        "without clock",   "without time", "ohne uhr", "ohne zeitlimit", "ohne zeit",
        "ohne bedenkzeit", "keine uhr",    "none",     "unbegrenzt",     "-"};

    bool take_one_of(std::span<const std::string_view> words) {
        return std::ranges::any_of(words,
                                   [&](std::string_view word) { return reader_.take(word); });
    }

    void hourglass() {
        reader_.skip_blanks();
        const std::size_t begin = reader_.at();
        control_.counting = Counting::hourglass;
        const Duration base = read_length(reader_, main_units());
        reader_.add_period({.moves = std::nullopt, .base = base, .per_move = {}}, control_, begin);
    }

    void periods() {
        do {
            reader_.skip_blanks();
            if (!control_.periods.empty() && !is_said_to_follow_ && take_sign_of_all())
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
        if (reader_.take("and ") || reader_.take("und "))
            has_one = true;
        is_said_to_follow_ = take_one_of(next_periods);
        has_one = has_one || is_said_to_follow_;
        for (const std::string_view word : last_periods)
            has_one = has_one || reader_.rest().starts_with(word);
        return has_one;
    }

    static constexpr std::string_view next_periods[] = {"then ", "followed by ", "danach ",
                                                        "dann "};
    static constexpr std::string_view last_periods[] = {
        "g/",       "sd/",          "all/",          "game/",
        "game in ", "g in ",        "all moves in ", "the rest in ",
        "rest in ", "den rest in ", "der rest in ",  "sudden death in "};

    /// Behind a stroke "90:30" is PGN's.
    [[nodiscard]] LengthUnits main_units(bool has_quota = false) const {
        return {.bare = units_.bare,
                .short_pair = units_.short_pair,
                .long_pair = has_quota ? std::nullopt : std::optional<Duration>(minutes(1))};
    }

    void period() {
        const std::size_t begin = reader_.at();
        Period period;
        bool is_last = take_one_of(last_periods);
        // "G60", as US Chess has it, too.
        if (!is_last && reader_.peek() == 'g' && is_digit(reader_.peek(1)))
            is_last = reader_.take("g");
        if (!is_last) {
            period.moves = reader_.quota();
            if (!period.moves && !reader_.has_failed())
                period.moves = read_spoken_quota(reader_);
        }
        reader_.skip_blanks();
        if (!is_digit(reader_.peek()))
            reader_.fail("a number is expected here, as in " + std::string(example));
        const std::size_t base_at = reader_.at();
        period.base = read_length(reader_, main_units(period.moves.has_value()));
        const std::string_view base = written(base_at, reader_.at());
        reader_.skip_blanks();
        if (!is_last && !period.moves)
            period.moves = read_spoken_quota_behind(reader_);
        reader_.skip_blanks();
        take_rest_of_game(period);
        extra_time(period, begin, base);
        reader_.skip_blanks();
        take_rest_of_game(period);
        reader_.add_period(period, control_, begin);
    }

    void extra_time(Period& period, std::size_t begin, std::string_view base) {
        if (take_each_move(reader_)) {
            reader_.count(Counting::delay, control_, begin);
            std::swap(period.base, period.per_move);
        } else if (take_plus() || leads_to_extra_time(reader_.rest())) {
            const std::size_t extra_at = reader_.at();
            period.per_move = extra_time_behind(begin);
            check_extra_time(period, extra_at);
        } else if (const std::size_t at = reader_.at();
                   const auto counting = take_counting(reader_)) {
            reader_.count(*counting, control_, at);
            period.per_move = read_length(reader_, {.bare = seconds(1)});
        } else if (is_digit(reader_.peek())) {
            fail_between(base, period);
        }
    }

    /// With "40/2h + 30m" nobody means half an hour more with each move; in seconds it may be said.
    void check_extra_time(const Period& period, std::size_t at) {
        const bool is_so_many_seconds =
            written(at, reader_.at()).find_first_not_of("0123456789.") == std::string_view::npos;
        if (period.moves && period.per_move >= minutes(5) && period.base < days(1) &&
            !is_so_many_seconds)
            reader_.fail_at(at,
                            "that would be so much more with each move; the next period has a "
                            "semicolon, as in 40/120;30, and extra time seconds, as in 40/120+30");
    }

    /// Of "90 30" and "5 min 30", behind a base of that text; of "40/90 30" and "90 30/60" what was
    /// forgotten may be the end of the period.
    void fail_between(std::string_view base, const Period& period) {
        constexpr std::size_t most_quoted = 40;
        const std::string_view rest = reader_.rest();
        const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
        const std::string_view behind = trimmed(rest.substr(digits));
        if (period.moves ||
            (!behind.empty() && (is_letter(behind.front()) || behind.front() == '/')))
            return reader_.fail(
                "a sign is missing before " +
                quoted(utf8_beginning(written(reader_.at(), text_.size()), most_quoted)) +
                "; extra time has a plus, as in 90+30, the next period a "
                "semicolon, as in 40/90;30");
        const std::string first(utf8_beginning(base, most_quoted));
        const std::string second(rest.substr(0, std::min(digits, most_quoted)));
        std::string text = "a sign is missing between " + first + " and ";
        ((((text += second) += ": ") += first) += '+') += second;
        (((text += " or ") += first) += '|') += second;
        ((text += " gives ") += second) += " seconds more with each move, ";
        ((text += first) += " d") += second;
        reader_.fail(text + " waits so long at each move");
    }

    [[nodiscard]] std::string_view written(std::size_t begin, std::size_t end) const {
        return trimmed(text_.substr(begin, end - begin));
    }

    /// Says of a period without a number of moves what it is.
    void take_rest_of_game(const Period& period) {
        const std::size_t begin = reader_.at();
        for (const std::string_view words :
             {"for the rest of the game", "for the rest", "for the whole game", "for the game",
              "for all moves", "sudden death", "für den rest der partie", "für den rest",
              "per game", "per player", "per side", "each player", "each side", "each",
              "pro partie", "pro spieler"})
            if (!reader_.rest().starts_with("each move") && reader_.take(words))
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
        const Duration extra = read_length(reader_, {.bare = seconds(1)});
        const Counting behind = take_counting_behind(reader_);
        reader_.count(before.value_or(behind), control_, begin);
        return extra;
    }

    /// "+30", "with 30 seconds", "d5", "30 seconds a move" as a part of its own.
    bool take_sign_of_all() {
        sign_of_all_at_ = reader_.at();
        const bool has_plus = take_plus();
        const auto counting = take_counting(reader_);
        if (counting)
            reader_.count(*counting, control_, sign_of_all_at_);
        has_counting_of_all_ = counting.has_value();
        return has_plus || counting || leads_to_extra_time(reader_.rest());
    }
    /// As US Chess writes it: "40/90,SD/30;d5".
    void extra_time_of_all() {
        const Duration extra = read_length(reader_, {.bare = seconds(1)});
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
    /// "then" stood before what comes next, which is a period of its own.
    bool is_said_to_follow_ = false;
    std::string_view text_;
    PeoplesUnits units_;
    TimeReader reader_;
    TimeControl control_;
};

}  // namespace

std::expected<TimeControl, TextError> read_peoples_time(std::string_view text,
                                                        const PeoplesUnits& units) {
    return PeoplesReader(text, units).read();
}

}  // namespace arbiter::detail
