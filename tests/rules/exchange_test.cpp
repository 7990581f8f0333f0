// Trades on one square, counted in the round worths 100, 320, 330, 500, 950.
#include "arbiter/rules/exchange.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

int gain(std::string_view fen, std::string_view move) {
    const Position position = position_of(fen);
    return exchange_gain(position, find_move(position, move).value());
}

TEST(Exchange, of_an_unguarded_man_wins_it) {
    EXPECT_EQ(gain("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100);
    EXPECT_EQ(gain("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d5"), 0);
}

TEST(Exchange, loses_the_dearer_man_for_a_guarded_one) {
    EXPECT_EQ(gain("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100 - 500);
    // Stepping where a pawn takes.
    EXPECT_EQ(gain("4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "d1d5"), -500);
}

TEST(Exchange, stops_where_going_on_would_lose) {
    // Knight takes pawn, pawn takes knight, rook takes pawn: Black will not take with the rook.
    //   . . . r . . . .
    //   . . . . . . . .
    //   . . . . p . . .
    //   . . . p . . . .
    //   . . . . . . . .
    //   . . N . . . . .
    //   . . . . . . . .
    //   . . . R K . . .
    EXPECT_EQ(gain("3rk3/8/4p3/3p4/8/2N5/8/3RK3 w - - 0 1", "c3d5"), 100 - 320);
    // A pawn may take: the rook behind it wins its guard's worth back.
    EXPECT_EQ(gain("4k3/8/3r4/3p4/4P3/8/8/3RK3 w - - 0 1", "e4d5"), 100);
}

TEST(Exchange, sees_the_man_behind_the_man) {
    // Two rooks in line against two guards in line.
    EXPECT_EQ(gain("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100 - 500);
    EXPECT_EQ(gain("3nk3/8/2n5/4p3/8/8/4R3/4RK2 w - - 0 1", "e2e5"), 100 - 500 + 320);
}

TEST(Exchange, keeps_the_king_from_guarded_squares) {
    EXPECT_EQ(gain("8/8/3k4/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100 - 500);
    // A second rook guards the square: the king may not take back.
    EXPECT_EQ(gain("8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100);
}

TEST(Exchange, counts_promotion_and_en_passant) {
    EXPECT_EQ(gain("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), 850);
    EXPECT_EQ(gain("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q"), 500 + 850);
    EXPECT_EQ(gain("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), -100);
    EXPECT_EQ(gain("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 100);
}

TEST(Exchange, knows_what_is_a_capture) {
    const Position castling = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_FALSE(is_capture(castling, find_move(castling, "e1h1").value()));
    const Position passing = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_TRUE(is_capture(passing, find_move(passing, "e5d6").value()));
    EXPECT_FALSE(is_capture(passing, find_move(passing, "e5e6").value()));
}

TEST(Exchange, on_a_square_is_asked_for_either_side_whoever_is_to_move) {
    const Board board = position_of("4k3/8/4p3/3p4/8/8/6B1/3RK3 w - - 0 1").board();
    EXPECT_EQ(exchange_on(board, Square::d5, Color::white), 0);
    EXPECT_EQ(exchange_on(board, Square::d5, Color::black), 0);
    const Board loose = position_of("4k3/8/8/3p4/8/8/6B1/3RK3 b - - 0 1").board();
    EXPECT_EQ(exchange_on(loose, Square::d5, Color::white), 100);
    EXPECT_EQ(exchange_on(loose, Square::e5, Color::white), 0);
    EXPECT_EQ(exchange_on(loose, Square::d1, Color::black), 0);
}

TEST(Exchange, castling_gains_nothing_whoever_looks_at_the_rook) {
    EXPECT_EQ(gain("4k3/1b6/8/8/8/8/8/4K2R w K - 0 1", "e1h1"), 0);
}

TEST(Exchange, a_pawn_captured_en_passant_guards_no_line) {
    EXPECT_EQ(gain("4k3/8/8/3pP3/8/8/3r4/7K w - d6 0 1", "e5d6"), 0);
}

TEST(Exchange, the_cheapest_man_is_that_of_the_given_worths) {
    constexpr PerRole<int> bishops_are_cheap{{{100, 400, 300, 500, 900, 20000}}};
    const Board board = position_of("4k3/8/4p3/3r4/8/2N2B2/8/4K3 w - - 0 1").board();
    EXPECT_EQ(exchange_on(board, Square::d5, Color::white, bishops_are_cheap), 300);
}

TEST(Exchange, is_counted_in_any_worths) {
    constexpr PerRole<int> classical{{{1, 3, 3, 5, 9, 100}}};
    const Position position = position_of("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1");
    EXPECT_EQ(exchange_gain(position, find_move(position, "d1d5").value(), classical), 3 - 5);
}

}  // namespace
}  // namespace arbiter::testing
