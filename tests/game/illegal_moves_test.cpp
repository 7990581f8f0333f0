// Law 7.5 and Appendix A.5: moves that are not legal, where they can be made at all.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(IllegalMoves, with_supervision_one_found_ten_moves_later_takes_the_game_back_A_4) {
    PlayedGame table(over_the_board("15", "fide-rapid+supervised"));
    table.play("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3 d7d6 a2a3 a7a6 b2b3 b7b6 h2h3 h7h6");
    table.happen(OffenceFound{white, "7.5.1", 4});
    EXPECT_EQ(table.game.history().moves().size(), 4U);
    EXPECT_TRUE(table.is_logged("7.5.5"));
}

TEST(IllegalMoves, are_not_those_of_the_opponent_who_presses_late_6_2_2) {
    PlayedGame table(over_the_board("90+30"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.illegal("e8e6");
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 0);
    EXPECT_EQ(table.game.state().offences[black], 0);
    EXPECT_EQ(table.running(), black);
    table.press(black);
    EXPECT_EQ(table.game.state().offences[black], 1);
}

TEST(IllegalMoves, one_that_stands_binds_the_man_that_was_moved_7_5_1) {
    PlayedGame table(from(over_the_board("5", "fide-blitz"), "4k3/8/8/8/8/8/7P/R3K3 w - - 0 1"));
    table.illegal("h2h5");
    table.press(white);
    table.happen(OffenceFound{white, "7.5.1", 0});
    table.expect_refused(MoveMade{move(table.game.position(), "a1a5")}, GameProblem::must_be_played,
                         "4.3");
    table.make("h2h3");
}

TEST(IllegalMoves, an_arbiter_restores_what_was_before_an_irregular_board_A_5_2) {
    PlayedGame table(from(over_the_board("5", "fide-blitz"), "4k3/8/8/8/r7/8/8/K7 w - - 0 1"));
    table.illegal("a1a2");
    table.press(white);
    ASSERT_TRUE(table.game.state().open.irregular_board || !table.game.history().moves().empty());
    table.happen(OffenceFound{white, "7.5.1", 0});
    EXPECT_EQ(table.game.state().open.irregular_board, std::nullopt);
    EXPECT_TRUE(table.game.history().moves().empty());
}

TEST(IllegalMoves, a_claim_while_the_arbiter_is_there_runs_the_right_clock_A_5_2) {
    PlayedGame table(from(over_the_board("5", "fide-blitz"), "7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("a7a8");
    table.press(white);
    table.happen(ArbiterCalled{black, "the pawn is still a pawn"});
    table.happen(IllegalMoveClaimed{black});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), black);
}

TEST(IllegalMoves, counts_that_were_set_to_nothing_are_no_trap_A_5_2) {
    PlayedGame table(over_the_board("5", "fide-blitz"));
    table.illegal("a1a3");
    table.press(white);
    table.happen(ClocksSet{5min, 5min, 0, 0, "wrong setting"});
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 0);
}

TEST(IllegalMoves, pressing_without_a_move_is_an_illegal_move_7_5_3) {
    PlayedGame table(over_the_board("20"));
    table.happen(GameStarted{});
    table.wait(10s);
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.left(black), 22min);
    EXPECT_EQ(table.running(), white) << "he still has to move";
    table.expect_refused(ClockPressed{black}, GameProblem::not_your_clock, "6.2.1");
}

TEST(IllegalMoves, an_illegal_move_counts_when_the_clock_is_pressed_7_5_1) {
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

TEST(IllegalMoves, an_illegal_move_that_is_not_completed_may_be_put_right_7_5_1) {
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

TEST(IllegalMoves, a_pawn_left_on_the_last_rank_becomes_a_queen_7_5_2) {
    PlayedGame table(from(over_the_board("20"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("e7e8");
    table.press(white);
    EXPECT_EQ(table.game.position().board().at(Square::e8), (Piece{white, Role::queen}));
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.left(black), 22min);
    EXPECT_EQ(table.running(), black);
}

TEST(IllegalMoves, two_hands_count_when_the_clock_is_pressed_and_once_7_5_4) {
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

TEST(IllegalMoves, two_hands_are_no_illegal_move_by_US_Chess) {
    PlayedGame table(over_the_board("20", "uscf"));
    table.make("e2e4");
    table.expect_refused(OffenceFound{white, "7.5.4", std::nullopt}, GameProblem::no_such_article,
                         "7.5.4");
}

TEST(IllegalMoves, the_second_illegal_move_of_a_player_loses_7_5_5) {
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

TEST(IllegalMoves, the_second_illegal_move_draws_where_the_opponent_can_never_mate_7_5_5) {
    PlayedGame table(from(over_the_board("20"), "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.press(white);
    table.illegal("e2f4");
    table.press(white);
    table.expect_end("1/2-1/2", EndReason::illegal_moves, "7.5.5");
}

TEST(IllegalMoves, in_rapid_and_blitz_the_penalty_is_one_minute_A_3) {
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

TEST(IllegalMoves, without_supervision_an_illegal_move_stands_unless_it_is_claimed_A_5_2) {
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

TEST(IllegalMoves, a_pawn_left_on_the_last_rank_is_claimed_and_becomes_a_queen_A_5_2) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("e7e8");
    table.press(white);
    ASSERT_TRUE(table.game.state().open.irregular_board);
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.game.position().board().at(Square::e8), (Piece{white, Role::queen}));
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.running(), black);
}

TEST(IllegalMoves, an_illegal_position_that_remains_after_a_further_move_draws_A_5_4) {
    // Black leaves his king in check and gives check: both kings are attacked.
    PlayedGame resolved(
        from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    resolved.happen(GameStarted{});
    resolved.illegal("a7a1");
    resolved.press(black);
    ASSERT_TRUE(resolved.game.state().open.irregular_board);
    EXPECT_FALSE(resolved.game.is_over()) << "the arbiter waits for the next move";
    resolved.expect_refused(MoveMade{Move::normal(Role::king, Square::e1, Square::f2)},
                            GameProblem::illegal_move, "A.5.4");
    PlayedGame remains = resolved;
    resolved.illegal("e1f2");
    resolved.press(white);
    EXPECT_FALSE(resolved.game.is_over()) << "White has left the check, Black is to answer his";
    EXPECT_FALSE(resolved.game.state().open.irregular_board);
    remains.illegal("e4e5");
    remains.press(white);
    remains.expect_end("1/2-1/2", EndReason::arbiter, "A.5.4");
}

TEST(IllegalMoves, an_illegal_move_put_right_frees_nobody_of_what_he_touched) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceTouched{white, Square::g1});
    table.illegal("g1g4");
    table.expect_refused(MoveMade{move(table.game.position(), "e2e4")}, GameProblem::must_be_played,
                         "4.3");
}

TEST(IllegalMoves, a_fault_of_a_move_that_is_put_right_does_not_count) {
    PlayedGame table(over_the_board("5"));
    table.illegal("g1g3");
    table.happen(OffenceFound{white, "7.5.4", std::nullopt});
    table.make("g1f3");
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 0);
}

TEST(IllegalMoves, an_illegal_move_does_not_mate_while_it_can_be_claimed) {
    PlayedGame table(from(over_the_board("5", "fide-blitz"), "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("a1b8");
    table.press(white);
    EXPECT_FALSE(table.game.is_over());
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.game.state().offences[white], 1);
}

TEST(IllegalMoves, a_claimed_illegal_move_brings_no_increment) {
    PlayedGame table(over_the_board("5+3", "fide-blitz"));
    table.happen(GameStarted{});
    table.illegal("g1g3");
    table.press(white);
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.left(white), 5min);
}

TEST(IllegalMoves, an_offence_is_found_in_a_move_of_the_offender) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(OffenceFound{white, "7.5.1", 1}, GameProblem::nothing_to_undo);
    table.happen(Resigned{black});
    table.expect_refused(OffenceFound{white, "7.5.3", {}}, GameProblem::game_over);
}

TEST(IllegalMoves, one_that_stood_for_long_binds_the_man_that_was_moved_7_5_1) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "4k3/7p/8/8/8/8/7P/R3K3 w - - 0 1"));
    table.illegal("h2h5");
    table.press(white);
    table.play("h7h6 a1a2");
    ASSERT_FALSE(table.game.state().open.standing_illegal_move);
    table.happen(OffenceFound{white, "7.5.1", 0});
    EXPECT_EQ(table.game.state().open.duties.touched, std::vector{Square::h2});
    table.make("h2h3");
}

/// Black has left his king in check and attacks White's, who has left his there too: drawn.
PlayedGame drawn_by_an_irregular_board() {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("a7a1");
    table.press(black);
    table.illegal("e4e5");
    table.press(white);
    table.expect_end("1/2-1/2", EndReason::arbiter, "A.5.4");
    return table;
}

TEST(IllegalMoves, the_first_of_two_is_found_after_the_irregular_board_has_drawn_7_5_1) {
    PlayedGame table = drawn_by_an_irregular_board();
    table.happen(OffenceFound{black, "7.5.1", 0});
    EXPECT_FALSE(table.game.is_over());
    EXPECT_EQ(table.game.state().open.duties.touched, std::vector{Square::a7});
    EXPECT_EQ(table.game.state().offences[black], 1);
}

TEST(IllegalMoves, the_first_of_two_is_found_before_the_second_is_completed_7_5_1) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    table.illegal("a7a1");
    table.press(black);
    table.illegal("e4e5");
    table.happen(OffenceFound{black, "7.5.1", 0});
    EXPECT_EQ(table.game.state().open.duties.touched, std::vector{Square::a7});
    EXPECT_EQ(table.game.state().offences[white], 0);
}

TEST(IllegalMoves, of_an_irregular_board_are_counted_back_with_it_7_1) {
    PlayedGame table = drawn_by_an_irregular_board();
    table.happen(PositionRestored{0, "they have agreed to begin again"});
    for (const Color side : both_colors)
        EXPECT_EQ(table.game.state().clock->moves_completed(side), 0) << name(side);
}

}  // namespace
}  // namespace arbiter::testing
