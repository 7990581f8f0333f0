// The geometry of castling; whether it is legal is tested in laws_castling_test.cpp.
#include "arbiter/rules/castling.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

constexpr auto king_side = CastlingSide::king_side;
constexpr auto queen_side = CastlingSide::queen_side;

TEST(Castling, is_on_the_side_of_the_king_where_the_rook_stands) {
    EXPECT_EQ(castling_side(Square::e1, Square::h1), king_side);
    EXPECT_EQ(castling_side(Square::e8, Square::a8), queen_side);
    EXPECT_EQ(castling_side(Square::b1, Square::c1), king_side);
    EXPECT_EQ(castling_side(Square::g8, Square::f8), queen_side);
}

TEST(Castling, ends_on_the_same_squares_from_wherever_it_began) {
    EXPECT_EQ(castling_targets(Color::white, king_side).king, Square::g1);
    EXPECT_EQ(castling_targets(Color::white, king_side).rook, Square::f1);
    EXPECT_EQ(castling_targets(Color::white, queen_side).king, Square::c1);
    EXPECT_EQ(castling_targets(Color::white, queen_side).rook, Square::d1);
    EXPECT_EQ(castling_targets(Color::black, king_side).king, Square::g8);
    EXPECT_EQ(castling_targets(Color::black, king_side).rook, Square::f8);
    EXPECT_EQ(castling_targets(Color::black, queen_side).king, Square::c8);
    EXPECT_EQ(castling_targets(Color::black, queen_side).rook, Square::d8);
}

Bitboard path(Square king, Square rook) { return castling_path(king, rook); }

Bitboard walk(Square king, Square rook) { return castling_king_walk(king, rook); }

TEST(Castling, needs_the_ways_of_king_and_rook_empty) {
    EXPECT_EQ(path(Square::e1, Square::h1), squares("f1 g1"));
    EXPECT_EQ(path(Square::e1, Square::a1), squares("b1 c1 d1"));
    EXPECT_EQ(path(Square::b1, Square::a1), squares("c1 d1"));
    EXPECT_EQ(path(Square::b1, Square::h1), squares("c1 d1 e1 f1 g1"));
    EXPECT_EQ(path(Square::f1, Square::g1), Bitboard());
    EXPECT_EQ(path(Square::g1, Square::h1), squares("f1"));
    EXPECT_EQ(path(Square::c1, Square::b1), squares("d1"));
}

TEST(Castling, walks_the_king_from_its_square_to_its_goal) {
    EXPECT_EQ(walk(Square::e1, Square::h1), squares("e1 f1 g1"));
    EXPECT_EQ(walk(Square::e1, Square::a1), squares("e1 d1 c1"));
    EXPECT_EQ(walk(Square::b1, Square::a1), squares("b1 c1"));
    EXPECT_EQ(walk(Square::g1, Square::h1), squares("g1"));
    EXPECT_EQ(walk(Square::b1, Square::h1), squares("b1 c1 d1 e1 f1 g1"));
}

TEST(Castling, is_classical_only_with_the_king_on_e_and_a_rook_in_the_corner) {
    EXPECT_TRUE(is_classical_castling(Square::e1, Square::h1));
    EXPECT_TRUE(is_classical_castling(Square::e8, Square::a8));
    EXPECT_FALSE(is_classical_castling(Square::e1, Square::g1));
    EXPECT_FALSE(is_classical_castling(Square::d1, Square::a1));
}

}  // namespace
}  // namespace arbiter::testing
