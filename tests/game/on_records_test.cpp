// What is written, said and touched: who may do it when, and what the arbiter is told.
#include <gtest/gtest.h>

#include "arbiter/game/recording.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

PlayedGame kept_by_players(std::string_view time = "90+30") {
    Terms terms = over_the_board(time);
    terms.recording = Recording::players;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    return table;
}

PlayedGame with_blind_black() {
    Terms terms = over_the_board("60");
    terms.players[black].impairment = Impairment::sight;
    return PlayedGame(terms);
}

TEST(WrittenSheet, takes_what_looks_like_a_move_and_what_belongs_to_it_8_1_4) {
    const std::string longest(32, 'x');
    for (const std::string& text :
         {std::string("e4"), std::string("e4 (=)"), std::string("e4 e.p."), longest,
          longest + " (=)", std::string("e4!?"), std::string("hm")}) {
        PlayedGame table = kept_by_players();
        table.play("e2e4");
        table.happen(MoveRecorded{white, text});
        EXPECT_EQ(table.game.state().sheets[white].moves, std::vector{text});
    }
    for (const std::string& text : {std::string(), std::string(" "), std::string(" (=)"),
                                    std::string("e4 e5"), longest + "x", std::string("e4 =")}) {
        PlayedGame table = kept_by_players();
        table.play("e2e4");
        table.expect_refused(MoveRecorded{white, text}, GameProblem::no_record, "8.1.4");
    }
}

TEST(WrittenSheet, keeps_what_cannot_be_read_and_the_arbiter_is_told_8_1_1) {
    PlayedGame table = kept_by_players();
    table.play("e2e4 e7e5");
    table.happen(MoveRecorded{black, "c4"});
    EXPECT_EQ(table.last_ruling(),
              "8.1.1: Black has written \"c4\" for ply 1, which is not the move that was made");
    const std::size_t told = table.game.state().log.size();
    table.happen(MoveRecorded{black, "e5"});
    EXPECT_EQ(table.game.state().log.size(), told) << "the next one is right";
    EXPECT_EQ(table.game.state().sheets[black].moves, (std::vector<std::string>{"c4", "e5"}));
    EXPECT_TRUE(table.game.state().sheets[white].moves.empty());
}

TEST(WrittenSheet, may_be_completed_after_the_end_8_1) {
    PlayedGame table = kept_by_players();
    table.play("e2e4");
    table.happen(Resigned{black});
    table.happen(MoveRecorded{black, "e4"});
    EXPECT_EQ(table.game.state().sheets[black].moves.size(), 1U);
}

TEST(WrittenSheet, lacks_at_most_the_opponents_last_move_8_1_3) {
    PlayedGame table = kept_by_players();
    EXPECT_TRUE(is_sheet_up_to_date(table.game.state(), white));
    table.play("e2e4");
    EXPECT_TRUE(is_sheet_up_to_date(table.game.state(), white));
    table.play("e7e5");
    EXPECT_FALSE(is_sheet_up_to_date(table.game.state(), white));
    table.happen(MoveRecorded{white, "e4"});
    EXPECT_TRUE(is_sheet_up_to_date(table.game.state(), white));
}

TEST(WrittenSheet, is_a_duty_of_nobody_without_a_clock_8_4) {
    PlayedGame table(over_the_board("-"));
    EXPECT_FALSE(may_stop_recording(table.game.state(), white, table.now));
}

TEST(RequestedSheet, is_counted_for_each_player_A_4_3) {
    PlayedGame table(over_the_board("15", "fide-rapid+supervised"));
    for (int i = 0; i < 5; ++i)
        table.happen(SheetRequested{white});
    table.play("e2e4");
    table.expect_refused(SheetRequested{white}, GameProblem::not_your_turn, "A.4.3");
    table.happen(SheetRequested{black});
    EXPECT_FALSE(table.is_logged("A.4.3"));
    table.play("e7e5");
    table.happen(SheetRequested{white});
    EXPECT_EQ(table.last_ruling(), "A.4.3: White has asked for the sheet more than five times");
}

TEST(SaidMove, is_of_who_makes_it_D_2_1) {
    PlayedGame table = with_blind_black();
    table.expect_refused(MoveAnnounced{black, attempt("e7e5")}, GameProblem::too_late, "D.2.8");
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.expect_refused(MoveRepeated{white, attempt("e2e4")}, GameProblem::not_announced, "D.2.1");
    table.happen(MoveRepeated{black, attempt("e2e4")});
    EXPECT_TRUE(table.game.state().open.moves[white].announcement->is_repeated);
}

TEST(SaidMove, that_is_said_anew_has_to_be_repeated_anew_D_2_8) {
    PlayedGame table = with_blind_black();
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.happen(MoveRepeated{black, attempt("e2e4")});
    table.happen(MoveAnnounced{white, attempt("d2d4")});
    EXPECT_FALSE(table.game.state().open.moves[white].announcement->is_repeated);
    table.make("e2e4");
    const auto outcome = table.game.apply(ClockPressed{white}, table.now);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(english(outcome.error()),
              "another move was announced than was made: one of them has to be put right");
}

TEST(SaidMove, is_forgotten_when_it_is_completed_D_2_1) {
    PlayedGame table = with_blind_black();
    table.make("e2e4");
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.press(white);
    EXPECT_FALSE(table.game.state().open.moves[white].announcement);
    table.expect_refused(MoveRepeated{black, attempt("e2e4")}, GameProblem::not_announced, "D.2.1");
}

TEST(SaidMove, that_is_illegal_is_another_than_was_made_D_2_8) {
    PlayedGame table = with_blind_black();
    table.make("e2e4");
    table.happen(MoveAnnounced{white, attempt("e2e5")});
    table.expect_refused(ClockPressed{white}, GameProblem::not_announced, "D.2.8");
}

TEST(SaidMove, stalemates_when_it_is_said_D_2_3) {
    PlayedGame table(from(with_blind_black().game.terms(), "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"));
    table.make("g5g6");
    EXPECT_FALSE(table.game.is_over());
    table.happen(MoveAnnounced{white, attempt("g5g6")});
    table.expect_end("1/2-1/2", EndReason::stalemate, "5.2.1");
}

TEST(TouchedMan, of_a_claim_counts_from_where_it_stood_4_8) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4");
    const auto outcome = table.game.apply(TouchMoveClaimed{white, Square::e7}, table.now);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(english(outcome.error()),
              "only the player having the move claims that touch-move was broken");
    table.happen(TouchMoveClaimed{black, Square::d2});
    EXPECT_EQ(table.last_ruling(), "4.8: Black claims that White had touched the man on d2");
    EXPECT_EQ(table.game.state().log.back().kind, LogKind::notice) << "nothing follows by itself";
}

TEST(TouchedMan, is_adjusted_by_the_player_having_the_move_4_2_1) {
    PlayedGame table(over_the_board("5"));
    table.expect_refused(PieceAdjusted{white, Square::e4}, GameProblem::no_man_there, "4.3");
    table.happen(PieceAdjusted{white, Square::e7});
    EXPECT_EQ(table.last_ruling(), "4.2.1: White adjusts the man on e7");
    EXPECT_TRUE(table.game.state().open.duties.touched.empty());
}

TEST(TouchedMan, by_accident_frees_what_was_let_go_too_4_2_2) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceReleased{attempt("g1f3")});
    table.happen(TouchExcused{"the table shook"});
    EXPECT_FALSE(table.game.state().open.duties.released);
    table.make("e2e4");
}

TEST(TouchedMan, binds_in_the_order_of_the_touches_and_is_told_so_4_3) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceTouched{white, Square::a1});
    table.happen(PieceTouched{white, Square::g1});
    table.happen(PieceTouched{white, Square::e2});
    const auto outcome = table.game.apply(MoveMade{move(table.game.position(), "e2e4")}, table.now);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(english(outcome.error()), "the men touched bind the player: a1, g1, e2");
    table.make("g1h3");
}

TEST(ReleasedMan, is_one_of_the_player_having_the_move_4_7) {
    PlayedGame table(over_the_board("5"));
    table.expect_refused(PieceReleased{attempt("e7e5")}, GameProblem::no_man_there, "4.7");
    table.expect_refused(PieceReleased{attempt("e4e5")}, GameProblem::no_man_there, "4.7");
    table.expect_refused(PieceReleased{attempt("e2e5")}, GameProblem::must_be_played, "4.3");
}

TEST(ReleasedMan, is_the_one_that_a_wrong_claim_named_9_5_3) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5");
    table.happen(DrawClaimed{white, ClaimKind::fifty, attempt("g1f3")});
    table.expect_refused(PieceReleased{attempt("d2d4")}, GameProblem::must_be_played, "4.3");
    table.happen(PieceReleased{attempt("g1f3")});
    table.make("g1f3");
}

TEST(ReleasedMan, that_was_promoted_stays_what_it_is_4_4_4) {
    PlayedGame table(from(over_the_board("5"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(PieceReleased{attempt("e7e8")});
    table.happen(PieceReleased{attempt("e7e8r")});
    table.expect_refused(PieceReleased{attempt("e7e8q")}, GameProblem::must_be_played, "4.7");
    table.happen(PieceReleased{attempt("e7e8")});
    table.expect_refused(MoveMade{move(table.game.position(), "e7e8q")},
                         GameProblem::must_be_played, "4.7");
    table.make("e7e8r");
}

TEST(DisplacedMen, cost_nobody_time_where_there_is_none_7_4_1) {
    PlayedGame table(over_the_board("-"));
    table.happen(MenDisplaced{white});
    EXPECT_EQ(table.last_ruling(),
              "7.4.1: White has displaced men, and puts them back in his own time");
    table.expect_refused(MoveMade{move(table.game.position(), "e2e4")}, GameProblem::men_displaced,
                         "7.4.1");
    table.happen(MenPutBack{});
    table.play("e2e4");
}

TEST(DisplacedMen, before_the_start_of_the_clock_run_nobodys_time_7_4_1) {
    PlayedGame table(over_the_board("5"));
    table.happen(MenDisplaced{white});
    EXPECT_EQ(table.running(), std::nullopt);
    table.happen(MenPutBack{});
    EXPECT_EQ(table.running(), std::nullopt);
}

TEST(TakenBack, are_the_moves_since_the_last_of_who_asks) {
    PlayedGame table(at_the_program("5", "casual"));
    table.play("e2e4 e7e5 g1f3");
    PlayedGame of_black = table;
    table.happen(MovesTakenBack{white});
    EXPECT_EQ(table.game.history().moves().size(), 2U) << "his own move alone";
    of_black.happen(MovesTakenBack{black});
    EXPECT_EQ(of_black.game.history().moves().size(), 1U) << "with White's reply to it";
    EXPECT_EQ(of_black.running(), black);
    of_black.expect_refused(MovesTakenBack{black}, GameProblem::nothing_to_undo);
}

TEST(TakenBack, take_offers_and_touches_with_them) {
    PlayedGame table(at_the_program("5", "casual"));
    table.play("e2e4 e7e5");
    table.happen(DrawOffered{white});
    table.happen(PieceReleased{attempt("g1f3")});
    table.happen(MovesTakenBack{white});
    EXPECT_EQ(table.game.draw_offer(), std::nullopt);
    table.play("d2d4");
}

}  // namespace
}  // namespace arbiter::testing
