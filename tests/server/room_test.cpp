// What happens around one table, told as the sockets see it.

#include "arbiter/rooms/room.hpp"

#include <gtest/gtest.h>

#include "tests/server/test_house.hpp"
#include "tests/support/playout.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::bob;
using testing::carol;
using testing::friends;
using testing::json;
using testing::screen;
using testing::TestHouse;
using testing::TwoFriends;

TEST(Room, GreetsWithTheWholeState) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    const auto told = house.enter(1, game, alice);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "sync");
    EXPECT_EQ(told[0]["v"], 1);
    const json& state = told[0]["d"];
    EXPECT_EQ(state["protocol"], 2);
    EXPECT_EQ(state["id"], game);
    EXPECT_EQ(state["opponent"], "screen");
    EXPECT_EQ(state["rules"], "fide");
    EXPECT_EQ(state["chess960"], nullptr);
    EXPECT_EQ(state["players"]["white"],
              (json{{"kind", "person"}, {"name", nullptr}, {"level", nullptr}, {"here", true}}));
    EXPECT_EQ(state["you"], (json{"white", "black"}));
    EXPECT_EQ(state["start"]["check"], nullptr);
    EXPECT_EQ(state["moves"], json::array());
    EXPECT_EQ(state["turn"], "white");
    EXPECT_EQ(state["legal"].size(), 20U);
    EXPECT_EQ(state["offer"], nullptr);
    EXPECT_EQ(state["claims"], json::parse(R"({"threefold":false,"fifty":false,
                              "with_move":{"threefold":[],"fifty":[]}})"));
    EXPECT_EQ(state["end"], nullptr);
    EXPECT_EQ(state["rematch"], nullptr);
}

TEST(Room, TellsAMoveWithAllThatFollowsFromIt) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    const auto told = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first");
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0]["t"], "move");
    EXPECT_EQ(told[0]["v"], 2);
    const json& move = told[0]["d"];
    EXPECT_EQ(move["ply"], 1);
    EXPECT_EQ(move["u"], "e2e4");
    EXPECT_EQ(move["s"], "e4");
    EXPECT_EQ(move["fen"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(move["turn"], "black");
    EXPECT_EQ(move["legal"].size(), 20U);
    EXPECT_EQ(move["end"], nullptr);
    EXPECT_EQ(told[1], (json{{"t", "ok"}, {"i", "first"}, {"v", 2}}));
}

TEST(Room, PlaysAGameToMate) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    house.play(1, {"f2f3", "e7e5", "g2g4"});
    const auto told = house.ask(1, "move", {{"s", "Qh4#"}, {"p", 3}});
    EXPECT_EQ(told[0]["d"]["check"], "e1");
    EXPECT_EQ(told[0]["d"]["legal"], json::array());
    EXPECT_EQ(told[0]["d"]["end"], (json{{"result", "0-1"},
                                         {"reason", "checkmate"},
                                         {"article", "5.1.1"},
                                         {"by", nullptr},
                                         {"code", "ended_by"},
                                         {"args", {{"reason", "checkmate"}}},
                                         {"text", "Checkmate. Black wins."}}));
    const json late = house.answer(1, "move", {{"u", "a2a3"}, {"p", 4}});
    EXPECT_EQ(late["e"], "over");
    EXPECT_EQ(house.answer(1, "resign", {{"side", "white"}})["e"], "over");
}

TEST(Room, ExplainsAnIllegalTryAndChangesNothing) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    const json told = house.answer(1, "move", {{"u", "a1a3"}, {"p", 0}});
    EXPECT_EQ(told["t"], "no");
    EXPECT_EQ(told["e"], "illegal");
    EXPECT_EQ(told["article"], "3.5");
    EXPECT_EQ(told["reason"], "path_blocked");
    EXPECT_EQ(told["squares"], json{"a2"});
    EXPECT_NE(told["m"].get<std::string>().find("(Law 3.5)"), std::string::npos);
    EXPECT_EQ(house.events_kept(game), 0U);
}

TEST(Room, NamesEachKindOfUnplayableMove) {
    TestHouse house;
    const std::string game =
        house.new_game({{"opponent", "screen"}, {"fen", "4k3/P7/8/8/8/8/8/1N2K1N1 w - - 0 1"}});
    house.enter(1, game, alice);
    const std::tuple<json, std::string, std::string> tries[] = {
        {{{"u", "a7a8"}, {"p", 0}}, "illegal", "3.7.3.3"},
        {{{"u", "e8e7"}, {"p", 0}}, "illegal", "1.2"},
        {{{"u", "nonsense"}, {"p", 0}}, "unreadable", ""},
        {{{"u", "a8=Q"}, {"p", 0}}, "unreadable", ""},
        {{{"s", "hello"}, {"p", 0}}, "unreadable", ""},
        {{{"s", ""}, {"p", 0}}, "unreadable", ""},
        {{{"s", "Nh8"}, {"p", 0}}, "illegal", ""},
        {{{"u", "a7a8q"}, {"p", 1}}, "ply", ""},
    };
    for (const auto& [d, code, article] : tries) {
        const json told = house.answer(1, "move", d);
        EXPECT_EQ(told["e"], code) << d;
        if (!article.empty())
            EXPECT_EQ(told["article"], article) << d;
    }
    EXPECT_EQ(house.events_kept(game), 0U);
}

TEST(Room, AsksBackWhenTwoMenCanDoIt) {
    TestHouse house;
    house.enter(
        1, house.new_game({{"opponent", "screen"}, {"fen", "4k3/8/8/8/8/8/P7/1N2KN2 w - - 0 1"}}),
        alice);
    const json told = house.answer(1, "move", {{"s", "Nd2"}, {"p", 0}});
    EXPECT_EQ(told["e"], "ambiguous");
    EXPECT_NE(told["m"].get<std::string>().find("Nbd2"), std::string::npos);
    EXPECT_EQ(house.answer(1, "move", {{"s", "Nbd2"}, {"p", 0}})["t"], "ok");
}

TEST(Room, ReadsMovesAsPeopleTypeThem) {
    TestHouse house;
    const std::string fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (const char* typed : {"O-O", "o-o", "0-0", " e1g1 ", "e1h1", "\tO-O\n"}) {
        house.enter(1, house.new_game({{"opponent", "screen"}, {"fen", fen}}), alice);
        const auto told = house.ask(1, "move", {{"s", typed}, {"p", 0}});
        EXPECT_EQ(told.front()["d"]["s"], "O-O") << typed << told.back();
        EXPECT_EQ(told.front()["d"]["u"], "e1g1") << typed;
        house.leave(1);
    }
}

TEST(Room, WritesCastlingOfChess960AsTheKingTakingItsRook) {
    TestHouse house;
    const std::string fen = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1";
    house.enter(1, house.new_game({{"opponent", "screen"}, {"fen", fen}}), alice);
    const auto told = house.ask(1, "move", {{"u", "e1b1"}, {"p", 0}});
    EXPECT_EQ(told.front()["d"]["u"], "e1b1") << told.back();
    EXPECT_EQ(told.front()["d"]["s"], "O-O-O");
}

TEST(Room, AnswersExplainToAnybodyWithoutPlaying) {
    TwoFriends house;
    house.enter(3, house.game, carol);
    const json told = house.answer(3, "explain", {{"from", "e2"}, {"to", "e4"}});
    EXPECT_EQ(told["t"], "ok");
    EXPECT_EQ(told["d"]["legal"], true);
    EXPECT_EQ(told["d"]["reason"], "legal");
    const json illegal = house.answer(3, "explain", {{"from", "e2"}, {"to", "e5"}});
    EXPECT_EQ(illegal["d"]["legal"], false);
    EXPECT_EQ(illegal["d"]["article"], "3.7");
    EXPECT_FALSE(illegal["d"]["text"].get<std::string>().empty());
}

TEST(Room, a_stranger_does_not_get_the_seat_of_who_was_invited) {
    TestHouse house;
    const std::string game =
        house.new_game({{"opponent", "friend"}, {"rules", "fide"}, {"invitation", true}});
    house.enter(1, game, alice);
    const json stranger = house.enter(2, game, carol)[0]["d"];
    EXPECT_EQ(stranger["you"], json::array());
    EXPECT_EQ(stranger["players"]["black"]["invited"], true) << "the seat waits";
    EXPECT_FALSE(stranger["players"]["white"].contains("invited"));
    const std::string wrong(64, 'e');
    EXPECT_EQ(house.enter(game, {3, carol, {}, Color::black, wrong})[0]["d"]["you"], json::array());
    const json state = house.enter(game, {4, bob, {}, {}, testing::key_hash})[0]["d"];
    EXPECT_EQ(state["you"], json{"black"});
    EXPECT_FALSE(state["players"]["black"].contains("invited"));
    EXPECT_EQ(house.enter(game, {5, carol, {}, {}, testing::key_hash})[0]["d"]["you"],
              json::array())
        << "it is taken";
}

TEST(Room, GivesTheOpenSeatToTheFirstOtherToken) {
    TestHouse house;
    const std::string game = house.new_game(friends);
    EXPECT_EQ(house.enter(1, game, alice)[0]["d"]["players"]["black"]["kind"], "open");
    // The same token and a socket without one take nothing.
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["you"], json{"white"});
    EXPECT_EQ(house.enter(3, game, std::nullopt)[0]["d"]["you"], json::array());
    house.take(1);
    EXPECT_EQ(house.enter(4, game, bob)[0]["d"]["you"], json{"black"});
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0]["t"], "joined");
    EXPECT_EQ(told[0]["v"], 2);
    EXPECT_EQ(told[0]["d"]["side"], "black");
    EXPECT_EQ(told[0]["d"]["player"]["kind"], "person");
    EXPECT_EQ(told[1], json::parse(R"({"t":"presence","d":{"side":"black","here":true}})"));
    EXPECT_EQ(house.enter(5, game, carol)[0]["d"]["you"], json::array());
    EXPECT_EQ(house.events_kept(game), 1U);
}

TEST(Room, TellsANewPlayerEverythingEvenIfHeWasHereBefore) {
    TestHouse house;
    const std::string game = house.new_game(friends);
    EXPECT_EQ(house.enter(1, game, bob, 1)[0]["t"], "sync");
}

TEST(Room, TellsWhoComesAndGoes) {
    TwoFriends house;
    house.enter(3, house.game, bob);
    EXPECT_TRUE(house.take(1).empty()) << "he was here already";
    house.leave(2);
    EXPECT_TRUE(house.take(1).empty()) << "his other page is still open";
    house.leave(3);
    EXPECT_EQ(house.take(1),
              std::vector{json::parse(R"({"t":"presence","d":{"side":"black","here":false}})")});
    const auto sync = house.enter(4, house.game, carol);
    EXPECT_EQ(sync[0]["d"]["players"]["black"]["here"], false);
    EXPECT_EQ(sync[0]["d"]["players"]["white"]["here"], true);
}

TEST(Room, LetsEachPlayOnlyHisSideAndOnlyInTurn) {
    TwoFriends house;
    house.enter(3, house.game, carol);
    EXPECT_EQ(house.answer(2, "move", {{"u", "e7e5"}, {"p", 0}})["e"], "turn");
    for (const char* command : {"move", "resign", "offer", "accept", "decline", "rematch"}) {
        const json d{{"u", "e2e4"}, {"p", 0}};
        EXPECT_EQ(house.answer(3, command, d)["e"], "not_yours") << command;
    }
    EXPECT_EQ(house.answer(3, "claim", {{"what", "fifty"}})["e"], "not_yours");
    EXPECT_EQ(house.answer(2, "claim", {{"what", "fifty"}})["e"], "turn");
    EXPECT_EQ(house.answer(2, "resign", {{"side", "white"}})["e"], "not_yours");
    EXPECT_EQ(house.answer(2, "offer", {{"side", "white"}})["e"], "not_yours");
    EXPECT_EQ(house.answer(1, "move", {{"u", "e2e4"}, {"p", 0}})["t"], "ok");
    EXPECT_EQ(house.answer(1, "move", {{"u", "d2d4"}, {"p", 1}})["e"], "turn");
}

TEST(Room, SurvivesAnyBytes) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    testing::Random random(20261121);
    const std::vector<std::string> seeds{
        R"({"t":"move","i":"a","d":{"s":"e4","p":99}})",
        R"({"t":"explain","i":"a","d":{"from":"e2","to":"e4","promotion":"q"}})",
        R"({"t":"claim","i":"a","d":{"what":"fifty","move":"e2e9"}})",
    };
    for (int i = 0; i < 10'000; ++i) {
        std::string text = seeds[random.below(seeds.size())];
        for (std::size_t changes = random.below(6); changes > 0; --changes)
            text[random.below(text.size())] = static_cast<char>(random.next());
        house.say(1, text);
        const auto told = house.take(1);
        ASSERT_EQ(told.size(), 1U) << text;
        EXPECT_TRUE(told[0]["t"] == "no" || told[0]["t"] == "ok") << told[0];
    }
    EXPECT_EQ(house.events_kept(game), 0U);
}

}  // namespace
}  // namespace arbiter
