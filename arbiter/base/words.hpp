// A text cut at its blanks. What a word is in a language, no blank tells: not for that.
#pragma once

#include <string_view>
#include <vector>

#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

/// In their order, each a part of the text; none for blanks alone.
[[nodiscard]] inline std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    TextCursor cursor(text);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks())
        words.push_back(cursor.take_word());
    return words;
}

}  // namespace arbiter
