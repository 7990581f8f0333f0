// Guideline I: a game that is interrupted with a sealed move and goes on another day.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view tomorrow = "tomorrow at 15:00 in the same hall";

/// White has to seal his second move.
PlayedGame sealing(std::string_view time = "40/120;60") {
    Terms terms = over_the_board(time);
    terms.default_time = 1h;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 1min);
    table.happen(SealingOrdered{0s});
    return table;
}

PlayedGame adjourned(std::string_view sealed = "Nf3") {
    PlayedGame table = sealing();
    table.wait(3min);
    table.happen(MoveSealed{std::string(sealed)});
    table.happen(GameAdjourned{std::string(tomorrow)});
    table.wait(20h);
    return table;
}

/// Black was there when the game went on, and the envelope is open.
PlayedGame opened(std::string_view sealed = "Nf3") {
    PlayedGame table = adjourned(sealed);
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    return table;
}

TEST(Adjournment, the_move_is_sealed_and_not_made_on_the_board_I_1_1) {
    PlayedGame table = sealing();
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")}, GameProblem::move_is_sealed,
                         "I.1.1");
    table.expect_refused(GameAdjourned{std::string(tomorrow)}, GameProblem::not_adjourned);
    table.happen(MoveSealed{"Nf3"});
    table.happen(MoveSealed{"Nc3"});
    table.happen(GameAdjourned{std::string(tomorrow)});
    EXPECT_EQ(table.game.state().open.adjournment->sealed, "Nc3");
    table.expect_refused(MoveSealed{"Nf3"}, GameProblem::not_adjourned, "I.1.1");
    EXPECT_EQ(table.running(), std::nullopt);
}

TEST(Adjournment, is_ordered_once_and_while_the_game_goes_on_I_1_1) {
    PlayedGame table = sealing();
    table.expect_refused(SealingOrdered{0s}, GameProblem::not_adjourned, "I.1.1");
    PlayedGame paused(over_the_board("90"));
    paused.happen(ClockPaused{"fire alarm"});
    paused.expect_refused(SealingOrdered{0s}, GameProblem::not_adjourned, "I.1.1");
    PlayedGame calm(over_the_board("90"));
    calm.expect_refused(MoveSealed{"e4"}, GameProblem::not_adjourned, "I.1.1");
    calm.expect_refused(SealingOrdered{-1s}, GameProblem::nothing_to_rule, "I.1.2");
}

TEST(Adjournment, who_adjourns_early_pays_for_the_rest_of_the_session_I_1_2) {
    PlayedGame table(over_the_board("40/120;60"));
    table.happen(GameStarted{});
    table.happen(SealingOrdered{20min});
    EXPECT_EQ(table.left(white), 100min);
    EXPECT_EQ(table.left(black), 120min);
}

TEST(Adjournment, the_envelope_has_all_that_it_takes_to_go_on_I_2) {
    PlayedGame table = sealing();
    table.happen(MoveSealed{"Nf3"});
    table.expect_refused(GameAdjourned{""}, GameProblem::no_reason_given, "I.2.7");
    table.happen(DrawOffered{white});
    table.happen(GameAdjourned{std::string(tomorrow)});
    const GameState& state = table.game.state();
    EXPECT_EQ(state.open.adjournment->sealer, white);
    EXPECT_EQ(state.open.adjournment->resumption, tomorrow);
    EXPECT_EQ(state.position().fullmove_number(), 2U);
    EXPECT_EQ(state.open.draw_offer, white);
    EXPECT_EQ(table.left(white), 119min);
}

TEST(Adjournment, an_offer_stands_until_it_is_answered_I_4) {
    PlayedGame table = sealing();
    table.happen(MoveSealed{"Nf3"});
    table.happen(DrawOffered{white});
    table.happen(GameAdjourned{std::string(tomorrow)});
    table.wait(5h);
    table.happen(DrawAccepted{black});
    table.expect_end("1/2-1/2", EndReason::agreement, "5.2.3");
}

TEST(Adjournment, sealing_declines_the_opponents_offer_9_1_2_1) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4 e7e5");
    table.happen(DrawOffered{black});
    table.happen(SealingOrdered{0s});
    table.happen(MoveSealed{"Nf3"});
    EXPECT_EQ(table.game.draw_offer(), black) << "not before the clock is stopped";
    table.happen(GameAdjourned{std::string(tomorrow)});
    EXPECT_EQ(table.game.draw_offer(), std::nullopt);
}

TEST(Adjournment, goes_on_with_position_and_times_as_they_were_I_5) {
    PlayedGame table = adjourned();
    EXPECT_EQ(table.left(white), 116min);
    EXPECT_EQ(table.left(black), 119min);
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    EXPECT_EQ(table.left(white), 116min);
    EXPECT_EQ(table.left(black), 119min);
}

TEST(Adjournment, only_a_session_makes_an_adjourned_game_go_on_I_5) {
    PlayedGame table = adjourned();
    table.expect_refused(ClockResumed{}, GameProblem::not_adjourned, "I.5");
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")},
                         GameProblem::clock_is_paused);
    PlayedGame other(over_the_board("90"));
    other.expect_refused(SessionResumed{}, GameProblem::not_adjourned, "I.5");
    other.expect_refused(EnvelopeOpened{}, GameProblem::not_adjourned, "I.7");
    other.expect_refused(EnvelopeLost{"e4"}, GameProblem::not_adjourned, "I.12.1");
}

TEST(Adjournment, a_player_may_resign_before_the_resumption_I_6) {
    PlayedGame table = adjourned();
    table.happen(Resigned{black});
    table.expect_end("1-0", EndReason::resignation, "5.1.2");
}

TEST(Adjournment, the_envelope_is_opened_while_the_replier_is_there_I_7_and_I_9_1) {
    PlayedGame table = adjourned();
    table.happen(PlayerArrived{white});
    table.happen(SessionResumed{});
    table.expect_refused(EnvelopeOpened{}, GameProblem::not_present, "I.7");
    table.expect_refused(MoveMade{move(table.game.position(), "g1f3")}, GameProblem::move_is_sealed,
                         "I.7");
    table.happen(PlayerArrived{black});
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.game.history().moves().back(),
              move(Position()
                       .play(move(Position(), "e2e4"))
                       .play(move(Position().play(move(Position(), "e2e4")), "e7e5")),
                   "g1f3"));
    EXPECT_EQ(table.running(), black);
    table.play("b8c6");
}

TEST(Adjournment, a_sealed_move_that_is_illegal_loses_I_8) {
    PlayedGame table = opened("Ke3");
    table.expect_end("0-1", EndReason::arbiter, "I.8");
}

TEST(Adjournment, so_does_one_that_means_two_moves_I_8) {
    PlayedGame table(from(over_the_board("90"), "4k3/8/8/8/8/8/7P/K3N1N1 w - - 0 1"));
    table.happen(SealingOrdered{0s});
    table.happen(MoveSealed{"Nf3"});
    table.happen(GameAdjourned{std::string(tomorrow)});
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    table.expect_end("1/2-1/2", EndReason::arbiter, "I.8");
    EXPECT_EQ(cite("I.8"), "Guideline I.8");
}

TEST(Adjournment, the_time_of_an_absent_replier_runs_I_9_2_and_I_11) {
    PlayedGame table = adjourned();
    table.happen(SessionResumed{});
    EXPECT_EQ(table.running(), black);
    table.wait(10min);
    table.happen(PlayerArrived{black});
    EXPECT_EQ(table.running(), std::nullopt) << "he stops the clock and calls the arbiter";
    table.wait(1min);
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.left(black), 109min);
    EXPECT_EQ(table.left(white), 116min);
}

TEST(Adjournment, who_waits_for_the_sealer_may_seal_his_reply_I_9_3) {
    PlayedGame table = opened();
    table.wait(2min);
    table.happen(MoveSealed{"Nc6"});
    EXPECT_EQ(table.running(), white);
    EXPECT_EQ(table.game.history().moves().size(), 3U) << "nobody sees the reply";
    table.expect_refused(EnvelopeOpened{}, GameProblem::not_present, "I.7");
    table.wait(5min);
    table.happen(PlayerArrived{white});
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.game.history().moves().size(), 4U);
    EXPECT_EQ(table.running(), white);
    EXPECT_EQ(table.left(white), 111min);
    EXPECT_EQ(table.left(black), 117min);
    table.expect_refused(MoveSealed{"Bb5"}, GameProblem::not_adjourned, "I.1.1");
}

TEST(Adjournment, who_comes_too_late_loses_unless_the_sealed_move_ended_the_game_I_10) {
    PlayedGame table = adjourned();
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.wait(1h);
    table.expect_refused(AbsenceRuled{white}, GameProblem::not_late, "6.7.1");
    table.wait(1s);
    table.happen(AbsenceRuled{white});
    table.expect_end("0-1", EndReason::forfeit, "6.7.1");

    Terms terms = over_the_board("90");
    terms.default_time = 0s;
    PlayedGame mate(from(terms, "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 30"));
    mate.happen(SealingOrdered{0s});
    mate.happen(MoveSealed{"Re8"});
    mate.happen(GameAdjourned{std::string(tomorrow)});
    mate.happen(SessionResumed{});
    mate.wait(1s);
    mate.happen(AbsenceRuled{white});
    mate.expect_end("1-0", EndReason::checkmate, "5.1.1");
}

TEST(Adjournment, a_lost_envelope_is_replaced_by_what_its_player_says_I_12_1) {
    PlayedGame table = adjourned();
    table.happen(SessionResumed{});
    table.happen(PlayerArrived{white});
    table.happen(EnvelopeLost{"Nc3"});
    EXPECT_EQ(table.game.position().board().role_at(Square::c3), Role::knight);
    EXPECT_TRUE(table.is_logged("I.12.1"));
}

TEST(Adjournment, a_position_that_cannot_be_set_up_again_annuls_the_game_I_12_2) {
    PlayedGame table = adjourned();
    table.happen(GameAnnulled{"I.12.2", "no score was kept"});
    table.expect_end("*", EndReason::arbiter, "I.12.2");
}

TEST(Adjournment, times_that_were_set_up_wrongly_are_put_right_I_13) {
    PlayedGame table = adjourned();
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(ClocksSet{117min, 119min, std::nullopt, std::nullopt, "the envelope says so"});
    EXPECT_EQ(table.left(white), 117min);
}

TEST(Adjournment, waits_until_the_last_move_is_completed_6_2_2) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.make("e2e4");
    table.expect_refused(SealingOrdered{0s}, GameProblem::not_adjourned, "6.2.2");
    PlayedGame illegal(over_the_board("5", "fide-blitz"));
    illegal.illegal("a1a3");
    illegal.expect_refused(SealingOrdered{0s}, GameProblem::not_adjourned, "6.2.2");
}

TEST(Adjournment, who_has_sealed_claims_no_draw_9_4) {
    PlayedGame table = adjourned();
    table.expect_refused(DrawClaimed{white, ClaimKind::fifty, {}}, GameProblem::move_is_sealed,
                         "9.4");
}

TEST(Adjournment, a_sealed_move_shows_nobodys_presence_I_10) {
    PlayedGame table = opened();
    table.play("b8c6");
    table.wait(70min);
    table.happen(AbsenceRuled{white});
    table.expect_end("0-1", EndReason::forfeit, "6.7.1");
}

TEST(Adjournment, nobody_is_late_for_a_session_that_has_not_begun_I_5) {
    PlayedGame table = adjourned();
    table.expect_refused(AbsenceRuled{black}, GameProblem::not_adjourned, "I.5");
}

TEST(Adjournment, a_reply_is_sealed_only_for_who_is_not_there_I_9_3) {
    PlayedGame table = opened();
    table.play("b8c6 f1b5");
    table.expect_refused(MoveSealed{"a6"}, GameProblem::not_adjourned, "I.1.1");
}

TEST(Adjournment, a_sealed_move_may_be_in_any_language_C_3) {
    for (const std::string_view text : {"Sf3", "2. Nf3", "Cf3", "Ng1-f3", "g1f3"}) {
        PlayedGame table = opened(text);
        EXPECT_FALSE(table.game.is_over()) << text;
    }
}

TEST(Adjournment, an_offer_may_be_sealed_with_the_move_C_12) {
    PlayedGame table = adjourned("Nf3 (=)");
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.game.draw_offer(), white);
}

TEST(Adjournment, a_sealed_move_that_was_not_due_is_told_to_the_arbiter_4_3) {
    PlayedGame table(over_the_board("90"));
    table.happen(GameStarted{});
    table.happen(PieceTouched{white, Square::e2});
    table.happen(SealingOrdered{0s});
    table.happen(MoveSealed{"Nf3"});
    table.happen(GameAdjourned{std::string(tomorrow)});
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    EXPECT_TRUE(table.is_logged("4.3"));
}

TEST(Adjournment, an_interrupted_resumption_runs_the_time_that_is_due) {
    PlayedGame opened = adjourned();
    opened.happen(PlayerArrived{black});
    opened.happen(SessionResumed{});
    opened.happen(ClockPaused{"noise"});
    opened.happen(EnvelopeOpened{});
    opened.happen(ClockResumed{});
    EXPECT_EQ(opened.running(), black);
    PlayedGame absent = adjourned();
    absent.happen(SessionResumed{});
    absent.happen(ClockPaused{"noise"});
    absent.happen(PlayerArrived{black});
    absent.happen(ClockResumed{});
    EXPECT_EQ(absent.running(), std::nullopt) << "the envelope is closed";
}

TEST(Adjournment, going_back_from_it_leaves_a_game_to_be_resumed_7_1) {
    PlayedGame table = adjourned();
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(PositionRestored{1, "displaced men"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), black);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
}

TEST(Adjournment, a_sealed_move_that_was_none_brought_nothing) {
    Terms terms = over_the_board("90+30");
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.happen(SealingOrdered{0s});
    table.happen(MoveSealed{"Ke3"});
    table.happen(GameAdjourned{std::string(tomorrow)});
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    table.happen(EndingAnnulled{"the writing was another move's"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), white);
    EXPECT_EQ(table.left(white), 90min);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 0);
}

TEST(Adjournment, an_end_that_did_not_stand_leaves_the_envelope_closed) {
    PlayedGame table = adjourned();
    table.happen(Resigned{black});
    table.happen(EndingAnnulled{"he had meant another game"});
    table.happen(SessionResumed{});
    table.happen(PlayerArrived{black});
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.game.history().moves().size(), 3U);
}

TEST(Adjournment, nobodys_time_runs_before_the_envelope_is_opened_to_a_replier_who_is_there_I_9_2) {
    PlayedGame table = adjourned();
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(ResultDeclared{Result::draw, "", "agreed by telephone"});
    table.happen(EndingAnnulled{"they had not agreed"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), std::nullopt);
}

}  // namespace
}  // namespace arbiter::testing
