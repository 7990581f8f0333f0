// Correspondence chess: time in whole days, leave, conditional moves (ICCF Rules 2.4.2, 2.7).
#include <gtest/gtest.h>

#include "arbiter/game/correspondence_terms.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;

PlayedGame by_post(std::string_view time = "10 moves in 50 days") {
    PlayedGame table(at_the_program(time, "correspondence"));
    table.now = Instant(std::chrono::sys_days(std::chrono::year(2026) / 1 / 10));
    table.play("e2e4");
    return table;
}

TEST(DayCounting, charges_whole_days_and_doubles_those_beyond_twenty_ICCF_2_4_2) {
    const DayCounting counting;
    EXPECT_EQ(counting.charged(24h - 1ms), days(0));
    EXPECT_EQ(counting.charged(24h), days(1));
    EXPECT_EQ(counting.charged(days(20) + 23h), days(20));
    EXPECT_EQ(counting.charged(days(21)), days(22));
    EXPECT_EQ(counting.charged(days(23) + 1h), days(26)) << "the example of the rule";
}

TEST(DayCounting, finds_when_more_is_charged) {
    const DayCounting counting;
    for (int left = 0; left < 60; ++left) {
        const Duration first = counting.first_beyond(days(left));
        EXPECT_GT(counting.charged(first), days(left));
        EXPECT_LE(counting.charged(first - 1ms), days(left));
    }
}

TEST(Correspondence, clock_loses_days_and_no_hours) {
    PlayedGame table = by_post();
    table.wait(days(3) + 23h);
    EXPECT_EQ(table.left(black), days(47));
    table.make("e7e5");
    table.wait(days(22));
    EXPECT_EQ(table.left(white), days(26));
    EXPECT_EQ(table.game.due_at(), Instant(table.now + days(14)))
        << "35 days are charged 50, and the next is too many";
    table.wait(days(14) - 1ms);
    EXPECT_FALSE(table.game.due(table.now));
    table.wait(1ms);
    table.happen(*table.game.due(table.now));
    table.expect_end("0-1", EndReason::flag, "6.9");
}

TEST(Correspondence, silence_loses_unless_it_is_announced) {
    PlayedGame table = by_post("10 moves in 100 days");
    EXPECT_EQ(table.game.due_at(), Instant(table.now + days(40)));
    table.expect_refused(LongThoughtAnnounced{white}, GameProblem::not_your_turn, "ICCF 2.4.2");
    table.happen(LongThoughtAnnounced{black});
    EXPECT_EQ(table.game.due_at(), Instant(table.now + days(61)));
    table.wait(days(50));
    table.make("e7e5");
    EXPECT_EQ(table.left(black), days(20));
}

TEST(Correspondence, end_by_silence_is_told_as_one) {
    const auto rulings_of_end = [](std::string_view time, Duration silence) {
        PlayedGame table = by_post(time);
        table.wait(silence);
        table.happen(*table.game.due(table.now));
        table.expect_end("1-0", EndReason::flag, "6.9");
        std::vector<std::string> rulings;
        for (const LogEntry& entry : table.game.state().log)
            rulings.push_back(english(entry.said));
        return rulings;
    };
    const auto silent = rulings_of_end("10 moves in 100 days", days(40));
    ASSERT_EQ(silent.size(), 2U);
    EXPECT_EQ(silent.front(),
              "Black was silent about this move for 40 days, and had not said that he would be");
    EXPECT_EQ(rulings_of_end("10 moves in 30 days", days(26)).size(), 1U) << "the time is used up";
}

TEST(Correspondence, leave_lets_time_stand_still) {
    PlayedGame table = by_post();
    table.wait(days(2) + 1h);
    table.happen(LeaveTaken{black, 10});
    EXPECT_EQ(table.last_ruling(), "ICCF 2.4.2: Black takes 10 days of leave");
    table.wait(days(10));
    EXPECT_EQ(table.left(black), days(48));
    table.wait(23h - 1ms);
    EXPECT_EQ(table.left(black), days(48));
    table.wait(1ms);
    EXPECT_EQ(table.left(black), days(47));
    table.make("e7e5");
    table.happen(LeaveTaken{black, 5});
    table.wait(days(3));
    EXPECT_EQ(table.left(white), days(47)) << "the opponent's runs";
    table.make("g1f3");
    table.wait(days(2));
    EXPECT_EQ(table.left(black), days(47));
    table.wait(days(1));
    EXPECT_EQ(table.left(black), days(46));
}

TEST(Correspondence, leave_has_an_end_each_year) {
    PlayedGame table = by_post();
    table.expect_refused(LeaveTaken{black, 46}, GameProblem::not_agreed, "ICCF 2.4.2");
    table.expect_refused(LeaveTaken{black, 0}, GameProblem::not_agreed);
    table.expect_refused(LeaveEnded{black}, GameProblem::nothing_to_rule);
    table.happen(LeaveTaken{black, 40});
    table.expect_refused(LeaveTaken{black, 1}, GameProblem::done_already);
    table.wait(days(30) + 1h);
    table.happen(LeaveEnded{black});
    table.expect_refused(LeaveTaken{black, 15}, GameProblem::not_agreed);
    table.happen(LeaveTaken{black, 14});
    PlayedGame next(at_the_program("10 moves in 50 days", "correspondence"));
    next.now = Instant(std::chrono::sys_days(std::chrono::year(2026) / 12 / 1));
    next.play("e2e4 e7e5");
    next.happen(LeaveTaken{white, 76});
    EXPECT_EQ(next.game.state().leave[white].days.size(), 76U) << "31 of this year, 45 of the next";
}

TEST(Correspondence, conditional_moves_play_themselves_ICCF_2_7) {
    PlayedGame table = by_post();
    table.expect_refused(AnswersNamed{black, "e7e5 g1f3"}, GameProblem::not_your_turn, "ICCF 2.7");
    table.happen(AnswersNamed{white, "e7e5 g1f3 b8c6 f1b5; c7c5 g1f3;e7e5 g1f3 g8f6 f3e5"});
    EXPECT_FALSE(table.game.due(table.now));
    table.wait(days(1));
    table.make("e7e5");
    EXPECT_EQ(table.game.due(table.now), Event(MoveMade{move(table.game.position(), "g1f3")}));
    table.happen(*table.game.due(table.now));
    EXPECT_EQ(table.left(white), days(50));
    table.make("g8f6");
    table.happen(*table.game.due(table.now));
    EXPECT_EQ(table.game.history().moves().size(), 5U);
    table.make("d7d6");
    EXPECT_FALSE(table.game.due(table.now)) << "nothing was said of that";
}

TEST(Correspondence, conditional_moves_are_forgotten_where_another_move_is_made) {
    PlayedGame table = by_post();
    table.happen(AnswersNamed{white, "e7e5 g1f3"});
    table.happen(AnswersNamed{white, "c7c5 g1f3"});
    table.make("e7e5");
    EXPECT_FALSE(table.game.due(table.now)) << "the later ones count";
    table.make("g1f3");
    table.happen(AnswersNamed{white, "b8c6 f1b5"});
    table.happen(AnswersNamed{white, ""});
    table.make("b8c6");
    EXPECT_FALSE(table.game.due(table.now));
}

TEST(Correspondence, conditional_moves_decline_no_offer) {
    const Event offer = DrawOffered{black};
    PlayedGame table = by_post();
    table.happen(AnswersNamed{white, "c7c5 g1f3 d7d6 d2d4"});
    table.make("c7c5");
    table.happen(*table.game.due(table.now));
    table.happen(offer);
    table.make("d7d6");
    EXPECT_FALSE(table.game.due(table.now)) << "White may want to accept";
    PlayedGame accepted = table;
    accepted.happen(DrawAccepted{white});
    EXPECT_FALSE(accepted.game.due(accepted.now)) << "the game is over";
    table.wait(days(1));
    table.happen(DrawDeclined{white});
    EXPECT_EQ(table.game.due(table.now), Event(MoveMade{move(table.game.position(), "d2d4")}));
    table.happen(*table.game.due(table.now));
    EXPECT_EQ(table.left(white), days(49));
}

TEST(Correspondence, conditional_moves_that_cannot_be_played_are_refused) {
    PlayedGame table = by_post();
    const auto why = [&table](const std::string& lines) {
        return english(table.game.apply(AnswersNamed{white, lines}, table.now).error());
    };
    EXPECT_EQ(why("e7e5 g1g4"), "g1g4 is no legal move in its line");
    EXPECT_EQ(why("e7e5"), "a line is moves of the opponent, each with an answer: e7e5");
    EXPECT_EQ(why("e7e5 g1f3; e7e5 f1c4"),
              "another line answers the same moves differently: e7e5 f1c4");
    std::string many;
    for (int i = 0; i < 101; ++i)
        many += "e7e5 g1f3;";
    EXPECT_EQ(why(many), "there are at most 100 lines of 60 half-moves: e7e5 g1f3");
    PlayedGame club(at_the_program("5+3"));
    club.play("e2e4");
    club.expect_refused(AnswersNamed{white, "e7e5 g1f3"}, GameProblem::not_agreed, "ICCF 2.7");
    club.expect_refused(LeaveTaken{white, 1}, GameProblem::not_agreed, "ICCF 2.4.2");
}

TEST(Correspondence, conditional_lines_without_a_move_say_nothing) {
    // The refusal named the line, and what is empty has no name.
    PlayedGame table = by_post();
    for (const std::string_view lines : {"", ";;", " ; \t;\r\n", "\v"}) {
        table.happen(AnswersNamed{white, std::string(lines)});
        EXPECT_TRUE(table.game.state().open.conditions[white].empty());
    }
    table.happen(AnswersNamed{white, ";;e7e5 g1f3;\t;c7c5 g1f3;"});
    EXPECT_EQ(table.game.state().open.conditions[white].size(), 2U);
}

TEST(Correspondence, conditional_lines_that_are_refused_are_shown_in_whole_characters) {
    PlayedGame table = by_post();
    const auto shown = [&table](const std::string& lines) {
        return table.game.apply(AnswersNamed{white, lines}, table.now).error().said.text;
    };
    std::string crowns = "x";
    for (int i = 0; i < 20; ++i)
        crowns += "\u2654";
    EXPECT_EQ(shown(crowns), crowns.substr(0, 40)) << "thirteen of them and the x";
    EXPECT_EQ(shown('x' + crowns), 'x' + crowns.substr(0, 37));
    EXPECT_EQ(shown(std::string(100, '\x80')).size(), 36U) << "what is no UTF-8 is cut as it is";
    const std::string with_nul("e7\0e5", 5);
    EXPECT_EQ(shown(with_nul + " g1f3"), with_nul);
}

TEST(Correspondence, conditional_lines_are_never_longer_than_a_hundred_of_sixty_half_moves) {
    PlayedGame table = by_post();
    const std::string line = "e7e5 g1f3";
    table.happen(AnswersNamed{white, line + std::string(36'000 - line.size(), ' ')});
    for (const std::string& filled :
         {line + std::string(36'000, ' '), line + std::string(36'000, ';'),
          std::string(36'001, '\0'), std::string(1 << 20, ' '), std::string(1 << 20, '\xFF')})
        table.expect_refused(AnswersNamed{white, filled}, GameProblem::illegal_move, "ICCF 2.7");
}

TEST(Correspondence, conditional_moves_go_on_from_a_sealed_move) {
    PlayedGame table = by_post();
    table.happen(AnswersNamed{white, "e7e5 g1f3"});
    table.happen(SealingOrdered{});
    table.happen(MoveSealed{"e5"});
    table.happen(GameAdjourned{"tomorrow"});
    EXPECT_FALSE(table.game.due_answer());
    table.happen(SessionResumed{});
    table.happen(PlayerArrived{white});
    table.happen(EnvelopeOpened{});
    ASSERT_TRUE(table.game.due_answer());
    table.happen(*table.game.due(table.now));
    EXPECT_FALSE(table.game.due_answer());
}

TEST(Correspondence, clock_that_is_set_has_used_nothing) {
    PlayedGame table = by_post();
    table.wait(days(40));
    table.happen(*table.game.due(table.now));
    table.happen(EndingAnnulled{"he was in hospital"});
    table.happen(ClocksSet{days(30), days(30), {}, {}, "agreed"});
    table.happen(ClockResumed{});
    EXPECT_EQ(table.left(black), days(30));
    EXPECT_EQ(table.game.due_at(), Instant(table.now + days(26)));
    table.expect_refused(TimeControlCorrected{read_time_control("90+30").value(), true, "?"},
                         GameProblem::not_agreed, "ICCF 2.4.2");
}

TEST(Correspondence, offers_of_a_draw_wait_for_moves) {
    PlayedGame table = by_post();
    table.play("e7e5");
    table.happen(DrawOffered{white});
    table.play("g1f3 b8c6");
    table.expect_refused(DrawOffered{white}, GameProblem::offer_stands);
    table.happen(DrawOffered{black});
    table.play("f1b5");
    table.happen(DrawOffered{white});
}

TEST(Correspondence, offers_of_a_draw_are_not_made_in_turns) {
    PlayedGame table = by_post();
    table.play("e7e5");
    table.happen(DrawOffered{black});
    table.happen(DrawDeclined{white});
    table.happen(DrawOffered{white});
    table.happen(DrawDeclined{black});
    table.expect_refused(DrawOffered{white}, GameProblem::offer_stands);
    table.expect_refused(DrawOffered{black}, GameProblem::offer_stands);
    table.play("g1f3");
    table.expect_refused(DrawOffered{white}, GameProblem::offer_stands);
}

TEST(Correspondence, wrong_claims_are_offers_that_wait_like_others) {
    const Event claim = DrawClaimed{white, ClaimKind::threefold, {}};
    PlayedGame table = by_post();
    table.play("e7e5");
    table.happen(claim);
    EXPECT_EQ(table.game.state().open.draw_offer, white);
    table.happen(DrawDeclined{black});
    table.play("g1f3 b8c6");
    table.happen(claim);
    EXPECT_EQ(table.game.state().open.draw_offer, std::nullopt) << "of the tenth part of ten moves";
    table.expect_refused(DrawOffered{white}, GameProblem::offer_stands);
    table.happen(DrawOffered{black});
}

TEST(Correspondence, time_is_agreed_in_days) {
    const auto fault = [](std::string_view time) {
        const auto agreed = check(at_the_program(time, "correspondence"));
        return agreed ? "" : agreed.error().article;
    };
    EXPECT_EQ(fault("10 moves in 50 days"), "");
    EXPECT_EQ(fault("3 days/move"), "");
    EXPECT_EQ(fault("untimed"), "");
    EXPECT_EQ(fault("36 hours/move"), "ICCF 2.4.2");
    EXPECT_EQ(fault("90+30"), "ICCF 2.4.2");
    EXPECT_EQ(fault("hourglass 1"), "ICCF 2.4.2");
    EXPECT_EQ(check(over_the_board("50d", "correspondence")).error().said.id,
              Say::correspondence_is_at_the_program);
}

}  // namespace
}  // namespace arbiter::testing
