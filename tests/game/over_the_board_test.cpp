// A game at a board with a clock beside it: made and completed, flags, illegal moves and their
// price.
#include <gtest/gtest.h>

#include "tests/game/table_for_tests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

constexpr Color white = Color::white;
constexpr Color black = Color::black;

TEST(OverTheBoard, you_have_the_move_once_the_opponent_has_made_his_1_3) {
    PlayedGame table(over_the_board("5"));
    table.make("e2e4");
    table.make("e7e5");
    EXPECT_EQ(table.game.history().moves().size(), 2U) << "though White has not pressed";
    EXPECT_TRUE(table.game.state().is_move_open[white]);
}

TEST(OverTheBoard, a_move_is_completed_by_pressing_the_clock_6_2_1) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.wait(10s);
    table.make("e2e4");
    EXPECT_EQ(table.running(), white) << "made, not completed";
    table.wait(2s);
    table.press(white);
    EXPECT_EQ(table.left(white), 5min - 12s + 3s) << "the time until he presses is his";
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
}

TEST(OverTheBoard, a_move_that_ends_the_game_needs_no_clock_6_2_1_1) {
    PlayedGame table(over_the_board("5"));
    table.play("f2f3 e7e5 g2g4", 1s);
    table.wait(5min - 2s);
    table.make("d8h4");
    table.expect_end("0-1", EndReason::checkmate, "5.1.1");
    EXPECT_EQ(table.running(), std::nullopt);
    table.wait(1h);
    table.expect_refused(FlagClaimed{white}, GameProblem::game_over);
}

TEST(OverTheBoard, the_next_move_completes_one_that_was_not_pressed_6_2_1_2) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.make("e7e5");
    table.make("g1f3");
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
    EXPECT_EQ(table.left(white), 5min + 3s) << "and its increment is given once";
    table.press(white);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 2);
}

TEST(OverTheBoard, a_player_may_press_after_the_opponent_has_replied_6_2_2) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.wait(5s);
    table.make("e2e4");
    table.make("e7e5");
    table.press(white);
    EXPECT_EQ(table.left(white), 5min - 2s);
    EXPECT_EQ(table.running(), black);
    table.press(black);
    EXPECT_EQ(table.running(), white);
}

TEST(OverTheBoard, what_is_made_but_not_completed_does_not_count_for_the_quota_6_4) {
    PlayedGame table(over_the_board("2/1;1"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 10s);
    table.wait(50s);
    table.make("g1f3");
    table.expect_refused(FlagClaimed{white}, GameProblem::flag_is_up, "6.8");
    table.happen(FlagClaimed{black});
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(OverTheBoard, who_completes_the_quota_goes_on_with_what_is_left_6_4) {
    PlayedGame table(over_the_board("2/1;1"));
    table.play("e2e4 e7e5 g1f3 b8c6", 10s);
    EXPECT_EQ(table.left(white), 1min - 10s + 1min)
        << "the first move was made before anything ran";
    table.expect_refused(FlagClaimed{black}, GameProblem::flag_is_up);
}

TEST(OverTheBoard, a_flag_counts_when_it_is_claimed_and_mate_comes_before_6_8) {
    PlayedGame table(over_the_board("5"));
    table.play("f2f3 e7e5 g2g4", 1s);
    table.wait(10min);
    EXPECT_TRUE(table.game.state().clock->is_flag_down(black, table.now));
    EXPECT_EQ(table.game.due(table.now), std::nullopt) << "people watch the flags";
    table.make("d8h4");
    table.expect_end("0-1", EndReason::checkmate, "5.1.1");
}

TEST(OverTheBoard, an_arbiter_may_call_the_flag_too_6_8) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.wait(10min);
    table.happen(FlagFallen{white});
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(OverTheBoard, pressing_without_a_move_is_an_illegal_move_7_5_3) {
    PlayedGame table(over_the_board("20"));
    table.happen(GameStarted{});
    table.wait(10s);
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.left(black), 22min);
    EXPECT_EQ(table.running(), white) << "he still has to move";
    table.expect_refused(ClockPressed{black}, GameProblem::not_your_clock, "6.2.1");
}

TEST(OverTheBoard, an_illegal_move_counts_when_the_clock_is_pressed_7_5_1) {
    PlayedGame table(over_the_board("20+30"));
    table.play("e2e4 e7e5 e1e2 b8c6", 10s);
    const Duration before = table.left(black);
    table.illegal("e2e4");
    EXPECT_EQ(table.game.state().offences[white], 0);
    table.wait(4s);
    const Duration own = table.left(white);
    table.press(white);
    EXPECT_EQ(table.last_ruling(),
              "7.5.5: White has completed an illegal move (7.5.1), the first one; Black gets 2 "
              "minutes more");
    EXPECT_EQ(table.left(black), before + 2min);
    EXPECT_EQ(table.left(white), own) << "he gains no increment";
    EXPECT_EQ(table.running(), white);
    table.expect_refused(MoveMade{move(table.game.position(), "d2d4")}, GameProblem::must_be_played,
                         "4.3");
    table.make("e2d3");
    table.press(white);
    EXPECT_EQ(table.running(), black);
}

TEST(OverTheBoard, an_illegal_move_that_is_not_completed_may_be_put_right_7_5_1) {
    PlayedGame table(over_the_board("20"));
    table.play("e2e4 e7e5", 10s);
    table.illegal("g1g3");
    table.make("g1f3");
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 0);
    EXPECT_EQ(table.game.history().moves().size(), 3U);
    table.expect_refused(IllegalMoveMade{attempt("b8c6")}, GameProblem::is_legal);
    table.expect_refused(IllegalMoveMade{attempt("e4e5")}, GameProblem::illegal_move, "1.2");
}

TEST(OverTheBoard, a_pawn_left_on_the_last_rank_becomes_a_queen_7_5_2) {
    PlayedGame table(from(over_the_board("20"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("e7e8");
    table.press(white);
    EXPECT_EQ(table.game.position().board().at(Square::e8), (Piece{white, Role::queen}));
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.left(black), 22min);
    EXPECT_EQ(table.running(), black);
}

TEST(OverTheBoard, two_hands_count_when_the_clock_is_pressed_and_once_7_5_4) {
    PlayedGame table(over_the_board("20"));
    table.play("e2e4 e7e5", 10s);
    table.make("g1f3");
    table.happen(OffenceFound{white, "7.5.4", std::nullopt});
    EXPECT_EQ(table.game.state().offences[white], 0) << "4.1: no penalty before the press";
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 1);
    table.illegal("e8e6");
    table.happen(OffenceFound{black, "7.5.4", std::nullopt});
    table.press(black);
    EXPECT_EQ(table.game.state().offences[black], 1) << "two faults in one move";
}

TEST(OverTheBoard, two_hands_are_no_illegal_move_by_US_Chess) {
    PlayedGame table(over_the_board("20", "uscf"));
    table.make("e2e4");
    table.expect_refused(OffenceFound{white, "7.5.4", std::nullopt}, GameProblem::no_such_article,
                         "7.5.4");
}

TEST(OverTheBoard, the_second_illegal_move_of_a_player_loses_7_5_5) {
    PlayedGame table(over_the_board("20"));
    table.happen(GameStarted{});
    table.press(white);
    table.play("e2e4", 1s);
    table.press(black);
    EXPECT_FALSE(table.game.is_over()) << "one each";
    table.illegal("e8e6");
    table.press(black);
    table.expect_end("1-0", EndReason::illegal_moves, "7.5.5");
}

TEST(OverTheBoard, the_second_illegal_move_draws_where_the_opponent_can_never_mate_7_5_5) {
    PlayedGame table(from(over_the_board("20"), "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.press(white);
    table.illegal("e2f4");
    table.press(white);
    table.expect_end("1/2-1/2", EndReason::illegal_moves, "7.5.5");
}

TEST(OverTheBoard, in_rapid_and_blitz_the_penalty_is_one_minute_A_3) {
    for (const auto* const rules : {"fide-rapid", "fide-rapid+supervised", "fide-blitz"}) {
        PlayedGame table(over_the_board("10+5", rules));
        table.happen(GameStarted{});
        table.press(white);
        EXPECT_EQ(table.left(black), 11min) << rules;
    }
    PlayedGame literal(over_the_board("5", "fide-blitz+supervised"));
    literal.happen(GameStarted{});
    literal.press(white);
    EXPECT_EQ(literal.left(black), 7min) << "B.2 does not speak of A.3";
    Terms stated = over_the_board("5", "fide-blitz+supervised");
    stated.penalty = 1min;
    PlayedGame table(stated);
    table.happen(GameStarted{});
    table.press(white);
    EXPECT_EQ(table.left(black), 6min) << "what the event states holds";
}

TEST(OverTheBoard, without_supervision_an_illegal_move_stands_unless_it_is_claimed_A_5_2) {
    PlayedGame table(over_the_board("10", "fide-rapid"));
    table.play("e2e4 e7e5", 10s);
    table.illegal("g1g3");
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 0);
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.game.position().board().at(Square::g3), (Piece{white, Role::knight}));

    PlayedGame claimed = table;
    claimed.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(claimed.game.state().offences[white], 1);
    EXPECT_EQ(claimed.left(black), table.left(black) + 1min);
    EXPECT_EQ(claimed.game.position().board().at(Square::g1), (Piece{white, Role::knight}));
    EXPECT_EQ(claimed.running(), white);

    table.make("b8c6");
    table.expect_refused(IllegalMoveClaimed{black}, GameProblem::nothing_to_rule, "A.5.2");
    EXPECT_EQ(table.game.history().moves().size(), 4U);
}

TEST(OverTheBoard, a_pawn_left_on_the_last_rank_is_claimed_and_becomes_a_queen_A_5_2) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("e7e8");
    table.press(white);
    ASSERT_TRUE(table.game.state().irregular_board);
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.game.position().board().at(Square::e8), (Piece{white, Role::queen}));
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.running(), black);
}

TEST(OverTheBoard, an_illegal_position_that_remains_after_a_further_move_draws_A_5_4) {
    // Black leaves his king in check and gives check: both kings are attacked.
    PlayedGame resolved(
        from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    resolved.happen(GameStarted{});
    resolved.illegal("a7a1");
    resolved.press(black);
    ASSERT_TRUE(resolved.game.state().irregular_board);
    EXPECT_FALSE(resolved.game.is_over()) << "the arbiter waits for the next move";
    resolved.expect_refused(MoveMade{Move::normal(Role::king, Square::e1, Square::f2)},
                            GameProblem::illegal_move, "A.5.4");
    PlayedGame remains = resolved;
    resolved.illegal("e1f2");
    resolved.press(white);
    EXPECT_FALSE(resolved.game.is_over()) << "White has left the check, Black is to answer his";
    EXPECT_FALSE(resolved.game.state().irregular_board);
    remains.illegal("e4e5");
    remains.press(white);
    remains.expect_end("1/2-1/2", EndReason::arbiter, "A.5.4");
}

TEST(OverTheBoard, a_player_pauses_the_clock_only_to_call_the_arbiter_6_11_2) {
    PlayedGame table(over_the_board("20"));
    table.play("e2e4 e7e5", 10s);
    table.expect_refused(ArbiterCalled{white, ""}, GameProblem::no_reason_given, "6.11.2");
    table.happen(ArbiterCalled{white, "a piece is missing"});
    const Duration before = table.left(white);
    table.wait(5min);
    EXPECT_EQ(table.left(white), before);
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused, "6.11.3");
    table.expect_refused(ClockPressed{white}, GameProblem::clock_is_paused, "6.11.3");
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(OverTheBoard, a_wrong_claim_gives_the_opponent_two_minutes_9_5_3) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    const Duration before = table.left(black);
    table.happen(DrawClaimed{white, ClaimKind::threefold, std::nullopt});
    EXPECT_EQ(table.left(black), before + 2min);
    EXPECT_TRUE(table.is_logged("9.5.3"));
    EXPECT_TRUE(table.is_logged("9.1.2.3"));
}

TEST(OverTheBoard, a_claim_with_an_illegal_move_touches_its_man_9_5_3) {
    PlayedGame table(over_the_board("5"));
    table.play("a2a4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::threefold, attempt("a1b3")});
    EXPECT_TRUE(table.game.is_last_claim_wrong());
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")}, GameProblem::must_be_played,
                         "4.3");
    table.make("a1a3");
}

TEST(OverTheBoard, a_man_that_cannot_move_binds_nobody_4_3_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::threefold, attempt("a1b3")});
    table.make("g1f3");
}

TEST(OverTheBoard, an_offer_at_the_wrong_moment_counts_and_is_noticed_9_1_2_1) {
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

TEST(OverTheBoard, offers_again_and_again_are_told_to_the_arbiter_11_5) {
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

TEST(OverTheBoard, an_event_may_forbid_draws_before_a_move_9_1_1) {
    Terms terms = over_the_board("5");
    terms.no_draw_before_move = 3;
    PlayedGame table(terms);
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(DrawOffered{white}, GameProblem::draws_forbidden, "9.1.1");
    table.play("g1f3 b8c6", 1s);
    table.happen(DrawOffered{white});
    EXPECT_EQ(table.game.draw_offer(), white) << "with his third move";
}

TEST(OverTheBoard, an_event_may_forbid_draws_without_the_arbiter_9_1_1) {
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

}  // namespace
}  // namespace arbiter::testing
