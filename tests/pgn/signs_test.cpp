// Words of movetext that are neither moves nor punctuation, and those that look like moves.
#include "arbiter/pgn/signs.hpp"

#include <array>

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

TEST(Signs, figurines) {
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

}  // namespace
}  // namespace arbiter::testing
