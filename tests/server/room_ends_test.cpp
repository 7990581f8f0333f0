// How a game ends at the sockets: resignation, draws, claims, and the game after it.
#include <gtest/gtest.h>

#include "arbiter/rooms/room.hpp"
#include "tests/server/test_house.hpp"

namespace arbiter {
namespace {

using testing::alice;
using testing::bob;
using testing::carol;
using testing::json;
using testing::screen;
using testing::shuffle;
using testing::TestHouse;
using testing::times;
using testing::TwoFriends;

TEST(Room, EndsByResignation) {
    TwoFriends house;
    const auto told = house.ask(2, "resign");
    EXPECT_EQ(told[0]["t"], "end");
    EXPECT_EQ(told[0]["d"], (json{{"result", "1-0"},
                                  {"reason", "resignation"},
                                  {"article", "5.1.2"},
                                  {"by", "black"},
                                  {"text", "Black resigns. White wins."},
                                  {"code", "resigned"},
                                  {"args", {{"side", "black"}}}}));
    EXPECT_EQ(house.enter(3, house.game, carol)[0]["d"]["end"]["result"], "1-0");
}

TEST(Room, AsksWhoResignsAtOneScreen) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    EXPECT_EQ(house.answer(1, "resign")["e"], "bad_message");
    EXPECT_EQ(house.ask(1, "resign", {{"side", "black"}})[0]["d"]["result"], "1-0");
}

TEST(Room, EndsByAgreement) {
    TwoFriends house;
    const json early = house.answer(1, "offer");
    EXPECT_EQ(early["e"], "offer") << "5.2.3: both must have moved";
    EXPECT_EQ(early["m"], "a draw is agreed only after both players have made a move (Law 5.2.3)");
    EXPECT_EQ(early["code"], "draw_needs_two_moves");
    EXPECT_EQ(early["args"], json::object());
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
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    house.play(1, {"e2e4", "e7e5", "g1f3"});
    EXPECT_EQ(house.ask(1, "offer").front()["d"]["by"], "black");
    EXPECT_EQ(house.ask(1, "accept").front()["d"]["result"], "1/2-1/2");
}

TEST(Room, GrantsAClaimWithAMoveThatIsNotPlayed) {
    TestHouse house;
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
    TestHouse house;
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
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}, {"move", "a1a5"}})["e"], "illegal");
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}, {"move", "x"}})["e"], "unreadable");
    EXPECT_EQ(house.answer(1, "claim", {{"what", "fifty"}})["e"], "claim");
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["offer"], nullptr)
        << "5.2.3: nobody has moved, so it is no offer either";
}

TEST(Room, NeedsNoClaimWhereTheRulesDrawByThemselves) {
    TestHouse house;
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
    TestHouse house;
    const std::string game = house.new_game({{"opponent", "computer"}, {"level", 2}});
    house.enter(1, game, alice);
    house.answer(1, "resign");
    const auto url = house.ask(1, "rematch").front()["d"]["url"].get<std::string>();
    const json state = house.enter(2, url.substr(6), alice)[0]["d"];
    EXPECT_EQ(state["you"], json{"black"});
    EXPECT_EQ(state["players"]["white"]["level"], 2);
    EXPECT_EQ(house.thinker.asked.size(), 1U) << "the computer has White and begins";
}

}  // namespace
}  // namespace arbiter
