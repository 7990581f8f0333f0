#include "arbiter/rooms/house.hpp"

#include <gtest/gtest.h>

#include "tests/server/presided_game.hpp"
#include "tests/server/test_house.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::bob;
using testing::json;
using testing::PresidedGame;
using testing::screen;
using testing::TestHouse;

TEST(House, KnowsNoOtherGames) {
    TestHouse house;
    EXPECT_EQ(house.house.find("AAAAAAAA", Timestamp()).error(), HouseProblem::no_game);
    EXPECT_EQ(house.info("AAAAAAAA", Timestamp()).error(), HouseProblem::no_game);
    EXPECT_EQ(house.house.look_up("AAAAAAAA").error(), HouseProblem::no_game);
    EXPECT_EQ(house.house.enter("AAAAAAAA", {1, alice}, Timestamp()).error(),
              HouseProblem::no_game);
    house.house.receive(1, {"1", Ping{}}, Timestamp());
    house.house.leave(1);
    EXPECT_TRUE(house.take(1).empty());
}

TEST(House, FindsAGameAgainAsItWas) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "friend"}, {"rules", "fide"}});
    house.enter(1, game, alice);
    house.enter(2, game, bob);
    house.play(1, {"e2e4"});
    house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}});
    house.answer(2, "offer");
    TestHouse next(house, Timestamp());
    house.leave(2);
    json before = house.enter(3, game, alice)[0];
    json after = next.enter(1, game, alice)[0];
    EXPECT_EQ(after, before);
    EXPECT_EQ(after["d"]["offer"], "black");
    EXPECT_EQ(next.enter(2, game, bob, 4)[1]["t"], "offer");
}

TEST(House, RemembersAnswersOverARestart) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    const json first = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "once").back();
    TestHouse next(house, Timestamp());
    next.enter(1, game, alice);
    const auto again = next.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "once");
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again[0], first);
}

TEST(House, AsksTheComputerAfterARestart) {
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "computer"}});
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    TestHouse next(house, Timestamp());
    next.enter(1, game, alice);
    ASSERT_EQ(next.thinker.asked.size(), 1U);
    EXPECT_EQ(next.thinker.asked[0].position.fullmove_number(), 1);
}

TEST(House, GivesUpTheRoomThatWasLeftLongestAgo) {
    TestHouse house(2);
    const std::string first = house.new_game(screen);
    const std::string second = house.new_game(screen);
    const std::string third = house.new_game(screen);
    for (const std::string& game : {first, second}) {
        house.enter(1, game, alice);
        house.play(1, {"e2e4"});
        house.leave(1);
    }
    house.enter(1, third, alice);
    EXPECT_EQ(house.house.rooms_in_memory(), 2U);
    EXPECT_EQ(house.enter(2, first, alice)[0]["d"]["moves"].size(), 1U) << "it is in the store";
}

TEST(House, IsBusyWhenEveryRoomIsInUse) {
    TestHouse house(1);
    const std::string first = house.new_game(screen);
    const std::string second = house.new_game(screen);
    house.enter(1, first, alice);
    EXPECT_EQ(house.house.enter(second, {2, alice}, Timestamp()).error(), HouseProblem::busy);
    EXPECT_EQ(house.make(screen).error(), HouseProblem::busy);
    house.leave(1);
    EXPECT_EQ(house.enter(3, second, alice)[0]["t"], "sync");
}

TEST(House, KeepsARoomWhereTheComputerThinks) {
    TestHouse house(1);
    const std::string game = house.new_game({{"opponent", "computer"}});
    const std::string other = house.new_game(screen);
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.leave(1);
    EXPECT_FALSE(house.house.enter(other, {2, alice}, Timestamp()));
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.house.enter(other, {2, alice}, Timestamp()));
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(House, SaysSoWhenAGameCannotBeMade) {
    TestHouse house;
    house.store.always(ScriptedStore::Fate::refuse);
    EXPECT_EQ(house.make(screen).error(), HouseProblem::unavailable);
    EXPECT_EQ(house.warnings.size(), 1U);
}

TEST(House, SaysSoWhenAKeptGameMakesNoSense) {
    const char* const histories[] = {"move e2e5", "nonsense", "accept white", "join white abc"};
    for (const char* body : histories) {
        TestHouse house;
        const std::string game = house.new_game(screen);
        house.store.append({game, {{2, {}, body, {}}}, "*"});
        TestHouse next(house, Timestamp());
        EXPECT_EQ(next.house.find(game, Timestamp()).error(), HouseProblem::corrupt) << body;
        ASSERT_EQ(next.warnings.size(), 1U);
        EXPECT_NE(next.warnings[0].find(game + ": event 2"), std::string::npos) << next.warnings[0];
    }
}

TEST(House, SaysSoWhenAKeptStartMakesNoSense) {
    TestHouse house;
    GameStart start = read_new_game(screen.dump(), alice)->start;
    start.id = "AAAAAAAA";
    for (const char* const terms :
         {R"({"rules":"fide","fen":"x"})", R"({"rules":"fide","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})",
          R"({"rules":"lasker"})", "fide"}) {
        start.id[0] = static_cast<char>(start.id[0] + 1);
        start.terms = terms;
        house.store.create(start);
        EXPECT_FALSE(house.house.find(start.id, Timestamp())) << terms;
    }
}

TEST(House, tells_how_an_idle_game_stands_without_opening_it) {
    PresidedGame house;
    const std::string screen_game = house.new_game(screen);
    TestHouse next(house, Timestamp(std::chrono::seconds(1)));
    const auto info = next.info(house.game, Timestamp(std::chrono::seconds(1))).value();
    EXPECT_EQ(info.id, house.game);
    EXPECT_EQ(info.version, 3U) << "two have sat down";
    EXPECT_EQ(info.rules, "fide");
    EXPECT_FALSE(info.has_ended);
    EXPECT_FALSE(next.info(screen_game, Timestamp(std::chrono::seconds(1)))->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
}

TEST(House, opens_an_idle_game_whose_flag_may_have_fallen) {
    PresidedGame house;
    house.act(3, {{"event", "start"}});
    const Timestamp in_six_minutes(std::chrono::minutes(6));
    TestHouse next(house, Timestamp());
    EXPECT_FALSE(next.info(house.game, Timestamp(std::chrono::minutes(4)))->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
    EXPECT_TRUE(next.info(house.game, in_six_minutes)->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 1U);
}

TEST(House, knows_that_a_game_has_ended_that_does_not_count) {
    PresidedGame house;
    house.act(3, {{"event", "annul_game"}, {"article", "7.2.1"}, {"reason", "wrong set-up"}});
    EXPECT_EQ(house.store.look_up(house.game).value()->result, ended_without_result);
    TestHouse next(house, Timestamp());
    EXPECT_TRUE(next.info(house.game, Timestamp())->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
}

TEST(House, OpensALongGameAgain) {
    TestHouse house;
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
    TestHouse next(house, Timestamp());
    EXPECT_EQ(next.enter(1, game, alice)[0], house.enter(2, game, alice)[0]);
    EXPECT_EQ(next.enter(2, game, alice, 81 - 64)[0]["t"], "resume");
    EXPECT_EQ(next.enter(3, game, alice, 81 - 65)[0]["t"], "sync");
}

}  // namespace
}  // namespace arbiter
