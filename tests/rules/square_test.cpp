#include "arbiter/rules/square.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/rules/bitboard.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

TEST(Square, is_numbered_from_a1_along_the_ranks_to_h8) {
    EXPECT_EQ(index(Square::a1), 0);
    EXPECT_EQ(index(Square::b1), 1);
    EXPECT_EQ(index(Square::a2), 8);
    EXPECT_EQ(index(Square::h8), 63);
    EXPECT_EQ(square_at(27), Square::d4);
}

TEST(Square, is_where_its_file_and_its_rank_cross) {
    EXPECT_EQ(file_of(Square::e4), File::e);
    EXPECT_EQ(rank_of(Square::e4), Rank::fourth);
    EXPECT_EQ(square_at(File::e, Rank::fourth), Square::e4);
    for (const Square square : all_squares)
        EXPECT_EQ(square_at(file_of(square), rank_of(square)), square);
}

TEST(Square, has_a_name_that_reads_back) {
    std::set<std::string> names;
    for (const Square square : all_squares) {
        EXPECT_EQ(square_named(name(square)), square);
        names.insert(std::string(name(square)));
    }
    EXPECT_EQ(names.size(), 64U);
    EXPECT_EQ(name(Square::a1), "a1");
    EXPECT_EQ(name(Square::h8), "h8");
}

TEST(Square, is_not_named_by_other_texts) {
    for (const char* text : {"", "e", "e44", "i1", "a0", "a9", "E4", "4e", " e4", "e ", "`1"})
        EXPECT_EQ(square_named(text), std::nullopt) << text;
}

TEST(Square, names_of_files_and_ranks_read_back) {
    for (int i = 0; i < 8; ++i) {
        const auto file = static_cast<File>(i);
        const auto rank = static_cast<Rank>(i);
        EXPECT_EQ(file_named(name(file)), file);
        EXPECT_EQ(rank_named(name(rank)), rank);
    }
    EXPECT_EQ(file_named('i'), std::nullopt);
    EXPECT_EQ(file_named('A'), std::nullopt);
    EXPECT_EQ(rank_named('0'), std::nullopt);
    EXPECT_EQ(rank_named('9'), std::nullopt);
}

TEST(Square, offset_goes_right_and_up_from_white) {
    EXPECT_EQ(offset(Square::d4, 1, 2), Square::e6);
    EXPECT_EQ(offset(Square::d4, -3, -3), Square::a1);
    EXPECT_EQ(offset(Square::d4, 0, 0), Square::d4);
}

TEST(Square, offset_ends_at_the_edges_and_never_wraps_round) {
    EXPECT_EQ(offset(Square::h4, 1, 0), std::nullopt);
    EXPECT_EQ(offset(Square::a4, -1, 0), std::nullopt);
    EXPECT_EQ(offset(Square::d8, 0, 1), std::nullopt);
    EXPECT_EQ(offset(Square::d1, 0, -1), std::nullopt);
    EXPECT_EQ(offset(Square::a1, -8, 1), std::nullopt);
}

TEST(Square, distance_is_counted_in_king_moves) {
    EXPECT_EQ(distance(Square::e4, Square::e4), 0);
    EXPECT_EQ(distance(Square::e4, Square::f5), 1);
    EXPECT_EQ(distance(Square::a1, Square::h8), 7);
    EXPECT_EQ(distance(Square::b7, Square::h6), 6);
    EXPECT_EQ(distance(Square::h6, Square::b7), 6);
}

TEST(Square, half_of_the_board_is_light) {
    int light = 0;
    for (const Square square : all_squares) {
        light += is_light(square) ? 1 : 0;
        EXPECT_EQ(is_light(square), light_squares.contains(square)) << name(square);
        EXPECT_NE(is_light(square), dark_squares.contains(square)) << name(square);
    }
    EXPECT_EQ(light, 32);
}

}  // namespace
}  // namespace arbiter::testing
