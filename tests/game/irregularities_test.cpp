// Law 7 but for illegal moves: wrong starts, turned boards, reversed colours, displaced men.
#include <gtest/gtest.h>

#include "arbiter/game/start_as_found.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

/// Nine quiet moves of each side, and then more of them.
constexpr std::string_view nine_moves =
    "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5";

TEST(Irregularities, a_wrong_set_up_annuls_the_game_7_2_1) {
    PlayedGame table(over_the_board("90"));
    table.play(std::string(nine_moves) + " b3b4 b6b5");
    table.happen(GameAnnulled{"7.2.1", "king and queen were exchanged"});
    table.expect_end("*", EndReason::arbiter, "7.2.1");
}

TEST(Irregularities, without_supervision_ten_moves_settle_the_set_up_A_5_1_2) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.play(std::string(nine_moves));
    Game other = table.game;
    EXPECT_TRUE(other.apply(GameAnnulled{"7.2.1", "found in time"}, table.now));
    table.play("b3b4 b6b5");
    table.expect_refused(GameAnnulled{"7.2.1", "found too late"}, GameProblem::too_late, "A.5.1.2");
}

TEST(Irregularities, a_misplaced_king_or_rook_does_not_castle_A_5_1_2) {
    const auto found = [](std::string_view placement) {
        const auto setup = read_fen(std::string(placement) + " w - - 0 1").value();
        return write_fen(start_as_found(setup.board)).substr(placement.size() + 1);
    };
    EXPECT_EQ(found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), "w KQkq - 0 1");
    EXPECT_EQ(found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR"), "w kq - 0 1");
    EXPECT_EQ(found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR"), "w Kkq - 0 1");
    EXPECT_EQ(found("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR"), "w - - 0 1");
}

TEST(Irregularities, without_supervision_ten_moves_settle_the_clock_A_5_1_1) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.play(std::string(nine_moves) + " b3b4 b6b5");
    const TimeControl right = read_time_control("5+3").value();
    table.expect_refused(TimeControlCorrected{right, false, "wrong setting"}, GameProblem::too_late,
                         "A.5.1.1");
    table.happen(TimeControlCorrected{right, true, "the next round waits"});
}

TEST(Irregularities, a_wrong_setting_of_the_clock_is_made_good_6_10_2) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", 1min);
    table.expect_refused(TimeControlCorrected{{}, false, "x"}, GameProblem::no_clock, "6.10.2");
    table.happen(TimeControlCorrected{read_time_control("90+30").value(), false,
                                      "the increment was not set"});
    EXPECT_EQ(table.left(white), 90min - 3min + 90s);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 3) << "the counter is as it was";
    table.play("b5a4");
    EXPECT_EQ(table.left(white), 90min - 3min + 120s);
}

TEST(Irregularities, a_turned_board_is_replaced_and_the_game_goes_on_7_2_2) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4");
    const Position before = table.game.position();
    table.happen(BoardTurned{});
    EXPECT_EQ(table.game.position(), before);
    EXPECT_TRUE(table.is_logged("7.2.2"));
    table.play("e7e5");
}

TEST(Irregularities, reversed_colours_begin_anew_before_ten_moves_7_3) {
    PlayedGame table(over_the_board("90"));
    table.play(std::string(nine_moves));
    Game other = table.game;
    ASSERT_TRUE(other.apply(ColorsReversed{}, table.now));
    EXPECT_EQ(other.ending()->result, Result::none);
    EXPECT_EQ(other.ending()->article, "7.3");
    table.play("b3b4 b6b5");
    table.happen(ColorsReversed{});
    EXPECT_FALSE(table.game.is_over()) << "ten moves of each side settle it";
    EXPECT_TRUE(table.is_logged("7.3"));
}

TEST(Irregularities, a_game_that_has_ended_stands_with_its_colours_7_3) {
    PlayedGame table(over_the_board("90"));
    table.play("f2f3 e7e5 g2g4 d8h4");
    table.expect_refused(ColorsReversed{}, GameProblem::game_over);
}

TEST(Irregularities, displaced_men_are_put_back_in_the_offenders_time_7_4_1) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.play("e2e4");
    table.happen(MenDisplaced{white});
    EXPECT_EQ(table.running(), white);
    table.expect_refused(MenDisplaced{black}, GameProblem::done_already, "7.4.1");
    table.expect_refused(MoveMade{move(table.game.position(), "e7e5")}, GameProblem::men_displaced,
                         "7.4.1");
    table.wait(20s);
    table.happen(MenPutBack{});
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.left(white), 90min - 20s);
    table.expect_refused(MenPutBack{}, GameProblem::nothing_to_rule, "7.4.1");
    table.play("e7e5");
}

TEST(Irregularities, men_displaced_during_a_pause_cost_the_offender_afterwards_7_4_1) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.happen(ArbiterCalled{white, "a question"});
    table.happen(MenDisplaced{black});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), black);
    table.happen(MenPutBack{});
    EXPECT_EQ(table.running(), white);
}

TEST(Irregularities, without_supervision_ten_moves_settle_how_the_board_stands_A_5_1_2) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.play(std::string(nine_moves) + " b3b4 b6b5");
    table.expect_refused(BoardTurned{}, GameProblem::too_late, "A.5.1.2");
    table.expect_refused(GameAnnulled{"7.2", "found too late"}, GameProblem::too_late, "A.5.1.2");
}

TEST(Irregularities, a_player_may_call_the_arbiter_about_them_7_4_2) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.happen(MenDisplaced{black});
    table.happen(ArbiterCalled{white, "he has knocked over half the board"});
    EXPECT_EQ(table.running(), std::nullopt);
    table.happen(MenPutBack{});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white) << "whose time ran before the men fell";
}

TEST(Irregularities, the_arbiter_may_penalise_it_7_4_3) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.happen(MenDisplaced{black});
    table.happen(TimeAdded{white, 2min, "7.4.3"});
    EXPECT_EQ(table.left(white), 92min);
}

TEST(Irregularities, a_displaced_man_found_later_takes_the_game_back_7_6) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5 g1f3 b8c6");
    table.happen(PositionRestored{2, "7.6: the knight had stood on f1"});
    EXPECT_EQ(table.game.history().moves().size(), 2U);
}

TEST(Irregularities, a_pause_without_a_valid_reason_may_be_penalised_6_11_4) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.happen(ArbiterCalled{white, "I am thirsty"});
    table.happen(PenaltyGiven{white, Penalty::warning, "6.11.4: no reason to pause"});
    table.happen(ClockResumed{});
    EXPECT_TRUE(table.is_logged("12.9.1"));
}

TEST(Irregularities, a_device_that_is_found_forfeits_the_game_11_3_2_1) {
    PlayedGame table(over_the_board("90"));
    table.happen(ResultDeclared{Result::white_wins, "11.3.2.1", "a telephone"});
    table.expect_end("1-0", EndReason::forfeit, "11.3.2.1");
}

TEST(Arbiters, are_several_and_each_signs_with_his_name_12_1_to_12_4) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    EXPECT_EQ(table.game.state().log.back().arbiter, "");
    table.expect_refused(ArbiterNamed{""}, GameProblem::no_reason_given);
    table.happen(ArbiterNamed{"Anna"});
    table.happen(ClockPaused{"noise"});
    EXPECT_EQ(table.game.state().log.back().arbiter, "Anna");
    table.happen(ArbiterNamed{"Felix"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.game.state().log.back().arbiter, "Felix");
    table.happen(Resigned{white});
    EXPECT_EQ(table.game.state().log.back().arbiter, "") << "ruled by the program";
}

}  // namespace
}  // namespace arbiter::testing
