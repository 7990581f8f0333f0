// Words of movetext that are neither moves nor punctuation, and those that look like moves.
#include "arbiter/pgn/signs.hpp"

#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

std::optional<Result> score(std::string_view word) {
    const auto result = result_of(word);
    EXPECT_TRUE(result) << word;
    return result ? result->score : std::nullopt;
}

TEST(Signs, results_and_their_other_spellings) {
    EXPECT_EQ(score("*"), std::nullopt);
    for (const std::string_view word : {"1-0", "1:0", "1–0", "1−0", "+:-"})
        EXPECT_EQ(score(word), Result::white_wins) << word;
    for (const std::string_view word : {"0-1", "0:1", "0–1", "-:+"})
        EXPECT_EQ(score(word), Result::black_wins) << word;
    for (const std::string_view word :
         {"1/2-1/2", "1/2", "1/2:1/2", "½-½", "½–½", "½", "0.5-0.5", "\xBD-\xBD"})
        EXPECT_EQ(score(word), Result::draw) << word;
    EXPECT_EQ(score("-:-"), Result::both_lose);
}

TEST(Signs, castling_with_zeros_is_no_result_C13_1) {
    EXPECT_FALSE(result_of("0-0"));
    EXPECT_FALSE(result_of("0-0-0"));
    for (const std::string_view word : {"", "1", "1-", "1-0-1", "e4", "+/-", "2-0"})
        EXPECT_FALSE(result_of(word)) << word;
}

TEST(Signs, annotation_signs_have_their_numbers) {
    EXPECT_EQ(nag_of("!"), 1);
    EXPECT_EQ(nag_of("?"), 2);
    EXPECT_EQ(nag_of("!!"), 3);
    EXPECT_EQ(nag_of("??"), 4);
    EXPECT_EQ(nag_of("!?"), 5);
    EXPECT_EQ(nag_of("?!"), 6);
    EXPECT_EQ(nag_of("□"), 7);
    EXPECT_EQ(nag_of("="), 10);
    EXPECT_EQ(nag_of("⩲"), 14);
    EXPECT_EQ(nag_of("±"), 16);
    EXPECT_EQ(nag_of("∓"), 17);
    EXPECT_EQ(nag_of("+/-"), 16);
    EXPECT_EQ(nag_of("-+"), 19);
    EXPECT_EQ(nag_of("N"), 146);
    EXPECT_EQ(nag_of("Nf3"), std::nullopt);
    EXPECT_EQ(nag_of("+"), std::nullopt);
}

TEST(Signs, blanks_beyond_ascii) {
    EXPECT_EQ(wide_blank_length("\u00A0x"), 2);
    EXPECT_EQ(wide_blank_length("\u200Bx"), 3);
    EXPECT_EQ(wide_blank_length("\uFEFFx"), 3);
    EXPECT_EQ(wide_blank_length("\u2026x"), 3);
    EXPECT_EQ(wide_blank_length("\xA0x"), 1);
    EXPECT_EQ(wide_blank_length("–"), 0);
    EXPECT_EQ(wide_blank_length("\xE2\x80"), 0);
    EXPECT_EQ(wide_blank_length(""), 0);
}

TEST(Signs, figurines_are_known_by_their_bytes) {
    EXPECT_EQ(figurine_length("♔"), 3);
    EXPECT_EQ(figurine_length("♟"), 3);
    EXPECT_EQ(figurine_length("♘\uFE0E"), 6);
    EXPECT_EQ(figurine_length("♠"), 0);
    EXPECT_EQ(figurine_length("\xE2\x99"), 0);
}

TEST(Signs, what_is_meant_as_a_move) {
    for (const std::string_view word :
         {"e4",  "Nf3", "exd5", "e8=Q", "O-O", "0-0-0", "o-o",  "Ng1-f3", "e2e4", "ed",
          "exd", "♘f3", "--",   "Z0",   "<>",  "@@@@",  "0000", "null",   "nf3",  "Pe4"})
        EXPECT_TRUE(looks_like_move(word)) << word;
}

TEST(Signs, what_was_meant_as_a_move_is_not_passed_over_for_being_wrong) {
    for (const std::string_view word : {"Sf3", "Dd8", "Nf9", "Bb", "Nx", "Kxe", "P@e4", "e44"})
        EXPECT_TRUE(looks_like_move(word)) << word;
}

TEST(Signs, prose_is_no_move) {
    for (const std::string_view word :
         {"", "still", "outer", "been", "cat", "be", "White", "resigns", "No", "Black", "time",
          "draw", "}", "]", "<p>", "x", "a", "Only"})
        EXPECT_FALSE(looks_like_move(word)) << word;
}

struct SignOf {
    std::string_view sign;
    int nag;
};

TEST(SignsOfJudgement, have_the_numbers_of_the_specification_8_2_4) {
    const SignOf signs[] = {
        {"!", 1},   {"?", 2},    {"!!", 3},  {"??", 4},   {"!?", 5}, {"?!", 6},  {"!!!", 3},
        {"???", 4}, {"‼", 3},    {"⁇", 4},   {"⁉", 5},    {"⁈", 6},  {"□", 7},   {"=", 10},
        {"~", 13},  {"∞", 13},   {"+=", 14}, {"+/=", 14}, {"⩲", 14}, {"=+", 15}, {"=/+", 15},
        {"⩱", 15},  {"+/-", 16}, {"±", 16},  {"-/+", 17}, {"∓", 17}, {"+-", 18}, {"+−", 18},
        {"-+", 19}, {"−+", 19},  {"⨀", 22},  {"⟳", 32},   {"→", 36}, {"↑", 40},  {"⇆", 132},
        {"N", 146}, {"TN", 146},
    };
    for (const SignOf& one : signs) {
        EXPECT_EQ(nag_of(one.sign), one.nag) << one.sign;
        const bool is_wide = static_cast<signed char>(one.sign.front()) < 0;
        const std::size_t length = wide_sign_length(std::string(one.sign) + "x");
        EXPECT_EQ(length, is_wide && one.sign != "−+" ? one.sign.size() : 0) << one.sign;
    }
    for (const std::string_view none : {"", "x", "!x", "!!!!", "==", "n", "$1", "+", "-", "±±"})
        EXPECT_EQ(nag_of(none), std::nullopt) << none;
}

TEST(SignsOfJudgement, are_taken_off_the_move_that_they_are_glued_to) {
    const SignOf glued[] = {
        {"e4=", 1}, {"e4+-", 2}, {"e4+/-", 3}, {"Nf3N", 1}, {"Nf3TN", 2},  {"e4", 0},
        {"+-", 0},  {"Nf3x", 0}, {"", 0},      {"=", 0},    {"Qh4-/+", 3}, {"e4!!", 2},
    };
    for (const SignOf& one : glued)
        EXPECT_EQ(glued_sign_length(one.sign), static_cast<std::size_t>(one.nag)) << one.sign;
}

TEST(MarksOfMoves, say_nothing_behind_a_move) {
    for (const std::string_view mark : {"+", "++", "#", "##", "ep", "e.p", "e.p."})
        EXPECT_TRUE(is_mark_of_move(mark)) << mark;
    for (const std::string_view none : {"", "+++", "x", "e.p..", "EP", "check"})
        EXPECT_FALSE(is_mark_of_move(none)) << none;
}

TEST(ResultsOfTags, are_those_of_movetext_and_the_loss_of_both) {
    EXPECT_EQ(result_of_tag("0-0"), PgnResult{Result::both_lose});
    EXPECT_EQ(result_of("0-0"), std::nullopt) << "castling (C.13.1)";
    for (const std::string_view both : {"1-0", "0-1", "1/2-1/2", "*", "½-½", "0:0", "-:-"})
        EXPECT_EQ(result_of_tag(both), result_of(both)) << both;
    for (const std::string_view none : {"", "0-0-0", "1-1", "unknown", "1-0 ", "1/2-1/2-1/2-1/2"})
        EXPECT_EQ(result_of_tag(none), std::nullopt) << none;
}

TEST(WideBlanks, are_all_the_spaces_of_unicode_that_files_have) {
    for (const std::string_view blank :
         {"\u00A0", "\u2000", "\u2007", "\u200A", "\u200B", "\u200F", "\u2028", "\u2029", "\u202F",
          "\u2060", "\u3000", "\uFEFF", "\u2026"})
        EXPECT_EQ(wide_blank_length(std::string(blank) + "e4"), blank.size());
    for (const std::string_view none :
         {"\u2010", "\u2013", "\u2027", "\u202A", "\u00A1", "é", "x", " "})
        EXPECT_EQ(wide_blank_length(none), 0U) << none;
}

}  // namespace
}  // namespace arbiter::testing
