// Where movetext is folded, and where it must not be.
#include "arbiter/pgn/movetext_lines.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace arbiter::detail {
namespace {

std::string folded_words(std::initializer_list<std::string_view> words, std::size_t columns) {
    std::string text;
    MovetextLines lines(text, columns);
    for (const std::string_view word : words)
        lines.word(word);
    lines.finish();
    return text;
}

std::string folded_comment(std::string_view comment, std::size_t columns) {
    std::string text;
    MovetextLines lines(text, columns);
    lines.foldable(comment);
    lines.finish();
    return text;
}

TEST(MovetextLines, words_have_a_blank_between_them) {
    EXPECT_EQ(folded_words({}, 80), "");
    EXPECT_EQ(folded_words({"1.", "e4", "e5"}, 80), "1. e4 e5");
    EXPECT_EQ(folded_words({"1.", "e4", "e5"}, 0), "1. e4 e5");
}

TEST(MovetextLines, a_line_has_fewer_columns_than_the_limit) {
    EXPECT_EQ(folded_words({"abcd", "efgh"}, 10), "abcd efgh");
    EXPECT_EQ(folded_words({"abcd", "efgh"}, 9), "abcd\nefgh");
    EXPECT_EQ(folded_words({"ab", "cd", "ef", "gh"}, 6), "ab cd\nef gh");
}

TEST(MovetextLines, a_word_that_is_too_long_stands_alone) {
    EXPECT_EQ(folded_words({"ab", "abcdefgh", "cd"}, 5), "ab\nabcdefgh\ncd");
}

TEST(MovetextLines, what_belongs_to_a_word_stays_with_it) {
    std::string text;
    MovetextLines lines(text, 8);
    lines.word("abcd");
    lines.word("(");
    lines.join_next();
    lines.word("e5");
    lines.suffix(")");
    lines.word("f");
    lines.finish();
    EXPECT_EQ(text, "abcd\n(e5) f");
}

TEST(MovetextLines, an_ended_line_begins_another) {
    std::string text = "[tags]\n";
    MovetextLines lines(text, 10);
    lines.word(";to its end");
    lines.end_line();
    lines.word("e4");
    lines.word("e5");
    lines.finish();
    EXPECT_EQ(text, "[tags]\n;to its end\ne4 e5");
}

TEST(MovetextLines, a_comment_is_folded_at_single_blanks) {
    EXPECT_EQ(folded_comment("{abc def ghi}", 9), "{abc def\nghi}");
    EXPECT_EQ(folded_comment("{abc def ghi}", 0), "{abc def ghi}");
    EXPECT_EQ(folded_comment("{abc  def  ghi}", 5), "{abc  def  ghi}");
    EXPECT_EQ(folded_comment("{abc\tdef ghi}", 5), "{abc\tdef\nghi}");
}

TEST(MovetextLines, no_line_of_a_comment_begins_like_a_tag_or_an_escape) {
    EXPECT_EQ(folded_comment("{abc [%clk 1] def}", 5), "{abc [%clk\n1]\ndef}");
    EXPECT_EQ(folded_comment("{abc %def ghi}", 5), "{abc %def\nghi}");
}

TEST(MovetextLines, beside_the_braces_a_blank_stays) {
    EXPECT_EQ(folded_comment("{ abc def }", 5), "{ abc\ndef }");
    EXPECT_EQ(folded_comment("{ }", 2), "{ }");
    EXPECT_EQ(folded_comment("{}", 1), "{}");
}

}  // namespace
}  // namespace arbiter::detail
