// Games with a clock, as the people at the table see them.
#include <gtest/gtest.h>

#include "tests/server/test_house.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

const json blitz{{"opponent", "screen"}, {"time", "1+2"}};

TEST(RoomClock, TellsTheTimeWithEveryMove) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    const json state = house.enter(1, game, alice)[0]["d"];
    EXPECT_EQ(state["time"], "1+2");
    EXPECT_EQ(state["clock"], json::parse(R"({"white":60000,"black":60000,"running":null,"delay":0,
                              "counting":"increment","left":{"white":60000,"black":60000}})"));
    const auto first = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}});
    EXPECT_EQ(first.front()["d"]["clock"],
              json::parse(R"({"white":62000,"black":60000,"running":"black","delay":0,
                              "counting":"increment","left":{"white":62000,"black":60000}})"));
    house.wait(10s);
    const auto second = house.ask(1, "move", {{"u", "e7e5"}, {"p", 1}});
    EXPECT_EQ(second.front()["d"]["clock"]["running"], "white");
    const int left = second.front()["d"]["clock"]["black"];
    EXPECT_LE(left, 52'000);
    EXPECT_GT(left, 51'900) << "the hand of the house moves on by itself, a little";
}

TEST(RoomClock, UntimedGamesHaveNone) {
    TestHouse house;
    const json state = house.enter(1, house.new_game({{"opponent", "screen"}}), alice)[0]["d"];
    EXPECT_EQ(state["time"], "untimed");
    EXPECT_EQ(state["clock"], nullptr);
    EXPECT_EQ(house.house.next_flag(), std::nullopt);
}

TEST(RoomClock, AFlagThatFallsEndsTheGame) {
    TestHouse house;
    house.enter(1, house.new_game(blitz), alice);
    house.play(1, {"e2e4", "e7e5"});
    house.take(1);
    ASSERT_TRUE(house.house.next_flag());
    house.wait(61s);
    house.let_flags_fall();
    EXPECT_TRUE(house.take(1).empty()) << "White has gained two seconds";
    house.wait(2s);
    house.let_flags_fall();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "end");
    EXPECT_EQ(told[0]["d"]["result"], "0-1");
    EXPECT_EQ(told[0]["d"]["reason"], "flag");
    EXPECT_EQ(told[0]["d"]["article"], "6.9");
    EXPECT_EQ(house.house.next_flag(), std::nullopt);
}

TEST(RoomClock, nobodys_time_runs_while_the_machine_sleeps) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.take(1);
    house.wait(10s);
    house.sleep_for(8h);
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "act");
    EXPECT_EQ(told[0]["d"]["event"]["event"], "downtime");
    ASSERT_EQ(told[0]["log"].size(), 1U);
    EXPECT_EQ(told[0]["log"][0]["text"], "the program was not running: 8:00:00 are nobody's time");
    EXPECT_GT(told[0]["log"][0]["at"], std::chrono::milliseconds(8h).count());
    const int left = told[0]["d"]["clock"]["white"];
    EXPECT_LE(left, 52'000) << "ten seconds were his own";
    EXPECT_GT(left, 51'900);
    house.let_flags_fall();
    EXPECT_TRUE(house.take(1).empty());
    house.wait(52s);
    house.let_flags_fall();
    EXPECT_EQ(house.take(1).back()["t"], "end") << "afterwards it runs again";
}

TEST(RoomClock, where_nobodys_time_runs_sleep_is_no_event) {
    TestHouse house;
    const std::string untimed = house.new_game({{"opponent", "screen"}});
    const std::string not_begun = house.new_game(blitz);
    house.enter(1, untimed, alice);
    house.enter(2, not_begun, alice);
    house.play(1, {"e2e4"});
    house.take(1);
    house.sleep_for(8h);
    EXPECT_TRUE(house.take(1).empty());
    EXPECT_TRUE(house.take(2).empty());
}

TEST(RoomClock, a_game_that_was_not_in_memory_slept_too) {
    TestHouse house(1);
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.leave(1);
    const std::string other = house.new_game(blitz);
    house.enter(2, other, alice);
    house.leave(2);
    house.sleep_for(8h);
    house.sleep_for(1h);
    const json state = house.enter(3, game, alice).back()["d"];
    EXPECT_EQ(state["end"], nullptr);
    EXPECT_GT(state["clock"]["white"], 61'000);
    ASSERT_EQ(state["log"].size(), 1U);
    EXPECT_EQ(state["log"][0]["args"]["time"], std::chrono::milliseconds(9h).count());
}

TEST(RoomClock, what_the_store_had_before_the_machine_slept_counts_when_it_came) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.wait(10s);
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    house.sleep_for(8h);
    house.store.release();
    house.settle();
    const json state = house.enter(2, game, alice).back()["d"];
    EXPECT_EQ(state["moves"].size(), 3U);
    EXPECT_EQ(state["end"], nullptr);
    EXPECT_GT(state["clock"]["black"], 61'000);
    EXPECT_EQ(state["log"].size(), 1U) << "once";
}

TEST(RoomClock, a_store_that_refused_takes_no_time_of_the_sleep_from_anybody) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.next(ScriptedStore::Fate::refuse);
    house.store.hold();
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    house.sleep_for(8h);
    house.store.release();
    house.settle();
    const json state = house.enter(2, game, alice).back()["d"];
    EXPECT_EQ(state["moves"].size(), 2U);
    EXPECT_EQ(state["end"], nullptr);
    EXPECT_GT(state["clock"]["white"], 61'000);
}

TEST(RoomClock, AMoveThatComesTooLateIsNotPlayed) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.take(1);
    house.wait(2min);
    const auto told = house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0]["d"]["reason"], "flag");
    EXPECT_EQ(told[1]["e"], "over");
}

TEST(RoomClock, WhoComesBackIsToldTheTimeOfNow) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.wait(10s);
    const auto told = house.enter(2, game, alice, 2);
    EXPECT_EQ(told.front()["t"], "resume");
    EXPECT_EQ(told.back()["t"], "clock");
    EXPECT_LE(told.back()["d"]["white"], 52'000);
    EXPECT_EQ(told.back()["d"]["running"], "white");
}

TEST(RoomClock, AnHourglassRunsBothWays) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "screen"}, {"time", "hourglass 1"}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.wait(10s);
    const json clock = house.enter(2, game, alice)[0]["d"]["clock"];
    EXPECT_LE(clock["black"], 50'000);
    EXPECT_GE(clock["white"], 70'000);
}

TEST(RoomClock, ADelayIsToldApart) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "screen"}, {"time", "1 d5"}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.wait(2s);
    const json clock = house.enter(2, game, alice)[0]["d"]["clock"];
    EXPECT_EQ(clock["black"], 60'000);
    EXPECT_LE(clock["delay"], 3'000);
    EXPECT_GT(clock["delay"], 2'900);
    EXPECT_EQ(clock["counting"], "delay");
    EXPECT_EQ(clock["left"]["black"], 60'000 + clock["delay"].get<int>());
    EXPECT_EQ(clock["left"]["white"], 65'000) << "with the delay of the next move";
}

TEST(RoomClock, ADayForEachMoveIsLeftToBothBeforeTheFirst) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "screen"}, {"time", "1 day/move"}});
    const json clock = house.enter(1, game, alice)[0]["d"]["clock"];
    for (const char* side : {"white", "black"})
        EXPECT_EQ(clock["left"][side], 24 * 60 * 60 * 1000) << side;
}

TEST(RoomClock, HowTheTimeIsCountedIsToldAsData) {
    for (const auto& [time, counting] :
         {std::pair{"5+3", "increment"}, std::pair{"5 d3", "delay"}, std::pair{"5 b3", "bronstein"},
          std::pair{"hourglass 1", "hourglass"}}) {
        TestHouse house;
        const std::string game = house.new_game({{"opponent", "screen"}, {"time", time}});
        EXPECT_EQ(house.enter(1, game, alice)[0]["d"]["clock"]["counting"], counting) << time;
    }
}

TEST(RoomClock, NobodysTimeRunsWhileTheServerIsDown) {
    TestHouse house;
    const std::string game = house.new_game(blitz);
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    const Timestamp next_day(24h);
    TestHouse next(house, next_day);
    next.wait(1s);
    const json state = next.enter(7, game, alice).back()["d"];
    EXPECT_EQ(state["end"], nullptr);
    EXPECT_EQ(state["clock"]["running"], "white");
    EXPECT_GT(state["clock"]["white"], 61'900) << "from where it stood";
    const auto flag = next.house.next_flag();
    ASSERT_TRUE(flag);
    EXPECT_GT(*flag, next_day + 1min);
    EXPECT_EQ(next.enter(8, game, alice)[0]["d"]["log"].size(), 1U)
        << "that it was down is on the record";
}

TEST(RoomClock, ARematchHasTheSameTime) {
    TestHouse house;
    house.enter(1, house.new_game(blitz), alice);
    house.play(1, {"e2e4"});
    house.answer(1, "resign", {{"side", "white"}});
    const auto told = house.ask(1, "rematch");
    const std::string url = told.front()["d"]["url"];
    const json state = house.enter(2, url.substr(url.rfind('/') + 1), alice)[0]["d"];
    EXPECT_EQ(state["time"], "1+2");
}

}  // namespace
}  // namespace arbiter::testing
