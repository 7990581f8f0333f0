// One of several, in English words.
#pragma once

#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>

namespace arbiter {

/// "a", "a or b", "a, b or c"; empty for no texts.
template <std::ranges::sized_range Texts>
[[nodiscard]] constexpr std::string alternatives(const Texts& texts) {
    const auto count = static_cast<std::size_t>(std::ranges::size(texts));
    std::string words;
    std::size_t at = 0;
    for (const std::string_view text : texts) {
        if (at > 0)
            words += at + 1 == count ? " or " : ", ";
        words += text;
        ++at;
    }
    return words;
}

}  // namespace arbiter
