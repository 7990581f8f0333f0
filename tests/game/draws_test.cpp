// Law 9 over the board and with a clock: offers, claims, and what a wrong one costs.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(Draws, a_claim_before_the_flag_falls_is_decided_first_9_5_1) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    table.wait(5min - 1ms);
    table.happen(DrawClaimed{white, ClaimKind::threefold, {}});
    table.wait(1s);
    table.expect_end("1/2-1/2", EndReason::threefold, "9.2.2");
    table.expect_refused(FlagClaimed{black}, GameProblem::game_over);
}

TEST(Draws, a_claim_needs_no_sheet_of_the_player_A_2) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    table.happen(DrawClaimed{white, ClaimKind::threefold, {}});
    table.expect_end("1/2-1/2", EndReason::threefold, "9.2.2");
}

TEST(Draws, perpetual_check_is_a_repetition_and_no_rule_of_its_own_9_2_2) {
    PlayedGame table(from(over_the_board("5"), "6k1/6p1/8/8/8/8/qr3PPP/4Q1K1 w - - 0 1"));
    table.play("e1e8");
    for (int check = 1; check < 5; ++check) {
        ASSERT_TRUE(is_check(table.game.position()));
        ASSERT_FALSE(table.game.is_over());
        table.play("g8h7 e8h5");
        ASSERT_TRUE(is_check(table.game.position()));
        ASSERT_FALSE(table.game.is_over());
        EXPECT_EQ(table.game.claims().threefold, check >= 3);
        table.play("h7g8 h5e8");
    }
    table.expect_end("1/2-1/2", EndReason::fivefold, "9.6.1");
}

TEST(Draws, a_claim_shows_when_the_position_stood_on_the_board_11_12) {
    PlayedGame table(over_the_board("5"));
    table.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    EXPECT_EQ(table.game.history().occurrences(), (std::vector<int>{0, 4, 8}));
}

TEST(Draws, a_wrong_claim_gives_the_opponent_two_minutes_9_5_3) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    const Duration before = table.left(black);
    table.happen(DrawClaimed{white, ClaimKind::threefold, std::nullopt});
    EXPECT_EQ(table.left(black), before + 2min);
    EXPECT_TRUE(table.is_logged("9.5.3"));
    EXPECT_TRUE(table.is_logged("9.1.2.3"));
}

TEST(Draws, a_claim_with_an_illegal_move_touches_its_man_9_5_3) {
    PlayedGame table(over_the_board("5"));
    table.play("a2a4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::threefold, attempt("a1b3")});
    EXPECT_TRUE(table.game.is_last_claim_wrong());
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")}, GameProblem::must_be_played,
                         "4.3");
    table.make("a1a3");
}

TEST(Draws, a_man_that_cannot_move_binds_nobody_4_3_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::threefold, attempt("a1b3")});
    table.make("g1f3");
}

TEST(Draws, an_offer_at_the_wrong_moment_counts_and_is_noticed_9_1_2_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawOffered{white});
    EXPECT_TRUE(table.is_logged("9.1.2.1"));
    EXPECT_EQ(table.game.draw_offer(), white);
    PlayedGame right(over_the_board("5"));
    right.play("e2e4 e7e5", 1s);
    right.make("g1f3");
    right.happen(DrawOffered{white});
    EXPECT_FALSE(right.is_logged("9.1.2.1"));
}

TEST(Draws, offers_again_and_again_are_told_to_the_arbiter_11_5) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    for (const auto* const moves : {"g1f3 b8c6", "f1c4 f8c5", "d2d3 d7d6"}) {
        EXPECT_FALSE(table.is_logged("11.5"));
        table.happen(DrawOffered{white});
        table.play(moves, 1s);
    }
    EXPECT_TRUE(table.is_logged("11.5"));
    EXPECT_FALSE(table.game.is_over()) << "nothing follows by itself";
}

TEST(Draws, an_event_may_forbid_draws_before_a_move_9_1_1) {
    Terms terms = over_the_board("5");
    terms.no_draw_before_move = 3;
    PlayedGame table(terms);
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(DrawOffered{white}, GameProblem::draws_forbidden, "9.1.1");
    table.play("g1f3 b8c6", 1s);
    table.happen(DrawOffered{white});
    EXPECT_EQ(table.game.draw_offer(), white) << "with his third move";
}

TEST(Draws, an_event_may_forbid_draws_without_the_arbiter_9_1_1) {
    Terms terms = over_the_board("5");
    terms.draws_need_permission = true;
    PlayedGame table(terms);
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(DrawOffered{white}, GameProblem::draws_forbidden, "9.1.1");
    table.happen(DrawClaimed{white, ClaimKind::fifty, std::nullopt});
    EXPECT_EQ(table.game.draw_offer(), std::nullopt) << "nor by a claim";
    table.happen(DrawPermitted{"both players are ill"});
    table.happen(DrawOffered{white});
    table.happen(DrawAccepted{black});
    table.expect_end("1/2-1/2", EndReason::agreement, "5.2.3");
}

TEST(Draws, a_named_move_is_played_whatever_else_is_touched) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::fifty, attempt("g1f3")});
    table.happen(PieceTouched{white, Square::b1});
    table.make("g1f3");
}

TEST(Draws, a_second_claim_does_not_undo_the_duty_of_the_first) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::fifty, attempt("g1f3")});
    table.expect_refused(DrawClaimed{white, ClaimKind::fifty, {}}, GameProblem::must_be_played,
                         "9.5.3");
}

TEST(Draws, letting_a_man_go_declines_an_offer) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawOffered{black});
    table.happen(PieceReleased{attempt("g1f3")});
    table.expect_refused(DrawAccepted{white}, GameProblem::no_offer);
}

}  // namespace
}  // namespace arbiter::testing
