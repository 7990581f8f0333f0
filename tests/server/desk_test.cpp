// The arbiter's desk at the page (docs/protocol.md, "act"): carol presides at socket 3 over a game
// between alice at 1 and bob at 2.

#include <gtest/gtest.h>

#include "tests/server/house.hpp"

namespace arbiter::testing {
namespace {

struct PresidedGame : House {
    std::string game;

    explicit PresidedGame(const json& more = json::object()) {
        json request{{"opponent", "friend"}, {"rules", "fide"}, {"time", "5+3"}, {"arbiter", true}};
        request.update(more);
        game = lobby.create(*read_new_game(request.dump(), carol), Timestamp()).value();
        enter(3, game, carol);
        enter(game, {1, alice, {}, Color::white});
        enter(game, {2, bob, {}, Color::black});
        take(1);
        take(3);
    }

    json act(SocketId socket, const json& event) { return answer(socket, "act", event); }
    /// What the others are told of an act that is allowed.
    json told_of(const json& event, SocketId by = 3) {
        const json reply = act(by, event);
        if (reply["t"] != "ok")
            throw std::invalid_argument(reply.dump());
        return take(by == 1 ? 2 : 1).back();
    }
};

void play_in_turn(House& house, const std::vector<std::string>& moves) {
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const SocketId by = ply % 2 == 0 ? 1 : 2;
        ASSERT_EQ(house.answer(by, "move", {{"u", moves[ply]}, {"p", ply}})["t"], "ok");
    }
    for (const SocketId socket : {1UL, 2UL, 3UL})
        house.take(socket);
}

TEST(Desk, TheArbiterTakesNoSeatAndThePlayersComeAfterHim) {
    PresidedGame house;
    const json arbiter = house.enter(4, house.game, carol)[0]["d"];
    EXPECT_EQ(arbiter["you"], json::array());
    EXPECT_EQ(arbiter["presides"], true);
    EXPECT_EQ(arbiter["arbiter"], (json{{"here", true}}));
    const json white = house.enter(5, house.game, alice)[0]["d"];
    EXPECT_EQ(white["you"], (json{"white"}));
    EXPECT_EQ(white["presides"], false);
    EXPECT_EQ(house.enter(6, house.game, bob)[0]["d"]["you"], (json{"black"}));
}

TEST(Desk, ALinkLeadsToTheSeatThatItNames) {
    House house;
    const json request{{"opponent", "friend"}, {"arbiter", true}};
    const std::string game =
        house.lobby.create(*read_new_game(request.dump(), carol), Timestamp()).value();
    EXPECT_EQ(house.enter(game, {1, alice, {}, Color::black})[0]["d"]["you"], (json{"black"}));
    EXPECT_EQ(house.enter(game, {2, bob, {}, Color::black})[0]["d"]["you"], json::array())
        << "it is taken, so he watches";
    EXPECT_EQ(house.enter(game, {4, bob, {}, {}})[0]["d"]["you"], json::array())
        << "a link without a seat may be anybody's";
    EXPECT_EQ(house.enter(game, {5, bob, {}, Color::white})[0]["d"]["you"], (json{"white"}));
}

TEST(Desk, EverybodyIsToldThatTheArbiterComesAndGoes) {
    PresidedGame house;
    house.leave(3);
    EXPECT_EQ(house.take(1).back(),
              (json{{"t", "presence"}, {"d", {{"side", "arbiter"}, {"here", false}}}}));
    house.enter(3, house.game, carol);
    EXPECT_EQ(house.take(1).back()["d"]["here"], true);
}

TEST(Desk, AnOrdinaryGameHasNobodyWhoPresides) {
    TwoFriends house;
    EXPECT_EQ(house.enter(4, house.game, alice)[0]["d"]["arbiter"], nullptr);
    for (const SocketId socket : {1UL, 2UL}) {
        const json no = house.answer(socket, "act", {{"event", "note"}, {"text", "mine"}});
        EXPECT_EQ(no["e"], "not_yours");
        EXPECT_EQ(no["article"], "12.1");
    }
    const json call{{"event", "call_arbiter"}, {"by", "white"}, {"reason", "noise"}};
    EXPECT_EQ(house.answer(1, "act", call)["e"], "act")
        << "the game would stand still for ever (6.11.2)";
}

TEST(Desk, APauseStopsTheClockAndTheMoves) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    const json told = house.told_of({{"event", "pause"}, {"reason", "the light failed"}});
    EXPECT_EQ(told["t"], "act");
    EXPECT_EQ(told["d"]["event"], (json{{"event", "pause"}, {"reason", "the light failed"}}));
    EXPECT_EQ(told["d"]["pause"], "the light failed");
    EXPECT_EQ(told["d"]["clock"]["running"], nullptr);
    ASSERT_EQ(told["log"].size(), 1U);
    EXPECT_EQ(told["log"][0]["article"], "6.11.1");
    const json no = house.answer(1, "move", {{"u", "g1f3"}, {"p", 2}});
    EXPECT_EQ(no["e"], "paused");
    const json on = house.told_of({{"event", "resume"}});
    EXPECT_EQ(on["d"]["pause"], nullptr);
    EXPECT_EQ(on["d"]["clock"]["running"], "white");
    EXPECT_EQ(house.answer(1, "move", {{"u", "g1f3"}, {"p", 2}})["t"], "ok");
}

TEST(Desk, ALateComerIsToldOfThePauseAndOfEveryRuling) {
    PresidedGame house;
    house.act(3, {{"event", "arbiter"}, {"name", "Carol"}});
    house.act(3, {{"event", "note"}, {"text", "round 3"}});
    house.act(3, {{"event", "pause"}, {"reason", "a fire alarm"}});
    const json state = house.enter(4, house.game, std::nullopt)[0]["d"];
    EXPECT_EQ(state["pause"], "a fire alarm");
    ASSERT_EQ(state["log"].size(), 3U);
    EXPECT_EQ(state["log"][1]["arbiter"], "Carol");
}

TEST(Desk, TheGameGoesBackToAnEarlierPosition) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5", "g1f3"});
    const json told =
        house.told_of({{"event", "restore"}, {"plies", 1}, {"reason", "wrong square"}});
    EXPECT_EQ(told["d"]["kept"], 1);
    EXPECT_EQ(told["d"]["moves"], json::array());
    EXPECT_EQ(told["d"]["turn"], "black");
    EXPECT_EQ(house.answer(2, "move", {{"u", "c7c5"}, {"p", 1}})["t"], "ok");
    const json state = house.enter(4, house.game, bob)[0]["d"];
    ASSERT_EQ(state["moves"].size(), 2U);
    EXPECT_EQ(state["moves"][1]["s"], "c5");
}

TEST(Desk, ARulingOfTheProgramIsReplacedAndBothStayInTheLog) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.answer(2, "resign");
    const json told = house.told_of({{"event", "declare_result"},
                                     {"result", "1/2-1/2"},
                                     {"article", "0.2"},
                                     {"reason", "he meant to offer a draw"}});
    EXPECT_EQ(told["d"]["end"]["result"], "1/2-1/2");
    const json back = house.told_of({{"event", "annul_ending"}, {"reason", "both play on"}});
    EXPECT_EQ(back["d"]["end"], nullptr);
    EXPECT_FALSE(back["d"]["legal"].empty());
    std::vector<std::string> log;
    for (const json& entry : house.enter(4, house.game, bob)[0]["d"]["log"])
        log.push_back(entry["text"]);
    EXPECT_EQ(log,
              (std::vector<std::string>{
                  "Resignation: 1-0",
                  "the result is declared to be 1/2-1/2 instead of 1-0: he meant to offer a draw",
                  "Ruled by the arbiter: 1/2-1/2", "1/2-1/2 does not stand: both play on"}));
}

TEST(Desk, BothPlayersSignTheResultAndOneAppeals) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.answer(2, "resign");
    EXPECT_EQ(house.told_of({{"event", "confirm_result"}, {"by", "white"}}, 1)["d"]["confirmed"],
              (json{"white"}));
    const json others = house.act(1, {{"event", "confirm_result"}, {"by", "black"}});
    EXPECT_EQ(others["e"], "not_yours");
    const json appeal{{"event", "appeal"}, {"by", "black"}, {"reason", "a slip"}};
    EXPECT_EQ(house.told_of(appeal, 2)["d"]["appeal"], true);
}

TEST(Desk, WhatTheLawsForbidIsRefusedWithItsArticleAndNothingIsKept) {
    PresidedGame house;
    play_in_turn(house, {"e2e4"});
    const std::size_t kept = house.events_kept(house.game);
    const json late = house.act(3, {{"event", "rule_absence"}, {"side", "black"}});
    EXPECT_EQ(late["e"], "act");
    EXPECT_EQ(late["article"], "6.7.1");
    EXPECT_EQ(house.act(3, {{"event", "penalty"}, {"side", "black"}})["e"], "bad_message");
    EXPECT_EQ(house.act(3, {{"event", "coffee"}})["e"], "bad_message");
    EXPECT_EQ(house.act(3, json::object())["e"], "bad_message");
    for (const json& own :
         {json{{"event", "move"}, {"move", "e7e5"}}, json{{"event", "resign"}, {"by", "white"}},
          json{{"event", "flag"}, {"of", "white"}},
          json{{"event", "join"}, {"side", "white"}, {"token_hash", bob}}})
        EXPECT_EQ(house.act(3, own)["e"], "unknown") << own;
    EXPECT_EQ(house.events_kept(house.game), kept);
    EXPECT_TRUE(house.take(1).empty());
}

TEST(Desk, APlayerCallsTheArbiterWhoLetsTheGameGoOn) {
    PresidedGame house;
    play_in_turn(house, {"e2e4"});
    const json call{{"event", "call_arbiter"}, {"by", "white"}, {"reason", "he talks"}};
    const json told = house.told_of(call, 1);
    EXPECT_FALSE(told["d"]["pause"].is_null());
    EXPECT_EQ(house.act(2, {{"event", "resume"}})["e"], "not_yours") << "6.11.3";
    EXPECT_EQ(house.act(3, {{"event", "resume"}})["t"], "ok");
}

TEST(Desk, WhatIsSealedIsToldNobodyBeforeTheEnvelopeIsOpened) {
    PresidedGame house;
    play_in_turn(house, {"e2e4"});
    house.told_of({{"event", "order_sealing"}, {"charged", 0}});
    EXPECT_EQ(house.act(1, {{"event", "seal"}, {"text", "c7c5"}})["e"], "not_yours");
    EXPECT_EQ(house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}})["e"], "paused");
    const json sealed = house.told_of({{"event", "seal"}, {"text", "c7c5"}}, 2);
    EXPECT_EQ(sealed["d"]["event"], (json{{"event", "seal"}}));
    EXPECT_EQ(sealed["d"]["adjournment"]["has_sealed"], true);
    std::string told = sealed.dump();
    told += house.told_of({{"event", "adjourn"}, {"resumption", "tomorrow at ten"}}).dump();
    told += house.told_of({{"event", "resume_session"}}).dump();
    told += house.told_of({{"event", "arrive"}, {"by", "white"}}, 1).dump();
    for (const std::string& who : {alice, bob, carol})
        told += house.enter(9, house.game, who)[0].dump() +
                house.enter(10, house.game, who, 1)[0].dump() +
                house.enter(10, house.game, {})[0].dump();
    for (const SocketId socket : {1UL, 2UL, 3UL, 9UL, 10UL})
        for (const json& message : house.take(socket))
            told += message.dump();
    EXPECT_EQ(told.find(R"("text":"c7c5")"), std::string::npos);
    EXPECT_EQ(told.find(R"(: c7c5)"), std::string::npos);
    const json opened = house.told_of({{"event", "open_envelope"}});
    ASSERT_EQ(opened["d"]["moves"].size(), 1U);
    EXPECT_EQ(opened["d"]["kept"], 1);
    EXPECT_EQ(opened["d"]["moves"][0]["s"], "c5");
}

TEST(Desk, TheComputerStandsStillInAPauseAndThinksAgainAfterIt) {
    House house;
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

TEST(Desk, WhatTheComputerThoughtBeforeTheGameWentBackIsForgotten) {
    House house;
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

TEST(Desk, CasualMovesAreTakenBackButNotWithoutTheOpponent) {
    House house;
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

TEST(Desk, AReasonIsOnlyAReason) {
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

TEST(Desk, NothingIsClaimedWhileTheGameStandsStill) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.act(3, {{"event", "pause"}, {"reason", "noise"}});
    const std::size_t kept = house.events_kept(house.game);
    for (const json& move : {json(nullptr), json("g1f3")})
        EXPECT_EQ(house.answer(1, "claim", {{"what", "threefold"}, {"move", move}})["e"], "paused");
    EXPECT_EQ(house.events_kept(house.game), kept);
}

TEST(Desk, TheTimeControlIsTheOneThatCountsNow) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    const json told = house.told_of({{"event", "correct_time"},
                                     {"time", "10+5"},
                                     {"for_schedule", false},
                                     {"reason", "it was announced so"}});
    EXPECT_EQ(told["d"]["time"], "10+5");
    EXPECT_EQ(house.enter(4, house.game, bob)[0]["d"]["time"], "10+5");
    house.answer(2, "resign");
    house.answer(1, "rematch");
    house.answer(2, "rematch");
    const std::string url = house.take(3).back()["d"]["url"];
    EXPECT_EQ(house.enter(5, url.substr(url.rfind('/') + 1), bob)[0]["d"]["time"], "10+5");
}

TEST(Desk, AnOfferedRematchEndsWithTheEndOfTheGame) {
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

TEST(Desk, TextsAndTheLogHaveABound) {
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

TEST(Desk, TheComputerSealsNothing) {
    House house;
    const std::string game =
        house.new_game({{"opponent", "computer"}, {"rules", "fide"}, {"arbiter", true}});
    house.enter(1, game, alice);
    const json no = house.answer(1, "act", {{"event", "order_sealing"}, {"charged", 0}});
    EXPECT_EQ(no["e"], "act");
}

TEST(Desk, TheComputerMovesTheManThatBindsIt) {
    House house;
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

TEST(Desk, ALateAnswerOfTheComputerIsNotTakenForAnother) {
    House house(1);
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

TEST(Desk, WhoIsExpectedIsTold) {
    PresidedGame house({{"default_time", 60'000}});
    EXPECT_EQ(house.enter(4, house.game, alice)[0]["d"]["awaited"], (json{"white", "black"}));
    const json told = house.told_of({{"event", "arrive"}, {"by", "black"}}, 2);
    EXPECT_EQ(told["d"]["awaited"], (json{"white"}));
}

TEST(Desk, WhoComesTooLateLoses) {
    PresidedGame house({{"default_time", 0}});
    house.act(1, {{"event", "arrive"}, {"by", "white"}});
    house.act(3, {{"event", "start"}});
    house.wait(Duration(5));
    const json told = house.told_of({{"event", "rule_absence"}, {"side", "black"}});
    EXPECT_EQ(told["d"]["end"]["article"], "6.7.1");
}

TEST(Desk, TheArbitersAnswersAreRememberedAsThePlayersAre) {
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

TEST(Desk, ARematchChangesTheSidesAndTheNamesAndKeepsTheArbiter) {
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

TEST(Desk, AGameThatWasPausedStaysPausedWhenTheServerStartsAgain) {
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
