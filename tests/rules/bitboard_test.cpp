#include "arbiter/rules/bitboard.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

using namespace literals;

constexpr Bitboard corners = R"(
    X . . . . . . X
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    X . . . . . . X)"_bb;

TEST(Bitboard, is_written_as_a_picture_from_white_side) {
    EXPECT_EQ(corners.size(), 4);
    for (const Square corner : {Square::a1, Square::h1, Square::a8, Square::h8})
        EXPECT_TRUE(corners.contains(corner)) << name(corner);
    constexpr Bitboard one =
        "........ ........ ........ ........ ...X.... ........ ........ ........"_bb;
    EXPECT_EQ(one, Bitboard(Square::d4));
    constexpr Bitboard none =
        "-------- -------- -------- -------- -------- -------- -------- --------"_bb;
    EXPECT_TRUE(none.empty());
}

TEST(Bitboard, starts_empty) {
    EXPECT_TRUE(Bitboard().empty());
    EXPECT_FALSE(Bitboard().any());
    EXPECT_EQ(Bitboard().size(), 0);
    EXPECT_EQ(Bitboard().begin(), Bitboard().end());
}

TEST(Bitboard, holds_what_was_added_and_not_removed) {
    Bitboard set;
    set.add(Square::e4);
    set.add(Square::e4);
    set.add(Square::a8);
    EXPECT_EQ(set.size(), 2);
    set.remove(Square::e4);
    set.remove(Square::e4);
    EXPECT_EQ(set, Bitboard(Square::a8));
}

TEST(Bitboard, reads_as_a_set) {
    const Bitboard rank = squares_of(Rank::first);
    const Bitboard file = squares_of(File::a);
    EXPECT_EQ(rank & file, Bitboard(Square::a1));
    EXPECT_EQ((rank | file).size(), 15);
    EXPECT_EQ((rank ^ file).size(), 14);
    EXPECT_EQ((rank - file).size(), 7);
    EXPECT_EQ(~rank, all_squares - rank);
    EXPECT_TRUE(rank.intersects(file));
    EXPECT_FALSE((rank - file).intersects(file));
    EXPECT_TRUE(corners.contains_all(Bitboard(Square::h8)));
    EXPECT_FALSE(corners.contains_all(rank));
    EXPECT_TRUE(corners.contains_all(Bitboard()));
}

TEST(Bitboard, assigning_operators_do_as_the_others) {
    Bitboard set = squares_of(Rank::first);
    set |= squares_of(Rank::second);
    EXPECT_EQ(set.size(), 16);
    set &= squares_of(File::c);
    EXPECT_EQ(set.size(), 2);
    set ^= Bitboard(Square::c1);
    EXPECT_EQ(set, Bitboard(Square::c2));
    set -= Bitboard(Square::c2);
    EXPECT_TRUE(set.empty());
}

TEST(Bitboard, first_and_last_are_its_lowest_and_highest_squares) {
    EXPECT_EQ(corners.first(), Square::a1);
    EXPECT_EQ(corners.last(), Square::h8);
    EXPECT_EQ(Bitboard(Square::e4).first(), Square::e4);
    EXPECT_EQ(Bitboard(Square::e4).last(), Square::e4);
}

TEST(Bitboard, has_a_single_square_only_when_there_is_exactly_one) {
    EXPECT_EQ(Bitboard(Square::h8).single(), Square::h8);
    EXPECT_EQ(Bitboard().single(), std::nullopt);
    EXPECT_EQ(corners.single(), std::nullopt);
    EXPECT_FALSE(Bitboard().has_more_than_one());
    EXPECT_FALSE(Bitboard(Square::a1).has_more_than_one());
    EXPECT_TRUE(corners.has_more_than_one());
}

TEST(Bitboard, is_walked_from_a1_to_h8) {
    std::vector<Square> walked;
    for (const Square square : corners)
        walked.push_back(square);
    EXPECT_EQ(walked, (std::vector{Square::a1, Square::h1, Square::a8, Square::h8}));
}

TEST(Bitboard, pop_first_takes_its_squares_out_in_that_order) {
    Bitboard set = corners;
    EXPECT_EQ(set.pop_first(), Square::a1);
    EXPECT_EQ(set.pop_first(), Square::h1);
    EXPECT_EQ(set.size(), 2);
    EXPECT_TRUE(corners.contains(Square::a1));
}

TEST(Bitboard, files_and_ranks_part_the_board) {
    Bitboard files;
    Bitboard ranks;
    for (int i = 0; i < 8; ++i) {
        EXPECT_EQ(squares_of(static_cast<File>(i)).size(), 8);
        EXPECT_EQ(squares_of(static_cast<Rank>(i)).size(), 8);
        files |= squares_of(static_cast<File>(i));
        ranks |= squares_of(static_cast<Rank>(i));
    }
    EXPECT_EQ(files, all_squares);
    EXPECT_EQ(ranks, all_squares);
    EXPECT_EQ(relative_rank_of(Color::black, Rank::first), squares_of(Rank::eighth));
    EXPECT_EQ(back_ranks, squares_of(Rank::first) | squares_of(Rank::eighth));
}

TEST(Bitboard, shifted_moves_every_square_and_loses_what_leaves_the_board) {
    EXPECT_EQ(shifted<Direction::north>(Bitboard(Square::d4)), Bitboard(Square::d5));
    EXPECT_EQ(shifted<Direction::south>(Bitboard(Square::d4)), Bitboard(Square::d3));
    EXPECT_EQ(shifted<Direction::east>(Bitboard(Square::d4)), Bitboard(Square::e4));
    EXPECT_EQ(shifted<Direction::west>(Bitboard(Square::d4)), Bitboard(Square::c4));
    EXPECT_EQ(shifted<Direction::north_east>(corners), Bitboard(Square::b2));
    EXPECT_EQ(shifted<Direction::north_west>(corners), Bitboard(Square::g2));
    EXPECT_EQ(shifted<Direction::south_east>(corners), Bitboard(Square::b7));
    EXPECT_EQ(shifted<Direction::south_west>(corners), Bitboard(Square::g7));
    EXPECT_TRUE(shifted<Direction::east>(squares_of(File::h)).empty());
    EXPECT_TRUE(shifted<Direction::west>(squares_of(File::a)).empty());
}

TEST(Bitboard, shifted_forward_goes_towards_the_promotion_rank) {
    EXPECT_EQ(shifted_forward(Color::white, Bitboard(Square::e2)), Bitboard(Square::e3));
    EXPECT_EQ(shifted_forward(Color::black, Bitboard(Square::e7)), Bitboard(Square::e6));
    EXPECT_TRUE(shifted_forward(Color::black, squares_of(Rank::first)).empty());
}

}  // namespace
}  // namespace arbiter::testing
