// What is kept and bounded of a game with an arbiter: answers, rulings, rematches, restarts.
#include <gtest/gtest.h>

#include "tests/server/presided_game.hpp"

namespace arbiter::testing {
namespace {

TEST(DeskMemory, ALateComerIsToldOfThePauseAndOfEveryRuling) {
    PresidedGame house;
    house.act(3, {{"event", "arbiter"}, {"name", "Carol"}});
    house.act(3, {{"event", "note"}, {"text", "round 3"}});
    house.act(3, {{"event", "pause"}, {"reason", "a fire alarm"}});
    const json state = house.enter(4, house.game, std::nullopt)[0]["d"];
    EXPECT_EQ(state["pause"], "a fire alarm");
    ASSERT_EQ(state["log"].size(), 3U);
    EXPECT_EQ(state["log"][1]["arbiter"], "Carol");
}

TEST(DeskMemory, AReasonIsOnlyAReason) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.act(
        2, {{"event", "call_arbiter"}, {"by", "black"}, {"reason", "the server was not running"}});
    house.answer(2, "resign");
    Lobby lobby(
        house.store, house.thinker, house.prover, [](std::string_view) {}, 10,
        Timestamp(std::chrono::hours(1)));
    ASSERT_TRUE(lobby.enter(house.game, {7, carol}, Timestamp(std::chrono::hours(2))));
    const json note{{"t", "act"}, {"i", "n"}, {"d", {{"event", "note"}, {"text", "x"}}}};
    const Messages told = lobby.receive(7, note.dump(), Timestamp(std::chrono::hours(2)));
    EXPECT_EQ(json::parse(*told.back().text)["t"], "ok");
}

TEST(DeskMemory, AnOfferedRematchEndsWithTheEndOfTheGame) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.answer(2, "resign");
    house.answer(1, "rematch");
    const json back = house.told_of({{"event", "annul_ending"}, {"reason", "both play on"}});
    EXPECT_EQ(back["d"]["rematch"], nullptr);
    house.act(3, {{"event", "resume"}});
    house.answer(1, "resign");
    house.take(3);
    house.answer(2, "rematch");
    EXPECT_EQ(house.take(3).back()["d"]["url"], nullptr) << "it is only offered";
}

TEST(DeskMemory, TextsAndTheLogHaveABound) {
    PresidedGame house;
    const auto note = [&](std::size_t size) {
        return house.act(3, {{"event", "note"}, {"text", std::string(size, 'x')}});
    };
    EXPECT_EQ(note(1001)["e"], "bad_message");
    for (std::size_t i = 0; i < most_rulings; ++i)
        ASSERT_EQ(note(1)["t"], "ok");
    EXPECT_EQ(note(1)["e"], "act");
    EXPECT_EQ(house.answer(1, "move", {{"u", "e2e4"}, {"p", 0}})["t"], "ok");
}

TEST(DeskMemory, TheArbitersAnswersAreRememberedAsThePlayersAre) {
    PresidedGame house;
    const json note{{"event", "note"}, {"text", "once"}};
    EXPECT_EQ(house.ask(3, "act", note, "n-1").back(), house.ask(3, "act", note, "n-1").back());
    EXPECT_EQ(house.enter(4, house.game, carol)[0]["d"]["log"].size(), 1U);
    Lobby lobby(house.store, house.thinker, house.prover, [](std::string_view) {}, 10);
    ASSERT_TRUE(lobby.enter(house.game, {7, carol}, Timestamp()));
    const Messages again =
        lobby.receive(7, json{{"t", "act"}, {"i", "n-1"}, {"d", note}}.dump(), Timestamp());
    ASSERT_EQ(again.size(), 1U) << "also after a restart";
    EXPECT_EQ(json::parse(*again[0].text)["t"], "ok");
}

TEST(DeskMemory, ARematchChangesTheSidesAndTheNamesAndKeepsTheArbiter) {
    PresidedGame house({{"white", {{"name", "Anna"}}}, {"black", {{"name", "Bela"}}}});
    play_in_turn(house, {"e2e4", "e7e5"});
    house.answer(2, "resign");
    house.answer(1, "rematch");
    house.answer(2, "rematch");
    const std::string url = house.take(3).back()["d"]["url"];
    const std::string next = url.substr(url.rfind('/') + 1);
    const json state = house.enter(4, next, alice)[0]["d"];
    EXPECT_EQ(state["you"], (json{"black"}));
    EXPECT_EQ(state["players"]["black"]["name"], "Anna");
    EXPECT_EQ(state["players"]["white"]["name"], "Bela");
    EXPECT_EQ(house.enter(5, next, carol)[0]["d"]["presides"], true);
}

TEST(DeskMemory, AGameThatWasPausedStaysPausedWhenTheServerStartsAgain) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.act(3, {{"event", "pause"}, {"reason", "lunch"}});
    Lobby lobby(
        house.store, house.thinker, house.prover, [](std::string_view) {}, 10,
        Timestamp(std::chrono::hours(1)));
    const auto entered =
        lobby.enter(house.game, {7, alice}, Timestamp(std::chrono::hours(2))).value();
    EXPECT_EQ(json::parse(*entered[0].text)["d"]["pause"], "lunch");
}

}  // namespace
}  // namespace arbiter::testing
