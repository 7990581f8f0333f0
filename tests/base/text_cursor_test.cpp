#include "arbiter/base/text_cursor.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(TextCursor, starts_at_the_first_byte) {
    const TextCursor cursor("e4");
    EXPECT_EQ(cursor.at(), 0U);
    EXPECT_EQ(cursor.peek(), 'e');
    EXPECT_EQ(cursor.rest(), "e4");
    EXPECT_FALSE(cursor.at_end());
}

TEST(TextCursor, moves_forward_as_bytes_are_taken) {
    TextCursor cursor("e4");
    EXPECT_EQ(cursor.take(), 'e');
    EXPECT_EQ(cursor.take(), '4');
    EXPECT_EQ(cursor.at(), 2U);
    EXPECT_TRUE(cursor.at_end());
}

TEST(TextCursor, sees_a_zero_byte_beyond_the_end_and_stays_there) {
    TextCursor cursor("");
    EXPECT_TRUE(cursor.at_end());
    EXPECT_EQ(cursor.peek(), '\0');
    EXPECT_EQ(cursor.take(), '\0');
    EXPECT_EQ(cursor.at(), 0U);
    EXPECT_EQ(cursor.rest(), "");
}

TEST(TextCursor, never_reads_beyond_a_text_that_ends_inside_a_larger_one) {
    const std::string_view whole = "abcdef";
    TextCursor cursor(whole.substr(0, 3));
    EXPECT_EQ(cursor.take_word(), "abc");
    EXPECT_EQ(cursor.peek(), '\0');
}

TEST(TextCursor, takes_a_byte_only_if_it_is_the_wanted_one) {
    TextCursor cursor("x");
    EXPECT_FALSE(cursor.take_if('y'));
    EXPECT_EQ(cursor.at(), 0U);
    EXPECT_TRUE(cursor.take_if('x'));
    EXPECT_EQ(cursor.at(), 1U);
}

TEST(TextCursor, does_not_take_the_end_for_a_zero_byte) {
    TextCursor cursor("");
    EXPECT_FALSE(cursor.take_if('\0'));
}

TEST(TextCursor, takes_zero_bytes_that_stand_in_the_text) {
    TextCursor cursor(std::string_view("\0a", 2));
    EXPECT_FALSE(cursor.at_end());
    EXPECT_TRUE(cursor.take_if('\0'));
    EXPECT_EQ(cursor.take(), 'a');
}

TEST(TextCursor, skips_blanks_tabs_and_line_ends_and_counts_them) {
    TextCursor cursor(" \t\r\n w");
    EXPECT_EQ(cursor.skip_blanks(), 5U);
    EXPECT_EQ(cursor.peek(), 'w');
    EXPECT_EQ(cursor.skip_blanks(), 0U);
}

TEST(TextCursor, takes_a_word_up_to_the_next_blank_or_the_end) {
    TextCursor cursor("KQkq\t-");
    EXPECT_EQ(cursor.take_word(), "KQkq");
    EXPECT_EQ(cursor.take_word(), "");
    cursor.skip_blanks();
    EXPECT_EQ(cursor.take_word(), "-");
    EXPECT_TRUE(cursor.at_end());
}

}  // namespace
}  // namespace arbiter::testing
