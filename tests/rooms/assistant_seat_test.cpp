// The assistant of a player at his own screen (D.2.10): let in by a key, and held to what the Laws
// let him do.
#include <string>

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

const std::string dora(64, 'e');
const std::string assistants_key(64, 'f');

/// White cannot see, and has an assistant.
NewGame blind_game() {
    Terms terms{.ruleset = find_ruleset("fide"), .time = read_time_control("60").value()};
    terms.players[Color::white].impairment = Impairment::sight;
    terms.players[Color::white].has_assistant = true;
    return with_a_friend(terms);
}

Entrance with_key(SocketId socket, const std::string& token) {
    return {.socket = socket, .token_hash = token, .key_hash = assistants_key};
}

Action invite(Color by, const std::string& key) { return Act{AssistantInvited{by, key}}; }

/// Alice and Bob play, and Dora has come to assist Alice.
struct AssistedGame : TestHouse {
    std::string game = new_game(blind_game());
    std::vector<Words> greeting;

    AssistedGame() {
        enter(1, game, alice);
        enter(2, game, bob);
        if (!obeys(1, invite(Color::white, assistants_key)))
            throw std::invalid_argument("the invitation is refused");
        greeting = enter(game, with_key(3, dora));
    }
};

TEST(AssistantSeat, is_whose_key_fits_and_is_told_to_him_alone) {
    AssistedGame house;
    ASSERT_EQ(house.greeting.size(), 1U);
    const auto& sync = std::get<Sync>(house.greeting.front());
    EXPECT_EQ(sync.assists, Color::white);
    EXPECT_EQ(sync.yours, Places{});
    EXPECT_EQ(std::get<Sync>(house.enter(4, house.game, carol).front()).assists, std::nullopt);
}

TEST(AssistantSeat, lets_him_move_and_announce) {
    AssistedGame house;
    EXPECT_TRUE(house.obeys(3, Play{"e2e4", false, 0}));
    EXPECT_EQ(house.refusal<OtherTurn>(3, Play{"e7e5", false, 1}).turn, Color::black);
    EXPECT_TRUE(house.obeys(2, Play{"e7e5", false, 1}));
    EXPECT_TRUE(house.obeys(1, Play{"g1f3", false, 2}));
}

TEST(AssistantSeat, lets_him_resign_offer_and_claim_nothing_D_2_10) {
    AssistedGame house;
    house.play(1, {"e2e4"});
    EXPECT_TRUE(house.obeys(2, Play{"e7e5", false, 1}));
    for (const Action& action :
         {Action(Resign{}), Action(OfferDraw{}), Action(ClaimDraw{}), Action(Resign{Color::white}),
          invite(Color::white, assistants_key)})
        EXPECT_EQ(house.refusal<Obstacle>(3, action), Obstacle::for_the_player);
    EXPECT_TRUE(house.obeys(2, OfferDraw{}));
    EXPECT_EQ(house.refusal<Obstacle>(3, AcceptDraw{}), Obstacle::for_the_player);
    EXPECT_TRUE(house.obeys(1, AcceptDraw{}));
}

TEST(AssistantSeat, is_for_one_and_ends_with_the_next_invitation) {
    AssistedGame house;
    EXPECT_EQ(std::get<Sync>(house.enter(house.game, with_key(4, carol)).front()).assists,
              std::nullopt)
        << "the key has served its turn";
    EXPECT_TRUE(house.obeys(1, invite(Color::white, key_hash)));
    EXPECT_EQ(house.refusal<Obstacle>(3, Play{"e2e4", false, 0}), Obstacle::watching);
}

TEST(AssistantSeat, is_not_for_a_player_of_the_game) {
    TestHouse house;
    const std::string game = house.new_game(blind_game());
    house.enter(1, game, alice);
    house.enter(2, game, bob);
    ASSERT_TRUE(house.obeys(1, invite(Color::white, assistants_key)));
    EXPECT_EQ(std::get<Sync>(house.enter(game, with_key(5, bob)).front()).assists, std::nullopt);
    EXPECT_EQ(std::get<Sync>(house.enter(game, with_key(6, dora)).front()).assists, Color::white);
}

TEST(AssistantSeat, keeps_him_from_taking_the_opponents_seat_when_he_comes_again) {
    TestHouse house;
    const std::string game = house.new_game(blind_game());
    house.enter(1, game, alice);
    ASSERT_TRUE(house.obeys(1, invite(Color::white, assistants_key)));
    house.enter(game, with_key(3, dora));
    const auto again = house.enter(4, game, dora);
    EXPECT_EQ(std::get<Sync>(again.front()).assists, Color::white);
    EXPECT_EQ(std::get<Sync>(again.front()).yours, Places{});
}

TEST(AssistantSeat, is_offered_by_its_player_where_one_was_agreed) {
    TestHouse house;
    const std::string game = house.new_game(blind_game());
    house.enter(1, game, alice);
    house.enter(2, game, bob);
    EXPECT_EQ(house.refusal<Obstacle>(2, invite(Color::white, assistants_key)),
              Obstacle::other_side);
    EXPECT_EQ(house.refusal<Obstacle>(2, invite(Color::black, assistants_key)),
              Obstacle::no_assistant);
}

TEST(AssistantSeat, outlives_the_server) {
    AssistedGame house;
    house.play(1, {"e2e4"});
    TestHouse next_day(house, Timestamp(std::chrono::hours(1)));
    const auto told = next_day.enter(7, house.game, dora);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(std::get<Sync>(told.front()).assists, Color::white);
}

}  // namespace
}  // namespace arbiter::testing
