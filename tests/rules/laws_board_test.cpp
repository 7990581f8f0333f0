// Articles 1 and 2 of the FIDE Laws: whose move it is, what a position may be, the board.
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/perft.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(Article_1_2, white_moves_first) {
    const Position start;
    EXPECT_EQ(start.turn(), Color::white);
    EXPECT_TRUE(is_legal(start, Move::normal(Role::pawn, Square::e2, Square::e4)));
    EXPECT_FALSE(is_legal(start, Move::normal(Role::pawn, Square::e7, Square::e5)));
}

TEST(Article_1_2, the_players_move_alternately) {
    const Position after = play(Position(), "e2e4");
    EXPECT_EQ(after.turn(), Color::black);
    EXPECT_FALSE(is_legal(after, Move::normal(Role::pawn, Square::d2, Square::d4)));
    EXPECT_EQ(play(after, "e7e5").turn(), Color::white);
}

TEST(Article_1_2, nobody_may_pass) {
    for (const Square square : all_squares)
        EXPECT_FALSE(is_legal(Position(), Move::normal(Role::pawn, square, square)))
            << name(square);
}

TEST(Article_1_4_1, a_king_is_never_left_to_be_captured) {
    EXPECT_TRUE(faults_of("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").contains(Fault::opposite_check));
    EXPECT_FALSE(Position::from(setup_of("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")));
}

TEST(Article_1_4_1, a_king_under_attack_without_a_legal_reply_is_checkmated) {
    const Position position = play(Position(), "f2f3 e7e5 g2g4 d8h4");
    EXPECT_TRUE(is_check(position));
    EXPECT_FALSE(has_legal_move(position));
}

TEST(Article_2_1, the_square_at_each_players_near_right_is_light) {
    EXPECT_TRUE(is_light(Square::h1));
    EXPECT_TRUE(is_light(Square::a8));
    EXPECT_FALSE(is_light(Square::a1));
    EXPECT_FALSE(is_light(Square::h8));
}

TEST(Article_2_1, light_and_dark_squares_alternate) {
    for (const Square square : all_squares)
        for (const auto next : {offset(square, 1, 0), offset(square, 0, 1)})
            if (next) {
                EXPECT_NE(is_light(square), is_light(*next)) << name(square);
            }
}

TEST(Article_2_1, the_board_looks_the_same_from_the_other_side) {
    for (int i = 0; i < 64; ++i)
        EXPECT_EQ(is_light(square_at(i)), is_light(square_at(63 - i)));
}

TEST(Article_2_2, each_side_begins_with_16_men) {
    const Board board = Position().board();
    for (const Color color : both_colors) {
        EXPECT_EQ(board.of(color).size(), 16);
        EXPECT_EQ(board.of(color, Role::king).size(), 1);
        EXPECT_EQ(board.of(color, Role::queen).size(), 1);
        EXPECT_EQ(board.of(color, Role::rook).size(), 2);
        EXPECT_EQ(board.of(color, Role::bishop).size(), 2);
        EXPECT_EQ(board.of(color, Role::knight).size(), 2);
        EXPECT_EQ(board.of(color, Role::pawn).size(), 8);
    }
}

TEST(Article_2_3, the_men_stand_so_at_the_start) {
    EXPECT_EQ(write_fen(Position()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(Article_2_3, the_start_has_the_known_numbers_of_games) {
    EXPECT_EQ(perft(Position(), 1), 20U);
    EXPECT_EQ(perft(Position(), 2), 400U);
    EXPECT_EQ(perft(Position(), 3), 8902U);
    EXPECT_EQ(perft(Position(), 4), 197281U);
    EXPECT_EQ(perft(Position(), 5), 4865609U);
}

TEST(Article_2_4, a_square_lies_on_a_file_and_a_rank) {
    EXPECT_EQ(file_of(Square::e4), File::e);
    EXPECT_EQ(rank_of(Square::e4), Rank::fourth);
}

TEST(Article_2_4, a_diagonal_runs_from_one_edge_to_an_adjacent_edge) {
    EXPECT_EQ(line_through(Square::a1, Square::h8), squares("a1 b2 c3 d4 e5 f6 g7 h8"));
    EXPECT_EQ(line_through(Square::c2, Square::d3), squares("b1 c2 d3 e4 f5 g6 h7"));
}

}  // namespace
}  // namespace arbiter::testing
