// Law 8: who writes what down, and when; A.4.3: who asks to see it.
#include "arbiter/game/recording.hpp"

#include <gtest/gtest.h>

#include "arbiter/game/scoresheet.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

PlayedGame with_sheets(std::string_view time) {
    Terms terms = over_the_board(time);
    terms.recording = Recording::players;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    return table;
}

void write(PlayedGame& table, Color side, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves)
        table.happen(MoveRecorded{side, std::string(move)});
}

TEST(Recording, each_player_writes_the_moves_of_both_8_1_1) {
    PlayedGame table = with_sheets("90+30");
    table.play("e2e4 e7e5");
    write(table, white, {"e4", "e5"});
    write(table, black, {"e2-e4", "e7-e5"});
    EXPECT_EQ(table.game.state().sheets[white].moves, (std::vector<std::string>{"e4", "e5"}));
    table.play("g1f3");
    write(table, white, {"Nc3"});
    EXPECT_EQ(table.last_ruling(),
              "8.1.1: White has written \"Nc3\" for ply 3, which is not the move that was made");
}

TEST(Recording, is_the_programs_where_nothing_else_was_agreed_8_1_1) {
    PlayedGame table(over_the_board("90+30"));
    table.play("e2e4");
    table.expect_refused(MoveRecorded{white, "e4"}, GameProblem::not_agreed, "8.1.1");
}

TEST(Recording, nothing_is_written_in_advance_but_a_claim_8_1_2) {
    PlayedGame table = with_sheets("90+30");
    table.expect_refused(MoveRecorded{white, "e4"}, GameProblem::in_advance, "8.1.2");
    table.play("e2e4");
    write(table, white, {"e4"});
    table.expect_refused(MoveRecorded{white, "e5"}, GameProblem::in_advance, "8.1.2");
    table.play("e7e5");
    table.happen(DrawClaimed{white, ClaimKind::threefold, attempt("g1f3")});
}

TEST(Recording, a_player_may_reply_first_but_has_written_his_own_move_before_8_1_3) {
    PlayedGame table = with_sheets("90+30");
    table.play("e2e4 e7e5");
    write(table, white, {"e4"});
    table.play("g1f3");
    EXPECT_FALSE(table.is_logged("8.1.3"));
    table.play("b8c6");
    EXPECT_TRUE(table.is_logged("8.1.3")) << "Black has not written e5";
    EXPECT_TRUE(table.last_ruling().starts_with("8.1.3: Black has not written"));
}

TEST(Recording, a_sheet_is_for_moves_and_no_notes_8_1_4) {
    PlayedGame table = with_sheets("90+30");
    table.play("e2e4");
    for (const std::string_view note :
         {"", " e4", "e4 and now he thinks", "e4 is what I have prepared for today"})
        table.expect_refused(MoveRecorded{white, std::string(note)}, GameProblem::no_record,
                             "8.1.4");
    write(table, white, {"e4 (=)"});
}

TEST(Recording, who_is_short_of_time_may_stop_for_the_rest_of_the_period_8_4) {
    PlayedGame table = with_sheets("2/10;5");
    EXPECT_FALSE(may_stop_recording(table.game.state(), white, table.now));
    table.wait(5min);
    EXPECT_FALSE(may_stop_recording(table.game.state(), white, table.now)) << "five minutes left";
    table.wait(1s);
    EXPECT_TRUE(may_stop_recording(table.game.state(), white, table.now));
    EXPECT_FALSE(may_stop_recording(table.game.state(), black, table.now));
    table.play("e2e4");
    table.happen(TimeAdded{white, 10min, "a disturbance"});
    EXPECT_TRUE(may_stop_recording(table.game.state(), white, table.now))
        << "for the rest of the period";
    table.play("e7e5");
    write(table, white, {"e4", "e5"});
    write(table, black, {"e4", "e5"});
    table.play("g1f3");
    EXPECT_FALSE(may_stop_recording(table.game.state(), white, table.now)) << "a new period";
}

TEST(Recording, nobody_may_stop_who_gets_30_seconds_with_each_move_8_4) {
    PlayedGame table = with_sheets("5+30");
    table.wait(4min);
    EXPECT_FALSE(may_stop_recording(table.game.state(), white, table.now));
    PlayedGame faster = with_sheets("5+29");
    faster.wait(1min);
    EXPECT_TRUE(may_stop_recording(faster.game.state(), white, faster.now));
}

TEST(Recording, both_bring_their_sheets_up_to_date_after_a_period_8_5_1) {
    PlayedGame table = with_sheets("3/4;5");
    table.play("e2e4 e7e5 g1f3 b8c6 f1b5");
    EXPECT_TRUE(table.is_logged("8.5.1"));
    EXPECT_EQ(table.running(), std::nullopt) << "the clock is paused";
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), black);
    table.expect_refused(MoveMade{move(table.game.position(), "a7a6")},
                         GameProblem::sheet_incomplete, "8.5.2");
    write(table, black, {"e4", "e5", "Nf3", "Nc6", "Bb5"});
    table.play("a7a6");
}

TEST(Recording, who_alone_has_stopped_brings_his_sheet_up_to_date_8_5_2) {
    PlayedGame table = with_sheets("2/4;5");
    table.play("e2e4 e7e5");
    write(table, white, {"e4", "e5"});
    table.play("g1f3");
    EXPECT_FALSE(table.is_logged("8.5.1"));
    EXPECT_TRUE(table.is_logged("8.5.2"));
    table.expect_refused(MoveMade{move(table.game.position(), "b8c6")},
                         GameProblem::sheet_incomplete, "8.5.2");
    write(table, black, {"e4", "e5", "Nf3"});
    table.play("b8c6");
}

TEST(Recording, a_reconstruction_leaves_the_game_as_it_is_8_5_3) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5");
    const Game before = table.game;
    Game second_board = table.game;
    ASSERT_TRUE(second_board.apply(PositionRestored{0, "reconstruction"}, table.now));
    ASSERT_TRUE(second_board.apply(MoveMade{move(second_board.position(), "d2d4")}, table.now));
    EXPECT_TRUE(table.game == before);
}

TEST(Recording, what_is_taken_back_leaves_the_sheets_too_7_1) {
    PlayedGame table = with_sheets("90+30");
    table.play("e2e4 e7e5");
    write(table, white, {"e4", "e5"});
    table.happen(PositionRestored{1, "displaced men"});
    EXPECT_EQ(table.game.state().sheets[white].moves.size(), 1U);
}

TEST(Recording, a_sheet_need_not_be_completed_for_moves_that_were_taken_back_7_1_and_8_5_1) {
    PlayedGame table = with_sheets("3/4;60");
    table.play("e2e4 e7e5 g1f3 b8c6 f1b5");
    ASSERT_TRUE(table.game.state().sheets[white].must_be_completed);
    table.happen(PositionRestored{0, "the board stood wrongly"});
    table.happen(ClockResumed{});
    table.happen(ClocksSet{1h, 1h, 3, 3, "the time that is left"});
    table.play("d2d4 d7d5");
    ASSERT_FALSE(table.is_logged("8.1.3"));
    table.play("c2c4");
    EXPECT_TRUE(table.is_logged("8.1.3")) << "noticed, and not refused: no period has ended";
}

TEST(Recording, a_rapid_player_may_ask_to_see_the_sheet_five_times_A_4_3_and_B_2_3) {
    PlayedGame table(over_the_board("15", "fide-rapid+supervised"));
    table.expect_refused(SheetRequested{black}, GameProblem::not_your_turn, "A.4.3");
    for (int i = 0; i < 5; ++i)
        table.happen(SheetRequested{white});
    EXPECT_FALSE(table.is_logged("A.4.3"));
    table.happen(SheetRequested{white});
    EXPECT_TRUE(table.is_logged("A.4.3"));
}

TEST(Scoresheet, has_moves_offers_and_times_8_1_1_1_and_8_1_5) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 2s);
    table.wait(4s);
    table.make("g1f3");
    table.happen(DrawOffered{white});
    table.press(white);
    table.happen(DrawAccepted{black});
    EXPECT_EQ(write_scoresheet(table.game),
              "1.    e4            0:05:01   e5            0:05:01\n"
              "2.    Nf3 (=)       0:05:00\n"
              "1/2-1/2  Draw by agreement (Law 5.2.3)\n");
}

TEST(Scoresheet, says_an_offer_with_the_last_move_of_who_made_it_9_1_2_2) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5");
    table.happen(DrawOffered{white});
    const auto rows = scoresheet(table.game);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_TRUE(rows[0].cells[white].is_offer);
    EXPECT_FALSE(rows[0].cells[black].is_offer);
}

TEST(Scoresheet, is_written_as_in_Appendix_C) {
    PlayedGame table(from(at_the_program("untimed"), "4k2r/P7/8/2pP4/8/8/8/4K3 w k c6 0 30"));
    table.play("d5c6 e8g8 a7a8q");
    const auto rows = scoresheet(table.game);
    EXPECT_EQ(rows[0].number, 30U);
    EXPECT_EQ(rows[0].cells[white].move, "dxc6 e.p.");
    EXPECT_EQ(rows[0].cells[black].move, "0-0");
    EXPECT_EQ(rows[1].cells[white].move, "a8Q");
}

TEST(Scoresheet, begins_with_Black_where_the_game_does) {
    PlayedGame table(from(at_the_program("untimed"), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"));
    table.play("e8d7 e2e4");
    const auto rows = scoresheet(table.game);
    EXPECT_EQ(rows[0].cells[white].move, "");
    EXPECT_EQ(rows[0].cells[black].move, "Kd7");
    EXPECT_EQ(rows[1].cells[white].move, "e4");
}

TEST(Scoresheet, may_be_compact_for_fingers_and_ears) {
    PlayedGame table(from(at_the_program("5"), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"));
    table.play("e8d7 e2e4", 1s);
    EXPECT_EQ(write_scoresheet(table.game, SheetLayout::compact),
              "7. ... Kd7 0:05:00\n8. e4 0:04:59\n");
}

TEST(Scoresheet, follows_a_game_that_goes_back_7_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5 g1f3");
    table.happen(PositionRestored{1, "displaced"});
    table.happen(ClockPaused{"still"});
    table.happen(ClockResumed{});
    table.play("c7c5");
    EXPECT_EQ(scoresheet(table.game)[0].cells[black].move, "c5");
    EXPECT_EQ(scoresheet(table.game).size(), 1U);
}

TEST(Scoresheet, has_the_squares_of_an_illegal_move_that_stands_A_5_2) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.illegal("e1e3");
    table.press(white);
    table.play("e7e5");
    EXPECT_EQ(scoresheet(table.game)[0].cells[white].move, "e1-e3");
}

TEST(Scoresheet, gives_a_sealed_move_its_own_time_I_1_1) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 1min);
    table.happen(SealingOrdered{});
    table.wait(9min);
    table.happen(MoveSealed{"Nf3"});
    table.happen(GameAdjourned{"tomorrow"});
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    const auto rows = scoresheet(table.game);
    EXPECT_EQ(rows[0].cells[white].left, 89min);
    EXPECT_EQ(rows[1].cells[white].left, 80min);
}

TEST(Scoresheet, two_are_compared_move_by_move_D_2_9) {
    const Sheet a{{"e4", "e5", "Nf3"}};
    EXPECT_EQ(first_difference(Position(), a, {{"e2-e4", "e5", "Ng1f3", "Nc6"}}), std::nullopt);
    EXPECT_EQ(first_difference(Position(), a, {{"e4", "e5", "Nc3"}}), 2U);
    EXPECT_EQ(first_difference(Position(), a, {{"e4", "Qe5"}}), 1U);
}

}  // namespace
}  // namespace arbiter::testing
