// The sentences of the reader, and that no message holds a whole file.
#include "arbiter/pgn/reader_problem.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace arbiter::reader_problem {
namespace {

constexpr TextPlace here{.offset = 7};

std::string unknown(std::string_view text) { return unknown_token(text, here).text; }

TEST(ReaderProblem, keeps_its_place_and_kind) {
    const PgnProblem problem = unknown_token("xyz", here);
    EXPECT_EQ(problem.fault, PgnFault::unknown_token);
    EXPECT_EQ(problem.place.offset, 7U);
    EXPECT_EQ(problem.text, "'xyz' is no move, move number, annotation sign or result");
    EXPECT_EQ(stray_close(here).fault, PgnFault::stray_close);
    EXPECT_EQ(stray_comment(here).fault, PgnFault::stray_text);
    EXPECT_EQ(utf16_text().fault, PgnFault::encoding);
    EXPECT_EQ(utf16_text().place.offset, 0U);
    EXPECT_EQ(result_in_variation(here).fault, PgnFault::unknown_token);
}

TEST(ReaderProblem, shows_forty_bytes_at_most) {
    const std::string forty(40, 'x');
    EXPECT_TRUE(unknown(forty).starts_with("'" + forty + "' is no"));
    EXPECT_TRUE(unknown(forty + "y").starts_with("'" + forty + "...' is no"));
    // Never a half of a character.
    const std::string long_word = std::string(39, 'x') + "é";
    EXPECT_TRUE(unknown(long_word).starts_with("'" + std::string(39, 'x') + "...' is no"));
}

TEST(ReaderProblem, shows_a_dot_for_what_cannot_be_shown) {
    EXPECT_TRUE(unknown("a\tb\x7F").starts_with("'a.b.' is"));
    EXPECT_TRUE(unknown("Élan").starts_with("'Élan' is"));
    EXPECT_TRUE(unknown("a\xE9z").starts_with("'a.z' is")) << "Latin-1";
}

TEST(ReaderProblem, a_torn_move_is_shown_whole) {
    EXPECT_EQ(torn_move("N", "f3", here).text, "'Nf3' has a blank inside; it is read as one move");
}

TEST(ReaderProblem, names_its_limit) {
    EXPECT_EQ(variation_too_deep(here, 100).text,
              "variations are nested deeper than 100; what is deeper is passed over");
}

}  // namespace
}  // namespace arbiter::reader_problem
