// What the people at a game are called: where they say it, who else may, and where it then stands.
#include <string>

#include <gtest/gtest.h>

#include "arbiter/rooms/table_pgn.hpp"
#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

NewGame of_anna() {
    Terms terms;
    terms.players[Color::white].name = "Anna";
    return with_a_friend(terms);
}

NewGame presided(const Terms& terms) {
    NewGame game = new_game_of(OpponentKind::a_friend, terms, OpenSeat{}, OpenSeat{});
    game.start.arbiter_hash = carol;
    return game;
}

Entrance entering(SocketId socket, const std::string& who, std::optional<Color> seat,
                  std::string name) {
    return {.socket = socket, .token_hash = who, .seat = seat, .name = std::move(name)};
}

Action called(Color by, std::string name) { return Act{PlayerNamed{by, std::move(name)}}; }

const std::string& name_of(const Words& words, Color side) {
    return sync(words).table->player_name(side);
}

TEST(Names, come_with_whoever_takes_a_seat) {
    TestHouse house;
    const std::string game = house.new_game(of_anna());
    house.enter(1, game, alice);
    const auto told = house.enter(game, entering(2, bob, std::nullopt, "Ben"));
    EXPECT_EQ(name_of(told[0], Color::white), "Anna");
    EXPECT_EQ(name_of(told[0], Color::black), "Ben");
    EXPECT_EQ(happening(house.take(1)[0]).seated.value().name, "Ben");
    house.enter(game, entering(3, carol, std::nullopt, "Carol"));
    EXPECT_EQ(house.events_kept(game), 1U) << "who only watches is called nothing";
}

TEST(Names, are_said_and_changed_by_whoever_has_the_seat) {
    TwoFriends house;
    house.ask(2, called(Color::black, "Ben"));
    EXPECT_EQ(std::get<PlayerNamed>(happening(house.take(1)[0]).event).name, "Ben");
    house.ask(2, called(Color::black, "Benjamin"));
    house.ask(1, called(Color::white, "Benjamin"));
    const auto told = house.enter(3, house.game, carol);
    EXPECT_EQ(name_of(told[0], Color::black), "Benjamin");
    EXPECT_EQ(name_of(told[0], Color::white), "Benjamin") << "two of one name are two";
    EXPECT_EQ(house.refusal<Obstacle>(1, called(Color::black, "Mallory")), Obstacle::other_side);
    EXPECT_EQ(house.refusal<Obstacle>(3, called(Color::black, "Mallory")), Obstacle::watching);
}

TEST(Names, that_are_said_again_are_no_event) {
    TwoFriends house;
    house.ask(2, called(Color::black, "Ben"));
    const std::size_t kept = house.events_kept(house.game);
    EXPECT_TRUE(is_ok(house.ask(2, called(Color::black, "Ben")).back()));
    EXPECT_EQ(house.events_kept(house.game), kept);
}

TEST(Names, are_changed_a_number_of_times) {
    TwoFriends house;
    for (int i = 0; i < 20; ++i)
        EXPECT_TRUE(is_ok(house.ask(2, called(Color::black, std::to_string(i))).back())) << i;
    EXPECT_EQ(house.refusal<Obstacle>(2, called(Color::black, "Ben")), Obstacle::too_many_acts);
}

TEST(Names, stay_when_the_game_is_over) {
    TwoFriends house;
    house.ask(2, called(Color::black, "Ben"));
    house.ask(1, Resign{});
    EXPECT_EQ(house.refusal<GameError>(2, called(Color::black, "Mallory")).problem,
              GameProblem::game_over);
}

TEST(Names, of_who_presides_stay) {
    Terms terms;
    terms.players[Color::white].name = "Anna";
    TestHouse house;
    const std::string game = house.new_game(presided(terms));
    house.enter(1, game, carol);
    house.enter(game, entering(2, alice, Color::white, "Mallory"));
    const auto told = house.enter(game, entering(3, bob, Color::black, "Ben"));
    EXPECT_EQ(name_of(told[0], Color::white), "Anna");
    EXPECT_EQ(name_of(told[0], Color::black), "Ben") << "whom the arbiter has not named";
    EXPECT_EQ(house.refusal<Obstacle>(2, called(Color::white, "Mallory")),
              Obstacle::named_by_arbiter);
    EXPECT_TRUE(is_ok(house.ask(3, called(Color::black, "Benjamin")).back()));
    EXPECT_EQ(house.refusal<Obstacle>(1, called(Color::black, "Mallory")), Obstacle::presiding);
}

TEST(Names, given_by_the_maker_are_the_players_to_change) {
    Terms terms;
    terms.players[Color::black].name = "my friend";
    TestHouse house;
    const std::string game = house.new_game(with_a_friend(terms));
    EXPECT_EQ(name_of(house.enter(2, game, bob)[0], Color::black), "my friend");
    EXPECT_TRUE(is_ok(house.ask(2, called(Color::black, "Ben")).back()));
}

TEST(Names, are_there_after_a_restart_in_the_list_and_in_the_pgn) {
    TestHouse first;
    const std::string game = first.new_game(of_anna());
    first.enter(game, entering(2, bob, std::nullopt, "Ben"));
    first.ask(2, called(Color::black, "Benjamin"));
    TestHouse house(first, Timestamp());
    EXPECT_EQ(house.games_of(alice).at(0).players[Color::white].name, "Anna");
    EXPECT_EQ(house.games_of(alice).at(0).players[Color::black].name, "Benjamin");
    EXPECT_EQ(house.house.rooms_in_memory(), 0U) << "nothing is replayed";
    const auto told = house.enter(1, game, alice);
    EXPECT_EQ(name_of(told[0], Color::black), "Benjamin");
    const std::string pgn = table_pgn(*sync(told[0]).table);
    EXPECT_NE(pgn.find("[White \"Anna\"]"), std::string::npos) << pgn;
    EXPECT_NE(pgn.find("[Black \"Benjamin\"]"), std::string::npos) << pgn;
}

TEST(Names, go_with_the_players_into_a_rematch) {
    TwoFriends house;
    house.ask(1, called(Color::white, "Anna"));
    house.ask(2, called(Color::black, "Ben"));
    house.ask(1, Resign{});
    house.ask(1, PlayAgain{});
    house.ask(2, PlayAgain{});
    const auto again = house.games_of(alice).at(0);
    EXPECT_NE(again.id, house.game);
    EXPECT_EQ(again.players[Color::white].name, "Ben");
    EXPECT_EQ(again.players[Color::black].name, "Anna");
}

}  // namespace
}  // namespace arbiter::testing
