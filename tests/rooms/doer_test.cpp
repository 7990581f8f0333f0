#include "arbiter/rooms/doer.hpp"

#include <set>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "tests/game/every_event.hpp"

namespace arbiter::testing {
namespace {

TEST(Doer, is_a_player_for_what_he_names_himself_in) {
    for (const Color by : both_colors)
        for (const Event& event :
             {Event{ArbiterCalled{by, "?"}}, Event{PlayerArrived{by}}, Event{ResultConfirmed{by}},
              Event{DecisionAppealed{by, "?"}}, Event{IncrementRequested{by}},
              Event{NormalMeansClaimed{by}}, Event{MovesTakenBack{by}},
              Event{PieceTouched{by, Square::e2}}, Event{PieceAdjusted{by, Square::e2}},
              Event{MoveAnnounced{by, {Square::e2, Square::e4, {}}}},
              Event{MoveRepeated{by, {Square::e2, Square::e4, {}}}}})
            EXPECT_EQ(doer_of(event, opponent(by)), place_of(by)) << event.index();
}

TEST(Doer, of_a_sealed_move_is_who_has_the_move) {
    for (const Color turn : both_colors)
        EXPECT_EQ(doer_of(MoveSealed{"Nf3"}, turn), place_of(turn));
}

TEST(Doer, is_nobody_where_the_page_has_a_command_or_only_a_board_of_wood_it) {
    for (const Event& event :
         {Event{MoveMade{Move::normal(Role::pawn, Square::e2, Square::e4)}},
          Event{DrawOffered{Color::white}}, Event{Resigned{Color::white}},
          Event{FlagFallen{Color::white}}, Event{TouchMoveClaimed{Color::white, Square::e2}},
          Event{ClockPressed{Color::white}}, Event{DeadPositionFound{}}, Event{DowntimePassed{}}})
        EXPECT_EQ(doer_of(event, Color::white), std::nullopt) << event.index();
}

TEST(Doer, is_the_arbiter_for_all_that_rules) {
    std::size_t arbiters = 0;
    for (const Event& event : one_event_of_each_kind())
        arbiters += doer_of(event, Color::white) == Place::arbiter ? 1 : 0;
    EXPECT_EQ(arbiters, 30U);
    EXPECT_EQ(doer_of(ResultDeclared{Result::draw, "11.7", "?"}, Color::white), Place::arbiter);
}

TEST(Doer, lets_a_game_go_on_that_waits) {
    std::size_t kinds = 0;
    for (const Event& event : one_event_of_each_kind())
        if (lets_game_go_on(event)) {
            EXPECT_EQ(doer_of(event, Color::white), Place::arbiter);
            ++kinds;
        }
    EXPECT_EQ(kinds, 10U);
    EXPECT_TRUE(lets_game_go_on(ClockResumed{}));
    EXPECT_FALSE(lets_game_go_on(ClockPaused{"tea"}));
    EXPECT_FALSE(lets_game_go_on(NoteMade{"?"}));
}

TEST(Doer, needs_an_arbiter_for_what_waits_for_a_ruling) {
    std::set<std::size_t> kinds;
    for (const Event& event : one_event_of_each_kind())
        if (needs_arbiter(event))
            kinds.insert(event.index());
    EXPECT_EQ(kinds,
              (std::set{Event(ArbiterCalled{}).index(), Event(DecisionAppealed{}).index(),
                        Event(IncrementRequested{}).index(), Event(NormalMeansClaimed{}).index()}));
}

}  // namespace
}  // namespace arbiter::testing
