#include "arbiter/notation/braille.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

std::string again(std::string_view text, bool is_braille = false) {
    const auto read = read_braille(is_braille ? std::string(text) : write_braille(text));
    return read ? *read : "at " + std::to_string(read.error().at) + ": " + read.error().text;
}

TEST(Braille, has_signs_for_capitals_and_numbers) {
    EXPECT_EQ(write_braille("Nf3"), ",nf#c\r\n");
    EXPECT_EQ(write_braille("0-0"), "#j-#j\r\n");
    EXPECT_EQ(write_braille("12. exd5"), "#ab4 exd#e\r\n");
    EXPECT_EQ(write_braille("e8Q+"), "e#h,q\"6\r\n");
    EXPECT_EQ(write_braille("Kb1 (=)"), ",kb#a \"<\"7\">\r\n");
    EXPECT_EQ(write_braille("1:02:03"), "#a3#jb3#jc\r\n");
}

TEST(Braille, says_where_a_letter_after_a_digit_is_none) {
    EXPECT_EQ(write_braille("2e"), "#b;e\r\n");
    EXPECT_EQ(write_braille("1.e4"), "#a4;e#d\r\n");
    EXPECT_EQ(write_braille("2x"), "#bx\r\n");
}

TEST(Braille, a_sample_game_is_read_back_D_2_7) {
    const std::string game =
        "1.    e4            0:05:01   e5            0:05:01\n"
        "2.    Nf3 (=)       0:05:00   Nc6\n"
        "3.    0-0           dxc6 e.p.\n"
        "1/2-1/2  Draw by agreement (Law 5.2.3)\n";
    // Lines end within 40 cells, so long ones go on in the next.
    EXPECT_EQ(read_braille(write_braille(game, {.cells = 200, .lines = 25})), game);
}

TEST(Braille, every_printable_character_is_read_back) {
    for (char c = ' ' + 1; c < 127; ++c) {
        const std::string text = std::string("a") + c + "1" + c + "b\n";
        EXPECT_EQ(again(text), text);
    }
}

TEST(Braille, what_has_no_cells_is_a_question_mark) {
    EXPECT_EQ(write_braille("\u2658f3 é"), "8f#c 8\r\n");
}

TEST(Braille, fits_lines_and_pages) {
    EXPECT_EQ(write_braille("one two three four", {.cells = 10, .lines = 2}),
              "one two\r\n  three\r\n\f  four\r\n");
    EXPECT_EQ(write_braille("abcdefghijklmno", {.cells = 10, .lines = 9}),
              "abcdefghij\r\n  klmno\r\n");
    EXPECT_EQ(write_braille("a\n\nb"), "a\r\n\r\nb\r\n");
    EXPECT_EQ(write_braille(""), "");
}

TEST(Braille, no_sign_is_cut_in_two) {
    const std::string fen = "r1bqkb1r/pp1n1ppp/2p1pn2/3p4/2PP4/2N1PN2/PP3PPP/R1BQKB1R w KQkq - 0 6";
    for (std::size_t cells = 10; cells < 60; ++cells) {
        std::string read = again(write_braille(fen, {.cells = cells, .lines = 3}), true);
        std::erase_if(read, [](char c) { return c == ' ' || c == '\n'; });
        std::string wanted = fen;
        std::erase(wanted, ' ');
        EXPECT_EQ(read, wanted) << cells;
    }
}

TEST(Braille, a_cell_that_means_nothing_is_refused) {
    const auto read = read_braille("ab\x01");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().at, 2U);
}

}  // namespace
}  // namespace arbiter::testing
