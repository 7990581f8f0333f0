#include "apps/arbiter/talk/game_questions.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace arbiter {

namespace {

constexpr std::string_view no_move = "No move has been made.";

/// Requires: `ply` is one of the moves, counted from 0.
std::string told_ply(const History& history, std::size_t ply, const MoveStyle& style) {
    const Position& before = history.positions()[ply];
    return "Move " + std::to_string(before.fullmove_number()) + ", " +
           std::string(capitalized_name(before.turn())) + ": " +
           write_move(before, history.moves()[ply], style) + '.';
}

/// "4 minutes 59 seconds"
std::string time_in_words(Duration time) {
    using std::chrono::ceil;
    using std::chrono::seconds;
    const std::int64_t all = ceil<seconds>(time).count();
    const std::pair<std::int64_t, std::string_view> parts[] = {
        {all / 86'400, "day"},
        {all / 3600 % 24, "hour"},
        {all / 60 % 60, "minute"},
        {all % 60, "second"},
    };
    std::string words;
    for (const auto& [count, unit] : parts)
        if (count > 0)
            words += (words.empty() ? "" : " ") + std::to_string(count) + ' ' + std::string(unit) +
                     (count == 1 ? "" : "s");
    return words.empty() ? "no time" : words;
}

}  // namespace

std::string told_last_move(const History& history, const MoveStyle& style) {
    const std::size_t plies = history.moves().size();
    return plies == 0 ? std::string(no_move) : told_ply(history, plies - 1, style);
}

std::string told_own_last_move(const History& history, const PerColor<bool>& is_typed,
                               const MoveStyle& style) {
    for (std::size_t ply = history.moves().size(); ply-- > 0;)
        if (is_typed[history.positions()[ply].turn()])
            return told_ply(history, ply, style);
    return "You have not moved yet.";
}

std::string told_last_moves(const History& history, int count, const MoveStyle& style) {
    const std::size_t plies = history.moves().size();
    if (plies == 0)
        return std::string(no_move);
    std::string text;
    const auto wanted = std::min(plies, 2 * static_cast<std::size_t>(count));
    for (std::size_t ply = plies - wanted; ply < plies; ++ply)
        text += (text.empty() ? "" : " ") + told_ply(history, ply, style);
    return text;
}

std::string told_turn(const Position& position) {
    return std::string(capitalized_name(position.turn())) + " to move, move " +
           std::to_string(position.fullmove_number()) + '.';
}

std::string told_times(const Clock& clock, Instant now) {
    std::string text;
    for (const Color side : both_colors)
        text += (text.empty() ? "" : " ") + std::string(capitalized_name(side)) + " has " +
                time_in_words(clock.time_to_flag(side, now)) + '.';
    return text;
}

}  // namespace arbiter
