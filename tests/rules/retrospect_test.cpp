// Which double checks and which en passant squares a last move can have led to (Law 3.10.3).
#include "arbiter/rules/retrospect.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

/// The double check on the board can be the work of one move.
bool can_have_happened(std::string_view fen) {
    const Setup setup = setup_of(fen);
    const Square king = setup.board.of(setup.turn, Role::king).first();
    EXPECT_EQ(setup.board.attackers(king, opponent(setup.turn)).size(), 2) << "no double check";
    return has_last_move_into_check(setup.board, setup.turn);
}

TEST(DoubleCheck, comes_from_a_bishop_that_leaves_a_rooks_file) {
    EXPECT_TRUE(can_have_happened("4k3/8/8/1B6/8/8/8/4R1K1 b - -"));
}

TEST(DoubleCheck, comes_from_a_rook_that_leaves_a_bishops_diagonal) {
    EXPECT_TRUE(can_have_happened("4k3/4R3/8/1B6/8/8/8/6K1 b - -"));
}

TEST(DoubleCheck, comes_from_a_knight_that_leaves_a_queens_line) {
    EXPECT_TRUE(can_have_happened("4k3/8/5N2/8/8/8/8/4Q1K1 b - -"));
}

TEST(DoubleCheck, comes_from_a_pawn_that_captures_off_the_file) {
    EXPECT_TRUE(can_have_happened("4k3/3P4/8/8/8/8/8/4R1K1 b - -"));
}

TEST(DoubleCheck, comes_from_a_pawn_that_captures_and_promotes) {
    // Only exd8 explains it: a queen on the e-file would have given check before.
    EXPECT_TRUE(can_have_happened("3Qk3/8/8/8/8/8/8/4R1K1 b - -"));
    EXPECT_TRUE(can_have_happened("3Rk3/8/8/8/8/8/8/4R1K1 b - -"));
    EXPECT_FALSE(can_have_happened("8/3Qk3/8/8/8/8/8/4R1K1 b - -"));
}

TEST(DoubleCheck, comes_from_a_pawn_that_steps_forward_and_promotes) {
    // e7-e8=N uncovered the rook; no knight comes to e8 from e7 or f7.
    EXPECT_TRUE(can_have_happened("4N3/3R2k1/8/8/8/8/8/6K1 b - -"));
}

TEST(DoubleCheck, comes_from_a_capture_en_passant_that_opens_two_lines) {
    // 1...d7-d5 2.e5xd6 e.p. took both pawns off the lines of the rook and the bishop.
    EXPECT_TRUE(can_have_happened("8/8/3Pk3/8/8/1B6/8/4R1K1 b - -"));
    EXPECT_FALSE(can_have_happened("8/3p4/3Pk3/8/8/1B6/8/4R1K1 b - -")) << "d7 was not free";
    EXPECT_FALSE(can_have_happened("8/8/4k3/8/8/1B6/8/4R1K1 b - -")) << "there is no pawn";
}

TEST(DoubleCheck, never_comes_from_two_men_that_do_not_slide) {
    EXPECT_FALSE(can_have_happened("4k3/8/3N1N2/8/8/8/8/6K1 b - -"));
    EXPECT_FALSE(can_have_happened("4k3/3P1P2/8/8/8/8/8/6K1 b - -"));
    EXPECT_FALSE(can_have_happened("4k3/3P4/5N2/8/8/8/8/6K1 b - -"));
}

TEST(DoubleCheck, never_comes_from_two_sliders_of_one_kind) {
    EXPECT_FALSE(can_have_happened("8/8/8/3k4/8/1B3B2/8/6K1 b - -"));
    EXPECT_FALSE(can_have_happened("8/8/8/R2k4/8/8/8/3R2K1 b - -"));
    EXPECT_FALSE(can_have_happened("8/8/8/Q2k4/8/8/8/3Q2K1 b - -"));
}

TEST(DoubleCheck, never_comes_from_both_ends_of_one_line) {
    EXPECT_FALSE(can_have_happened("8/8/8/R2k3R/8/8/8/6K1 b - -"));
    EXPECT_FALSE(can_have_happened("6Q1/8/8/3k4/8/1B6/8/6K1 b - -"));
    EXPECT_FALSE(can_have_happened("R3k2R/8/8/8/8/8/8/6K1 b - -"));
}

TEST(DoubleCheck, never_comes_where_neither_man_can_have_left_the_others_line) {
    // No square of the e-file leads to a4, none of the diagonal leads to e1.
    EXPECT_FALSE(can_have_happened("4k3/8/8/8/B7/8/8/4R1K1 b - -"));
}

TEST(DoubleCheck, is_judged_alike_for_both_colors) {
    EXPECT_TRUE(can_have_happened("4r1k1/8/8/8/8/5n2/8/4K3 w - -"));
    EXPECT_TRUE(can_have_happened("4r1k1/8/8/8/8/8/8/3qK3 w - -"));
    EXPECT_TRUE(can_have_happened("4r1k1/8/1b6/8/8/3pK3/8/8 w - -"));
    EXPECT_FALSE(can_have_happened("4r1k1/8/1b6/8/8/3pK3/3P4/8 w - -"));
}

bool can_have_crossed(std::string_view fen) {
    const Setup setup = setup_of(fen);
    return is_possible_double_step(setup.board, setup.turn, setup.en_passant.value());
}

TEST(DoubleStep, leaves_a_pawn_behind_the_square_and_two_free_squares) {
    EXPECT_TRUE(can_have_crossed("4k3/8/8/3p4/8/8/8/4K3 w - d6"));
    EXPECT_TRUE(can_have_crossed("4k3/8/8/8/7P/8/8/4K3 b - h3"));
    EXPECT_FALSE(can_have_crossed("4k3/8/8/8/8/8/8/4K3 w - d6"));
    EXPECT_FALSE(can_have_crossed("4k3/8/8/3n4/8/8/8/4K3 w - d6"));
    EXPECT_FALSE(can_have_crossed("4k3/8/3n4/3p4/8/8/8/4K3 w - d6"));
    EXPECT_FALSE(can_have_crossed("4k3/3n4/8/3p4/8/8/8/4K3 w - d6"));
    EXPECT_FALSE(can_have_crossed("4k3/8/8/3p4/8/8/8/4K3 w - d3"));
}

TEST(DoubleStep, may_give_check_or_uncover_one) {
    EXPECT_TRUE(can_have_crossed("4k3/8/8/3pP3/4K3/8/8/8 w - d6"));
    EXPECT_TRUE(can_have_crossed("2b1k3/8/8/3pP3/8/7K/8/8 w - d6"));
}

TEST(DoubleStep, does_not_explain_a_check_that_was_there_before) {
    EXPECT_FALSE(can_have_crossed("4k3/8/8/3pP3/8/5n2/8/4K3 w - d6"));
    EXPECT_FALSE(can_have_crossed("4kb2/8/8/3pP3/1K6/8/8/8 w - d6"));
}

}  // namespace
}  // namespace arbiter::testing
