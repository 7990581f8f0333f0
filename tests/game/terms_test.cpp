// What can be agreed before a game, and what cannot.
#include "arbiter/game/terms.hpp"

#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

Terms assisted(Color side, Duration compensation, std::string_view time = "60") {
    Terms terms = over_the_board(time);
    terms.players[side] = {.has_assistant = true, .compensation = compensation};
    return terms;
}

Terms impaired(Impairment of_white, Impairment of_black) {
    Terms terms = over_the_board("60");
    terms.players[white].impairment = of_white;
    terms.players[black].impairment = of_black;
    return terms;
}

Terms with_quickplay(std::string_view time, std::string_view rules = "fide") {
    Terms terms = over_the_board(time, rules);
    terms.has_quickplay_finish = true;
    return terms;
}

std::string fault_of(const Terms& terms) {
    const auto agreed = check(terms);
    return agreed ? "none"
                  : agreed.error().article + " " + std::string(code(agreed.error().said.id));
}

TEST(TermsOfGame, of_a_quickplay_finish_need_a_last_period_without_extra_time_III_2_2) {
    EXPECT_EQ(fault_of(with_quickplay("40/90;30")), "none");
    EXPECT_EQ(fault_of(with_quickplay("-")), "III.2.2 quickplay_needs_last_period");
    EXPECT_EQ(fault_of(with_quickplay("40/90")), "III.2.2 quickplay_needs_last_period");
    EXPECT_EQ(fault_of(with_quickplay("40/90+30;30")), "III.2.2 no_quickplay_with_extra_time")
        << "in whichever period";
    EXPECT_EQ(fault_of(with_quickplay("25 d5")), "III.2.2 no_quickplay_with_extra_time");
    EXPECT_EQ(fault_of(with_quickplay("25 b5")), "III.2.2 no_quickplay_with_extra_time");
    EXPECT_EQ(fault_of(with_quickplay("hourglass 60")), "III.2.2 no_quickplay_with_extra_time");
    EXPECT_EQ(fault_of(with_quickplay("10")), "III.2.2 no_quickplay_in_blitz");
    EXPECT_EQ(fault_of(with_quickplay("11")), "none");
}

TEST(TermsOfGame, of_a_quickplay_finish_by_US_Chess_may_be_of_any_sudden_death_14H) {
    EXPECT_EQ(fault_of(with_quickplay("3", "uscf")), "none");
    EXPECT_EQ(fault_of(with_quickplay("40/90", "uscf")),
              "US Chess 14H quickplay_needs_last_period");
    EXPECT_EQ(fault_of(with_quickplay("25 d5", "uscf")),
              "US Chess 14H no_quickplay_with_extra_time");
}

TEST(TermsOfGame, take_time_for_an_assistant_above_zero_and_below_the_first_period_6_2_6) {
    for (const Color side : both_colors) {
        EXPECT_EQ(fault_of(assisted(side, 5min)), "none");
        EXPECT_EQ(fault_of(assisted(side, 60min - 1ms)), "none");
        EXPECT_EQ(fault_of(assisted(side, 60min)), "6.2.6 compensation_out_of_range");
        EXPECT_EQ(fault_of(assisted(side, -1ms)), "6.2.6 compensation_out_of_range");
        EXPECT_EQ(fault_of(assisted(side, 0s)), "none");
    }
    EXPECT_EQ(fault_of(assisted(black, 5min, "-")), "6.2.6 compensation_out_of_range");
    EXPECT_EQ(fault_of(assisted(black, 5min, "40/4;90")), "6.2.6 compensation_out_of_range")
        << "the first period counts";
}

TEST(TermsOfGame, may_give_each_side_another_time) {
    const auto with = [](std::string_view time, std::string_view of_black,
                         std::string_view rules = "fide") {
        Terms terms{.ruleset = find_ruleset(rules), .time = read_time_control(time).value()};
        terms.players[black].own_time = read_time_control(of_black).value();
        return terms;
    };
    const Terms odds = with("10", "5+3");
    EXPECT_EQ(fault_of(odds), "none");
    EXPECT_EQ(odds.time_of(white), read_time_control("10").value());
    EXPECT_EQ(odds.time_of(black), read_time_control("5+3").value());
    const Game game(odds);
    EXPECT_EQ(game.state().clock->main_time(white, {}), 10min);
    EXPECT_EQ(game.state().clock->main_time(black, {}), 5min);
    EXPECT_EQ(fault_of(with("-", "5")), " no_time_odds");
    EXPECT_EQ(fault_of(with("5", "-")), " no_time_odds");
    EXPECT_EQ(fault_of(with("5", "hourglass 5")), " no_time_odds");
    EXPECT_EQ(fault_of(with("hourglass 5", "5")), " no_time_odds");
    EXPECT_EQ(fault_of(with("10 moves in 50 days", "10 moves in 10 days", "correspondence")),
              " no_time_odds");
    Terms finish = with("40/90;30", "40/90;30+5");
    finish.has_quickplay_finish = true;
    EXPECT_EQ(fault_of(finish), "III.2.2 no_quickplay_with_extra_time");
}

TEST(TermsOfGame, take_no_time_where_nobody_assists_or_a_disability_is_the_reason_6_2_6) {
    Terms alone = assisted(white, 5min);
    alone.players[white].has_assistant = false;
    EXPECT_EQ(fault_of(alone), "6.2.6 compensation_not_needed");
    for (const Impairment impairment : {Impairment::sight, Impairment::hearing}) {
        Terms disabled = assisted(white, 5min);
        disabled.players[white].impairment = impairment;
        EXPECT_EQ(fault_of(disabled), "6.2.6 compensation_not_needed");
    }
}

TEST(TermsOfGame, ask_for_an_assistant_between_a_blind_player_and_a_deaf_one_D_2_11) {
    using enum Impairment;
    EXPECT_EQ(fault_of(impaired(sight, hearing)), "D.2.11 assistant_needed_between");
    EXPECT_EQ(fault_of(impaired(hearing, sight)), "D.2.11 assistant_needed_between");
    const std::pair<Impairment, Impairment> others[] = {
        {sight, sight}, {hearing, hearing}, {none, sight}, {hearing, none}};
    for (const auto& [one, other] : others)
        EXPECT_EQ(fault_of(impaired(one, other)), "none");
    for (const Color side : both_colors) {
        Terms assisted = impaired(sight, hearing);
        assisted.players[side].has_assistant = true;
        EXPECT_EQ(fault_of(assisted), "none") << "one of either is enough";
    }
}

TEST(TermsOfGame, say_of_the_start_nothing_or_that_neither_side_can_mate_5_2_2) {
    const KeptVerdict of_white{white, Winnability::unwinnable, "5.2.2", ""};
    const KeptVerdict of_black{black, Winnability::unwinnable, "5.2.2", ""};
    Terms terms = over_the_board("60");
    terms.start_verdicts = {of_white};
    EXPECT_EQ(fault_of(terms), "5.2.2 verdicts_not_needed");
    terms.start_verdicts = {of_white, of_black};
    EXPECT_EQ(fault_of(terms), "none");
    EXPECT_TRUE(Game(terms).is_over()) << "what they say is believed";
}

TEST(TermsOfGame, have_moves_announced_where_either_player_is_blind_D_2_1) {
    using enum Impairment;
    EXPECT_TRUE(impaired(sight, none).are_moves_announced());
    EXPECT_TRUE(impaired(none, sight).are_moves_announced());
    EXPECT_FALSE(impaired(none, hearing).are_moves_announced());
    EXPECT_FALSE(impaired(none, none).are_moves_announced());
}

TEST(TermsOfGame, may_have_another_penalty_than_their_rules_also_none) {
    Terms terms = over_the_board("60");
    EXPECT_EQ(terms.penalty_time(), 2min);
    terms.penalty = 30s;
    EXPECT_EQ(terms.penalty_time(), 30s);
    terms.penalty = 0s;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.press(white);
    EXPECT_EQ(table.left(black), 60min);
    EXPECT_EQ(table.last_ruling(),
              "7.5.5: White has completed an illegal move (7.5.3), the first one");
}

TEST(TermsOfGame, that_have_a_fault_are_told_it_with_the_article) {
    const auto agreed = check(with_quickplay("5"));
    ASSERT_FALSE(agreed);
    EXPECT_EQ(english(agreed.error()), "III.2.2: there is no quickplay finish in blitz");
}

}  // namespace
}  // namespace arbiter::testing
