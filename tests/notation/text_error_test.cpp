// Characters as messages show them.
#include "arbiter/notation/text_error.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(Shown, what_can_be_printed_stands_in_quotes) {
    EXPECT_EQ(shown('x'), "'x'");
    EXPECT_EQ(shown(' '), "' '");
    EXPECT_EQ(shown('~'), "'~'");
}

TEST(Shown, all_else_is_told_by_its_value) {
    EXPECT_EQ(shown('\0'), "byte 0x00");
    EXPECT_EQ(shown('\n'), "byte 0x0a");
    EXPECT_EQ(shown('\x7F'), "byte 0x7f");
    EXPECT_EQ(shown('\xFF'), "byte 0xff");
}

}  // namespace
}  // namespace arbiter
