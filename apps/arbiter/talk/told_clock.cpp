#include "apps/arbiter/talk/told_clock.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <utility>

#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::seconds;

std::string counted_days(std::int64_t count) {
    return std::to_string(count) + (count == 1 ? " day" : " days");
}

/// By correspondence, of the main time. A day of which a part is used is not charged yet.
std::string days_left(const Clock& clock, Color side, Instant now) {
    const auto left = std::chrono::floor<days>(clock.main_time(side, now));
    return left < days(1) && !clock.is_flag_down(side, now) ? "less than a day"
                                                            : counted_days(left.count());
}

std::string has_by_days(const Clock& clock, Color side, std::optional<Color> turn, Instant now) {
    const std::string has = " has " + days_left(clock, side, now);
    if (side != turn || clock.is_flag_down(side, now))
        return has;
    return has + "; unless he moves, " + told_end_of_thought(clock, side, now);
}

std::string has(const Clock& clock, Color side, std::optional<Color> turn, Instant now) {
    if (clock.counts_days())
        return has_by_days(clock, side, turn, now);
    const std::string left = " has " + time_in_words(clock.time_to_flag(side, now));
    if (!clock.is_by_the_move())
        return left;
    return left + (!turn ? " a move" : side == turn ? " for this move" : " for the next one");
}

}  // namespace

std::string shown_time(Duration left) {
    // Nothing is shown only when all is over.
    if (left > Duration::zero())
        left = std::max<Duration>(left, seconds(1));
    const auto whole = std::chrono::floor<days>(left);
    if (whole == days(0))
        return clock_text(left);
    const Duration rest = left - whole;
    std::string text = counted_days(whole.count());
    if (rest >= seconds(1))
        (text += ' ') += clock_text(rest);
    return text;
}

std::string shown_time(const Clock& clock, Color side, Instant now) {
    if (clock.counts_days())
        return days_left(clock, side, now);
    const Duration main = clock.main_time(side, now);
    // Whoever has 30 seconds for a move that has just begun has 30, not 29.
    return shown_time(main == Duration::zero()
                          ? std::chrono::ceil<seconds>(clock.time_to_flag(side, now))
                          : main);
}

std::string told_times(const Clock& clock, std::optional<Color> turn, Instant now) {
    std::string text;
    for (const Color side : both_colors) {
        if (!text.empty())
            text += ' ';
        text.append(capitalized_name(side)).append(has(clock, side, turn, now)) += '.';
    }
    return text;
}

std::string told_end_of_thought(const Clock& clock, Color side, Instant now) {
    const Duration left = clock.time_to_flag(side, now);
    const std::string then = " in " + time_in_words(left) + " of his time, since ";
    if (is_silence_the_end(clock, side, now))
        return "he loses" + then + "longer silence about a move has to be announced";
    // Until days are doubled the day that has begun comes on top.
    return "his flag falls" + then +
           (left > clock.main_time(side, now)
                ? "only whole days are charged"
                : "days beyond " + std::to_string(clock.day_counting()->doubled_after) +
                      " of one move count double");
}

bool is_silence_the_end(const Clock& clock, Color side, Instant now) {
    Clock thinking = clock;
    if (clock.running() != side) {
        const auto of_other = clock.flag_falls_at();
        thinking.run(side, of_other ? std::max(now, *of_other) : now);
    }
    return thinking.was_silent_too_long(side, *thinking.flag_falls_at());
}

std::string time_in_words(Duration time) {
    const bool is_long = time >= days(1);
    const std::int64_t all = is_long ? seconds(std::chrono::ceil<hours>(time)).count()
                                     : std::chrono::ceil<seconds>(time).count();
    const std::pair<std::int64_t, std::string_view> parts[] = {
        {all / 86'400, "day"},
        {all / 3600 % 24, "hour"},
        {all / 60 % 60, "minute"},
        {all % 60, "second"},
    };
    std::string words;
    for (const auto& [count, unit] : parts) {
        if (count == 0)
            continue;
        if (!words.empty())
            words += ' ';
        (words += std::to_string(count)).append(" ").append(unit) += count == 1 ? "" : "s";
    }
    return words.empty() ? "no time" : words;
}

}  // namespace arbiter
