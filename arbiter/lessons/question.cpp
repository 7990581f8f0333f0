#include "arbiter/lessons/question.hpp"

#include <array>
#include <cstddef>

namespace arbiter::lessons {

std::string_view name(Goal goal) {
    constexpr std::array<std::string_view, 13> names{
        "listed",     "mate",    "stalemate", "check", "double_check", "capture", "castle",
        "en_passant", "promote", "run",       "block", "take_checker", "any"};
    return names.at(static_cast<std::size_t>(goal));
}

std::string_view name(const Question& question) {
    constexpr std::array<std::string_view, std::variant_size_v<Question>> names{
        "targets",    "attacks", "squares", "move", "end",     "escapes", "castling",
        "en_passant", "dead",    "claim",   "flag", "article", "option"};
    return names.at(question.index());
}

}  // namespace arbiter::lessons
