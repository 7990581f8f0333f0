// Articles 3.1 to 3.6 of the FIDE Laws: own men, captures, attacks; bishop, rook, queen, knight.
#include <gtest/gtest.h>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/legality.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace literals;

TEST(Article_3_1, no_man_moves_onto_an_own_man) {
    for (const Square shut_in : {Square::a1, Square::c1, Square::d1, Square::e1})
        EXPECT_TRUE(targets(Position(), shut_in).empty()) << name(shut_in);
    EXPECT_FALSE(is_legal(Position(), Move::normal(Role::rook, Square::a1, Square::a2)));
}

TEST(Article_3_1_1, a_man_captures_by_landing_on_an_enemy) {
    const Position position = position_of("4k3/8/8/8/8/4n3/8/2B1K3 w - - 0 1");
    EXPECT_EQ(targets(position, Square::c1), squares("a3 b2 d2 e3"));
    const Position after = play(position, "c1e3");
    EXPECT_EQ(after.board().at(Square::e3), (Piece{Color::white, Role::bishop}));
    EXPECT_TRUE(after.board().of(Role::knight).empty());
}

TEST(Article_3_1_2, a_pawn_attacks_diagonally_even_where_nothing_stands) {
    const Position position = position_of("4k3/8/8/8/8/8/6p1/4K2R w K - 0 1");
    EXPECT_TRUE(position.board().attackers(Square::f1, Color::black).contains(Square::g2));
    EXPECT_TRUE(position.board().attackers(Square::h1, Color::black).contains(Square::g2));
    EXPECT_TRUE(position.board().attackers(Square::g1, Color::black).empty());
    EXPECT_FALSE(can(position, "e1h1"));
    EXPECT_FALSE(can(position, "e1f1"));
}

TEST(Article_3_1_3, a_pinned_man_still_attacks) {
    const Position position = position_of("4k3/3b4/8/1B6/8/6K1/8/8 w - - 0 1");
    EXPECT_EQ(pinned(position, Color::black), squares("d7"));
    EXPECT_EQ(targets(position, Square::g3), squares("f2 g2 h2 f3 f4 h4"));
}

TEST(Article_3_2, a_bishop_goes_any_distance_on_its_diagonals) {
    const Position position = position_of("1k6/8/8/8/3B4/8/8/1K6 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d4), R"(
        . . . . . . . X
        X . . . . . X .
        . X . . . X . .
        . . X . X . . .
        . . . . . . . .
        . . X . X . . .
        . X . . . X . .
        X . . . . . X .)"_bb);
    EXPECT_EQ(targets(position, Square::d4).size(), 13);
}

TEST(Article_3_3, a_rook_goes_any_distance_on_its_file_and_rank) {
    const Position position = position_of("1k6/8/8/8/3R4/8/8/1K6 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d4), R"(
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
        X X X . X X X X
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .)"_bb);
    for (const Square square : all_squares)
        EXPECT_EQ(rook_attacks(square, Bitboard(square)).size(), 14) << name(square);
}

TEST(Article_3_4, a_queen_goes_as_bishop_and_as_rook) {
    const Position position = position_of("1k6/8/8/8/3Q4/8/8/1K6 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d4), R"(
        . . . X . . . X
        X . . X . . X .
        . X . X . X . .
        . . X X X . . .
        X X X . X X X X
        . . X X X . . .
        . X . X . X . .
        X . . X . . X .)"_bb);
    EXPECT_EQ(targets(position, Square::d4).size(), 27);
}

TEST(Article_3_5, a_bishop_passes_over_nothing) {
    const Position position = position_of("4k3/8/8/8/8/4P3/8/2B1K3 w - - 0 1");
    EXPECT_EQ(targets(position, Square::c1), squares("a3 b2 d2"));
}

TEST(Article_3_5, rook_and_queen_pass_over_nothing) {
    const Position position = position_of("3nk3/8/1P6/8/1R1Q1p2/8/8/1K6 w - - 0 1");
    EXPECT_EQ(targets(position, Square::b4), squares("b5 b3 b2 a4 c4"));
    EXPECT_EQ(targets(position, Square::d4) & squares_of(Rank::fourth), squares("c4 e4 f4"));
    EXPECT_EQ(targets(position, Square::d4) & squares_of(File::d),
              squares_of(File::d) - squares("d4"));
    EXPECT_EQ(targets(position, Square::d4) & line_through(Square::d4, Square::c5),
              squares("c5 e3 f2 g1"));
}

TEST(Article_3_6, a_knight_goes_to_the_nearest_squares_off_its_lines) {
    const Position position = position_of("1k6/8/8/8/3N4/8/8/1K6 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d4), R"(
        . . . . . . . .
        . . . . . . . .
        . . X . X . . .
        . X . . . X . .
        . . . . . . . .
        . X . . . X . .
        . . X . X . . .
        . . . . . . . .)"_bb);
    EXPECT_EQ(knight_attacks(Square::a1), squares("b3 c2"));
    int sum = 0;
    for (const Square square : all_squares)
        sum += knight_attacks(square).size();
    EXPECT_EQ(sum, 336);
}

TEST(Article_3_6, a_knight_jumps) {
    EXPECT_EQ(targets(Position(), Square::b1), squares("a3 c3"));
    EXPECT_EQ(targets(Position(), Square::g1), squares("f3 h3"));
}

}  // namespace
}  // namespace arbiter::testing
