// Text cut into lines.
#include "apps/arbiter/talk/wrapped_text.hpp"

#include <gtest/gtest.h>

#include "arbiter/base/utf8.hpp"

namespace arbiter::testing {
namespace {

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

TEST(WrappedText, that_is_short_stays_one_line) {
    EXPECT_EQ(wrapped("one line"), "one line\n");
    EXPECT_EQ(wrapped(""), "\n");
    EXPECT_EQ(wrapped("  blanks \t between\n them "), "blanks between them\n");
}

TEST(WrappedText, fills_its_lines_to_the_last_column) {
    const std::string full(widest_line - 2, 'x');
    EXPECT_EQ(wrapped(full + " y"), full + " y\n");
    EXPECT_EQ(wrapped(full + "x y"), full + "x\ny\n");
}

TEST(WrappedText, counts_characters_and_not_bytes) {
    const std::string full = repeated("\u00FC", widest_line - 2);
    EXPECT_EQ(wrapped(full + " \u00E4"), full + " \u00E4\n");
    EXPECT_EQ(wrapped(full + " \u00E4\u00E4"), full + "\n\u00E4\u00E4\n");
}

TEST(WrappedText, has_a_word_that_is_too_long_on_a_line_of_its_own) {
    const std::string word(2 * widest_line, 'x');
    EXPECT_EQ(wrapped("a " + word + " b"), "a\n" + word + "\nb\n");
    EXPECT_EQ(wrapped(word), word + "\n");
}

TEST(WrappedText, has_all_words_in_lines_that_fit) {
    const std::string text = repeated("Sch\u00F6n ist der L\u00E4ufer ", 40);
    const std::string lines = wrapped(text);
    for (std::string_view rest = lines; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
        EXPECT_LE(utf8_length(rest.substr(0, rest.find('\n'))), widest_line);
    std::string joined = lines;
    std::ranges::replace(joined, '\n', ' ');
    EXPECT_EQ(joined, text);
}

TEST(WrappedText, bears_any_bytes) {
    EXPECT_EQ(wrapped("\x80\xFF \xC3"), "\x80\xFF \xC3\n");
    EXPECT_EQ(wrapped(std::string("a\0b", 3)), std::string("a\0b\n", 4));
}

}  // namespace
}  // namespace arbiter::testing
