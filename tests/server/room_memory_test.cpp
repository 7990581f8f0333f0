// What a room remembers for who comes back, and what it does where nothing can be kept.
#include <gtest/gtest.h>

#include "arbiter/rooms/room.hpp"
#include "tests/server/test_house.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::bob;
using testing::friends;
using testing::json;
using testing::TestHouse;
using testing::TwoFriends;

TEST(Room, ResumesWithWhatWasMissed) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    const auto told = house.enter(3, house.game, alice, 2);
    ASSERT_EQ(told.size(), 4U);
    EXPECT_EQ(told[0], (json{{"t", "resume"}, {"v", 3}}));
    EXPECT_EQ(told[1]["v"], 3);
    EXPECT_EQ(told[1]["d"]["u"], "e2e4");
    EXPECT_EQ(told[1], house.take(2).back()) << "as it was sent first";
    EXPECT_EQ(told[2]["t"], "presence");
    EXPECT_EQ(told[3]["t"], "presence");
    EXPECT_EQ(house.enter(4, house.game, alice, 3).size(), 3U);
    EXPECT_EQ(house.enter(5, house.game, alice, 4)[0]["t"], "sync");
    EXPECT_EQ(house.enter(6, house.game, alice, 0)[0]["t"], "sync");
}

TEST(Room, RemembersAnAnswerAndNeverObeysTwice) {
    TwoFriends house;
    const auto first = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "again");
    house.leave(1);
    house.enter(3, house.game, alice);
    EXPECT_EQ(house.ask(3, "move", {{"u", "e2e4"}, {"p", 0}}, "again"), std::vector{first.back()});
    EXPECT_EQ(house.events_kept(house.game), 2U);
    // Another side may use the same id.
    EXPECT_EQ(house.ask(2, "move", {{"u", "e7e5"}, {"p", 1}}, "again").back()["t"], "ok");
}

TEST(Room, RemembersARefusalToo) {
    TwoFriends house;
    const auto refused = house.ask(2, "move", {{"u", "e7e5"}, {"p", 0}}, "early");
    house.play(1, {"e2e4"});
    house.take(2);
    EXPECT_EQ(house.ask(2, "move", {{"u", "e7e5"}, {"p", 0}}, "early"), refused);
}

TEST(Room, ForgetsTheOldestOfManyAnswers) {
    TwoFriends house;
    house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first");
    for (std::size_t i = 1; i < Recent::answers_kept; ++i)
        house.ask(1, "decline");
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first").back()["t"], "ok");
    house.ask(1, "decline");
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first").back()["e"], "ply");
}

TEST(Room, ForgetsNoAnswerForQuestions) {
    TwoFriends house;
    house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first");
    for (std::size_t i = 0; i < Recent::answers_kept; ++i)
        house.ask(1, "ping");
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first").back()["t"], "ok");
}

TEST(Room, PlaysNothingThatCannotBeKept) {
    TwoFriends house;
    house.store.always(ScriptedStore::Fate::refuse);
    const auto told = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "retry");
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["e"], "store");
    EXPECT_TRUE(house.take(2).empty() || house.take(2).back()["t"] != "move");
    house.store.always(ScriptedStore::Fate::keep);
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "retry").back()["t"], "ok")
        << "a failure of ours is not remembered";
}

TEST(Room, GivesNoSeatThatCannotBeKept) {
    TestHouse house;
    const std::string game = house.new_game(friends);
    house.store.always(ScriptedStore::Fate::refuse);
    EXPECT_EQ(house.enter(1, game, bob)[0]["d"]["you"], json::array());
    EXPECT_EQ(house.warnings.size(), 1U);
    house.store.always(ScriptedStore::Fate::keep);
    EXPECT_EQ(house.enter(2, game, bob)[0]["d"]["you"], json{"black"});
}

TEST(Room, MakesNoRematchThatCannotBeKept) {
    TestHouse house;
    house.enter(1, house.new_game({{"opponent", "computer"}}), alice);
    house.answer(1, "resign");
    house.store.always(ScriptedStore::Fate::refuse);
    EXPECT_EQ(house.answer(1, "rematch")["e"], "store");
    house.store.always(ScriptedStore::Fate::keep);
    EXPECT_EQ(house.answer(1, "rematch")["t"], "ok");
}

}  // namespace
}  // namespace arbiter
