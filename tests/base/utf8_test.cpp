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

TEST(Utf8, a_text_is_blank_where_it_leaves_no_ink) {
    for (const char* const blank : {"", " ", "\u00A0\u3000", "\u200B\u200D\uFEFF", "\u2800\u3164",
                                    "\u115F\uFE0F", "\U000E0061"})
        EXPECT_TRUE(is_blank(blank)) << blank;
    for (const char* const inked : {"a", " .", "\u200F\u05D0", "\u2801", "\u3042", "\U0001F600"})
        EXPECT_FALSE(is_blank(inked)) << inked;
}

TEST(Utf8, a_control_character_is_found_with_its_place) {
    const auto found = [](std::string_view text) { return first_control_character(text); };
    for (const auto& [text, code] : {std::pair{"\x1F", U'\x1F'},
                                     {"\x7F", U'\x7F'},
                                     {"\u0080", U'\u0080'},
                                     {"\u009F", U'\u009F'},
                                     {"\u202A", U'\u202A'},
                                     {"\u202E", U'\u202E'},
                                     {"\u2066", U'\u2066'},
                                     {"\u2069", U'\u2069'}}) {
        const std::string around = std::string("\u00FCa") + text + "b\n";
        EXPECT_EQ(found(around), (PlacedCharacter{3, code})) << around;
    }
    for (const char* plain : {"", " ~", "\u00A0", "\u2029\u202F\u2065\u206A", "\U0001F600\u540D"})
        EXPECT_EQ(found(plain), std::nullopt) << plain;
    EXPECT_EQ(found(std::string_view("a\0b", 3)), (PlacedCharacter{1, U'\0'}));
    EXPECT_EQ(found("\xC2"), std::nullopt) << "cut off";
    EXPECT_EQ(found("\xFF\n"), (PlacedCharacter{1, U'\n'})) << "no UTF-8";
}

TEST(Utf8, what_is_not_utf8_is_latin_1) {
    for (const char* good : {"", "abc", "\u00FC", "\u265E\U0001F600", "\xED\x9F\xBF"})
        EXPECT_EQ(as_utf8(good), good);
    EXPECT_EQ(as_utf8("M\xFCller"), "M\u00FCller");
    // Cut off, too long, a surrogate, beyond the last: none of them is UTF-8.
    for (const char* bad : {"\xC3", "\xE2\x99", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80",
                            "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\x80"}) {
        EXPECT_FALSE(is_utf8(bad));
        EXPECT_TRUE(is_utf8(as_utf8(bad)));
    }
}

}  // namespace
}  // namespace arbiter::testing
