// What went wrong once, each by the sequence that showed it.
#include <gtest/gtest.h>

#include "tests/game/table_for_tests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

constexpr Color white = Color::white;
constexpr Color black = Color::black;

TEST(Mended, a_late_press_does_not_start_the_clock_of_who_is_not_to_move) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.make("e7e5");
    table.press(black);
    table.press(white);
    EXPECT_EQ(table.running(), white);
    PlayedGame other(over_the_board("5"));
    other.happen(GameStarted{});
    other.make("e2e4");
    other.make("e7e5");
    other.make("g1f3");
    other.press(white);
    other.press(black);
    EXPECT_EQ(other.running(), black);
}

TEST(Mended, after_a_pause_the_time_runs_that_ran_before) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.make("e7e5");
    table.happen(ClockPaused{"noise"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(Mended, a_game_that_goes_back_after_its_end_waits_to_be_resumed) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5 g1f3", 1s);
    table.happen(Resigned{black});
    table.happen(PositionRestored{2, "he had resigned the wrong game"});
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused);
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
}

TEST(Mended, an_annulled_end_loses_no_open_move) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.happen(Resigned{black});
    table.happen(EndingAnnulled{"he only stopped the clock"});
    table.happen(ClockResumed{});
    table.press(white);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
    EXPECT_EQ(table.running(), black);
}

TEST(Mended, a_named_move_is_played_whatever_else_is_touched) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::fifty, attempt("g1f3")});
    table.happen(PieceTouched{white, Square::b1});
    table.make("g1f3");
}

TEST(Mended, a_second_claim_does_not_undo_the_duty_of_the_first) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawClaimed{white, ClaimKind::fifty, attempt("g1f3")});
    table.expect_refused(DrawClaimed{white, ClaimKind::fifty, {}}, GameProblem::must_be_played,
                         "9.5.3");
}

TEST(Mended, an_illegal_move_put_right_frees_nobody_of_what_he_touched) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceTouched{white, Square::g1});
    table.illegal("g1g4");
    table.expect_refused(MoveMade{move(table.game.position(), "e2e4")}, GameProblem::must_be_played,
                         "4.3");
}

TEST(Mended, a_fault_of_a_move_that_is_put_right_does_not_count) {
    PlayedGame table(over_the_board("5"));
    table.illegal("g1g3");
    table.happen(OffenceFound{white, "7.5.4", std::nullopt});
    table.make("g1f3");
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 0);
}

TEST(Mended, letting_a_man_go_declines_an_offer) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(DrawOffered{black});
    table.happen(PieceReleased{attempt("g1f3")});
    table.expect_refused(DrawAccepted{white}, GameProblem::no_offer);
}

TEST(Mended, an_illegal_move_does_not_mate_while_it_can_be_claimed) {
    PlayedGame table(from(over_the_board("5", "fide-blitz"), "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("a1b8");
    table.press(white);
    EXPECT_FALSE(table.game.is_over());
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.game.state().offences[white], 1);
}

TEST(Mended, a_claimed_illegal_move_brings_no_increment) {
    PlayedGame table(over_the_board("5+3", "fide-blitz"));
    table.happen(GameStarted{});
    table.illegal("g1g3");
    table.press(white);
    table.happen(IllegalMoveClaimed{black});
    EXPECT_EQ(table.left(white), 5min);
}

TEST(Mended, an_offence_is_found_in_a_move_of_the_offender) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(OffenceFound{white, "7.5.1", 1}, GameProblem::nothing_to_undo);
    table.happen(Resigned{black});
    table.expect_refused(OffenceFound{white, "7.5.3", {}}, GameProblem::game_over);
}

TEST(Mended, taking_moves_back_gains_no_increment) {
    PlayedGame table(at_the_program("5+3", "casual"));
    for (int i = 0; i < 3; ++i) {
        table.play("e2e4");
        table.happen(MovesTakenBack{white});
    }
    EXPECT_EQ(table.left(white), 5min);
}

TEST(Mended, a_flag_that_was_booked_is_still_due) {
    PlayedGame table(at_the_program("1"));
    table.play("e2e4 e7e5");
    table.wait(61s);
    table.happen(TimeAdded{white, 1s, "noise"});
    ASSERT_TRUE(table.game.due(table.now));
    EXPECT_TRUE(table.game.due_at());
}

TEST(Mended, time_added_is_not_used_up_by_what_was_overdrawn) {
    PlayedGame table(over_the_board("1"));
    table.happen(GameStarted{});
    table.wait(90s);
    table.happen(TimeAdded{white, 2min, "the clock was faulty"});
    EXPECT_EQ(table.left(white), 2min);
}

TEST(Mended, a_restored_position_begins_its_delay_anew) {
    PlayedGame table(over_the_board("5 d5"));
    table.play("e2e4");
    table.wait(4s);
    table.happen(PositionRestored{0, "displaced"});
    table.play("e2e4");
    table.wait(4s);
    EXPECT_EQ(table.left(black), 5min);
}

TEST(Mended, a_time_too_long_to_count_is_refused) {
    for (const std::string_view text : {"200000000d", "110000000d", "5+200000000d", "9000000:0:0"})
        EXPECT_FALSE(read_time_control(text)) << text;
}

TEST(Mended, who_has_only_increments_begins_with_one) {
    PlayedGame table(at_the_program("0+3"));
    table.play("e2e4");
    table.wait(1s);
    table.play("e7e5");
    EXPECT_EQ(table.left(black), 5s);
}

TEST(Mended, by_US_Chess_a_lone_bishop_does_not_win_on_time) {
    PlayedGame table(from(at_the_program("1", "uscf"), "2k5/2P5/2K5/8/8/8/8/2b5 w - - 0 1"));
    table.happen(GameStarted{});
    table.wait(2min);
    table.happen(FlagFallen{white});
    table.expect_end("1/2-1/2", EndReason::flag, "US Chess 14E");
    EXPECT_EQ(cite(table.game.ending()->article), "US Chess 14E");
}

TEST(Mended, who_has_moved_is_not_absent) {
    Terms terms = over_the_board("90");
    terms.default_time = 0s;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 1s);
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_late, "6.7.1");
}

}  // namespace
}  // namespace arbiter::testing
