#include "arbiter/server/lobby.hpp"

#include <gtest/gtest.h>

#include "tests/server/house.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::bob;
using testing::House;
using testing::json;
using testing::screen;

/// A second server on the same games.
struct NextDay {
    explicit NextDay(House& house)
        : lobby(house.store, thinker, prover,
                [this](std::string_view text) { warnings.emplace_back(text); }) {}
    testing::PatientThinker thinker;
    testing::PatientProver prover;
    std::vector<std::string> warnings;
    Lobby lobby;

    json enter(SocketId socket, const std::string& game, const std::string& who,
               std::optional<std::uint32_t> seen = std::nullopt) {
        json told = json::array();
        for (const Message& message : lobby.enter(game, {socket, who, seen}, Timestamp()).value())
            told.push_back(json::parse(*message.text));
        return told;
    }
};

TEST(Lobby, KnowsNoOtherGames) {
    House house;
    EXPECT_EQ(house.lobby.find("AAAAAAAA").value(), nullptr);
    const auto entered = house.lobby.enter("AAAAAAAA", {1, alice}, Timestamp());
    ASSERT_FALSE(entered);
    EXPECT_EQ(entered.error().status, 404U);
    EXPECT_EQ(entered.error().code, "no_game");
    EXPECT_TRUE(house.lobby.receive(1, "{}", Timestamp()).empty());
    EXPECT_TRUE(house.lobby.leave(1).empty());
}

TEST(Lobby, FindsAGameAgainAsItWas) {
    House house;
    const std::string game = house.new_game({{"opponent", "friend"}, {"rules", "fide"}});
    house.enter(1, game, alice);
    house.enter(2, game, bob);
    house.play(1, {"e2e4"});
    house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}});
    house.answer(2, "offer");
    NextDay next(house);
    house.leave(2);
    json before = house.enter(3, game, alice)[0];
    json after = next.enter(1, game, alice)[0];
    EXPECT_EQ(after, before);
    EXPECT_EQ(after["d"]["offer"], "black");
    EXPECT_EQ(next.enter(2, game, bob, 4)[1]["t"], "offer");
}

TEST(Lobby, RemembersAnswersOverARestart) {
    House house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    const json first = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "once").back();
    NextDay next(house);
    next.enter(1, game, alice);
    const auto again =
        next.lobby.receive(1, R"({"t":"move","i":"once","d":{"u":"e2e4","p":0}})", Timestamp());
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(json::parse(*again[0].text), first);
}

TEST(Lobby, AsksTheComputerAfterARestart) {
    House house;
    const std::string game = house.new_game({{"opponent", "computer"}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    NextDay next(house);
    next.enter(1, game, alice);
    ASSERT_EQ(next.thinker.asked.size(), 1U);
    EXPECT_EQ(next.thinker.asked[0].position.fullmove_number(), 1);
}

TEST(Lobby, GivesUpTheRoomThatWasLeftLongestAgo) {
    House house(2);
    const std::string first = house.new_game(screen);
    const std::string second = house.new_game(screen);
    const std::string third = house.new_game(screen);
    for (const std::string& game : {first, second}) {
        house.enter(1, game, alice);
        house.play(1, {"e2e4"});
        house.leave(1);
    }
    house.enter(1, third, alice);
    EXPECT_EQ(house.lobby.rooms_in_memory(), 2U);
    EXPECT_EQ(house.enter(2, first, alice)[0]["d"]["moves"].size(), 1U) << "it is in the store";
}

TEST(Lobby, IsBusyWhenEveryRoomIsInUse) {
    House house(1);
    const std::string first = house.new_game(screen);
    const std::string second = house.new_game(screen);
    house.enter(1, first, alice);
    const auto entered = house.lobby.enter(second, {2, alice}, Timestamp());
    ASSERT_FALSE(entered);
    EXPECT_EQ(entered.error().status, 503U);
    EXPECT_EQ(entered.error().code, "busy");
    const auto made = house.lobby.create(*read_new_game(screen.dump(), alice), Timestamp());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, "busy");
    house.leave(1);
    EXPECT_EQ(house.enter(3, second, alice)[0]["t"], "sync");
}

TEST(Lobby, KeepsARoomWhereTheComputerThinks) {
    House house(1);
    const std::string game = house.new_game({{"opponent", "computer"}});
    const std::string other = house.new_game(screen);
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.leave(1);
    EXPECT_FALSE(house.lobby.enter(other, {2, alice}, Timestamp()));
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.lobby.enter(other, {2, alice}, Timestamp()));
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(Lobby, SaysSoWhenAGameCannotBeMade) {
    House house;
    house.store.fails = true;
    const auto made = house.lobby.create(*read_new_game(screen.dump(), alice), Timestamp());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().status, 503U);
    EXPECT_EQ(made.error().code, "store");
    EXPECT_EQ(house.warnings.size(), 1U);
}

TEST(Lobby, SaysSoWhenAKeptGameMakesNoSense) {
    const char* const histories[] = {"move e2e5", "nonsense", "accept white", "join white abc"};
    for (const char* body : histories) {
        House house;
        const std::string game = house.new_game(screen);
        const StoredEvent event{2, {}, body, {}};
        ASSERT_TRUE(house.store.append(game, std::span(&event, 1)));
        NextDay next(house);
        const auto found = next.lobby.find(game);
        ASSERT_FALSE(found) << body;
        EXPECT_EQ(found.error().status, 500U);
        ASSERT_EQ(next.warnings.size(), 1U);
        EXPECT_NE(next.warnings[0].find(game + ": event 2"), std::string::npos) << next.warnings[0];
    }
}

TEST(Lobby, SaysSoWhenAKeptStartMakesNoSense) {
    House house;
    GameStart start = read_new_game(screen.dump(), alice)->start;
    start.id = "AAAAAAAA";
    for (const char* const terms :
         {R"({"rules":"fide","fen":"x"})", R"({"rules":"fide","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})",
          R"({"rules":"lasker"})", "fide"}) {
        start.id[0] = static_cast<char>(start.id[0] + 1);
        start.terms = terms;
        ASSERT_TRUE(house.store.create(start));
        EXPECT_FALSE(house.lobby.find(start.id)) << terms;
    }
}

TEST(Lobby, OpensALongGameAgain) {
    House house;
    const std::string game = house.new_game(
        {{"opponent", "screen"}, {"rules", "fide"}, {"fen", "4k3/7p/8/8/8/8/P7/4K3 w - - 0 1"}});
    house.enter(1, game, alice);
    // Kings walk over different squares, so that nothing is repeated five times.
    std::vector<std::string> moves;
    const std::vector<std::string> white{"e1", "e2", "d2", "d1", "c1", "c2", "b2", "b1"};
    const std::vector<std::string> black{"e8", "e7", "f7", "f8", "g8", "g7", "f6"};
    const auto walk = [&moves](const std::vector<std::string>& path, std::size_t step) {
        const auto at = [&path](std::size_t i) {
            const std::size_t turn = 2 * (path.size() - 1);
            return path[std::min(i % turn, turn - i % turn)];
        };
        moves.push_back(at(step) + at(step + 1));
    };
    for (std::size_t step = 0; step < 40; ++step) {
        walk(white, step);
        walk(black, step);
    }
    house.play(1, moves);
    NextDay next(house);
    EXPECT_EQ(next.enter(1, game, alice)[0], house.enter(2, game, alice)[0]);
    EXPECT_EQ(next.enter(2, game, alice, 81 - 64)[0]["t"], "resume");
    EXPECT_EQ(next.enter(3, game, alice, 81 - 65)[0]["t"], "sync");
}

}  // namespace
}  // namespace arbiter
