// Correspondence games in their rooms: conditional moves, and clocks on leave.
#include <string>

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;

NewGame by_post() {
    return with_a_friend({.ruleset = find_ruleset("correspondence"),
                          .time = read_time_control("10 moves in 10 days").value()});
}

TEST(ByPost, a_conditional_move_is_made_at_once_and_is_nobodys_to_know_before) {
    TestHouse house;
    const std::string game = house.new_game(by_post());
    house.enter(1, game, alice);
    house.enter(2, game, bob);
    house.play(1, {"e2e4"});
    EXPECT_EQ(house.refusal<Obstacle>(2, act(AnswersNamed{Color::white, "e7e5 g1f3"})),
              Obstacle::other_side);
    EXPECT_TRUE(house.obeys(1, act(AnswersNamed{Color::white, "e7e5 g1f3"})));
    house.take(1);
    house.take(2);
    const auto told = house.ask(2, uci("e7e5", 1));
    EXPECT_EQ(move_in(told[0]), "e7e5");
    const auto white = house.take(1);
    ASSERT_EQ(white.size(), 2U);
    EXPECT_EQ(move_in(white[1]), "g1f3");
    EXPECT_EQ(house.events_kept(game), 5U);
    TestHouse next_day(house, Timestamp(std::chrono::hours(24)));
    EXPECT_TRUE(next_day.enter(3, game, alice).size() == 1) << "and it can be replayed";
}

/// Of alice and bob at the first move, and white has an answer to the second.
class AnsweredGame : public TestHouse {
  public:
    AnsweredGame() {
        enter(1, game, alice);
        enter(2, game, bob);
        play(1, {"e2e4"});
        obeys(1, act(AnswersNamed{Color::white, "e7e5 g1f3"}));
        take(1);
        take(2);
    }
    std::string game = new_game(by_post());
};

TEST(ByPost, a_conditional_move_is_made_however_slow_the_store_is) {
    AnsweredGame house;
    house.store.hold();
    house.ask(2, uci("e7e5", 1));
    for (int i = 0; i < 3; ++i) {
        house.wait(5s);
        house.store.release();
        house.settle();
        house.store.hold();
    }
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(move_in(told[0]), "e7e5");
    EXPECT_EQ(move_in(told[1]), "g1f3");
    EXPECT_LE(told.size(), 3U) << "no event for every wait";
    EXPECT_TRUE(house.obeys(2, uci("b8c6", 3)));
}

TEST(ByPost, a_conditional_move_that_could_not_be_kept_is_made_when_something_happens) {
    AnsweredGame house;
    house.store.next(ScriptedStore::Fate::keep);
    house.store.next(ScriptedStore::Fate::refuse);
    house.ask(2, uci("e7e5", 1));
    house.take(1);
    house.wait(days(15));
    house.ask(2, Ping{});
    house.say(1, {"act", act(AnswersNamed{Color::white, ""})});
    const auto told = house.take(1);
    ASSERT_GE(told.size(), 1U);
    EXPECT_EQ(move_in(told[0]), "g1f3") << "and no flag has fallen meanwhile";
}

TEST(ByPost, a_clock_on_leave_stands_still_for_all_who_look) {
    AnsweredGame house;
    EXPECT_TRUE(house.obeys(2, act(LeaveTaken{Color::black, 5})));
    const auto left = [&house] {
        const auto told = house.enter(3, house.game, carol);
        house.leave(3);
        const auto& sync = std::get<Sync>(told[0]);
        return *read_clocks(sync.table->game(), sync.now);
    };
    const ClockFace before = left();
    EXPECT_EQ(before.delay, Duration::zero());
    EXPECT_EQ(before.main[Color::black], days(10));
    house.wait(days(2));
    EXPECT_GT(left().left[Color::black], days(13));
    EXPECT_LT(left().left[Color::black], before.left[Color::black]);
}

}  // namespace
}  // namespace arbiter::testing
