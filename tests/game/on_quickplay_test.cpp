// What a player short of time may ask for, and what an arbiter may make of it.
#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;
using enum NormalMeansDecision;

/// White is to move with one minute left in the last period, Black has an hour.
PlayedGame with_one_minute(std::string_view rules = "fide") {
    Terms terms = over_the_board("60", rules);
    terms.has_quickplay_finish = true;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5");
    table.wait(59min);
    return table;
}

std::string reply_to(const PlayedGame& table, const Event& event) {
    Game game = table.game;
    const auto outcome = game.apply(event, table.now);
    return outcome ? "accepted" : outcome.error().article + ": " + english(outcome.error());
}

TEST(AskedForSeconds, takes_the_last_period_and_less_than_two_minutes_of_it_III_4) {
    Terms terms = over_the_board("1/2;60");
    terms.has_quickplay_finish = true;
    PlayedGame first_period(terms);
    first_period.happen(GameStarted{});
    first_period.wait(90s);
    EXPECT_EQ(reply_to(first_period, IncrementRequested{white}),
              "III.4: it takes less than two minutes left in the last period");
    EXPECT_EQ(reply_to(first_period, NormalMeansClaimed{white}),
              "III.5: it takes less than two minutes left in the last period");
}

TEST(AskedForSeconds, is_refused_with_the_rule_that_it_breaks) {
    PlayedGame table = with_one_minute();
    EXPECT_EQ(reply_to(table, IncrementRequested{black}),
              "III.4: only the player having the move may ask for it");
    table.happen(ClockPaused{"noise"});
    EXPECT_EQ(reply_to(table, IncrementRequested{white}), "III.4: the game is interrupted");
    table.happen(ClockResumed{});
    table.wait(1min);
    EXPECT_EQ(reply_to(table, IncrementRequested{white}), "III.4: the flag has fallen before");
    EXPECT_EQ(reply_to(with_one_minute("uscf"), IncrementRequested{white}),
              "US Chess 14H: by these rules the claim itself may bring a clock with delay");
    EXPECT_EQ(reply_to(PlayedGame(over_the_board("60")), IncrementRequested{white}),
              "III.2.1: no quickplay finish was announced for this game");
}

TEST(AskedForSeconds, waits_for_its_ruling_and_the_game_with_it_III_4) {
    PlayedGame table = with_one_minute();
    table.happen(IncrementRequested{white});
    EXPECT_EQ(table.last_ruling(), "III.4: White asks for five seconds more with each move");
    EXPECT_EQ(english(*table.game.state().pause), "asks for five seconds more with each move");
    EXPECT_EQ(reply_to(table, ClockResumed{}),
              "III.4: White's request has to be ruled on, and the game then goes on");
    EXPECT_EQ(reply_to(table, NormalMeansRuled{white, agreed}), "III.5.1: there is no such claim")
        << "it is no claim by III.5";
}

TEST(AskedForSeconds, is_ruled_on_for_whichever_player_has_asked_III_4) {
    PlayedGame table = with_one_minute();
    table.play("g1f3");
    table.wait(59min);
    table.happen(IncrementRequested{black});
    table.happen(IncrementRuled{true});
    EXPECT_EQ(table.last_ruling(),
              "III.4: both get five seconds more with each move, White two minutes");
    EXPECT_EQ(table.left(white), 3min);
    EXPECT_EQ(table.left(black), 1min);
    table.play("b8c6");
    EXPECT_EQ(table.left(black), 1min + 5s);
}

TEST(AskedForSeconds, that_is_not_granted_changes_no_time_and_no_offer_stands_III_4) {
    PlayedGame table = with_one_minute();
    table.happen(IncrementRequested{white});
    ASSERT_EQ(table.game.draw_offer(), white);
    table.happen(IncrementRuled{false});
    EXPECT_EQ(table.last_ruling(), "III.4: the clock stays as it is");
    EXPECT_EQ(table.game.draw_offer(), std::nullopt);
    EXPECT_EQ(table.left(white), 1min);
    EXPECT_EQ(table.left(black), 60min);
    EXPECT_EQ(table.running(), white);
    EXPECT_EQ(reply_to(table, IncrementRequested{white}),
              "III.4: the arbiter has ruled on this before");
    EXPECT_EQ(reply_to(table, IncrementRuled{true}), "III.4: nobody has asked for more time");
}

TEST(AskedForSeconds, leaves_an_offer_of_the_opponent_as_it_is_III_4) {
    PlayedGame table = with_one_minute();
    table.happen(DrawOffered{black});
    table.happen(IncrementRequested{white});
    EXPECT_EQ(table.game.draw_offer(), black);
    table.happen(IncrementRuled{false});
    EXPECT_EQ(table.game.draw_offer(), black) << "White has not answered it";
}

TEST(ClaimOfNormalMeans, waits_once_III_5_2) {
    PlayedGame table = with_one_minute();
    table.happen(NormalMeansClaimed{white});
    EXPECT_EQ(table.last_ruling(),
              "III.5: White claims that the game cannot be won by normal means");
    table.happen(NormalMeansRuled{white, postponed});
    EXPECT_EQ(table.last_ruling(), "III.5: the claim is decided later");
    EXPECT_TRUE(table.game.state().open.requests[white]->is_postponed);
    EXPECT_EQ(reply_to(table, NormalMeansClaimed{white}), "III.5: a request waits for its ruling");
    table.happen(NormalMeansRuled{white, rejected});
    EXPECT_EQ(table.last_ruling(), "III.5: the claim is rejected");
    EXPECT_EQ(table.left(black), 62min);
    EXPECT_FALSE(table.game.state().open.requests[white]);
}

TEST(ClaimOfNormalMeans, is_ruled_on_by_the_name_of_who_made_it_III_5_1) {
    PlayedGame table = with_one_minute();
    table.happen(NormalMeansClaimed{white});
    EXPECT_EQ(reply_to(table, NormalMeansRuled{black, agreed}), "III.5.1: there is no such claim");
    table.happen(NormalMeansRuled{white, agreed});
    table.expect_end("1/2-1/2", EndReason::arbiter, "III.5");
    EXPECT_EQ(table.game.ending()->by, white);
}

TEST(ClaimOfNormalMeans, that_is_rejected_after_the_flag_leaves_the_loss_III_5_2) {
    PlayedGame table = with_one_minute();
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, postponed});
    table.wait(61s);
    table.happen(FlagClaimed{black});
    EXPECT_EQ(reply_to(table, NormalMeansRuled{white, postponed}),
              "III.5.2: the flag has fallen: the claim is decided now");
    table.happen(NormalMeansRuled{white, rejected});
    table.expect_end("0-1", EndReason::flag, "6.9");
    EXPECT_EQ(table.left(black), 60min) << "no time for a game that is over";
}

TEST(ClaimOfNormalMeans, does_not_outlive_a_resignation_III_5_2) {
    PlayedGame table = with_one_minute();
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, postponed});
    table.happen(Resigned{white});
    EXPECT_EQ(reply_to(table, NormalMeansRuled{white, agreed}), "III.5.1: there is no such claim");
}

TEST(ClaimOfNormalMeans, that_is_not_postponed_does_not_outlive_a_flag_III_5_2) {
    PlayedGame table = with_one_minute();
    table.play("g1f3");
    table.wait(59min);
    table.happen(NormalMeansClaimed{black});
    table.happen(ResultDeclared{Result::white_wins, "", "he has left"});
    EXPECT_FALSE(table.game.state().open.requests[black]);
}

TEST(ClaimOfLosingChances, is_an_offer_and_costs_the_opponent_nothing_14H) {
    PlayedGame table = with_one_minute("uscf");
    table.happen(NormalMeansClaimed{white});
    EXPECT_EQ(table.game.draw_offer(), white);
    table.happen(NormalMeansRuled{white, rejected});
    EXPECT_EQ(table.left(black), 60min);
    EXPECT_EQ(table.running(), white);
    EXPECT_TRUE(table.is_logged("US Chess 14H"));
}

TEST(ClaimOfLosingChances, is_agreed_to_by_its_own_rule_14H) {
    PlayedGame table = with_one_minute("uscf");
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, agreed});
    table.expect_end("1/2-1/2", EndReason::arbiter, "US Chess 14H");
}

TEST(ClaimOfLosingChances, brings_a_delay_for_both_and_halves_one_time_14H) {
    PlayedGame table = with_one_minute("uscf");
    table.happen(NormalMeansClaimed{white});
    table.happen(NormalMeansRuled{white, delay_clock});
    EXPECT_EQ(table.last_ruling(),
              "US Chess 14H: a clock with delay is put on, and White's time is halved");
    EXPECT_EQ(table.left(white), 30s);
    EXPECT_EQ(table.left(black), 60min);
    EXPECT_EQ(table.running(), white);
    table.play("g1f3", 6s);
    EXPECT_EQ(table.left(white), 29s) << "five of six seconds are free";
    table.play("b8c6", 4s);
    EXPECT_EQ(table.left(black), 60min);
    EXPECT_EQ(reply_to(table, NormalMeansClaimed{white}), "III.2.2: moves have extra time already");
}

TEST(ClaimOfLosingChances, brings_no_delay_after_the_flag_or_by_the_Laws_14H) {
    PlayedGame over = with_one_minute("uscf");
    over.happen(NormalMeansClaimed{white});
    over.happen(NormalMeansRuled{white, postponed});
    over.wait(61s);
    over.happen(FlagClaimed{black});
    const std::string told =
        "III.5.1: a clock with delay is put on by US Chess 14H, while the game goes on";
    EXPECT_EQ(reply_to(over, NormalMeansRuled{white, delay_clock}), told);
    PlayedGame fide = with_one_minute();
    fide.happen(NormalMeansClaimed{white});
    EXPECT_EQ(reply_to(fide, NormalMeansRuled{white, delay_clock}), told);
}

}  // namespace
}  // namespace arbiter::testing
