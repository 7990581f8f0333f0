// Appendix D, and assistants of any player (4.9, 6.2.6, 8.1.6).
#include <gtest/gtest.h>

#include "arbiter/game/assistant.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

/// White is blind.
Terms blind_game() {
    Terms terms = over_the_board("60");
    terms.players[white].impairment = Impairment::sight;
    return terms;
}

TEST(Announcements, belong_to_games_with_a_blind_player_D_2_1) {
    EXPECT_TRUE(blind_game().are_moves_announced());
    PlayedGame table(over_the_board("60"));
    table.make("e2e4");
    table.expect_refused(MoveAnnounced{white, attempt("e2e4")}, GameProblem::not_agreed, "D.2.1");
    table.expect_refused(MoveRepeated{black, attempt("e2e4")}, GameProblem::not_agreed, "D.2.1");
}

TEST(Announcements, a_move_is_repeated_by_the_opponent_D_2_1) {
    PlayedGame table(blind_game());
    table.expect_refused(MoveRepeated{black, attempt("e2e4")}, GameProblem::not_announced, "D.2.1");
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.happen(MoveRepeated{black, attempt("e2e3")});
    EXPECT_EQ(table.last_ruling(), "D.2.1: Black repeats e2e3 where e2e4 was announced");
    EXPECT_FALSE(table.game.state().open.moves[white].announcement->is_repeated);
    table.happen(MoveRepeated{black, attempt("e2e4")});
    EXPECT_TRUE(table.game.state().open.moves[white].announcement->is_repeated);
}

TEST(Announcements, come_before_the_clock_is_pressed_D_2_3_and_D_2_4) {
    PlayedGame table(blind_game());
    table.happen(GameStarted{});
    table.make("e2e4");
    table.expect_refused(ClockPressed{white}, GameProblem::not_announced, "D.2.3");
    EXPECT_EQ(table.running(), white);
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.press(white);
    EXPECT_EQ(table.running(), black);
    table.make("e7e5");
    table.expect_refused(ClockPressed{black}, GameProblem::not_announced, "D.2.3");
}

TEST(Announcements, a_slip_of_the_tongue_is_corrected_before_the_clock_is_pressed_D_2_8) {
    PlayedGame table(blind_game());
    table.make("e2e3");
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.expect_refused(ClockPressed{white}, GameProblem::not_announced, "D.2.8");
    table.happen(MoveAnnounced{white, attempt("e2e3")});
    table.press(white);
    table.expect_refused(MoveAnnounced{white, attempt("e2e4")}, GameProblem::too_late, "D.2.8");
}

TEST(Announcements, say_castling_as_the_king_goes_D_2_1) {
    PlayedGame table(from(blind_game(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    table.make("e1h1");
    table.happen(MoveAnnounced{white, attempt("e1g1")});
    table.press(white);
}

TEST(Announcements, are_each_players_own_6_2_2) {
    PlayedGame table(blind_game());
    table.make("e2e4");
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.make("e7e5");
    table.happen(MoveAnnounced{black, attempt("e7e5")});
    table.press(white);
    table.press(black);
}

TEST(Announcements, a_mate_is_made_when_it_is_announced_D_2_3) {
    PlayedGame table(from(blind_game(), "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 30"));
    table.make("e1e8");
    EXPECT_FALSE(table.game.is_over());
    table.happen(MoveAnnounced{white, attempt("e1e8")});
    table.expect_end("1-0", EndReason::checkmate, "5.1.1");
}

TEST(Announcements, a_game_goes_back_to_where_the_scores_agree_D_2_9) {
    PlayedGame table(at_the_program("60"));
    table.play("e2e4 e7e5 g1f3 b8c6");
    table.happen(PositionRestored{2, "the scores differ from ply 3"});
    table.happen(ClocksSet{50min, 50min, std::nullopt, std::nullopt, "readjusted"});
    EXPECT_EQ(table.game.history().moves().size(), 2U);
    EXPECT_EQ(table.left(white), 50min);
}

TEST(Assistant, may_do_what_is_listed_and_no_more_D_2_10) {
    EXPECT_TRUE(may_assistant(MoveMade{move(Position(), "e2e4")}));
    EXPECT_TRUE(may_assistant(MoveAnnounced{white, attempt("e2e4")}));
    EXPECT_TRUE(may_assistant(MoveRecorded{white, "e4"}));
    EXPECT_TRUE(may_assistant(ClockPressed{white}));
    EXPECT_TRUE(may_assistant(FlagClaimed{white}));
    EXPECT_TRUE(may_assistant(TouchMoveClaimed{white, Square::e2}));
    EXPECT_TRUE(may_assistant(MoveSealed{"e4"}));
    EXPECT_FALSE(may_assistant(DrawClaimed{white, ClaimKind::threefold, {}}));
    EXPECT_FALSE(may_assistant(DrawOffered{white}));
    EXPECT_FALSE(may_assistant(DrawAccepted{white}));
    EXPECT_FALSE(may_assistant(Resigned{white}));
    EXPECT_FALSE(may_assistant(NormalMeansClaimed{white}));
}

TEST(Assistant, is_needed_between_a_blind_player_and_a_deaf_one_D_2_11) {
    Terms terms = blind_game();
    EXPECT_TRUE(check(terms));
    terms.players[black].impairment = Impairment::hearing;
    const auto agreed = check(terms);
    ASSERT_FALSE(agreed);
    EXPECT_EQ(english(agreed.error()),
              "D.2.11: a blind player and a deaf one need an assistant between them");
    terms.players[white].has_assistant = true;
    EXPECT_TRUE(check(terms));
}

TEST(Assistant, costs_time_unless_a_disability_is_the_reason_6_2_6_and_8_1_6) {
    Terms terms = over_the_board("60");
    terms.players[black] = {.has_assistant = true, .compensation = 5min};
    EXPECT_TRUE(check(terms));
    PlayedGame table(terms);
    table.happen(GameStarted{});
    EXPECT_EQ(table.left(white), 60min);
    EXPECT_EQ(table.left(black), 55min);
    terms.players[black].impairment = Impairment::sight;
    EXPECT_FALSE(check(terms));
    terms.players[black] = {.compensation = 5min};
    EXPECT_FALSE(check(terms)) << "nobody assists";
    terms.players[black] = {.has_assistant = true, .compensation = 60min};
    EXPECT_FALSE(check(terms)) << "nothing would be left";
}

TEST(Assistant, moves_the_men_for_his_player_4_9) {
    Terms terms = over_the_board("60");
    terms.players[white] = {.impairment = Impairment::hearing, .has_assistant = true};
    PlayedGame table(terms);
    table.play("e2e4");
    EXPECT_EQ(table.game.position().turn(), black);
}

}  // namespace
}  // namespace arbiter::testing
