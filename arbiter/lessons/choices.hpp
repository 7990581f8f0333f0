// Among which words the answers to some questions are chosen: "choice.mate", ... of the phrases.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "arbiter/lessons/question.hpp"

namespace arbiter::lessons {

/// The names of the choices, each with what it stands for in an `Answer`.
struct Choice {
    /// "nowhere": of the phrase.
    std::string_view name;
    /// "none": in the answer.
    std::string_view value;
};

namespace detail {

/// Of 5.1.1 and 5.2.1.
inline constexpr std::array<Choice, 3> end_choices{
    {{"mate", "mate"}, {"stalemate", "stalemate"}, {"neither", "neither"}}};
/// Of 3.8.2.
inline constexpr std::array<Choice, 4> castling_choices{
    {{"short", "short"}, {"long", "long"}, {"both", "both"}, {"nowhere", "none"}}};
/// Of 5.2.2.
inline constexpr std::array<Choice, 2> dead_choices{{{"yes", "yes"}, {"no", "no"}}};
/// Of 9.2 and 9.3.
inline constexpr std::array<Choice, 3> claim_choices{
    {{"threefold", "threefold"}, {"fifty", "fifty"}, {"nothing", "none"}}};
/// Of 6.9.
inline constexpr std::array<Choice, 3> flag_choices{
    {{"white", "white"}, {"black", "black"}, {"draw", "draw"}}};

}  // namespace detail

/// Mate, stalemate, neither.
constexpr std::span<const Choice> choices(const EndQuestion& /*asked*/) {
    return detail::end_choices;
}
/// Short, long, both, nowhere.
constexpr std::span<const Choice> choices(const CastlingQuestion& /*asked*/) {
    return detail::castling_choices;
}
/// Yes, no.
constexpr std::span<const Choice> choices(const DeadQuestion& /*asked*/) {
    return detail::dead_choices;
}
/// Threefold, fifty, nothing.
constexpr std::span<const Choice> choices(const ClaimQuestion& /*asked*/) {
    return detail::claim_choices;
}
/// White, Black, a draw.
constexpr std::span<const Choice> choices(const FlagQuestion& /*asked*/) {
    return detail::flag_choices;
}

/// The questions whose answers are chosen from words.
template <typename T>
concept ChoiceQuestion = requires(const T& asked) { choices(asked); };

}  // namespace arbiter::lessons
