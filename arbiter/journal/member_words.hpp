// The members of events that are one of several words, and which words those are
// (docs/game-events.md).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "arbiter/game/claims.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/journal/codes.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Every word that a member of that type may be; none where it is not one of several.
template <typename T>
[[nodiscard]] std::vector<std::string_view> member_words() {
    std::vector<std::string_view> words;
    if constexpr (std::is_same_v<T, Color>) {
        for (const Color color : both_colors)
            words.push_back(name(color));
    } else if constexpr (std::is_same_v<T, ClaimKind>) {
        words = {code(ClaimKind::threefold), code(ClaimKind::fifty)};
    } else if constexpr (std::is_same_v<T, Result>) {
        for (std::size_t i = 0; i <= static_cast<std::size_t>(Result::none); ++i)
            words.push_back(text(static_cast<Result>(i)));
    } else if constexpr (std::is_same_v<T, Penalty> || std::is_same_v<T, NormalMeansDecision> ||
                         std::is_same_v<T, DowntimeCause>) {
        for (std::size_t i = 0; i < enumerators<T, detail::code_of<T>>; ++i)
            words.push_back(code(static_cast<T>(i)));
    }
    return words;
}

/// "is neither agreed, postponed, rejected nor delay_clock". Requires: a type with words.
template <typename T>
[[nodiscard]] std::string is_none_of_its_words() {
    const auto words = member_words<T>();
    std::string text = "is neither ";
    for (std::size_t i = 0; i < words.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == words.size() ? " nor " : ", ").append(words[i]);
    return text;
}

}  // namespace arbiter
