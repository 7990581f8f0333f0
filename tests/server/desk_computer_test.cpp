// Whoever plays the computer and presides too: it stands still, thinks again, is taken back.
#include <gtest/gtest.h>

#include "tests/server/test_house.hpp"

namespace arbiter::testing {
namespace {

TEST(DeskComputer, TheComputerStandsStillInAPauseAndThinksAgainAfterIt) {
    TestHouse house;
    const json request{{"opponent", "computer"}, {"rules", "fide"}, {"arbiter", true}};
    const std::string game = house.new_game(request);
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.answer(1, "act", {{"event", "pause"}, {"reason", "tea"}});
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.warnings.empty());
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["moves"].size(), 1U);
    house.answer(1, "act", {{"event", "resume"}});
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("e7e5");
    EXPECT_EQ(house.enter(3, game, alice)[0]["d"]["moves"].size(), 2U);
}

TEST(DeskComputer, WhatTheComputerThoughtBeforeTheGameWentBackIsForgotten) {
    TestHouse house;
    const json request{{"opponent", "computer"}, {"rules", "fide"}, {"arbiter", true}};
    const std::string game = house.new_game(request);
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.answer(1, "act", {{"event", "restore"}, {"plies", 0}, {"reason", "again"}});
    house.play(1, {"d2d4"});
    ASSERT_EQ(house.thinker.asked.size(), 2U);
    house.computer_plays("e7e5");
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["moves"].size(), 1U) << "the old answer";
    house.computer_plays("d7d5");
    EXPECT_EQ(house.enter(3, game, alice)[0]["d"]["moves"][1]["s"], "d5");
}

TEST(DeskComputer, CasualMovesAreTakenBackButNotWithoutTheOpponent) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "computer"}, {"rules", "casual"}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.computer_plays("e7e5");
    house.take(1);
    const auto told = house.ask(1, "act", {{"event", "take_back"}, {"by", "white"}});
    EXPECT_EQ(told.front()["d"]["kept"], 0);
    EXPECT_EQ(told.back()["t"], "ok");
    EXPECT_EQ(house.answer(1, "act", {{"event", "take_back"}, {"by", "black"}})["e"], "not_yours");
    const std::string shared = house.new_game({{"opponent", "friend"}, {"rules", "casual"}});
    house.enter(2, shared, alice);
    house.enter(3, shared, bob);
    EXPECT_EQ(house.answer(2, "move", {{"u", "e2e4"}, {"p", 0}})["t"], "ok");
    EXPECT_EQ(house.answer(2, "act", {{"event", "take_back"}, {"by", "white"}})["e"], "act");
    TwoFriends strict;
    strict.play(1, {"e2e4"});
    EXPECT_EQ(strict.answer(1, "act", {{"event", "take_back"}, {"by", "white"}})["e"], "act");
}

TEST(DeskComputer, TheComputerSealsNothing) {
    TestHouse house;
    const std::string game =
        house.new_game({{"opponent", "computer"}, {"rules", "fide"}, {"arbiter", true}});
    house.enter(1, game, alice);
    const json no = house.answer(1, "act", {{"event", "order_sealing"}, {"charged", 0}});
    EXPECT_EQ(no["e"], "act");
}

TEST(DeskComputer, TheComputerMovesTheManThatBindsIt) {
    TestHouse house;
    const std::string game =
        house.new_game({{"opponent", "computer"}, {"rules", "fide"}, {"arbiter", true}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.computer_plays("b8c6");
    house.answer(1, "act",
                 {{"event", "offence"}, {"by", "black"}, {"article", "7.5.1"}, {"plies", 1}});
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("e7e5");
    const json moves = house.enter(2, game, alice)[0]["d"]["moves"];
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[1]["s"].get<std::string>().substr(0, 1), "N");
}

TEST(DeskComputer, ALateAnswerOfTheComputerIsNotTakenForAnother) {
    TestHouse house(1);
    const json request{{"opponent", "computer"}, {"rules", "fide"}, {"arbiter", true}};
    const std::string game = house.new_game(request);
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.answer(1, "act", {{"event", "restore"}, {"plies", 0}, {"reason", "again"}});
    house.leave(1);
    house.enter(2, house.new_game(screen), alice);
    house.leave(2);
    house.enter(3, game, alice);
    EXPECT_EQ(house.answer(3, "move", {{"u", "d2d4"}, {"p", 0}})["t"], "ok");
    house.computer_plays("e7e5");
    EXPECT_EQ(house.enter(4, game, alice)[0]["d"]["moves"].size(), 1U) << "that was another game";
    house.computer_plays("d7d5");
    EXPECT_EQ(house.enter(5, game, alice)[0]["d"]["moves"].size(), 2U);
}

}  // namespace
}  // namespace arbiter::testing
