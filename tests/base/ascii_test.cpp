// Kinds of bytes, and letters large and small.
#include "arbiter/base/ascii.hpp"

#include <cctype>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(Ascii, its_kinds_are_those_of_the_plain_locale) {
    for (int byte = 0; byte < 0x80; ++byte) {
        const char c = static_cast<char>(byte);
        EXPECT_EQ(is_digit(c), std::isdigit(byte) != 0) << byte;
        EXPECT_EQ(is_lower(c), std::islower(byte) != 0) << byte;
        EXPECT_EQ(is_upper(c), std::isupper(byte) != 0) << byte;
        EXPECT_EQ(is_letter(c), std::isalpha(byte) != 0) << byte;
        EXPECT_EQ(is_space(c), std::isspace(byte) != 0) << byte;
        EXPECT_EQ(is_blank(c), std::isblank(byte) != 0) << byte;
        EXPECT_EQ(is_line_end(c), byte == 10 || byte == 13) << byte;
        EXPECT_EQ(is_control(c), std::iscntrl(byte) != 0) << byte;
        EXPECT_EQ(lower(c), static_cast<char>(std::tolower(byte))) << byte;
        EXPECT_EQ(upper(c), static_cast<char>(std::toupper(byte))) << byte;
    }
}

TEST(Ascii, bytes_beyond_it_are_of_no_kind) {
    for (int byte = 0x80; byte <= 0xFF; ++byte) {
        const char c = static_cast<char>(byte);
        EXPECT_FALSE(is_digit(c) || is_letter(c) || is_space(c) || is_blank(c) || is_line_end(c) ||
                     is_control(c))
            << byte;
        EXPECT_EQ(lower(c), c);
        EXPECT_EQ(upper(c), c);
    }
}

TEST(Ascii, a_text_in_letters_of_one_size) {
    EXPECT_EQ(lower("Nf3 \u00C4"), "nf3 \u00C4");
    EXPECT_EQ(upper("Nf3 \u00E4"), "NF3 \u00E4");
    EXPECT_EQ(lower_first("White to Move"), "white to Move");
    EXPECT_EQ(upper_first("white to Move"), "White to Move");
    EXPECT_EQ(upper_first("\u00E4"), "\u00E4");
    EXPECT_EQ(lower_first(""), "");
}

TEST(Ascii, a_text_without_spaces_around_it) {
    EXPECT_EQ(trimmed(" \t e4  e5\r\n"), "e4  e5");
    EXPECT_EQ(trimmed("e4"), "e4");
    EXPECT_EQ(trimmed(" \n"), "");
    EXPECT_EQ(trimmed(""), "");
}

}  // namespace
}  // namespace arbiter::testing
