// What was ruled: kinds of entries, and who has acted.
#include "arbiter/game/log.hpp"

#include <set>

#include <gtest/gtest.h>

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(LogEntry, has_a_code_for_each_kind) {
    EXPECT_EQ(code(LogKind::ruling), "ruling");
    EXPECT_EQ(code(LogKind::penalty), "penalty");
    EXPECT_EQ(code(LogKind::notice), "notice");
    EXPECT_EQ(code(LogKind::act), "act");
}

TEST(LogEntry, is_of_the_kind_that_it_weighs) {
    PlayedGame table(over_the_board("5"));
    const auto last = [&] { return table.game.state().log.back().kind; };
    table.happen(GameStarted{});
    EXPECT_EQ(last(), LogKind::act);
    table.press(white);
    EXPECT_EQ(last(), LogKind::penalty);
    table.happen(PlayerArrived{white});
    EXPECT_EQ(last(), LogKind::notice);
    table.happen(PenaltyGiven{white, Penalty::fine, "late"});
    EXPECT_EQ(last(), LogKind::penalty);
    table.happen(Resigned{white});
    EXPECT_EQ(last(), LogKind::ruling);
}

TEST(LogEntry, has_the_time_of_its_event) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.wait(3s);
    table.happen(NoteMade{"a note"});
    const Log& log = table.game.state().log;
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[1].at - log[0].at, 3s);
    EXPECT_EQ(log[1].at, table.now);
}

TEST(LogEntry, names_the_arbiter_in_his_acts_only_12_1) {
    PlayedGame table(over_the_board("5"));
    table.happen(ArbiterNamed{"Carol"});
    EXPECT_EQ(table.last_ruling(), "12.1: Carol is the arbiter now");
    EXPECT_EQ(table.game.state().log.back().arbiter, "Carol");
    table.happen(GameStarted{});
    EXPECT_EQ(table.game.state().log.back().arbiter, "Carol");
    table.happen(PieceTouched{black, Square::e7});
    EXPECT_EQ(table.game.state().log.back().arbiter, "") << "noticed by the program";
}

TEST(LogEntry, stays_when_the_game_goes_back_7_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5");
    table.happen(NoteMade{"first"});
    table.happen(PositionRestored{0, "displaced"});
    const Log& log = table.game.state().log;
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(english(log[0].said), "first");
    EXPECT_EQ(english(log[1].said), "the game goes back to the position after 0 plies: displaced");
}

TEST(GameProblem, has_a_code_of_its_own_in_snake_case) {
    std::set<std::string_view> codes;
    constexpr auto last = static_cast<int>(GameProblem::not_short_of_time);
    for (int i = 0; i <= last; ++i) {
        const std::string_view word = code(static_cast<GameProblem>(i));
        codes.insert(word);
        EXPECT_EQ(word.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos)
            << word;
    }
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(last) + 1);
    EXPECT_EQ(code(GameProblem::game_over), "game_over");
    EXPECT_EQ(code(GameProblem::not_short_of_time), "not_short_of_time");
}

TEST(SessionPhase, has_a_code_for_each_phase) {
    EXPECT_EQ(code(SessionPhase::sealing), "sealing");
    EXPECT_EQ(code(SessionPhase::adjourned), "adjourned");
    EXPECT_EQ(code(SessionPhase::resumed), "resumed");
}

}  // namespace
}  // namespace arbiter::testing
