// The arbiter's desk at the page (docs/protocol.md, "act").
#include <gtest/gtest.h>

#include "tests/server/presided_game.hpp"

namespace arbiter::testing {
namespace {

TEST(Desk, the_arbiter_takes_no_seat_and_the_players_come_after_him) {
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

TEST(Desk, a_link_leads_to_the_seat_that_it_names) {
    PageHouse house;
    const json request{{"opponent", "friend"}, {"arbiter", true}};
    const std::string game = house.make(request, carol).value();
    EXPECT_EQ(house.enter(game, {1, alice, {}, Color::black})[0]["d"]["you"], (json{"black"}));
    EXPECT_EQ(house.enter(game, {2, bob, {}, Color::black})[0]["d"]["you"], json::array())
        << "it is taken, so he watches";
    EXPECT_EQ(house.enter(game, {4, bob, {}, {}})[0]["d"]["you"], json::array())
        << "a link without a seat may be anybody's";
    EXPECT_EQ(house.enter(game, {5, bob, {}, Color::white})[0]["d"]["you"], (json{"white"}));
}

TEST(Desk, everybody_is_told_that_the_arbiter_comes_and_goes) {
    PresidedGame house;
    house.leave(3);
    EXPECT_EQ(house.take(1).back(),
              (json{{"t", "presence"}, {"d", {{"side", "arbiter"}, {"here", false}}}}));
    house.enter(3, house.game, carol);
    EXPECT_EQ(house.take(1).back()["d"]["here"], true);
}

TEST(Desk, an_ordinary_game_has_nobody_who_presides) {
    TwoPages house;
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

TEST(Desk, a_pause_stops_the_clock_and_the_moves) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    const json told = house.told_of({{"event", "pause"}, {"reason", "the light failed"}});
    EXPECT_EQ(told["t"], "act");
    EXPECT_EQ(told["d"]["event"], (json{{"event", "pause"}, {"reason", "the light failed"}}));
    EXPECT_EQ(told["d"]["pause"], "the light failed");
    EXPECT_EQ(told["d"]["interruption"], (json{{"text", "the light failed"},
                                               {"code", "told"},
                                               {"args", {{"text", "the light failed"}}}}));
    EXPECT_EQ(told["d"]["clock"]["running"], nullptr);
    ASSERT_EQ(told["log"].size(), 1U);
    EXPECT_EQ(told["log"][0]["article"], "6.11.1");
    EXPECT_EQ(told["log"][0]["text"], "the game is interrupted: the light failed");
    EXPECT_EQ(told["log"][0]["code"], "interrupted");
    EXPECT_EQ(told["log"][0]["args"], (json{{"text", "the light failed"}}));
    const json no = house.answer(1, "move", {{"u", "g1f3"}, {"p", 2}});
    EXPECT_EQ(no["e"], "paused");
    const json on = house.told_of({{"event", "resume"}});
    EXPECT_EQ(on["d"]["pause"], nullptr);
    EXPECT_EQ(on["d"]["interruption"], nullptr);
    EXPECT_EQ(on["d"]["clock"]["running"], "white");
    EXPECT_EQ(house.answer(1, "move", {{"u", "g1f3"}, {"p", 2}})["t"], "ok");
}

TEST(Desk, the_game_goes_back_to_an_earlier_position) {
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

TEST(Desk, a_ruling_of_the_program_is_replaced_and_both_stay_in_the_log) {
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

TEST(Desk, both_players_sign_the_result_and_one_appeals) {
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

TEST(Desk, what_the_Laws_forbid_is_refused_with_its_article_and_nothing_is_kept) {
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

TEST(Desk, a_player_calls_the_arbiter_who_lets_the_game_go_on) {
    PresidedGame house;
    play_in_turn(house, {"e2e4"});
    const json call{{"event", "call_arbiter"}, {"by", "white"}, {"reason", "he talks"}};
    const json told = house.told_of(call, 1);
    EXPECT_EQ(told["d"]["pause"], "White calls the arbiter: he talks");
    EXPECT_EQ(told["d"]["interruption"],
              (json{{"text", "White calls the arbiter: he talks"},
                    {"code", "arbiter_called"},
                    {"args", {{"side", "white"}, {"text", "he talks"}}}}))
        << "also to an arbiter who comes in later";
    EXPECT_EQ(house.act(2, {{"event", "resume"}})["e"], "not_yours") << "6.11.3";
    EXPECT_EQ(house.act(3, {{"event", "resume"}})["t"], "ok");
}

TEST(Desk, what_is_sealed_is_told_nobody_before_the_envelope_is_opened) {
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

TEST(Desk, nothing_is_claimed_while_the_game_stands_still) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.act(3, {{"event", "pause"}, {"reason", "noise"}});
    const std::size_t kept = house.events_kept(house.game);
    for (const json& move : {json(nullptr), json("g1f3")})
        EXPECT_EQ(house.answer(1, "claim", {{"what", "threefold"}, {"move", move}})["e"], "paused");
    EXPECT_EQ(house.events_kept(house.game), kept);
}

TEST(Desk, the_time_control_is_the_one_that_counts_now) {
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

TEST(Desk, who_is_expected_is_told) {
    PresidedGame house({{"default_time", 60'000}});
    EXPECT_EQ(house.enter(4, house.game, alice)[0]["d"]["awaited"], (json{"white", "black"}));
    const json told = house.told_of({{"event", "arrive"}, {"by", "black"}}, 2);
    EXPECT_EQ(told["d"]["awaited"], (json{"white"}));
}

TEST(Desk, who_comes_too_late_loses) {
    PresidedGame house({{"default_time", 0}});
    house.act(1, {{"event", "arrive"}, {"by", "white"}});
    house.act(3, {{"event", "start"}});
    house.wait(Duration(5));
    const json told = house.told_of({{"event", "rule_absence"}, {"side", "black"}});
    EXPECT_EQ(told["d"]["end"]["article"], "6.7.1");
}

}  // namespace
}  // namespace arbiter::testing
