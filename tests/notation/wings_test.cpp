// From which side of the board a piece comes, as far as a position tells it.
#include "arbiter/notation/wings.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

bool is_either(const Wings& wings, Square square) {
    return wings.queen_side.contains(square) && wings.king_side.contains(square);
}

TEST(Wings, are_known_of_all_at_the_start) {
    const Wings wings = wings_told_by(Position());
    for (const Square square : {Square::a1, Square::b1, Square::c1, Square::a8, Square::c8})
        EXPECT_TRUE(wings.queen_side.contains(square) && !wings.king_side.contains(square));
    for (const Square square : {Square::f1, Square::g1, Square::h1, Square::f8, Square::h8})
        EXPECT_TRUE(wings.king_side.contains(square) && !wings.queen_side.contains(square));
}

TEST(Wings, belong_at_a_start_of_chess960_to_the_one_nearer_to_the_a_file) {
    // BBQNNRKR.
    const Wings wings = wings_told_by(chess960_position(0).value());
    for (const Square square : {Square::a1, Square::d1, Square::f1})
        EXPECT_TRUE(wings.queen_side.contains(square) && !wings.king_side.contains(square));
    for (const Square square : {Square::b1, Square::e1, Square::h1})
        EXPECT_TRUE(wings.king_side.contains(square) && !wings.queen_side.contains(square));
}

TEST(Wings, are_told_later_by_the_colour_of_a_bishop_and_the_right_of_a_rook) {
    const Wings wings = wings_told_by(position("r3k3/8/2b5/3b4/3B4/2B5/5N2/R3K2R w Kq - 0 1"));
    EXPECT_FALSE(wings.king_side.contains(Square::d4));   // dark, from c1
    EXPECT_FALSE(wings.king_side.contains(Square::c6));   // light, from c8
    EXPECT_FALSE(wings.queen_side.contains(Square::h1));  // may castle
    EXPECT_FALSE(wings.king_side.contains(Square::a8));
    EXPECT_TRUE(is_either(wings, Square::f2));
    // The king's rook is on h1.
    EXPECT_FALSE(wings.king_side.contains(Square::a1));
    EXPECT_TRUE(wings.queen_side.contains(Square::a1));
}

}  // namespace
}  // namespace arbiter::testing
