#include "apps/arbiter/talk/board_questions.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// After 1. e4 d5.
const Position center = position("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");

std::string lines(const Position& where, std::string_view text) {
    return told_lines(where, lines_meant(text));
}

TEST(BoardQuestions, tell_who_stands_on_a_square) {
    EXPECT_EQ(told_square(center, Square::e4), "E4, white pawn.");
    EXPECT_EQ(told_square(center, Square::d8), "D8, black queen.");
    EXPECT_EQ(told_square(center, Square::e5), "Nobody stands on e5.");
}

TEST(BoardQuestions, tell_where_men_stand) {
    EXPECT_EQ(told_men(center, {.role = Role::knight}),
              "White: knight b1, g1. Black: knight b8, g8.");
    EXPECT_EQ(told_men(center, {.file = File::e}),
              "White: king e1; pawn e4. Black: king e8; pawn e7.");
    EXPECT_EQ(told_men(center, {.color = Color::white}),
              "White: king e1; queen d1; rook a1, h1; bishop c1, f1; knight b1, g1; pawn a2, b2, "
              "c2, d2, e4, f2, g2, h2.");
    EXPECT_EQ(told_men(center, {.color = Color::black, .role = Role::queen}), "Black: queen d8.");
}

TEST(BoardQuestions, tell_that_there_are_no_such_men) {
    const Position kings = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_EQ(told_men(kings, {.role = Role::rook}), "White: rook a1. Black has no such man.");
    EXPECT_EQ(told_men(kings, {.color = Color::black, .file = File::a}),
              "Black has no such man on the a file.");
}

TEST(BoardQuestions, tell_what_stands_on_a_line_in_its_order) {
    EXPECT_EQ(lines(center, "5"), "Rank a5 to h5: d5, black pawn.");
    EXPECT_EQ(lines(center, "a6 c6"), "Rank a6 to c6: nothing.");
    EXPECT_EQ(lines(center, "d8 d5"), "File d8 to d5: d8, black queen; d5, black pawn.");
    EXPECT_EQ(lines(center, "diagonals a4"),
              "Diagonal a4 to e8: e8, black king. Diagonal a4 to d1: c2, white pawn; d1, white "
              "queen.");
    EXPECT_EQ(told_lines(center, {}), "");
}

TEST(BoardQuestions, tell_what_a_man_can_do) {
    EXPECT_EQ(told_moves_from(center, Square::g1, AskedMoves::all),
              "The white knight on g1 can go to e2, f3, h3.");
    EXPECT_EQ(told_moves_from(center, Square::e4, AskedMoves::captures),
              "The white pawn on e4 can take on d5.");
    EXPECT_EQ(told_moves_from(center, Square::a1, AskedMoves::all),
              "The white rook on a1 can go nowhere.");
    EXPECT_EQ(told_moves_from(center, Square::d8, AskedMoves::captures),
              "The black queen on d8 can take nothing.");
    EXPECT_EQ(told_moves_from(center, Square::e5, AskedMoves::all), "Nobody stands on e5.");
}

TEST(BoardQuestions, tell_what_can_be_played_and_taken) {
    const Position few = position("7k/8/8/3pP3/8/8/8/7K w - d6 0 2");
    EXPECT_EQ(told_moves(few, AskedMoves::captures), "White can take: pawn e5 on d6.");
    const std::string all = told_moves(few, AskedMoves::all);
    EXPECT_TRUE(all.starts_with("White can play: ")) << all;
    EXPECT_TRUE(all.contains("pawn e5 to e6, d6") || all.contains("pawn e5 to d6, e6")) << all;
    EXPECT_TRUE(all.contains("king h1 to g1, g2, h2")) << all;
    EXPECT_EQ(told_moves(position("7k/8/8/8/8/8/8/7K b - - 0 1"), AskedMoves::captures),
              "Black can take nothing.");
    EXPECT_EQ(told_moves(position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), AskedMoves::all),
              "Black has no move.");
}

TEST(BoardQuestions, name_a_promotion_once_and_castling_by_where_the_king_goes) {
    EXPECT_EQ(
        told_moves_from(position("8/4P3/8/8/8/8/k7/7K w - - 0 1"), Square::e7, AskedMoves::all),
        "The white pawn on e7 can go to e8.");
    const std::string king = told_moves_from(position(castling_fen), Square::e1, AskedMoves::all);
    EXPECT_TRUE(king.contains("g1") && king.contains("c1") && !king.contains("h1")) << king;
    EXPECT_EQ(
        told_moves(position("r3k2r/8/8/8/8/8/P6P/RN2K1NR b KQkq - 0 1"), AskedMoves::captures),
        "Black can take: rook a8 on a2; rook h8 on h2.");
}

TEST(BoardQuestions, tell_who_has_more_material) {
    EXPECT_EQ(told_material(center), "Neither side has more material.");
    EXPECT_EQ(told_material(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")),
              "White is ahead by a pawn's worth.");
    EXPECT_EQ(told_material(position("3rk3/8/8/8/8/8/8/3NK3 w - - 0 1")),
              "Black is ahead by 2 pawns' worth.");
}

TEST(BoardQuestions, tell_the_colour_of_a_square) {
    EXPECT_EQ(told_square_color(Square::a1), "A1 is dark.");
    EXPECT_EQ(told_square_color(Square::h1), "H1 is light.");
    EXPECT_EQ(told_square_color(Square::e4), "E4 is light.");
}

}  // namespace
}  // namespace arbiter::testing
