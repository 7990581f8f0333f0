// The short way to a clock in a comment: the two forms that chess servers write behind every move.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string_view>

#include "arbiter/game/time_control.hpp"

namespace arbiter {

namespace detail {

/// As starts_with, which the compiler makes a call of. Requires: the text is as long.
template <std::size_t Size>
bool begins_with(std::string_view text, const char (&wanted)[Size]) {
    return std::memcmp(text.data(), wanted, Size - 1) == 0;
}

}  // namespace detail

/// The time of " [%clk 0:03:00] " or " [%eval 0.17] [%clk 0:03:00] ", with one or two digits of
/// hours. Nothing for any other comment: `find_command` and `read_command_time` read those.
[[nodiscard]] inline std::optional<Duration> plain_clock(std::string_view comment) {
    constexpr std::string_view shortest = " [%clk 0:00:00] ";
    constexpr std::size_t evaluation = 8;
    constexpr std::size_t longest_evaluation = 8;
    if (comment.size() < shortest.size())
        return std::nullopt;
    if (detail::begins_with(comment, " [%eval ")) {
        std::size_t end = evaluation;
        const std::size_t limit = evaluation + longest_evaluation;
        while (end < limit && end + shortest.size() < comment.size() && comment[end] != ']')
            ++end;
        if (comment[end] != ']')
            return std::nullopt;
        comment.remove_prefix(end + 1);
    }
    if (comment.size() < shortest.size() || !detail::begins_with(comment, " [%clk "))
        return std::nullopt;
    const std::string_view time = comment.substr(7);
    constexpr std::size_t shortest_time = std::string_view("0:00:00] ").size();
    const std::size_t hour_digits = time.size() - shortest_time + 1;
    if (hour_digits > 2)
        return std::nullopt;
    bool is_plain = true;
    const auto digit = [&](std::size_t at, char most) {
        is_plain = is_plain && time[at] >= '0' && time[at] <= most;
        return time[at] - '0';
    };
    const auto sign = [&](std::size_t at, char wanted) {
        is_plain = is_plain && time[at] == wanted;
    };
    const std::size_t at = hour_digits;
    const int hours = hour_digits == 2 ? digit(0, '9') * 10 + digit(1, '9') : digit(0, '9');
    sign(at, ':');
    const int minutes = digit(at + 1, '5') * 10 + digit(at + 2, '9');
    sign(at + 3, ':');
    const int seconds = digit(at + 4, '5') * 10 + digit(at + 5, '9');
    sign(at + 6, ']');
    sign(at + 7, ' ');
    if (!is_plain)
        return std::nullopt;
    return std::chrono::seconds((hours * 60 + minutes) * 60 + seconds);
}

}  // namespace arbiter
