// What the page is told over a game's WebSocket (docs/protocol.md, sections 5.1 to 5.3): the form
// of it. What happens in the room is tested under tests/rooms.
#include "arbiter/server/doors/page_messages.hpp"

#include <gtest/gtest.h>

#include "tests/server/page_house.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

const json blitz{{"opponent", "screen"}, {"time", "1+2"}};

TEST(PageMessages, greet_with_the_whole_state) {
    PageHouse house;
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
    EXPECT_EQ(state["offers"], (json{{"claims", true},
                                     {"named_move_is_played", true},
                                     {"take_back", nullptr},
                                     {"give_time", nullptr},
                                     {"increment", false},
                                     {"delay_clock", false},
                                     {"hints", false}}));
    EXPECT_EQ(state["touch_move"], false);
    EXPECT_EQ(state["touched"], json::array());
    EXPECT_EQ(state["players"]["white"],
              (json{{"kind", "person"}, {"name", nullptr}, {"level", nullptr}, {"here", true}}));
    EXPECT_EQ(state["you"], (json{"white", "black"}));
    EXPECT_EQ(state["start"]["check"], nullptr);
    EXPECT_EQ(state["moves"], json::array());
    EXPECT_EQ(state["turn"], "white");
    EXPECT_EQ(state["legal"].size(), 20U);
    EXPECT_EQ(state["offer"], nullptr);
    EXPECT_EQ(state["opening"], nullptr);
    EXPECT_EQ(state["claims"], json::parse(R"({"threefold":false,"fifty":false,
                              "with_move":{"threefold":[],"fifty":[]}})"));
    EXPECT_EQ(state["end"], nullptr);
    EXPECT_EQ(state["rematch"], nullptr);
}

TEST(PageMessages, tell_a_move_with_all_that_follows_from_it) {
    PageHouse house;
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
    EXPECT_EQ(move["left"], nullptr);
    EXPECT_EQ(move["turn"], "black");
    EXPECT_EQ(move["legal"].size(), 20U);
    EXPECT_EQ(move["end"], nullptr);
    EXPECT_EQ(move["opening"], (json{{"eco", "B00"}, {"name", "King's Pawn"}}));
    EXPECT_EQ(told[1], (json{{"t", "ok"}, {"i", "first"}, {"v", 2}}));
}

TEST(PageMessages, tell_what_the_clock_showed_after_each_move) {
    PageHouse house;
    const std::string game = house.new_game({{"opponent", "screen"}, {"time", "5+3"}});
    house.enter(1, game, alice);
    const auto told = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}});
    EXPECT_EQ(told[0]["d"]["left"], told[0]["d"]["clock"]["white"]);
    EXPECT_EQ(house.enter(2, game, alice)[0]["d"]["moves"][0]["left"], told[0]["d"]["left"]);
}

TEST(PageMessages, write_castling_of_chess960_as_the_king_taking_its_rook) {
    PageHouse house;
    const std::string fen = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1";
    house.enter(1, house.new_game({{"opponent", "screen"}, {"fen", fen}}), alice);
    const auto told = house.ask(1, "move", {{"u", "e1b1"}, {"p", 0}});
    EXPECT_EQ(told.front()["d"]["u"], "e1b1") << told.back();
    EXPECT_EQ(told.front()["d"]["s"], "O-O-O");
}

TEST(PageMessages, tell_a_mate_as_the_end) {
    PageHouse house;
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
}

TEST(PageMessages, tell_a_resignation_with_who_resigned) {
    TwoPages house;
    const auto told = house.ask(2, "resign");
    EXPECT_EQ(told[0]["t"], "end");
    json end = told[0]["d"];
    EXPECT_EQ(end.erase("proofs"), 1U);
    EXPECT_EQ(end, (json{{"result", "1-0"},
                         {"reason", "resignation"},
                         {"article", "5.1.2"},
                         {"by", "black"},
                         {"text", "Black resigns. White wins."},
                         {"code", "resigned"},
                         {"args", {{"side", "black"}}}}));
}

TEST(PageMessages, tell_the_end_by_a_flag) {
    PageHouse house;
    house.enter(1, house.new_game(blitz), alice);
    house.play(1, {"e2e4", "e7e5"});
    house.take(1);
    house.wait(63s);
    house.let_flags_fall();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "end");
    EXPECT_EQ(told[0]["d"]["result"], "0-1");
    EXPECT_EQ(told[0]["d"]["reason"], "flag");
    EXPECT_EQ(told[0]["d"]["article"], "6.9");
}

TEST(PageMessages, tell_everybody_who_wants_to_take_a_move_back) {
    PageHouse house;
    const std::string game = house.new_game({{"opponent", "friend"}, {"rules", "casual"}});
    const json state = house.enter(1, game, alice)[0]["d"];
    EXPECT_EQ(state["offers"]["take_back"], "asked");
    EXPECT_EQ(state["asks"], (json{{"take_back", nullptr}}));
    house.enter(2, game, bob);
    house.enter(3, game, carol);
    house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}});
    house.take(3);
    const json ask{{"event", "ask_take_back"}, {"by", "white"}};
    EXPECT_EQ(house.answer(1, "act", ask)["t"], "ok");
    const auto seen = house.take(3);
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0]["t"], "act");
    EXPECT_EQ(seen[0]["d"]["event"], ask);
    EXPECT_EQ(seen[0]["d"]["kept"], 1);
    EXPECT_EQ(seen[0]["d"]["asks"], (json{{"take_back", "white"}}));
    const auto told = house.ask(2, "accept", {{"what", "take_back"}});
    const json taken_back = told[told.size() - 2]["d"];
    EXPECT_EQ(taken_back["event"], (json{{"event", "take_back"}, {"by", "white"}}));
    EXPECT_EQ(taken_back["kept"], 0);
    EXPECT_EQ(taken_back["asks"], (json{{"take_back", nullptr}}));
    EXPECT_EQ(house.answer(2, "decline", {{"what", "take_back"}})["code"], "nothing_asked");
}

TEST(PageMessages, tell_what_a_player_is_called) {
    PageHouse house;
    const std::string game = house.new_game({{"opponent", "friend"}, {"name", "Anna"}});
    const json state = house.enter(1, game, alice)[0]["d"];
    EXPECT_EQ(state["players"]["white"]["name"], "Anna");
    EXPECT_EQ(state["players"]["black"]["name"], nullptr);
    house.enter(2, game, bob);
    house.take(1);
    const json ben{{"event", "name"}, {"by", "black"}, {"name", "Ben"}};
    EXPECT_EQ(house.answer(2, "act", ben)["t"], "ok");
    const auto seen = house.take(1);
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0]["t"], "act");
    EXPECT_EQ(seen[0]["d"]["event"], ben);
    EXPECT_EQ(house.answer(1, "act", ben)["e"], "not_yours");
    EXPECT_EQ(house.enter(3, game, carol)[0]["d"]["players"]["black"]["name"], "Ben");
}

TEST(PageMessages, tell_of_time_that_a_player_gives) {
    PageHouse house;
    const std::string game =
        house.new_game({{"opponent", "friend"}, {"rules", "casual"}, {"time", "5+0"}});
    EXPECT_EQ(house.enter(1, game, alice)[0]["d"]["offers"]["give_time"], 15000);
    house.enter(2, game, bob);
    const json gift{
        {"event", "add_time"}, {"side", "black"}, {"time", 15000}, {"reason", "take it"}};
    const auto told = house.ask(1, "act", gift);
    EXPECT_EQ(told.back()["t"], "ok") << told.back();
    EXPECT_EQ(told[told.size() - 2]["d"]["clock"]["black"], 315000);
}

TEST(PageMessages, say_why_a_try_is_illegal) {
    PageHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    const json told = house.answer(1, "move", {{"u", "a1a3"}, {"p", 0}});
    EXPECT_EQ(told["t"], "no");
    EXPECT_EQ(told["e"], "illegal");
    EXPECT_EQ(told["article"], "3.5");
    EXPECT_EQ(told["reason"], "path_blocked");
    EXPECT_EQ(told["squares"], json{"a2"});
    EXPECT_NE(told["m"].get<std::string>().find("(Law 3.5)"), std::string::npos);
}

TEST(PageMessages, answer_explain_to_anybody) {
    TwoPages house;
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

TEST(PageMessages, tell_what_is_touched_and_what_it_leaves) {
    PageHouse house;
    house.enter(1, house.new_game({{"opponent", "screen"}, {"touch_move", true}}), alice);
    const auto told = house.ask(1, "act", {{"event", "touch"}, {"by", "white"}, {"square", "g1"}});
    EXPECT_EQ(told[0]["d"]["touched"], json{"g1"});
    EXPECT_EQ(told[0]["d"]["legal"], (json{"g1f3", "g1h3"}));
    EXPECT_EQ(house.answer(1, "move", {{"u", "e2e4"}, {"p", 0}})["article"], "4.3");
    EXPECT_EQ(house.ask(1, "move", {{"u", "g1f3"}, {"p", 0}})[0]["d"]["touched"], json::array());
}

TEST(PageMessages, keep_conditional_moves_to_themselves) {
    PageHouse house;
    const std::string game = house.new_game({{"opponent", "friend"},
                                             {"rules", "correspondence"},
                                             {"time", "10 moves in 50 days"},
                                             {"correspondence", {{"leave", 20}}}});
    house.enter(1, game, alice);
    house.enter(2, game, bob);
    house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}});
    house.take(2);
    house.ask(1, "act", {{"event", "conditional"}, {"by", "white"}, {"lines", "e7e5 g1f3"}});
    const auto told = house.take(2);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["d"]["event"], (json{{"event", "conditional"}, {"by", "white"}}));
    EXPECT_EQ(house.enter(3, game, alice)[0]["d"]["conditional"], (json{{"white", "e7e5 g1f3"}}))
        << "who has named them sees them again";
    EXPECT_EQ(house.enter(4, game, bob)[0]["d"]["conditional"], json(nullptr));
    EXPECT_EQ(house.enter(5, game, carol)[0]["d"]["conditional"], json(nullptr));
    EXPECT_EQ(house.answer(2, "act", {{"event", "take_leave"}, {"by", "black"}, {"days", 21}})["e"],
              "act");
    EXPECT_EQ(house.answer(2, "act", {{"event", "take_leave"}, {"by", "black"}, {"days", 20}})["t"],
              "ok");
}

TEST(PageMessages, tell_hints_step_by_step) {
    PageHouse house;
    house.enter(1, house.new_game({{"opponent", "screen"}, {"rules", "casual"}}), alice);
    EXPECT_EQ(house.answer(1, "hint", {{"steps", 4}})["e"], "bad_message");
    EXPECT_TRUE(house.ask(1, "hint").empty());
    house.computer_plays("e2e4");
    EXPECT_EQ(house.take(1)[0]["d"],
              json::parse(R"({"steps":1,"from":"e2","to":null,"u":null,"s":null,"reason":null,
                              "square":null,"text":"Look at the pawn on e2."})"));
    const json all = house.answer(1, "hint", {{"steps", 3}})["d"];
    EXPECT_EQ(all["to"], "e4");
    EXPECT_EQ(all["s"], "e4");
    EXPECT_EQ(all["reason"], "none");
}

TEST(PageMessages, tell_who_sits_down_and_who_is_here) {
    PageHouse house;
    const std::string game = house.new_game(friends);
    const json first = house.enter(1, game, alice)[0]["d"];
    EXPECT_EQ(first["players"]["black"]["kind"], "open");
    EXPECT_EQ(first["you"], json{"white"});
    EXPECT_EQ(house.enter(2, game, std::nullopt)[0]["d"]["you"], json::array());
    house.take(1);
    EXPECT_EQ(house.enter(3, game, bob)[0]["d"]["you"], json{"black"});
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0]["t"], "joined");
    EXPECT_EQ(told[0]["v"], 2);
    EXPECT_EQ(told[0]["d"]["side"], "black");
    EXPECT_EQ(told[0]["d"]["player"]["kind"], "person");
    EXPECT_EQ(told[1], json::parse(R"({"t":"presence","d":{"side":"black","here":true}})"));
}

TEST(PageMessages, tell_which_seat_waits_for_who_was_invited) {
    PageHouse house;
    const std::string game =
        house.new_game({{"opponent", "friend"}, {"rules", "fide"}, {"invitation", true}});
    house.enter(1, game, alice);
    const json players = house.enter(2, game, carol)[0]["d"]["players"];
    EXPECT_EQ(players["black"]["invited"], true);
    EXPECT_FALSE(players["white"].contains("invited"));
    const json state = house.enter(game, {4, bob, {}, {}, key_hash})[0]["d"];
    EXPECT_FALSE(state["players"]["black"].contains("invited"));
}

TEST(PageMessages, tell_of_offers_of_a_draw_and_their_answers) {
    TwoPages house;
    const json early = house.answer(1, "offer");
    EXPECT_EQ(early["e"], "offer");
    EXPECT_EQ(early["m"], "a draw is agreed only after both players have made a move (Law 5.2.3)");
    EXPECT_EQ(early["code"], "draw_needs_two_moves");
    EXPECT_EQ(early["args"], json::object());
    house.play(1, {"e2e4"});
    house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}});
    house.take(1);
    EXPECT_EQ(house.ask(1, "offer").front()["d"], json({{"by", "white"}}));
    EXPECT_EQ(house.enter(3, house.game, carol)[0]["d"]["offer"], "white");
    house.take(2);
    EXPECT_EQ(house.ask(2, "decline").front(),
              json::parse(R"({"t":"decline","v":6,"d":{"by":"black"}})"));
    house.answer(1, "offer");
    house.take(2);
    const json end = house.ask(2, "accept").front()["d"];
    EXPECT_EQ(end["reason"], "agreement");
    EXPECT_EQ(end["text"], "Draw by agreement.");
}

TEST(PageMessages, tell_the_claims_that_are_open_in_uci) {
    PageHouse house;
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
}

TEST(PageMessages, say_what_becomes_of_a_wrong_claim) {
    TwoPages house;
    house.play(1, {"e2e4"});
    house.answer(2, "move", {{"u", "e7e5"}, {"p", 1}});
    house.take(2);
    const auto told = house.ask(1, "claim", {{"what", "threefold"}, {"move", "g1f3"}});
    ASSERT_GE(told.size(), 3U);
    const std::size_t count = told.size();
    EXPECT_EQ(told[count - 1]["m"],
              "your claim is wrong: the position has not occurred three times with that move (Law "
              "9.2). The claim stands as an offer of a draw (Law 9.1.2.3). The move that was named "
              "is played (Law 9.5.3)");
    EXPECT_EQ(told[count - 3]["t"], "claim");
    EXPECT_EQ(told[count - 3]["d"]["offer"], "white");
    EXPECT_EQ(told[count - 2]["d"]["u"], "g1f3");
    EXPECT_EQ(told[count - 2]["d"]["offer"], "white");
    EXPECT_EQ(told[count - 1]["e"], "claim");
    EXPECT_EQ(told[count - 1]["article"], "9.2");
}

TEST(PageMessages, tell_where_a_rematch_is_played) {
    TwoPages house;
    house.answer(1, "resign");
    const auto offered = house.ask(1, "rematch");
    EXPECT_EQ(offered[offered.size() - 2]["d"], (json{{"by", "white"}, {"url", nullptr}}));
    house.take(2);
    const json made = house.ask(2, "rematch").front();
    EXPECT_EQ(made["t"], "rematch");
    EXPECT_EQ(made["d"]["by"], "black");
    const std::string url = made["d"]["url"];
    EXPECT_TRUE(url.starts_with("/game/")) << url;
    EXPECT_EQ(house.enter(5, url.substr(6), alice)[0]["d"]["you"], json{"black"});
}

TEST(PageMessages, tell_the_clocks_in_milliseconds) {
    PageHouse house;
    const std::string game = house.new_game(blitz);
    const json state = house.enter(1, game, alice)[0]["d"];
    EXPECT_EQ(state["time"], "1+2");
    EXPECT_EQ(state["clock"], json::parse(R"({"white":60000,"black":60000,"running":null,"delay":0,
                              "counting":"increment","left":{"white":60000,"black":60000}})"));
    const auto first = house.ask(1, "move", {{"u", "e2e4"}, {"p", 0}});
    EXPECT_EQ(first.front()["d"]["clock"],
              json::parse(R"({"white":62000,"black":60000,"running":"black","delay":0,
                              "counting":"increment","left":{"white":62000,"black":60000}})"));
    const auto told = house.enter(2, game, alice, 2);
    EXPECT_EQ(told.front()["t"], "resume");
    EXPECT_EQ(told.back()["t"], "clock");
    EXPECT_EQ(told.back()["d"]["running"], "black");
}

TEST(PageMessages, tell_an_untimed_game_without_clocks) {
    PageHouse house;
    const json state = house.enter(1, house.new_game({{"opponent", "screen"}}), alice)[0]["d"];
    EXPECT_EQ(state["time"], "untimed");
    EXPECT_EQ(state["clock"], nullptr);
}

TEST(PageMessages, tell_how_the_time_is_counted) {
    for (const auto& [time, counting] :
         {std::pair{"5+3", "increment"}, std::pair{"5 d3", "delay"}, std::pair{"5 b3", "bronstein"},
          std::pair{"hourglass 1", "hourglass"}}) {
        PageHouse house;
        const std::string game = house.new_game({{"opponent", "screen"}, {"time", time}});
        EXPECT_EQ(house.enter(1, game, alice)[0]["d"]["clock"]["counting"], counting) << time;
    }
}

TEST(PageMessages, tell_what_was_ruled_with_an_event) {
    PageHouse house;
    house.enter(1, house.new_game(blitz), alice);
    house.play(1, {"e2e4", "e7e5"});
    house.take(1);
    house.sleep_for(8h);
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["t"], "act");
    EXPECT_EQ(told[0]["d"]["event"]["event"], "downtime");
    ASSERT_EQ(told[0]["log"].size(), 1U);
    EXPECT_EQ(told[0]["log"][0]["text"], "the program was not running: 8:00:00 are nobody's time");
    EXPECT_GT(told[0]["log"][0]["at"], std::chrono::milliseconds(8h).count());
}

TEST(PageMessages, answer_any_bytes) {
    PageHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    Random random(20261121);
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
}  // namespace arbiter::testing
