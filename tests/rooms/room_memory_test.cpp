// What a room remembers for who comes back, and what it does where nothing can be kept.
#include <gtest/gtest.h>

#include "arbiter/rooms/room.hpp"
#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using Fate = ScriptedStore::Fate;

TEST(RoomMemory, who_comes_back_hears_what_he_missed) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    const auto told = house.enter(3, house.game, alice, 2);
    ASSERT_EQ(told.size(), 4U);
    EXPECT_EQ(std::get<Resume>(told[0]).version, 3U);
    EXPECT_EQ(happening(told[1]).version, 3U);
    EXPECT_EQ(move_in(told[1]), "e2e4");
    EXPECT_EQ(&happening(told[1]), &happening(house.take(2).back())) << "as it was sent first";
    EXPECT_TRUE(std::holds_alternative<Presence>(told[2]));
    EXPECT_TRUE(std::holds_alternative<Presence>(told[3]));
    EXPECT_EQ(house.enter(4, house.game, alice, 3).size(), 3U);
    EXPECT_TRUE(is_sync(house.enter(5, house.game, alice, 4)[0]));
    EXPECT_TRUE(is_sync(house.enter(6, house.game, alice, 0)[0]));
}

TEST(RoomMemory, a_command_that_comes_again_gets_its_answer_and_is_not_obeyed_twice) {
    TwoFriends house;
    const auto first = house.ask(1, uci("e2e4", 0), "again");
    house.leave(1);
    house.enter(3, house.game, alice);
    const auto again = house.ask(3, uci("e2e4", 0), "again");
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(reply(again[0]).command, "again");
    EXPECT_EQ(reply(again[0]).version, reply(first.back()).version);
    EXPECT_TRUE(is_ok(again[0]));
    EXPECT_EQ(house.events_kept(house.game), 2U);
    EXPECT_TRUE(is_ok(house.ask(2, uci("e7e5", 1), "again").back()))
        << "another side may use the same id";
}

TEST(RoomMemory, a_refusal_is_remembered_too) {
    TwoFriends house;
    EXPECT_EQ(refusal<OtherTurn>(house.ask(2, uci("e7e5", 0), "early").back()).turn, Color::white);
    house.play(1, {"e2e4"});
    house.take(2);
    EXPECT_EQ(refusal<OtherTurn>(house.ask(2, uci("e7e5", 0), "early").back()).turn, Color::white);
}

TEST(RoomMemory, the_oldest_of_many_answers_is_forgotten) {
    TwoFriends house;
    house.ask(1, uci("e2e4", 0), "first");
    for (std::size_t i = 1; i < Recent::answers_kept; ++i)
        house.ask(1, DeclineDraw{});
    EXPECT_TRUE(is_ok(house.ask(1, uci("e2e4", 0), "first").back()));
    house.ask(1, DeclineDraw{});
    EXPECT_EQ(refusal<Obstacle>(house.ask(1, uci("e2e4", 0), "first").back()),
              Obstacle::position_has_changed);
}

TEST(RoomMemory, no_answer_is_forgotten_for_questions) {
    TwoFriends house;
    house.ask(1, uci("e2e4", 0), "first");
    for (std::size_t i = 0; i < Recent::answers_kept; ++i)
        house.ask(1, Ping{});
    EXPECT_TRUE(is_ok(house.ask(1, uci("e2e4", 0), "first").back()));
}

TEST(RoomMemory, what_cannot_be_kept_is_not_played) {
    TwoFriends house;
    house.take(2);
    house.store.always(Fate::refuse);
    const auto told = house.ask(1, uci("e2e4", 0), "retry");
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(refusal<NotKept>(told[0]).why.text, "the disk is full");
    EXPECT_TRUE(house.take(2).empty());
    house.store.always(Fate::keep);
    EXPECT_TRUE(is_ok(house.ask(1, uci("e2e4", 0), "retry").back()))
        << "a failure of ours is not remembered";
}

TEST(RoomMemory, a_seat_that_cannot_be_kept_is_not_given) {
    TestHouse house;
    const std::string game = house.new_game(with_a_friend());
    house.store.always(Fate::refuse);
    EXPECT_TRUE(sides_in(house.enter(1, game, bob)[0]).empty());
    EXPECT_EQ(house.warnings.size(), 1U);
    house.store.always(Fate::keep);
    EXPECT_EQ(sides_in(house.enter(2, game, bob)[0]), std::vector{Color::black});
}

TEST(RoomMemory, a_rematch_that_cannot_be_kept_is_not_made) {
    TestHouse house;
    house.enter(1, house.new_game(against_the_computer()), alice);
    house.ask(1, Resign{});
    house.store.always(Fate::refuse);
    EXPECT_EQ(house.refusal<NotKept>(1, PlayAgain{}).why.text, "the disk is full");
    house.store.always(Fate::keep);
    EXPECT_TRUE(house.obeys(1, PlayAgain{}));
}

}  // namespace
}  // namespace arbiter::testing
