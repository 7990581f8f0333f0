#include "apps/arbiter/talk/game_questions.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

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

}  // namespace arbiter
