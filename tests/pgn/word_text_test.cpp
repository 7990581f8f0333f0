// Where words of movetext end.
#include "arbiter/pgn/word_text.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

std::string_view word(std::string_view text) {
    return text.substr(0, find_word_end(text, Input::complete).value());
}

TEST(WordText, ends_at_blanks_and_punctuation) {
    EXPECT_EQ(word("Nf3 e5"), "Nf3");
    EXPECT_EQ(word("Nf3\r\n"), "Nf3");
    EXPECT_EQ(word("Nf3"), "Nf3");
    EXPECT_EQ(word("Nf3{c}"), "Nf3");
    EXPECT_EQ(word("Nf3(Nc3)"), "Nf3");
    EXPECT_EQ(word("Nf3)"), "Nf3");
    EXPECT_EQ(word("Nf3$1"), "Nf3");
    EXPECT_EQ(word("Nf3!?"), "Nf3");
    EXPECT_EQ(word("Nf3;c"), "Nf3");
    EXPECT_EQ(word("Nf3.e5"), "Nf3");
    EXPECT_EQ(word("Nf3,"), "Nf3");
    EXPECT_EQ(word("Nf6<br />"), "Nf6");
}

TEST(WordText, keeps_en_passant_and_promotion_together) {
    EXPECT_EQ(word("exd6e.p. h6"), "exd6e.p.");
    EXPECT_EQ(word("exd6e.p.+"), "exd6e.p.+");
    EXPECT_EQ(word("exd6e.p"), "exd6e.p");
    EXPECT_EQ(word("e.p. h6"), "e.p.");
    EXPECT_EQ(word("axb8(Q)+ h4"), "axb8(Q)+");
    EXPECT_EQ(word("axb8(q)"), "axb8(q)");
    EXPECT_EQ(word("Kb1(=)"), "Kb1");
}

TEST(WordText, keeps_letters_beyond_ascii_but_not_blanks_and_signs) {
    EXPECT_EQ(word("♘f3 e5"), "♘f3");
    EXPECT_EQ(word("a8=♕+"), "a8=♕+");
    EXPECT_EQ(word("½–½\n"), "½–½");
    EXPECT_EQ(word("Zürich 1953"), "Zürich");
    EXPECT_EQ(word("voilà e5"), "voilà");
    EXPECT_EQ(word("e5\u200B2."), "e5");
    EXPECT_EQ(word("e5\u00A02."), "e5");
    EXPECT_EQ(word("e5\xA0Nf3"), "e5");
    EXPECT_EQ(word("f3±"), "f3");
}

TEST(WordText, punctuation_stands_alone_and_angles_together) {
    EXPECT_EQ(word("}x"), "}");
    EXPECT_EQ(word("]x"), "]");
    EXPECT_EQ(word("\"x"), "\"");
    EXPECT_EQ(word("<> e5"), "<>");
    EXPECT_EQ(word("<br /> e5"), "<br />");
    EXPECT_EQ(word("< e5\n>"), "<");
}

TEST(WordText, a_very_long_word_is_cut) {
    const std::string text(1'000, 'x');
    EXPECT_EQ(word(text).size(), max_word_bytes);
    EXPECT_EQ(find_word_end(text, Input::more_follows), max_word_bytes);
}

TEST(WordText, a_part_of_a_text_is_decided_as_the_whole_is_or_not_yet) {
    for (const std::string_view text :
         {"Nf3 e5     ", "exd6e.p. h6  ", "axb8(Q)+ h4  ", "♘\uFE0Ef3 e5   ", "e5\u200B2.    ",
          "<br /> e5", "a8=♕+ e5   ", "f3±     ", "e.x      "}) {
        for (std::size_t length = 1; length <= text.size(); ++length) {
            const auto part = find_word_end(text.substr(0, length), Input::more_follows);
            if (part) {
                EXPECT_EQ(text.substr(0, *part), word(text)) << text << " up to " << length;
            }
        }
    }
}

TEST(WordText, a_line_ends_at_its_break_or_with_the_text) {
    EXPECT_EQ(find_line_end("ab\ncd", 0), 2);
    EXPECT_EQ(find_line_end("ab\rcd", 1), 2);
    EXPECT_EQ(find_line_end("ab", 0), 2);
    EXPECT_EQ(find_line_end("ab", 7), 2);
}

}  // namespace
}  // namespace arbiter::testing
