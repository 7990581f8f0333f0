#include "arbiter/rules/board.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace literals;

constexpr Piece white_rook{Color::white, Role::rook};
constexpr Piece black_pawn{Color::black, Role::pawn};

TEST(Board, starts_empty) {
    const Board board;
    EXPECT_TRUE(board.occupied().empty());
    EXPECT_EQ(board.at(Square::e4), std::nullopt);
    EXPECT_EQ(board.color_at(Square::e4), std::nullopt);
    EXPECT_EQ(board.role_at(Square::e4), std::nullopt);
}

TEST(Board, knows_what_was_put_where) {
    Board board;
    board.put(Square::a1, white_rook);
    board.put(Square::a7, black_pawn);
    EXPECT_EQ(board.at(Square::a1), white_rook);
    EXPECT_EQ(board.color_at(Square::a7), Color::black);
    EXPECT_EQ(board.role_at(Square::a7), Role::pawn);
    EXPECT_EQ(board.of(Color::white), Bitboard(Square::a1));
    EXPECT_EQ(board.of(Role::pawn), Bitboard(Square::a7));
    EXPECT_EQ(board.of(white_rook), Bitboard(Square::a1));
    EXPECT_TRUE(board.of(Color::white, Role::pawn).empty());
    EXPECT_EQ(board.occupied(), squares("a1 a7"));
}

TEST(Board, after_a_move_the_man_stands_on_its_new_square) {
    Board board;
    board.put(Square::a1, white_rook);
    board.put(Square::a7, black_pawn);
    const Board stepped = board.after(Square::a1, Square::a5, white_rook);
    EXPECT_EQ(stepped.occupied(), squares("a5 a7"));
    EXPECT_EQ(stepped.at(Square::a5), white_rook);
    const Board captured = board.after(Square::a1, Square::a7, white_rook);
    EXPECT_EQ(captured.occupied(), squares("a7"));
    EXPECT_EQ(captured.at(Square::a7), white_rook);
    EXPECT_EQ(captured.of(Role::pawn), Bitboard());
}

TEST(Board, forgets_what_was_removed_or_cleared) {
    Board board;
    board.put(Square::a5, white_rook);
    EXPECT_EQ(board.at(Square::a5), white_rook);
    board.remove(Square::a5, white_rook);
    EXPECT_EQ(board, Board());
    board.put(Square::h7, black_pawn);
    board.clear(Square::h7);
    board.clear(Square::h7);
    EXPECT_EQ(board, Board());
}

TEST(Board, sorts_sliders_by_the_lines_they_use) {
    const Board board = setup_of("4k3/8/8/1q1r1b2/1Q1R1B2/8/8/4K3 w - -").board;
    EXPECT_EQ(board.diagonal_sliders(), squares("b4 f4 b5 f5"));
    EXPECT_EQ(board.straight_sliders(), squares("b4 d4 b5 d5"));
}

TEST(Board, attackers_are_all_men_of_a_color_that_hit_the_square) {
    // One white man of each kind hits d4; so does a black knight.
    const Board board = setup_of("3R4/8/1N3B2/5n2/Q7/2P1K3/8/6k1 w - -").board;
    EXPECT_EQ(board.attackers(Square::d4, Color::white), squares("d8 f6 a4 c3 e3"));
    EXPECT_EQ(board.attackers(Square::d4, Color::black), squares("f5"));
    EXPECT_EQ(board.attackers(Square::d5, Color::white), squares("d8 b6"));
}

TEST(Board, a_man_in_between_stops_an_attacker_unless_thought_away) {
    const Board board = setup_of("3r3k/8/3n4/8/8/8/8/3K4 w - -").board;
    EXPECT_TRUE(board.attackers(Square::d1, Color::black).empty());
    const Bitboard without_knight = board.occupied() - Bitboard(Square::d6);
    EXPECT_EQ(board.attackers(Square::d1, Color::black, without_knight), squares("d8"));
}

TEST(Board, pawns_attack_forward_only) {
    const Board board = setup_of("4k3/8/8/3p4/8/3P4/8/4K3 w - -").board;
    EXPECT_EQ(board.attackers(Square::e4, Color::white), squares("d3"));
    EXPECT_EQ(board.attackers(Square::e4, Color::black), squares("d5"));
    EXPECT_TRUE(board.attackers(Square::e6, Color::black).empty());
    EXPECT_TRUE(board.attackers(Square::d4, Color::white).empty());
}

}  // namespace
}  // namespace arbiter::testing
