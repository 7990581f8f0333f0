#include "apps/arbiter/talk/wrapped_text.hpp"

#include <algorithm>

#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

namespace {

std::size_t columns_of(std::string_view word) {
    return static_cast<std::size_t>(std::ranges::count_if(
        word, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

std::string wrapped(std::string_view text) {
    std::string lines;
    std::size_t column = 0;
    TextCursor cursor(text);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
        const std::string_view word = cursor.take_word();
        const std::size_t width = columns_of(word);
        if (column > 0 && column + 1 + width > widest_line) {
            lines += '\n';
            column = 0;
        }
        lines += column > 0 ? " " : "";
        column += width + (column > 0 ? 1 : 0);
        lines += word;
    }
    return lines + '\n';
}

}  // namespace arbiter
