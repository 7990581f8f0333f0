// What a room asks of the computer and of the prover beside it, and what it does with the answers.
#include <string>

#include <gtest/gtest.h>

#include "tests/server/test_house.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::json;
using testing::TestHouse;

constexpr const char* one_capture_from_dead = "5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1";

TEST(Room, LetsTheComputerAnswer) {
    TestHouse house;
    house.enter(1, house.new_game({{"opponent", "computer"}, {"level", 3}}), alice);
    EXPECT_TRUE(house.thinker.asked.empty());
    house.play(1, {"e2e4"});
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    EXPECT_EQ(house.thinker.asked[0].level, 3);
    EXPECT_EQ(house.thinker.asked[0].earlier_keys.size(), 1U);
    EXPECT_EQ(house.answer(1, "move", {{"u", "d2d4"}, {"p", 1}})["e"], "turn");
    EXPECT_EQ(house.thinker.asked.size(), 1U) << "asked once";
    house.computer_plays("e7e5");
    const auto told = house.take(1);
    EXPECT_EQ(told.back()["d"]["u"], "e7e5");
    EXPECT_EQ(told.back()["v"], 3);
    EXPECT_EQ(house.answer(1, "move", {{"u", "d2d4"}, {"p", 2}})["t"], "ok");
}

TEST(Room, EndsWithADeadPositionThatWasProvedAfterTheMove) {
    TestHouse house;
    const std::string game =
        house.new_game({{"opponent", "screen"}, {"fen", one_capture_from_dead}});
    house.enter(1, game, alice);
    ASSERT_EQ(house.prover.asked.size(), 1U) << "the start may be dead";
    house.play(1, {"g1h1"});
    ASSERT_EQ(house.prover.asked.size(), 2U);
    house.ask(1, "ping");
    EXPECT_EQ(house.prover.asked.size(), 2U) << "asked once";
    house.find_dead();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "end");
    EXPECT_EQ(told[0]["d"]["article"], "5.2.2");
    EXPECT_EQ(house.events_kept(game), 2U);
    house.find_dead();
    EXPECT_TRUE(house.take(1).empty()) << "the game is over";
}

TEST(Room, ForgetsAProofThatComesAfterAnotherMove) {
    TestHouse house;
    house.enter(1, house.new_game({{"opponent", "screen"}, {"fen", one_capture_from_dead}}), alice);
    house.play(1, {"g1h1"});
    const DeadPositionQuestion first = house.prover.asked.back();
    EXPECT_EQ(house.answer(1, "move", {{"u", "h8g8"}, {"p", 1}})["t"], "ok");
    house.take(1);
    house.find_dead(first);
    EXPECT_TRUE(house.take(1).empty());
    house.find_dead();
    EXPECT_EQ(house.take(1).back()["t"], "end") << "the next question is answered";
}

TEST(Room, DropsTheComputersAnswerAfterTheEnd) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "computer"}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.answer(1, "resign");
    house.take(1);
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.take(1).empty());
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(Room, HasTheComputerDeclineWithoutDisturbingItsThought) {
    TestHouse house;
    house.enter(1, house.new_game({{"opponent", "computer"}}), alice);
    house.play(1, {"e2e4"});
    house.computer_plays("e7e5");
    house.answer(1, "move", {{"u", "g1f3"}, {"p", 2}});
    const auto told = house.ask(1, "offer");
    EXPECT_EQ(told[0]["t"], "offer");
    EXPECT_EQ(told[1], json::parse(R"({"t":"decline","v":6,"d":{"by":"black"}})"));
    EXPECT_EQ(told[2]["v"], 6);
    house.computer_plays("b8c6");
    EXPECT_EQ(house.take(1).back()["d"]["u"], "b8c6");
}

TEST(Room, AsksTheComputerAgainWhenItsMoveCouldNotBeKept) {
    TestHouse house;
    house.enter(1, house.new_game({{"opponent", "computer"}}), alice);
    house.play(1, {"e2e4"});
    house.store.always(ScriptedStore::Fate::refuse);
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.thinker.asked.empty());
    house.store.always(ScriptedStore::Fate::keep);
    house.ask(1, "ping");
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("c7c5");
    EXPECT_EQ(house.take(1).back()["d"]["u"], "c7c5");
}

}  // namespace
}  // namespace arbiter
