// An adjourned game, step by step: what is refused at each, and what stands on the envelope.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

/// White has to seal his second move.
PlayedGame asked_to_seal(const Terms& terms) {
    PlayedGame table(terms);
    table.play("e2e4 e7e5", 1min);
    table.happen(SealingOrdered{});
    return table;
}

/// The envelope is closed, and the game goes on another day.
PlayedGame put_off(const Terms& terms, std::string_view sealed = "Nf3") {
    PlayedGame table = asked_to_seal(terms);
    table.happen(MoveSealed{std::string(sealed)});
    table.happen(GameAdjourned{"tomorrow"});
    table.wait(20h);
    return table;
}

std::string said_to(const PlayedGame& table, const Event& event) {
    Game game = table.game;
    const auto outcome = game.apply(event, table.now);
    return outcome ? "accepted" : outcome.error().article + ": " + english(outcome.error());
}

struct StepRefused {
    Event event;
    std::string_view said;
};

TEST(EnvelopeSteps, of_a_game_that_is_played_begin_with_the_arbiters_order_I_1_1) {
    const PlayedGame table(over_the_board("90"));
    const StepRefused steps[] = {
        {MoveSealed{"Nf3"}, "I.1.1: a move is sealed when the arbiter has asked for it"},
        {GameAdjourned{"tomorrow"}, "I.1.1: the move has to be sealed before a game is adjourned"},
        {SessionResumed{}, "I.5: the game is not adjourned"},
        {EnvelopeOpened{}, "I.7: there is no envelope to open"},
        {EnvelopeLost{"Nf3"}, "I.12.1: there is no envelope to miss"},
        {SealingOrdered{}, "accepted"},
    };
    for (const StepRefused& step : steps)
        EXPECT_EQ(said_to(table, step.event), step.said);
}

TEST(EnvelopeSteps, while_the_move_is_to_be_sealed_are_sealing_and_adjourning_I_1_1) {
    PlayedGame table = asked_to_seal(over_the_board("90"));
    EXPECT_EQ(table.last_ruling(), "I.1.1: White has to seal the move");
    const StepRefused steps[] = {
        {SealingOrdered{}, "I.1.1: a game is adjourned that is being played"},
        {GameAdjourned{"tomorrow"}, "I.1.1: no move has been sealed"},
        {SessionResumed{}, "I.5: the game is not adjourned"},
        {EnvelopeOpened{}, "I.7: there is no envelope to open"},
        {MoveMade{Move::normal(Role::knight, Square::g1, Square::f3)},
         "I.1.1: the move is to be sealed, and not made on the board"},
        {MoveSealed{"Nf3"}, "accepted"},
    };
    for (const StepRefused& step : steps)
        EXPECT_EQ(said_to(table, step.event), step.said);
    table.happen(MoveSealed{"Nf3"});
    EXPECT_EQ(said_to(table, GameAdjourned{""}),
              "I.2.7: the envelope says when and where the game goes on");
}

TEST(EnvelopeSteps, of_an_adjourned_game_begin_with_its_resumption_I_5) {
    PlayedGame table = put_off(over_the_board("90"));
    EXPECT_EQ(table.last_ruling(), "I.1.1: White has sealed the move; the game goes on: tomorrow");
    EXPECT_EQ(english(*table.game.state().pause), "adjourned");
    const StepRefused steps[] = {
        {ClockResumed{}, "I.5: the game is adjourned; it goes on in another session"},
        {GameAdjourned{"later"}, "I.1.1: the move has to be sealed before a game is adjourned"},
        {EnvelopeOpened{}, "I.7: there is no envelope to open"},
        {EnvelopeLost{"Nf3"}, "I.12.1: there is no envelope to miss"},
        {AbsenceRuled{white}, "I.5: the session has not begun"},
        {MoveSealed{"Nc3"}, "I.1.1: a move is sealed when the arbiter has asked for it"},
        {SessionResumed{}, "accepted"},
    };
    for (const StepRefused& step : steps)
        EXPECT_EQ(said_to(table, step.event), step.said);
}

TEST(EnvelopeSteps, of_a_resumed_game_wait_for_who_has_to_reply_I_7) {
    PlayedGame table = put_off(over_the_board("90"));
    table.happen(SessionResumed{});
    EXPECT_EQ(table.last_ruling(), "I.5: position and times are set up again");
    EXPECT_EQ(said_to(table, EnvelopeOpened{}),
              "I.7: the envelope is opened only while Black, who has to reply, is there");
    EXPECT_EQ(said_to(table, MoveMade{Move::normal(Role::knight, Square::g1, Square::f3)}),
              "I.7: the envelope has to be opened first");
    EXPECT_EQ(said_to(table, SessionResumed{}), "I.5: the game is not adjourned");
    table.happen(PlayerArrived{black});
    table.happen(EnvelopeOpened{});
    EXPECT_TRUE(table.is_logged("I.7"));
    EXPECT_FALSE(table.game.state().open.adjournment);
}

TEST(SealedText, is_as_long_as_any_move_may_be_and_no_longer_I_1_1) {
    PlayedGame table = asked_to_seal(over_the_board("90"));
    table.happen(MoveSealed{std::string(64, 'x')});
    table.expect_refused(MoveSealed{std::string(65, 'x')}, GameProblem::no_record, "I.1.1");
    table.expect_refused(MoveSealed{""}, GameProblem::no_record, "I.1.1");
    table.expect_refused(EnvelopeLost{""}, GameProblem::no_record, "I.1.1");
}

struct Sealed {
    std::string_view text;
    /// Where White's second move leads; empty where it loses.
    std::string_view uci;
};

TEST(SealedText, means_one_legal_move_or_loses_I_8) {
    const Sealed sealed[] = {
        {"Nf3", "g1f3"}, {"Nf3!", "g1f3"},  {"2.Nf3", "g1f3"}, {"Ng1f3", "g1f3"}, {"Sf3", "g1f3"},
        {"Cf3", "g1f3"}, {"g1-f3", "g1f3"}, {"Lc4", "f1c4"},   {"Fc4", "f1c4"},   {"e5", ""},
        {"Qh6", ""},     {"nonsense", ""},  {"O-O", ""},       {"Nf3 Nc3", ""},
    };
    for (const Sealed& one : sealed) {
        PlayedGame table = put_off(over_the_board("90"), one.text);
        table.happen(PlayerArrived{black});
        table.happen(SessionResumed{});
        const Position before = table.game.position();
        table.happen(EnvelopeOpened{});
        ASSERT_EQ(table.game.is_over(), one.uci.empty()) << one.text;
        if (one.uci.empty()) {
            table.expect_end("0-1", EndReason::arbiter, "I.8");
            EXPECT_EQ(table.game.ending()->by, white);
        } else {
            EXPECT_EQ(table.game.position(), before.play(move(before, one.uci))) << one.text;
        }
    }
}

TEST(SealedText, that_means_nothing_is_told_as_it_was_written_I_8) {
    PlayedGame table = put_off(over_the_board("90"), "Ke9");
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    const Log& log = table.game.state().log;
    EXPECT_EQ(english(log[log.size() - 3].said), "the envelope is opened: Ke9");
    EXPECT_EQ(english(log[log.size() - 2].said),
              "White has sealed \"Ke9\", which is no legal move or means nothing certain");
}

TEST(AdjournedClock, counts_the_sealed_move_and_adds_its_increment_I_1_1) {
    PlayedGame table = put_off(over_the_board("90+30"));
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 2);
    EXPECT_EQ(table.left(white), 90min + 60s) << "the first minute ran before any clock";
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 2) << "once";
    EXPECT_EQ(table.left(white), 90min + 60s);
}

TEST(AdjournedClock, takes_the_rest_of_the_session_and_no_more_than_is_left_I_1_2) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.happen(SealingOrdered{6min});
    EXPECT_EQ(table.left(white), 0s);
    EXPECT_EQ(table.left(black), 5min);
    PlayedGame untimed(over_the_board("-"));
    untimed.expect_refused(SealingOrdered{1min}, GameProblem::nothing_to_rule, "I.1.2");
    untimed.happen(SealingOrdered{});
}

TEST(AdjournedClock, of_a_replier_who_is_there_at_the_resumption_does_not_run_I_7) {
    PlayedGame there = put_off(over_the_board("90"));
    there.happen(PlayerArrived{black});
    there.happen(SessionResumed{});
    EXPECT_EQ(there.running(), std::nullopt);
    PlayedGame absent = put_off(over_the_board("90"));
    absent.happen(PlayerArrived{white});
    absent.happen(SessionResumed{});
    EXPECT_EQ(absent.running(), black);
    absent.wait(3min);
    absent.happen(PlayerArrived{black});
    EXPECT_EQ(absent.running(), std::nullopt);
    EXPECT_EQ(absent.left(black), 90min - 1min - 3min);
}

TEST(Adjourned, without_a_clock_goes_on_all_the_same_I_5) {
    PlayedGame table = put_off(over_the_board("-"));
    table.happen(SessionResumed{});
    table.happen(PlayerArrived{black});
    table.happen(EnvelopeOpened{});
    table.play("b8c6");
    EXPECT_EQ(table.game.history().moves().size(), 4U);
}

TEST(Adjourned, on_an_irregular_board_is_no_game_I_1_1) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    table.illegal("a7a1");
    table.press(black);
    table.expect_refused(SealingOrdered{}, GameProblem::not_adjourned, "I.1.1");
}

TEST(Adjourned, with_a_move_that_ends_the_game_ends_it_when_it_is_opened_I_7) {
    PlayedGame table(from(over_the_board("90"), "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 30"));
    table.happen(SealingOrdered{});
    table.happen(MoveSealed{"Re8#"});
    table.happen(GameAdjourned{"tomorrow"});
    EXPECT_FALSE(table.game.is_over()) << "nobody has seen it";
    table.happen(PlayerArrived{black});
    table.happen(SessionResumed{});
    table.happen(EnvelopeOpened{});
    table.expect_end("1-0", EndReason::checkmate, "5.1.1");
}

TEST(Adjourned, by_Black_has_the_same_steps_with_the_colours_changed) {
    PlayedGame table(over_the_board("90"));
    table.play("e2e4", 1min);
    table.happen(SealingOrdered{});
    table.happen(MoveSealed{"e5"});
    table.happen(GameAdjourned{"tomorrow"});
    EXPECT_EQ(table.game.state().open.adjournment->sealer, black);
    table.happen(SessionResumed{});
    EXPECT_EQ(table.running(), white);
    table.happen(PlayerArrived{white});
    table.happen(EnvelopeOpened{});
    EXPECT_EQ(table.running(), white);
    EXPECT_EQ(table.game.history().moves().size(), 2U);
}

TEST(Adjourned, keeps_an_offer_that_was_sealed_unless_draws_are_forbidden_9_1_1) {
    for (const bool is_forbidden : {false, true}) {
        Terms terms = over_the_board("90");
        terms.draws_need_permission = is_forbidden;
        PlayedGame table = put_off(terms, "Nf3 (=)");
        table.happen(PlayerArrived{black});
        table.happen(SessionResumed{});
        table.happen(EnvelopeOpened{});
        EXPECT_EQ(table.game.draw_offer() == white, !is_forbidden);
    }
}

}  // namespace
}  // namespace arbiter::testing
