// Which events come too late: after the end of the game, and after the fall of a flag. Who does
// them: the player himself, or somebody for him.
#include "arbiter/game/event.hpp"

#include <gtest/gtest.h>

#include "arbiter/game/assistant.hpp"
#include "tests/game/every_event.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

/// What a game says to it; nothing where it is accepted.
std::optional<GameProblem> problem_of(const PlayedGame& table, const Event& event) {
    Game game = table.game;
    const auto outcome = game.apply(event, table.now);
    return outcome ? std::nullopt : std::optional(outcome.error().problem);
}

TEST(Event, is_one_of_each_kind_in_these_tests) {
    const auto events = one_event_of_each_kind();
    ASSERT_EQ(events.size(), std::variant_size_v<Event>);
    for (std::size_t i = 0; i < events.size(); ++i)
        EXPECT_EQ(events[i].index(), i);
}

TEST(Event, comes_too_late_after_the_end_unless_it_is_about_the_end) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5", 1s);
    table.happen(Resigned{black});
    for (const Event& event : one_event_of_each_kind()) {
        const bool is_about_the_end =
            is_of<PositionRestored, OffenceFound, PenaltyGiven, ResultDeclared, EndingAnnulled,
                  GameAnnulled, WinnabilityRuled, NoteMade, ResultConfirmed, DecisionAppealed,
                  AppealDecided, MoveRecorded, NormalMeansRuled, ArbiterNamed>(event);
        EXPECT_EQ(problem_of(table, event) != GameProblem::game_over, is_about_the_end)
            << event.index();
    }
}

TEST(Event, of_a_player_who_plays_comes_too_late_after_a_flag_that_the_program_watches_6_8) {
    PlayedGame table(at_the_program("5", "casual"));
    table.play("e2e4 e7e5", 1s);
    table.wait(6min);
    for (const Event& event : one_event_of_each_kind()) {
        const bool is_play =
            is_of<MoveMade, IllegalMoveMade, ClockPressed, PieceTouched, PieceReleased, DrawOffered,
                  DrawAccepted, DrawClaimed, Resigned, IllegalMoveClaimed, ArbiterCalled,
                  MovesTakenBack, MoveSealed, GameAdjourned, IncrementRequested, NormalMeansClaimed,
                  LeaveTaken, AnswersNamed, LongThoughtAnnounced>(event);
        EXPECT_EQ(problem_of(table, event) == GameProblem::flag_has_fallen, is_play)
            << event.index();
    }
}

TEST(Event, of_no_kind_comes_too_late_after_a_flag_that_people_watch_6_8) {
    PlayedGame table(over_the_board("5", "casual"));
    table.happen(GameStarted{});
    table.wait(6min);
    for (const Event& event : one_event_of_each_kind())
        EXPECT_NE(problem_of(table, event), GameProblem::flag_has_fallen) << event.index();
}

TEST(Event, is_judged_by_the_flag_of_whose_time_runs_6_8) {
    PlayedGame table(at_the_program("1"));
    table.play("e2e4 e7e5", 1s);
    table.wait(2min);
    table.expect_refused(Resigned{black}, GameProblem::flag_has_fallen, "6.8");
    const auto outcome = table.game.apply(Resigned{black}, table.now);
    EXPECT_EQ(english(outcome.error()), "White's flag has fallen before");
}

TEST(Event, may_be_of_an_assistant_only_where_it_is_listed_D_2_10) {
    for (const Event& event : one_event_of_each_kind()) {
        const bool is_listed =
            is_of<MoveMade, MoveAnnounced, MoveRepeated, MoveRecorded, ClockPressed, FlagClaimed,
                  TouchMoveClaimed, MoveSealed>(event);
        EXPECT_EQ(may_assistant(event), is_listed) << event.index();
    }
}

TEST(Event, that_is_refused_is_not_among_those_of_the_game) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.wait(1s);
    table.expect_refused(GameStarted{}, GameProblem::clock_is_running);
    table.happen(NoteMade{"late"});
    ASSERT_EQ(table.game.events().size(), 2U);
    EXPECT_EQ(table.game.events()[1].at - table.game.events()[0].at, 1s);
    EXPECT_EQ(table.game.state().now, table.now);
}

TEST(Event, of_before_makes_the_same_game_again) {
    PlayedGame table(over_the_board("5+3"));
    table.happen(GameStarted{});
    table.play("e2e4 e7e5 g1f3", 2s);
    table.happen(DrawOffered{white});
    table.happen(Resigned{black});
    Game again = Game::kept(table.game.terms());
    for (const TimedEvent& event : table.game.events())
        ASSERT_TRUE(again.replay(event));
    EXPECT_TRUE(again == table.game);
}

TEST(Event, of_the_same_instant_as_the_last_is_not_too_early) {
    PlayedGame table(over_the_board("5"));
    table.happen(NoteMade{"one"});
    table.happen(NoteMade{"two"});
    table.wait(-1ms);
    table.expect_refused(NoteMade{"three"}, GameProblem::time_runs_back);
}

TEST(Event, that_comes_first_may_have_any_time) {
    Game game;
    EXPECT_TRUE(game.apply(NoteMade{"long ago"}, Instant(-24h)));
    EXPECT_FALSE(game.apply(NoteMade{"longer ago"}, Instant(-25h)));
}

TEST(Due, is_nothing_where_no_clock_is_there_or_nobody_has_started_it) {
    EXPECT_EQ(PlayedGame(at_the_program("untimed")).game.due_at(), std::nullopt);
    PlayedGame table(at_the_program("5"));
    EXPECT_EQ(table.game.due_at(), std::nullopt);
    table.wait(1h);
    EXPECT_EQ(table.game.due(table.now), std::nullopt);
    PlayedGame watched_by_people(over_the_board("5"));
    watched_by_people.happen(GameStarted{});
    EXPECT_EQ(watched_by_people.game.due_at(), std::nullopt);
}

TEST(Due, is_put_off_by_what_gives_time) {
    PlayedGame table(at_the_program("5"));
    table.happen(GameStarted{});
    EXPECT_EQ(table.game.due_at(), table.now + 5min);
    table.happen(TimeAdded{white, 1min, "noise"});
    EXPECT_EQ(table.game.due_at(), table.now + 6min);
    table.happen(ClockPaused{"noise"});
    EXPECT_EQ(table.game.due_at(), std::nullopt);
}

}  // namespace
}  // namespace arbiter::testing
