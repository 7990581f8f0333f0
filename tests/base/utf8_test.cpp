// Characters and bytes.
#include "arbiter/base/utf8.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(Utf8, characters_are_counted) {
    EXPECT_EQ(utf8_length(""), 0U);
    EXPECT_EQ(utf8_length("a\u00FC\u265E\U0001F600"), 4U);
}

TEST(Utf8, a_beginning_has_whole_characters) {
    EXPECT_EQ(utf8_beginning("abc", 3), "abc");
    EXPECT_EQ(utf8_beginning("abc", 2), "ab");
    EXPECT_EQ(utf8_beginning("a\u00FCb", 2), "a");
    EXPECT_EQ(utf8_beginning("a\u00FCb", 3), "a\u00FC");
    EXPECT_EQ(utf8_beginning("\U0001F600x", 3), "");
    EXPECT_EQ(utf8_beginning("\x80\x80\x80\x80\x80\x80", 5), "\x80") << "no UTF-8 at all";
}

}  // namespace
}  // namespace arbiter::testing
