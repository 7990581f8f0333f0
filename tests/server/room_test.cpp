// What happens around one table, told as the sockets see it.

#include "arbiter/server/room.hpp"

#include <gtest/gtest.h>

#include "tests/server/house.hpp"
#include "tests/support/playout.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::bob;
using testing::carol;
using testing::House;
using testing::json;

const json screen{{"opponent", "screen"}, {"rules", "fide"}};
const json friends{{"opponent", "friend"}, {"rules", "fide"}};
const std::vector<std::string> shuffle{"g1f3", "g8f6", "f3g1", "f6g8"};

std::vector<std::string> times(int count, const std::vector<std::string>& moves) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i)
        all.insert(all.end(), moves.begin(), moves.end());
    return all;
}

// alice has White at socket 1, bob Black at socket 2.
struct TwoFriends : House {
    std::string game = new_game(friends);
    TwoFriends() {
        enter(1, game, alice);
        enter(2, game, bob);
        take(1);
    }
};

TEST(Room, GreetsWithTheWholeState) {
    House house;
    const std::string game = house.new_game(screen);
    const auto told = house.enter(1, game, alice);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "sync");
    EXPECT_EQ(told[0]["v"], 1);
    const json& state = told[0]["d"];
    EXPECT_EQ(state["protocol"], 1);
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
    House house;
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
    House house;
    house.enter(1, house.new_game(screen), alice);
    house.play(1, {"f2f3", "e7e5", "g2g4"});
    const auto told = house.ask(1, "move", {{"s", "Qh4#"}, {"p", 3}});
    EXPECT_EQ(told[0]["d"]["check"], "e1");
    EXPECT_EQ(told[0]["d"]["legal"], json::array());
    EXPECT_EQ(told[0]["d"]["end"], (json{{"result", "0-1"},
                                         {"reason", "checkmate"},
                                         {"article", "5.1.1"},
                                         {"text", "Checkmate. Black wins."}}));
    const json late = house.answer(1, "move", {{"u", "a2a3"}, {"p", 4}});
    EXPECT_EQ(late["e"], "over");
    EXPECT_EQ(house.answer(1, "resign", {{"side", "white"}})["e"], "over");
}

TEST(Room, ExplainsAnIllegalTryAndChangesNothing) {
    House house;
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
    House house;
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
    House house;
    house.enter(
        1, house.new_game({{"opponent", "screen"}, {"fen", "4k3/8/8/8/8/8/P7/1N2KN2 w - - 0 1"}}),
        alice);
    const json told = house.answer(1, "move", {{"s", "Nd2"}, {"p", 0}});
    EXPECT_EQ(told["e"], "ambiguous");
    EXPECT_NE(told["m"].get<std::string>().find("Nbd2"), std::string::npos);
    EXPECT_EQ(house.answer(1, "move", {{"s", "Nbd2"}, {"p", 0}})["t"], "ok");
}

TEST(Room, ReadsMovesAsPeopleTypeThem) {
    House house;
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
    House house;
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

TEST(Room, GivesTheOpenSeatToTheFirstOtherToken) {
    House house;
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
    House house;
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
    for (std::size_t i = 1; i < Room::answers_kept; ++i)
        house.ask(1, "decline");
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first").back()["t"], "ok");
    house.ask(1, "decline");
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first").back()["e"], "ply");
}

TEST(Room, ForgetsNoAnswerForQuestions) {
    TwoFriends house;
    house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first");
    for (std::size_t i = 0; i < Room::answers_kept; ++i)
        house.ask(1, "ping");
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "first").back()["t"], "ok");
}

TEST(Room, EndsByResignation) {
    TwoFriends house;
    const auto told = house.ask(2, "resign");
    EXPECT_EQ(told[0]["t"], "end");
    EXPECT_EQ(told[0]["d"], (json{{"result", "1-0"},
                                  {"reason", "resignation"},
                                  {"article", "5.1.2"},
                                  {"text", "Black resigns. White wins."}}));
    EXPECT_EQ(house.enter(3, house.game, carol)[0]["d"]["end"]["result"], "1-0");
}

TEST(Room, AsksWhoResignsAtOneScreen) {
    House house;
    house.enter(1, house.new_game(screen), alice);
    EXPECT_EQ(house.answer(1, "resign")["e"], "bad_message");
    EXPECT_EQ(house.ask(1, "resign", {{"side", "black"}})[0]["d"]["result"], "1-0");
}

TEST(Room, EndsByAgreement) {
    TwoFriends house;
    EXPECT_EQ(house.answer(1, "offer")["e"], "offer") << "5.2.3: both must have moved";
    house.play(1, {"e2e4"});
    EXPECT_EQ(house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}})["t"], "ok");
    EXPECT_EQ(house.answer(2, "accept")["e"], "no_offer");
    house.take(1);
    const auto offered = house.ask(1, "offer").front();
    EXPECT_EQ(offered["d"], json({{"by", "white"}}));
    EXPECT_EQ(house.take(2).back(), offered);
    EXPECT_EQ(house.answer(1, "offer")["e"], "offer");
    EXPECT_EQ(house.answer(1, "accept")["e"], "no_offer") << "his own";
    EXPECT_EQ(house.enter(3, house.game, carol)[0]["d"]["offer"], "white");
    const auto told = house.ask(2, "accept");
    EXPECT_EQ(told[0]["d"]["reason"], "agreement");
    EXPECT_EQ(told[0]["d"]["text"], "Draw by agreement.");
}

TEST(Room, LetsAnOfferBeDeclinedInWordsOrByAMove) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}});
    house.answer(1, "offer");
    house.take(2);
    EXPECT_EQ(house.ask(2, "decline").front(),
              json::parse(R"({"t":"decline","v":6,"d":{"by":"black"}})"));
    EXPECT_EQ(house.answer(1, "offer")["t"], "ok");
    house.take(1);
    // 9.1.2.1: the offerer's own move lets it stand, the other side's answers it.
    EXPECT_EQ(house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}}).front()["d"]["offer"], "white");
    house.take(2);
    EXPECT_EQ(house.ask(2, "move", {{"u", "b8c6"}, {"p", 3}}).front()["d"]["offer"], nullptr);
}

TEST(Room, OffersAtOneScreenForTheSideToMove) {
    House house;
    house.enter(1, house.new_game(screen), alice);
    house.play(1, {"e2e4", "e7e5", "g1f3"});
    EXPECT_EQ(house.ask(1, "offer").front()["d"]["by"], "black");
    EXPECT_EQ(house.ask(1, "accept").front()["d"]["result"], "1/2-1/2");
}

TEST(Room, GrantsAClaimWithAMoveThatIsNotPlayed) {
    House house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    std::vector<std::string> moves = times(2, shuffle);
    moves.pop_back();
    house.play(1, moves);
    const auto told = house.ask(1, "claim", {{"what", "threefold"}, {"move", "f6g8"}});
    EXPECT_EQ(told.front()["d"]["article"], "9.2.1");
    EXPECT_EQ(told.back()["t"], "ok");
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["moves"].size(), 7U);
}

TEST(Room, TellsWhichClaimsAreOpen) {
    House house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    std::vector<std::string> moves = times(2, shuffle);
    moves.pop_back();
    house.play(1, moves);
    const json before = house.enter(2, game, alice)[0]["d"]["claims"];
    EXPECT_EQ(before["threefold"], false);
    EXPECT_EQ(before["with_move"]["threefold"], json{"f6g8"});
    const auto played = house.ask(1, "move", {{"u", "f6g8"}, {"p", 7}});
    EXPECT_EQ(played.front()["d"]["claims"]["threefold"], true);
    const auto claimed = house.ask(1, "claim", {{"what", "threefold"}, {"move", nullptr}});
    EXPECT_EQ(claimed.front()["t"], "end");
    EXPECT_EQ(claimed.front()["d"]["article"], "9.2.2");
}

TEST(Room, LetsAWrongClaimStandAsAnOfferAndPlaysItsMove) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}});
    house.take(2);
    const auto told = house.ask(1, "claim", {{"what", "threefold"}, {"move", "g1f3"}});
    ASSERT_GE(told.size(), 3U);
    const std::size_t count = told.size();
    EXPECT_EQ(
        told[count - 1]["m"],
        "White's claim is wrong: the position has not occurred three times with that move (Law "
        "9.2); "
        "the claim stands as an offer of a draw (Law 9.1.2.3); the move that was named is played "
        "(Law 9.5.3)");
    EXPECT_EQ(told[count - 3]["t"], "claim");
    EXPECT_EQ(told[count - 3]["d"]["offer"], "white");
    EXPECT_EQ(told[count - 2]["d"]["u"], "g1f3");
    EXPECT_EQ(told[count - 2]["d"]["offer"], "white");
    EXPECT_EQ(told[count - 1]["e"], "claim");
    EXPECT_EQ(told[count - 1]["article"], "9.2");
    EXPECT_EQ(house.answer(2, "accept")["t"], "ok");
}

TEST(Room, RefusesAClaimOfNoMove) {
    House house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}, {"move", "a1a5"}})["e"], "illegal");
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}, {"move", "x"}})["e"], "unreadable");
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}})["e"], "claim");
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["offer"], nullptr)
        << "5.2.3: nobody has moved, so it is no offer either";
}

TEST(Room, NeedsNoClaimWhereTheRulesDrawByThemselves) {
    House house;
    house.enter(1, house.new_game({{"opponent", "screen"}}), alice);
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}})["e"], "claim");
    std::vector<std::string> moves = times(2, shuffle);
    moves.pop_back();
    house.play(1, moves);
    const json end = house.ask(1, "move", {{"u", "f6g8"}, {"p", 7}}).front()["d"]["end"];
    EXPECT_EQ(end["reason"], "threefold");
    EXPECT_EQ(end["result"], "1/2-1/2");
}

TEST(Room, MakesARematchWhenBothWantIt) {
    TwoFriends house;
    EXPECT_EQ(house.answer(1, "rematch")["e"], "not_over");
    house.answer(1, "resign");
    house.take(2);
    const auto offered = house.ask(1, "rematch");
    EXPECT_EQ(offered[offered.size() - 2]["d"], (json{{"by", "white"}, {"url", nullptr}}));
    EXPECT_EQ(house.ask(1, "rematch").back()["t"], "ok") << "asked for already";
    house.take(2);
    const auto made = house.ask(2, "rematch");
    EXPECT_EQ(made.front()["d"]["by"], "black");
    const auto url = made.front()["d"]["url"].get<std::string>();
    EXPECT_EQ(house.take(1).back()["d"]["url"], url);
    const auto sync = house.enter(5, url.substr(6), alice);
    EXPECT_EQ(sync[0]["d"]["you"], json{"black"}) << "the sides are changed";
    EXPECT_EQ(house.enter(6, url.substr(6), bob)[0]["d"]["you"], json{"white"});
    const auto again = house.ask(2, "rematch");
    EXPECT_EQ(again.size(), 1U) << "made already";
}

TEST(Room, MakesARematchAtOnceAgainstTheComputer) {
    House house;
    const std::string game = house.new_game({{"opponent", "computer"}, {"level", 2}});
    house.enter(1, game, alice);
    house.answer(1, "resign");
    const auto url = house.ask(1, "rematch").front()["d"]["url"].get<std::string>();
    const json state = house.enter(2, url.substr(6), alice)[0]["d"];
    EXPECT_EQ(state["you"], json{"black"});
    EXPECT_EQ(state["players"]["white"]["level"], 2);
    EXPECT_EQ(house.thinker.asked.size(), 1U) << "the computer has White and begins";
}

TEST(Room, PlaysNothingThatCannotBeKept) {
    TwoFriends house;
    house.store.fails = true;
    const auto told = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "retry");
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["e"], "store");
    EXPECT_TRUE(house.take(2).empty() || house.take(2).back()["t"] != "move");
    house.store.fails = false;
    EXPECT_EQ(house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}}, "retry").back()["t"], "ok")
        << "a failure of ours is not remembered";
}

TEST(Room, GivesNoSeatThatCannotBeKept) {
    House house;
    const std::string game = house.new_game(friends);
    house.store.fails = true;
    EXPECT_EQ(house.enter(1, game, bob)[0]["d"]["you"], json::array());
    EXPECT_EQ(house.warnings.size(), 1U);
    house.store.fails = false;
    EXPECT_EQ(house.enter(2, game, bob)[0]["d"]["you"], json{"black"});
}

TEST(Room, MakesNoRematchThatCannotBeKept) {
    House house;
    house.enter(1, house.new_game({{"opponent", "computer"}}), alice);
    house.answer(1, "resign");
    house.store.fails = true;
    EXPECT_EQ(house.answer(1, "rematch")["e"], "store");
    house.store.fails = false;
    EXPECT_EQ(house.answer(1, "rematch")["t"], "ok");
}

TEST(Room, SurvivesAnyBytes) {
    House house;
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
