#include "arbiter/game/detail/spoken_time.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/detail/time_units.hpp"

namespace arbiter::detail {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

std::size_t count_blanks(std::string_view text) {
    return std::min(text.find_first_not_of(" \t"), text.size());
}
std::size_t count_digits(std::string_view text) {
    return std::min(text.find_first_not_of("0123456789"), text.size());
}
bool continues_word(std::string_view text) { return !text.empty() && is_letter(text.front()); }

/// A unit and the bytes that it takes up, blanks before it included.
struct FoundUnit {
    Duration length;
    std::size_t bytes;
};

/// "5", "/5", "5s", and not the "12h" of "1d12h"; with blanks before it, as in "25 d 5", only where
/// the letter, too, stands alone.
bool begins_number_of_seconds(std::string_view text, bool is_alone) {
    const std::size_t blanks = is_alone ? count_blanks(text) : 0;
    text.remove_prefix(blanks);
    if (blanks == 0 && text.starts_with('/'))
        text.remove_prefix(1);
    const std::size_t digits = count_digits(text);
    std::string_view unit = text.substr(digits);
    if (blanks > 0)
        unit.remove_prefix(count_blanks(unit));
    return digits > 0 && !unit.starts_with('h') && !unit.starts_with('m');
}

/// The point of "min.", and not that of "5m.5".
bool has_point_of_abbreviation(std::string_view text) {
    return text.starts_with('.') && (text.size() == 1 || !is_digit(text[1]));
}

std::optional<FoundUnit> unit_in(std::string_view text) {
    const std::size_t blanks = count_blanks(text);
    const std::string_view word = text.substr(blanks);
    for (const TimeUnit& unit : time_units) {
        if (!word.starts_with(unit.name))
            continue;
        const std::string_view rest = word.substr(unit.name.size());
        // In "25 d5", "25d5" and "25 d/5" the letter begins the extra time.
        const bool begins_extra_time =
            unit.name == "d" && begins_number_of_seconds(rest, blanks > 0);
        const bool is_sign = !is_letter(unit.name.front());
        const std::size_t point = !is_sign && has_point_of_abbreviation(rest) ? 1 : 0;
        if ((is_sign || !continues_word(rest)) && !begins_extra_time)
            return FoundUnit{unit.length, blanks + unit.name.size() + point};
    }
    return std::nullopt;
}

/// Longer than anybody plays where the product would be too large to count.
Duration multiplied(std::int64_t thousandths, Duration unit) {
    constexpr Duration too_long = days(36'500);
    if (thousandths > too_long.count() / unit.count() * 1000)
        return too_long;
    return thousandths * unit / 1000;
}

// Numbers around colons are in thousandths.
constexpr std::int64_t sixty_of_colons = 60'000;

/// "5:00": minutes and seconds, or hours and minutes.
Duration read_pair(TimeReader& reader, std::size_t begin, std::int64_t first, std::int64_t second,
                   const LengthUnits& units) {
    constexpr std::int64_t least_long = 10'000;
    constexpr std::int64_t most = 999'000;
    const auto unit = first < least_long ? units.short_pair : units.long_pair;
    if (!unit || first > most || second >= sixty_of_colons) {
        reader.fail_at(begin, "write hours, minutes and seconds, as in 1:30:00, or 90m");
        return {};
    }
    return reader.checked(begin, multiplied(first, *unit) + multiplied(second, *unit / 60));
}

Duration with_colons(TimeReader& reader, std::size_t begin, std::int64_t first,
                     const LengthUnits& units) {
    // Of "9000:15:00" hardly anybody means the first by the hour.
    constexpr std::int64_t most_hours = 99'000;
    reader.take(":");
    const std::int64_t second = reader.number();
    if (!reader.take(":"))
        return read_pair(reader, begin, first, second, units);
    const std::int64_t third = reader.number();
    if (second >= sixty_of_colons || third >= sixty_of_colons)
        reader.fail_at(begin, "minutes and seconds are below 60, as in 1:30:00");
    if (first > most_hours)
        reader.fail_at(begin, "hours before a colon are below 100, as in 1:30:00; write 200h");
    return reader.checked(begin, multiplied(first, hours(1)) + multiplied(second, minutes(1)) +
                                     multiplied(third, seconds(1)));
}

constexpr std::string_view each_move[] = {
    "/move",         "/ move",         "/ zug", "a move",  "per move", "each move",
    "for each move", "for every move", "/zug",  "pro zug", "je zug"};

/// Longer ones before those that begin so.
constexpr std::string_view moves_words[] = {"moves", "move", "züge", "zuege", "zug"};

/// The "30" of "1 h 30", and not that of "2 h 30 moves in 1 h" or "2 h 30/1 h".
bool are_minutes_of_hour(std::string_view text) {
    const std::size_t digits = count_digits(text);
    std::string_view behind = text.substr(digits);
    constexpr std::string_view others = "/:.'\"\xE2";
    const bool is_below_sixty = digits == 1 || (digits == 2 && text.front() < '6');
    if (!is_below_sixty || continues_word(behind) ||
        (!behind.empty() && others.contains(behind.front())))
        return false;
    behind.remove_prefix(count_blanks(behind));
    return !behind.starts_with("in ") && !behind.starts_with('/') && !unit_in(behind) &&
           std::ranges::none_of(moves_words,
                                [&](std::string_view word) { return behind.starts_with(word); });
}

/// Passes over what stands between "2h" and "30m", "2 hours" and "and 30 minutes", "1 h" and "30";
/// not where what follows is no smaller part of the same length, or the extra time of a move.
void skip_to_next_length(TimeReader& reader, Duration unit) {
    std::size_t at = count_blanks(reader.rest());
    for (const std::string_view word : {"and ", "und "})
        if (reader.rest().substr(at).starts_with(word))
            at += word.size();
    const std::string_view number = reader.rest().substr(at);
    const auto next = unit_in(number.substr(count_digits(number)));
    const bool is_part =
        next ? next->length < unit : unit == hours(1) && are_minutes_of_hour(number);
    if (at > 0 && is_part && !leads_to_extra_time(number))
        reader.take(reader.rest().substr(0, at));
}

/// Of "1h30" and "5m30": what so many are of, behind a unit.
std::optional<Duration> smaller_unit(Duration unit) {
    if (unit == hours(1))
        return minutes(1);
    return unit == minutes(1) ? std::optional<Duration>(seconds(1)) : std::nullopt;
}

struct CountingWord {
    std::string_view word;
    Counting counting;
};
constexpr CountingWord counting_words[] = {
    {"bronstein", Counting::bronstein},
    {"increment", Counting::increment},
    {"fischer", Counting::increment},
    {"delay", Counting::delay},
    {"bonus", Counting::increment},
    {"inc", Counting::increment},
    {"d", Counting::delay},
    {"b", Counting::bronstein},
};

}  // namespace

bool leads_to_extra_time(std::string_view text) {
    const std::size_t digits = count_digits(text);
    std::string_view rest = text.substr(digits);
    if (const auto unit = unit_in(rest))
        rest.remove_prefix(unit->bytes);
    rest.remove_prefix(count_blanks(rest));
    const auto is_next = [&](std::string_view word) { return rest.starts_with(word); };
    return digits > 0 && (std::ranges::any_of(each_move, is_next) ||
                          std::ranges::any_of(counting_words, [&](const CountingWord& one) {
                              return one.word.size() > 1 && is_next(one.word);
                          }));
}

Duration read_length(TimeReader& reader, const LengthUnits& units) {
    const std::size_t begin = reader.at();
    const std::int64_t first = reader.number();
    if (reader.peek() == ':')
        return with_colons(reader, begin, first, units);
    auto found = unit_in(reader.rest());
    if (!found)
        return reader.checked(begin, multiplied(first, units.bare));
    Duration total{};
    for (std::int64_t number = first;; number = reader.number()) {
        total += multiplied(number, found->length);
        reader.take(reader.rest().substr(0, found->bytes));
        skip_to_next_length(reader, found->length);
        if (!is_digit(reader.peek()))
            break;
        const std::string_view behind = reader.rest().substr(count_digits(reader.rest()));
        if (const auto next = unit_in(behind)) {
            found = next;
            continue;
        }
        const auto smaller = smaller_unit(found->length);
        if (!smaller || continues_word(behind) || behind.starts_with('.')) {
            reader.fail("the unit of this number is missing: s, m, h or d");
            break;
        }
        total += multiplied(reader.number(), *smaller);
        break;
    }
    return reader.checked(begin, total);
}

std::optional<int> read_spoken_quota(TimeReader& reader) {
    const std::string_view rest = reader.rest();
    std::size_t at = count_digits(rest);
    if (at == 0)
        return std::nullopt;
    const std::size_t digits = at;
    const auto take = [&](std::span<const std::string_view> words) {
        at += count_blanks(rest.substr(at));
        for (const std::string_view word : words)
            if (rest.substr(at).starts_with(word)) {
                at += word.size();
                return true;
            }
        return false;
    };
    constexpr std::string_view before_time[] = {"in ", "within ", "/"};
    // A stroke without the word is `TimeReader::quota`.
    const bool has_word = take(moves_words);
    if (!take(std::span(before_time).first(has_word ? 3 : 2)))
        return std::nullopt;
    const auto moves = reader.moves(digits);
    if (moves)
        reader.take(reader.rest().substr(0, at - digits));
    reader.skip_blanks();
    return moves;
}

std::optional<int> read_spoken_quota_behind(TimeReader& reader) {
    constexpr std::string_view beginnings[] = {"for the first ", "for ", "für die ersten ", "für ",
                                               "/"};
    const std::string_view rest = reader.rest();
    for (const std::string_view beginning : beginnings) {
        if (!rest.starts_with(beginning))
            continue;
        const std::string_view number = rest.substr(beginning.size());
        const std::size_t digits = count_digits(number);
        const std::string_view behind = number.substr(digits);
        const std::string_view noun = behind.substr(count_blanks(behind));
        const auto is_next = [noun](std::string_view word) { return noun.starts_with(word); };
        if (digits == 0 || std::ranges::none_of(moves_words, is_next))
            continue;
        reader.take(beginning);
        const auto moves = reader.moves(digits);
        reader.skip_blanks();
        std::ranges::any_of(moves_words, [&](std::string_view word) { return reader.take(word); });
        return moves;
    }
    return std::nullopt;
}

std::optional<Counting> take_counting(TimeReader& reader) {
    for (const auto& [word, counting] : counting_words) {
        if (!reader.rest().starts_with(word))
            continue;
        const std::string_view rest = reader.rest().substr(word.size());
        const std::size_t blanks = count_blanks(rest);
        const std::size_t stroke = blanks == 0 && rest.starts_with('/') ? 1 : 0;
        const std::string_view number = rest.substr(blanks + stroke);
        if (number.empty() || !is_digit(number.front()))
            continue;
        reader.take(reader.rest().substr(0, word.size() + blanks + stroke));
        return counting;
    }
    return std::nullopt;
}

Counting take_counting_behind(TimeReader& reader) {
    reader.skip_blanks();
    take_each_move(reader);
    reader.skip_blanks();
    Counting counting = Counting::increment;
    for (const auto& [word, named] : counting_words)
        if (word.size() > 1 && reader.take(word)) {
            counting = named;
            break;
        }
    reader.skip_blanks();
    take_each_move(reader);
    return counting;
}

bool take_each_move(TimeReader& reader) {
    return std::ranges::any_of(each_move,
                               [&](std::string_view words) { return reader.take(words); });
}

}  // namespace arbiter::detail
