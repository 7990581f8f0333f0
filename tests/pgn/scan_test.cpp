// The short ways of the reader: many bytes at once, and plain tags.
#include "arbiter/pgn/scan.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/base/ascii.hpp"
#include "arbiter/pgn/plain_tag.hpp"

namespace arbiter::testing {
namespace {

bool is_plain_byte(char c) {
    return is_letter(c) || is_digit(c) || std::string_view("+-#=").contains(c);
}

TEST(PlainBlock, has_a_bit_for_each_byte_of_a_move) {
    for (int code = 0; code < 256; ++code) {
        const char c = static_cast<char>(code);
        std::string block(detail::block_width, ' ');
        for (const std::size_t at : {0U, 1U, 15U, 16U, 31U, 32U, 63U}) {
            block[at] = c;
            const detail::PlainBlock found = detail::plain_block(block.data());
            EXPECT_EQ(found.plain, is_plain_byte(c) ? std::uint64_t{1} << at : 0) << code;
            EXPECT_EQ(found.digits, is_digit(c) ? std::uint64_t{1} << at : 0) << code;
            block[at] = ' ';
        }
    }
}

TEST(FindFirst, is_the_first_of_such_bytes_wherever_it_stands) {
    const auto is_brace = [](detail::ByteLanes bytes) { return detail::is_any<'{', '}'>(bytes); };
    for (std::size_t at = 0; at < 3 * detail::block_width; ++at) {
        std::string text(4 * detail::block_width, 'x');
        text[at] = '}';
        text.back() = '{';
        const char* const end = text.data() + text.size();
        EXPECT_EQ(detail::find_first(text.data(), end, is_brace) - text.data(),
                  static_cast<std::ptrdiff_t>(at));
    }
}

TEST(FindFirst, leaves_the_last_bytes_to_others) {
    const auto is_brace = [](detail::ByteLanes bytes) { return detail::is_equal(bytes, '}'); };
    std::string text(detail::block_width + 10, 'x');
    text.back() = '}';
    const char* const end = text.data() + text.size();
    EXPECT_EQ(detail::find_first(text.data(), end, is_brace), end);
    EXPECT_EQ(detail::find_first(end - 1, end, is_brace), end);
}

TEST(Between, has_both_ends_and_nothing_beyond_ascii) {
    const auto found = [](char c) {
        const std::string text(detail::block_width, c);
        return detail::find_in_block(text.data(), [](detail::ByteLanes bytes) {
                   return detail::is_between(bytes, '0', '9');
               }) != 0;
    };
    EXPECT_TRUE(found('0'));
    EXPECT_TRUE(found('9'));
    for (const char c : {'/', ':', '\0', '\x7F', '\x80', '\xB0', '\xFF'})
        EXPECT_FALSE(found(c)) << static_cast<int>(c);
}

/// With so much behind it that the short way may look ahead.
std::optional<PlainTag> plain_tag_of(const std::string& tag) {
    static std::string text;
    text = tag + std::string(4 * detail::block_width, '\n');
    return find_plain_tag(text);
}

struct TagCase {
    std::string_view text;
    std::string_view name;
    std::string_view value;
};

TEST(PlainTag, is_a_name_a_blank_and_a_value_in_quotes) {
    const std::string long_value(200, 'v');
    const std::string long_tag = "[Event \"" + long_value + "\"]";
    const TagCase tags[] = {
        {"[Event \"Linares\"]", "Event", "Linares"},
        {"[Event \"\"]", "Event", ""},
        {"[E \"x\"]", "E", "x"},
        {"[WhiteElo \"2700\"]", "WhiteElo", "2700"},
        {"[Event \"Zürich [1953] {x} (y) ;%\"]", "Event", "Zürich [1953] {x} (y) ;%"},
        {long_tag, "Event", long_value},
    };
    for (const TagCase& one : tags) {
        const auto tag = plain_tag_of(std::string(one.text));
        ASSERT_TRUE(tag) << one.text;
        EXPECT_EQ(tag->name, one.name);
        EXPECT_EQ(tag->value, one.value);
        EXPECT_EQ(tag->length, one.text.size());
    }
}

TEST(PlainTag, is_nothing_that_needs_a_second_look) {
    for (const std::string_view text :
         {"[Event  \"x\"]", "[ Event \"x\"]", "[Event\"x\"]", "[Event \"x\" ]", "[Event \"x\"",
          "[Event \"a\\\"b\"]", "[Event \"a\\b\"]", "[Event \"a\tb\"]", "[Event \"a\nb\"]",
          "[Event x]", "[\"x\"]", "[]", "[Event]", "[Ev_ent \"x\"]", "[Event \"a\"b\"]",
          "[Event \"a\x7F\"]", "[Event\t\"x\"]"})
        EXPECT_FALSE(plain_tag_of(std::string(text))) << text;
}

TEST(PlainTag, needs_text_behind_it_and_is_not_too_long) {
    EXPECT_FALSE(find_plain_tag("[Event \"x\"]"));
    const std::string limit(max_tag_bytes - std::string_view("[Event \"\"]").size(), 'x');
    EXPECT_TRUE(plain_tag_of("[Event \"" + limit + "\"]"));
    EXPECT_FALSE(plain_tag_of("[Event \"" + limit + "x\"]"));
}

}  // namespace
}  // namespace arbiter::testing
