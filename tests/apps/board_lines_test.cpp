#include "apps/arbiter/talk/board_lines.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

/// "a1-h8" for each line, by its ends.
std::string ends(const std::vector<BoardLine>& lines) {
    std::string text;
    for (const BoardLine& line : lines)
        text += (text.empty() ? "" : " ") + std::string(name(line.squares.front())) + '-' +
                std::string(name(line.squares.back()));
    return text;
}

std::string scanned(std::string_view text) { return ends(lines_meant(text)); }

TEST(BoardLines, are_files_ranks_and_what_crosses_on_a_square) {
    EXPECT_EQ(scanned("e"), "e1-e8");
    EXPECT_EQ(scanned("file foxtrot"), "f1-f8");
    EXPECT_EQ(scanned("4"), "a4-h4");
    EXPECT_EQ(scanned("rank four"), "a4-h4");
    EXPECT_EQ(scanned("e4"), "e1-e8 a4-h4");
}

TEST(BoardLines, lead_from_one_square_to_another) {
    EXPECT_EQ(scanned("a1 h8"), "a1-h8");
    EXPECT_EQ(scanned("a1-h8"), "a1-h8");
    EXPECT_EQ(scanned("anna one to hector eight"), "a1-h8");
    EXPECT_EQ(scanned("e8 e1"), "e8-e1");
    EXPECT_EQ(line_between(Square::h1, Square::f3)->squares,
              (std::vector{Square::h1, Square::g2, Square::f3}));
    EXPECT_EQ(line_between(Square::h1, Square::f3)->kind, LineKind::diagonal);
    EXPECT_EQ(line_between(Square::c6, Square::a6)->kind, LineKind::rank);
    EXPECT_EQ(line_between(Square::d8, Square::d5)->kind, LineKind::file);
    EXPECT_EQ(line_between(Square::a1, Square::b7), std::nullopt);
    EXPECT_EQ(line_between(Square::a1, Square::a1), std::nullopt);
}

TEST(BoardLines, rise_and_fall_through_a_square) {
    EXPECT_EQ(scanned("diagonals e4"), "b1-h7 a8-h1");
    EXPECT_EQ(scanned("diagonal eva four"), "b1-h7 a8-h1");
    EXPECT_EQ(scanned("diagonals a1"), "a1-h8");
    EXPECT_EQ(scanned("diagonals h1"), "a8-h1");
}

TEST(BoardLines, are_none_where_the_words_name_none) {
    for (const std::string_view text : {"", "z", "9", "a1 b7", "a1 a1", "diagonals", "diagonal e",
                                        "diagonals 4", "a1 b2 c3", "knight", "e4 nonsense"})
        EXPECT_EQ(scanned(text), "") << text;
}

}  // namespace
}  // namespace arbiter::testing
