// Games with a clock, as the people at the table see them.
#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

NewGame blitz() { return at_one_screen(timed("1+2")); }

/// A game of alice's at socket 1, in which White is to make his second move.
struct UnderWay : TestHouse {
    std::string game;
    explicit UnderWay(const NewGame& wanted = blitz(), std::size_t most_rooms = 1000)
        : TestHouse(most_rooms), game(new_game(wanted)) {
        enter(1, game, alice);
        play(1, {"e2e4", "e7e5"});
        take(1);
    }
};

ClockFace clock_after(const Words& words) { return happening(words).after.clock.value(); }

TEST(RoomClock, runs_for_the_other_side_after_each_move_and_adds_the_increment) {
    TestHouse house;
    const std::string game = house.new_game(blitz());
    const ClockFace at_first = clocks_in(house.enter(1, game, alice)[0]);
    EXPECT_EQ(at_first.main, (PerColor<Duration>{{1min, 1min}}));
    EXPECT_EQ(at_first.running, std::nullopt);
    const ClockFace first = clock_after(house.ask(1, uci("e2e4", 0)).front());
    EXPECT_EQ(first.main, (PerColor<Duration>{{62s, 1min}}));
    EXPECT_EQ(first.running, Color::black);
    house.wait(10s);
    const ClockFace second = clock_after(house.ask(1, uci("e7e5", 1)).front());
    EXPECT_EQ(second.running, Color::white);
    EXPECT_LE(second.main[Color::black], 52s);
    EXPECT_GT(second.main[Color::black], 51'900ms)
        << "the hand of the house moves on by itself, a little";
}

TEST(RoomClock, untimed_games_have_none) {
    TestHouse house;
    const Words state = house.enter(1, house.new_game(at_one_screen()), alice)[0];
    EXPECT_FALSE(read_clocks(game_in(state), sync(state).now));
    EXPECT_EQ(house.house.next_flag(), std::nullopt);
}

TEST(RoomClock, a_flag_that_falls_ends_the_game_6_9) {
    UnderWay house;
    ASSERT_TRUE(house.house.next_flag());
    house.wait(61s);
    house.let_flags_fall();
    EXPECT_TRUE(house.take(1).empty()) << "White has gained two seconds";
    house.wait(2s);
    house.let_flags_fall();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    const Ending end = happening(told[0]).after.end.value();
    EXPECT_EQ(end.result, Result::black_wins);
    EXPECT_EQ(end.reason, EndReason::flag);
    EXPECT_EQ(end.article, "6.9");
    EXPECT_EQ(house.house.next_flag(), std::nullopt);
}

TEST(RoomClock, stands_still_while_the_machine_sleeps) {
    UnderWay house;
    house.wait(10s);
    house.sleep_for(8h);
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(event<DowntimePassed>(told[0]).lasted, Duration(8h));
    ASSERT_EQ(happening(told[0]).rulings.size(), 1U);
    EXPECT_EQ(happening(told[0]).rulings[0].said.id, Say::program_was_not_running);
    EXPECT_GT(happening(told[0]).rulings[0].at, Instant(8h));
    const Duration left = clock_after(told[0]).main[Color::white];
    EXPECT_LE(left, 52s) << "ten seconds were his own";
    EXPECT_GT(left, 51'900ms);
    house.let_flags_fall();
    EXPECT_TRUE(house.take(1).empty());
    house.wait(52s);
    house.let_flags_fall();
    EXPECT_TRUE(happening(house.take(1).back()).after.end) << "afterwards it runs again";
}

TEST(RoomClock, sleep_is_no_event_where_nobodys_time_runs) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.enter(2, house.new_game(blitz()), alice);
    house.play(1, {"e2e4"});
    house.take(1);
    house.sleep_for(8h);
    EXPECT_TRUE(house.take(1).empty());
    EXPECT_TRUE(house.take(2).empty());
}

TEST(RoomClock, of_a_game_that_was_not_in_memory_slept_too) {
    UnderWay house(blitz(), 1);
    house.leave(1);
    house.enter(2, house.new_game(blitz()), alice);
    house.leave(2);
    house.sleep_for(8h);
    house.sleep_for(1h);
    const Words state = house.enter(3, house.game, alice).back();
    EXPECT_FALSE(game_in(state).is_over());
    EXPECT_GT(clocks_in(state).main[Color::white], 61s);
    const Log& log = game_in(state).state().log;
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(log[0].said.time, Duration(9h));
}

TEST(RoomClock, counts_when_a_move_came_that_the_store_had_before_the_machine_slept) {
    UnderWay house;
    house.store.hold();
    house.wait(10s);
    house.ask(1, uci("g1f3", 2));
    house.sleep_for(8h);
    house.store.release();
    house.settle();
    const Words state = house.enter(2, house.game, alice).back();
    EXPECT_EQ(game_in(state).history().moves().size(), 3U);
    EXPECT_FALSE(game_in(state).is_over());
    EXPECT_GT(clocks_in(state).main[Color::black], 61s);
    EXPECT_EQ(game_in(state).state().log.size(), 1U) << "once";
}

TEST(RoomClock, takes_no_time_of_the_sleep_when_the_store_has_refused) {
    UnderWay house;
    house.store.next(ScriptedStore::Fate::refuse);
    house.store.hold();
    house.ask(1, uci("g1f3", 2));
    house.sleep_for(8h);
    house.store.release();
    house.settle();
    const Words state = house.enter(2, house.game, alice).back();
    EXPECT_EQ(game_in(state).history().moves().size(), 2U);
    EXPECT_FALSE(game_in(state).is_over());
    EXPECT_GT(clocks_in(state).main[Color::white], 61s);
}

TEST(RoomClock, lets_no_move_be_played_that_comes_too_late) {
    UnderWay house;
    house.wait(2min);
    const auto told = house.ask(1, uci("g1f3", 2));
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(happening(told[0]).after.end.value().reason, EndReason::flag);
    EXPECT_EQ(refusal<GameError>(told[1]).problem, GameProblem::game_over);
}

TEST(RoomClock, is_told_as_it_is_now_to_who_comes_back) {
    UnderWay house;
    house.wait(10s);
    const auto told = house.enter(2, house.game, alice, 2);
    EXPECT_TRUE(std::holds_alternative<Resume>(told.front()));
    const auto clock = std::get<ClockFace>(told.back());
    EXPECT_LE(clock.main[Color::white], 52s);
    EXPECT_EQ(clock.running, Color::white);
}

TEST(RoomClock, of_an_hourglass_runs_both_ways) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen(timed("hourglass 1")));
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.wait(10s);
    const ClockFace clock = clocks_in(house.enter(2, game, alice)[0]);
    EXPECT_LE(clock.main[Color::black], 50s);
    EXPECT_GE(clock.main[Color::white], 70s);
}

TEST(RoomClock, tells_a_delay_apart) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen(timed("1 d5")));
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.wait(2s);
    const ClockFace clock = clocks_in(house.enter(2, game, alice)[0]);
    EXPECT_EQ(clock.main[Color::black], Duration(1min));
    EXPECT_LE(clock.delay, 3s);
    EXPECT_GT(clock.delay, 2'900ms);
    EXPECT_EQ(clock.counting, Counting::delay);
    EXPECT_EQ(clock.left[Color::black], 1min + clock.delay);
    EXPECT_EQ(clock.left[Color::white], Duration(65s)) << "with the delay of the next move";
}

TEST(RoomClock, leaves_a_day_to_both_before_the_first_move_of_a_game_by_days) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen(timed("1 day/move")));
    EXPECT_EQ(clocks_in(house.enter(1, game, alice)[0]).left, (PerColor<Duration>{{24h, 24h}}));
}

TEST(RoomClock, stands_still_while_the_server_is_down) {
    UnderWay house;
    const Timestamp next_day(24h);
    TestHouse next(house, next_day);
    next.wait(1s);
    const Words state = next.enter(7, house.game, alice).back();
    EXPECT_FALSE(game_in(state).is_over());
    EXPECT_EQ(clocks_in(state).running, Color::white);
    EXPECT_GT(clocks_in(state).main[Color::white], 61'900ms) << "from where it stood";
    const auto flag = next.house.next_flag();
    ASSERT_TRUE(flag);
    EXPECT_GT(*flag, next_day + 1min);
    EXPECT_EQ(game_in(next.enter(8, house.game, alice)[0]).state().log.size(), 1U)
        << "that it was down is on the record";
}

TEST(RoomClock, of_a_rematch_has_the_same_time) {
    TestHouse house;
    house.enter(1, house.new_game(blitz()), alice);
    house.play(1, {"e2e4"});
    house.ask(1, Resign{Color::white});
    const auto told = house.ask(1, PlayAgain{});
    const std::string next = std::get<RematchMade>(happening(told.front()).event).id;
    EXPECT_EQ(game_in(house.enter(2, next, alice)[0]).terms().time, timed("1+2").time);
}

}  // namespace
}  // namespace arbiter::testing
