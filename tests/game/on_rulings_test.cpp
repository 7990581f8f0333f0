// What an arbiter rules of moves, offences and results, and what becomes of what was open.
#include <gtest/gtest.h>

#include "tests/support/judges.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

PlayedGame with_clock_running(std::string_view time, const std::string& moves,
                              std::string_view rules = "fide") {
    PlayedGame table(over_the_board(time, rules));
    table.happen(GameStarted{});
    table.play(moves, 1s);
    return table;
}

std::string refusal(PlayedGame& table, const Event& event) {
    const auto outcome = table.game.apply(event, table.now);
    return outcome ? "accepted" : english(outcome.error());
}

TEST(GoingBack, names_the_plies_there_are_7_1) {
    PlayedGame table(over_the_board("90"));
    EXPECT_EQ(refusal(table, PositionRestored{0, "x"}),
              "no move has been made, so there is none to go back from");
    table.play("e2e4 e7e5");
    EXPECT_EQ(refusal(table, PositionRestored{2, "x"}),
              "the game can go back to the position after 0 to 1 ply, not after 2");
    EXPECT_EQ(refusal(table, PositionRestored{1, "x"}), "accepted");
    EXPECT_EQ(table.last_ruling(), "7.1: the game goes back to the position after 1 ply: x");
    EXPECT_EQ(refusal(table, PositionRestored{0, "x"}), "accepted");
    EXPECT_EQ(table.game.position(), Position());
}

TEST(GoingBack, counts_what_stands_on_an_irregular_board_as_a_ply_A_5_4) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    table.illegal("a7a1");
    table.press(black);
    ASSERT_TRUE(table.game.state().open.irregular_board);
    ASSERT_TRUE(table.game.history().moves().empty());
    table.expect_refused(PositionRestored{1, "x"}, GameProblem::nothing_to_undo, "7.1");
    table.happen(PositionRestored{0, "both kings are attacked"});
    EXPECT_FALSE(table.game.state().open.irregular_board);
    EXPECT_EQ(table.game.state().clock->moves_completed(black), 0);
}

TEST(GoingBack, settles_all_that_was_open_7_1) {
    const Event open[] = {DrawOffered{white},
                          PieceTouched{white, Square::g1},
                          PieceReleased{attempt("g1f3")},
                          MenDisplaced{black},
                          DrawClaimed{white, ClaimKind::threefold, attempt("g1f3")},
                          IllegalMoveMade{attempt("g1g3")},
                          MoveMade{Move::normal(Role::knight, Square::g1, Square::f3)},
                          SealingOrdered{}};
    for (const Event& event : open) {
        PlayedGame table = with_clock_running("90", "e2e4 e7e5");
        table.happen(event);
        ASSERT_FALSE(table.game.state().open == OpenMatters{}) << event.index();
        table.happen(PositionRestored{1, "displaced"});
        EXPECT_TRUE(table.game.state().open == OpenMatters{}) << event.index();
        EXPECT_EQ(table.game.history().moves().size(), 1U) << event.index();
        if (!table.game.state().pause) {
            EXPECT_EQ(table.running(), black) << event.index();
        }
    }
}

TEST(GoingBack, forgets_the_offers_of_the_moves_that_go_11_5) {
    PlayedGame table = with_clock_running("90", "e2e4 e7e5");
    for (const auto* const moves : {"g1f3 b8c6", "f1c4 f8c5"}) {
        table.happen(DrawOffered{white});
        table.play(moves);
    }
    EXPECT_EQ(table.game.state().offers[white], (std::vector<std::size_t>{2, 4}));
    table.happen(PositionRestored{2, "displaced"});
    EXPECT_EQ(table.game.state().offers[white], (std::vector<std::size_t>{2}));
    table.happen(PositionRestored{1, "displaced"});
    EXPECT_TRUE(table.game.state().offers[white].empty());
}

TEST(GoingBack, leaves_the_times_and_counts_the_moves_back_7_1) {
    PlayedGame table = with_clock_running("40/90+30;30", "e2e4 e7e5 g1f3 b8c6");
    const PerColor<Duration> before{{table.left(white), table.left(black)}};
    table.happen(PositionRestored{1, "displaced"});
    EXPECT_EQ(table.left(white), before[white]);
    EXPECT_EQ(table.left(black), before[black]);
    EXPECT_EQ(table.game.state().clock->moves_completed(white), 1);
    EXPECT_EQ(table.game.state().clock->moves_completed(black), 0);
}

TEST(GoingBack, while_the_game_is_interrupted_runs_the_right_time_afterwards) {
    PlayedGame table = with_clock_running("90", "e2e4 e7e5");
    table.happen(ClockPaused{"noise"});
    table.happen(PositionRestored{1, "displaced"});
    EXPECT_EQ(table.running(), std::nullopt);
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), black);
}

TEST(Offence, is_found_in_the_last_move_before_it_is_completed_7_5_1) {
    PlayedGame table = with_clock_running("20+30", "e2e4 e7e5");
    table.make("g1f3");
    const Duration before = table.left(white);
    table.happen(OffenceFound{white, "7.5.1", 2});
    EXPECT_EQ(table.game.state().offences[white], 0) << "not completed, so it may be put right";
    EXPECT_EQ(table.left(white), before);
    EXPECT_EQ(table.game.state().open.duties.touched, std::vector{Square::g1});
    EXPECT_EQ(table.running(), white);
}

TEST(Offence, of_an_earlier_move_leaves_the_increments_7_1_and_7_5_5) {
    PlayedGame table = with_clock_running("20+30", "e2e4 e7e5 g1f3 b8c6");
    const PerColor<Duration> before{{table.left(white), table.left(black)}};
    table.happen(OffenceFound{white, "7.5.1", 2});
    EXPECT_EQ(table.left(white), before[white]);
    EXPECT_EQ(table.left(black), before[black] + 2min);
    EXPECT_EQ(table.game.state().offences[white], 1);
}

TEST(Offence, that_goes_back_for_the_second_time_loses_7_5_5) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5 g1f3 b8c6");
    table.happen(OffenceFound{white, "7.5.1", 2});
    table.play("g1f3 b8c6 f1c4");
    table.happen(OffenceFound{white, "7.5.1", 4});
    table.expect_end("0-1", EndReason::illegal_moves, "7.5.5");
    EXPECT_EQ(table.game.ending()->by, white);
}

TEST(Offence, without_a_move_to_complete_counts_at_once_7_5_3) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    table.happen(OffenceFound{black, "7.5.3", std::nullopt});
    EXPECT_EQ(table.game.state().offences[black], 1);
    EXPECT_EQ(table.left(white), 20min - 1s + 2min);
    EXPECT_EQ(table.last_ruling(),
              "7.5.5: Black has completed an illegal move (7.5.3), the first one; White gets 2 "
              "minutes more");
}

TEST(Offence, in_a_move_that_is_not_completed_is_kept_for_the_press_7_5_4) {
    PlayedGame table = with_clock_running("20", "");
    table.make("e2e4");
    table.happen(OffenceFound{white, "7.5.4", std::nullopt});
    EXPECT_EQ(table.last_ruling(),
              "7.5.4: White's move has a fault, which counts once it is completed");
    table.press(white);
    EXPECT_EQ(table.last_ruling(),
              "7.5.5: White has completed an illegal move (7.5.4), the first one; Black gets 2 "
              "minutes more");
    table.make("e7e5");
    table.happen(OffenceFound{black, "7.5.4", std::nullopt});
    table.make("g1f3");
    EXPECT_EQ(table.game.state().offences[black], 0);
    table.make("b8c6");
    EXPECT_EQ(table.game.state().offences[black], 1) << "his next move completes the one before";
}

TEST(Offence, has_an_article_of_illegal_moves_7_5) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    for (const std::string_view article : {"", "7.5", "7.5.0", "7.5.5", "7.5.11", "4.3"})
        table.expect_refused(OffenceFound{white, std::string(article), std::nullopt},
                             GameProblem::no_such_article, "7.5.5");
    for (const std::string_view article : {"7.5.1", "7.5.2", "7.5.3", "7.5.4"}) {
        PlayedGame other = table;
        other.happen(OffenceFound{white, std::string(article), std::nullopt});
        EXPECT_EQ(other.game.state().offences[white], 1) << article;
    }
}

TEST(Offence, names_a_ply_at_which_the_offender_moved) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5 g1f3");
    EXPECT_EQ(refusal(table, OffenceFound{black, "7.5.1", 2}),
              "it was not Black who moved after 2 plies");
    EXPECT_EQ(refusal(table, OffenceFound{black, "7.5.1", 3}),
              "the game can go back to the position after 0 to 2 plies, not after 3");
    EXPECT_EQ(refusal(table, OffenceFound{black, "7.5.1", -1}),
              "the game can go back to the position after 0 to 2 plies, not after -1");
}

TEST(Penalties, need_a_reason_and_are_told_with_it_12_9) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    table.expect_refused(PenaltyGiven{white, Penalty::warning, ""}, GameProblem::no_reason_given);
    const std::pair<Penalty, std::string_view> penalties[] = {
        {Penalty::warning, "12.9.1: White: a warning: late"},
        {Penalty::points_raised, "12.9.4: White: the opponent's points raised: late"},
        {Penalty::points_reduced, "12.9.5: White: points reduced: late"},
        {Penalty::fine, "12.9.7: White: a fine: late"},
        {Penalty::round_exclusion, "12.9.8: White: exclusion from one or more rounds: late"},
        {Penalty::expulsion, "12.9.9: White: expulsion from the competition: late"},
    };
    for (const auto& [penalty, told] : penalties) {
        table.happen(PenaltyGiven{white, penalty, "late"});
        EXPECT_EQ(table.last_ruling(), told);
    }
}

TEST(Penalties, may_lose_the_game_also_after_its_end_12_9_6) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    table.happen(Resigned{black});
    table.happen(PenaltyGiven{white, Penalty::fine, "insults the opponent"});
    table.expect_end("1-0", EndReason::resignation, "5.1.2");
    table.happen(PenaltyGiven{white, Penalty::game_lost, "strikes the opponent"});
    table.expect_end("0-1", EndReason::arbiter, "12.9.6");
    EXPECT_EQ(table.game.ending()->by, white);
}

TEST(DeclaredResult, is_a_forfeit_where_its_article_says_so) {
    const std::pair<std::string_view, EndReason> articles[] = {
        {"11.3.2.1", EndReason::forfeit}, {"11.3.2.2", EndReason::forfeit},
        {"6.7.1", EndReason::forfeit},    {"11.3.3", EndReason::arbiter},
        {"11.7", EndReason::arbiter},     {"6.7", EndReason::arbiter},
        {"", EndReason::arbiter}};
    for (const auto& [article, reason] : articles) {
        PlayedGame table(over_the_board("90"));
        table.happen(ResultDeclared{Result::white_wins, std::string(article), "seen"});
        table.expect_end("1-0", reason, article);
    }
}

TEST(DeclaredResult, says_what_it_replaces_where_there_was_one) {
    PlayedGame table(over_the_board("90"));
    table.expect_refused(ResultDeclared{Result::draw, "", ""}, GameProblem::no_reason_given);
    table.happen(ResultDeclared{Result::draw, "", "no time left"});
    EXPECT_EQ(english(table.game.state().log[0].said),
              "the result is declared to be 1/2-1/2: no time left");
    table.happen(ResultDeclared{Result::none, "", "a mistake"});
    EXPECT_EQ(english(table.game.state().log[2].said),
              "the result is declared to be * instead of 1/2-1/2: a mistake");
}

TEST(AnnulledEnding, is_told_and_its_signatures_go_with_it) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    table.happen(Resigned{black});
    table.happen(ResultConfirmed{white});
    table.happen(EndingAnnulled{"he only asked"});
    EXPECT_EQ(table.last_ruling(), ": 1-0 does not stand: he only asked");
    EXPECT_FALSE(table.game.state().has_confirmed[white]);
    ASSERT_TRUE(table.game.state().pause);
    EXPECT_EQ(english(*table.game.state().pause), "he only asked");
    table.happen(Resigned{black});
    EXPECT_FALSE(table.game.state().pause) << "a game that has ended is not interrupted";
}

TEST(AnnulledEnding, needs_a_reason_and_an_end) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    table.expect_refused(EndingAnnulled{""}, GameProblem::no_reason_given);
    table.expect_refused(EndingAnnulled{"x"}, GameProblem::nothing_to_rule);
}

TEST(AnnulledEnding, of_a_game_that_had_not_begun_runs_nobodys_time) {
    PlayedGame table(over_the_board("90"));
    table.happen(Resigned{white});
    table.happen(EndingAnnulled{"the wrong board"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.running(), std::nullopt);
    table.happen(GameStarted{});
    EXPECT_EQ(table.running(), white);
}

TEST(AnnulledEnding, leaves_alone_what_the_position_brings_5_2_1_and_9_6) {
    PlayedGame stalemate(from(at_the_program("-"), "7k/8/5KQ1/8/8/8/8/8 b - - 0 1"));
    stalemate.expect_refused(EndingAnnulled{"x"}, GameProblem::nothing_to_rule, "5.2.1");
    PlayedGame long_game(from(at_the_program("-"), "7k/8/6K1/8/8/8/8/R7 w - - 149 200"));
    long_game.play("a1a7");
    long_game.expect_refused(EndingAnnulled{"x"}, GameProblem::nothing_to_rule, "9.6.2");
    long_game.happen(ResultDeclared{Result::white_wins, "", "overruled"});
    long_game.expect_refused(EndingAnnulled{"x"}, GameProblem::nothing_to_rule);
}

TEST(AnnulledGame, needs_a_reason_and_counts_for_nobody_7_2_1) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    table.expect_refused(GameAnnulled{"7.2.1", ""}, GameProblem::no_reason_given);
    table.happen(GameAnnulled{"", "the hall burns"});
    table.expect_end("*", EndReason::arbiter, "");
    EXPECT_EQ(points(table.game.ending()->result, white), std::nullopt);
    EXPECT_EQ(english(table.game.state().log[1].said), "the game does not count: the hall burns");
    EXPECT_EQ(table.running(), std::nullopt);
}

TEST(RuledWinnability, of_a_draw_voids_the_signatures_and_of_a_loss_does_not) {
    for (const bool can_mate : {true, false}) {
        StubbornJudge judge(Winnability::undecided);
        Game game(over_the_board("5"), &judge);
        ASSERT_TRUE(game.apply(Resigned{black}));
        ASSERT_TRUE(game.ending()->is_undecided);
        ASSERT_TRUE(game.apply(ResultConfirmed{white}));
        ASSERT_TRUE(game.apply(WinnabilityRuled{can_mate}));
        EXPECT_EQ(game.state().has_confirmed[white], can_mate);
        EXPECT_EQ(game.ending()->result, can_mate ? Result::white_wins : Result::draw);
        EXPECT_FALSE(game.ending()->is_undecided);
        EXPECT_EQ(game.state().log.back().article, "5.1.2");
        EXPECT_EQ(english(game.state().log.back().said),
                  can_mate ? "the winner could still have mated, so the loss stands"
                           : "the opponent could not have mated, so the game is drawn");
        EXPECT_FALSE(game.apply(WinnabilityRuled{can_mate})) << "nothing is undecided any more";
    }
}

TEST(Acts, without_their_reason_are_refused) {
    PlayedGame table = with_clock_running("20", "e2e4 e7e5");
    const Event acts[] = {ClockPaused{""},
                          ClocksSet{1min, 1min, {}, {}, ""},
                          TimeControlCorrected{table.game.terms().time, false, ""},
                          TimeAdded{white, 1min, ""},
                          PositionRestored{0, ""},
                          TouchExcused{""},
                          DrawPermitted{""},
                          PenaltyGiven{white, Penalty::fine, ""},
                          ResultDeclared{Result::draw, "11.7", ""},
                          EndingAnnulled{""},
                          GameAnnulled{"7.2.1", ""},
                          AppealDecided{""},
                          DecisionAppealed{white, ""},
                          ArbiterCalled{white, ""},
                          ArbiterNamed{""},
                          NoteMade{""}};
    for (const Event& act : acts)
        table.expect_refused(act, GameProblem::no_reason_given);
}

TEST(ColoursDrawn, name_the_players_that_are_known) {
    Terms terms = over_the_board("90");
    PlayedGame nameless(terms);
    nameless.happen(ColorsDrawn{});
    EXPECT_EQ(nameless.last_ruling(), ": the colours are drawn by lot");
    terms.players[black].name = "Bob";
    PlayedGame one_name(terms);
    one_name.happen(ColorsDrawn{});
    EXPECT_EQ(one_name.last_ruling(), ": the colours are drawn by lot, Bob has Black");
}

}  // namespace
}  // namespace arbiter::testing
