// What is kept and bounded of a game with an arbiter: answers, rulings, rematches, restarts.
#include <gtest/gtest.h>

#include "tests/server/presided_game.hpp"

namespace arbiter::testing {
namespace {

TEST(DeskMemory, a_late_comer_is_told_of_the_pause_and_of_every_ruling) {
    PresidedGame house;
    house.act(3, {{"event", "arbiter"}, {"name", "Carol"}});
    house.act(3, {{"event", "note"}, {"text", "round 3"}});
    house.act(3, {{"event", "pause"}, {"reason", "a fire alarm"}});
    const json state = house.enter(4, house.game, std::nullopt)[0]["d"];
    EXPECT_EQ(state["pause"], "a fire alarm");
    ASSERT_EQ(state["log"].size(), 3U);
    EXPECT_EQ(state["log"][1]["arbiter"], "Carol");
}

TEST(DeskMemory, a_reason_is_only_a_reason) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.act(
        2, {{"event", "call_arbiter"}, {"by", "black"}, {"reason", "the server was not running"}});
    house.answer(2, "resign");
    PageHouse next(house, Timestamp(std::chrono::hours(1)));
    next.enter(7, house.game, carol);
    EXPECT_EQ(next.answer(7, "act", {{"event", "note"}, {"text", "x"}})["t"], "ok");
}

TEST(DeskMemory, an_offered_rematch_ends_with_the_end_of_the_game) {
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

TEST(DeskMemory, texts_and_the_log_have_a_bound) {
    PresidedGame house;
    const auto note = [&](std::size_t size) {
        return house.act(3, {{"event", "note"}, {"text", std::string(size, 'x')}});
    };
    EXPECT_EQ(note(1001)["e"], "bad_message");
    const std::string nul("a\0b", 3);
    for (const std::string& text : {nul, std::string("a\nb"), std::string("a\u202Eb")})
        EXPECT_EQ(house.act(3, {{"event", "note"}, {"text", text}})["e"], "bad_message");
    for (std::size_t i = 0; i < 500; ++i)
        ASSERT_EQ(note(1000)["t"], "ok") << "an arbiter is never refused";
    const json state = house.enter(4, house.game, carol)[0]["d"];
    EXPECT_LT(state["log"].dump().size(), 600'000U) << "the game can still be told";
    EXPECT_EQ(house.answer(1, "move", {{"u", "e2e4"}, {"p", 0}})["t"], "ok");
}

TEST(DeskMemory, what_is_told_of_a_log_is_bounded_by_the_bytes_of_its_json) {
    PresidedGame house;
    // A quotation mark takes two bytes in JSON, and each entry says again who acted.
    ASSERT_EQ(house.act(3, {{"event", "arbiter"}, {"name", std::string(300, '"')}})["t"], "ok");
    for (std::size_t i = 0; i < 250; ++i)
        ASSERT_EQ(house.act(3, {{"event", "note"}, {"text", std::string(999, '"') + "x"}})["t"],
                  "ok");
    ASSERT_EQ(house.act(3, {{"event", "note"}, {"text", "the last"}})["t"], "ok");
    const json log = house.enter(4, house.game, carol)[0]["d"]["log"];
    EXPECT_LE(log.dump().size(), 256U * 1024);
    EXPECT_GT(log.size(), 20U);
    EXPECT_EQ(log.back()["text"], "the last");
}

TEST(DeskMemory, nobody_fills_the_log_so_that_others_are_refused) {
    PresidedGame house;
    const auto claim = [&house] { return house.answer(1, "claim", {{"what", "threefold"}}); };
    const auto log_size = [&house] {
        return house.enter(9, house.game, std::nullopt)[0]["d"]["log"].size();
    };
    for (int i = 0; i < 3; ++i)
        claim();
    const auto ruled = log_size();
    EXPECT_EQ(claim()["e"], "claim");
    EXPECT_EQ(log_size(), ruled) << "no more in one position";
    const json call{{"event", "call_arbiter"}, {"by", "black"}, {"reason", "?"}};
    for (int i = 0; i < 200; ++i) {
        ASSERT_EQ(house.act(2, call)["t"], "ok");
        ASSERT_EQ(house.act(3, {{"event", "resume"}})["t"], "ok");
    }
    EXPECT_EQ(house.act(2, call)["e"], "act");
    EXPECT_EQ(house.act(3, {{"event", "note"}, {"text", "enough"}})["t"], "ok");
}

TEST(DeskMemory, repeated_offers_of_a_draw_are_bounded_as_wrong_claims_are) {
    TwoPages house;
    const auto offer = [&house] { return house.answer(1, "offer"); };
    const auto move = [&house](std::size_t ply) {
        const SocketId by = ply % 2 == 0 ? 1 : 2;
        ASSERT_EQ(house.answer(by, "move", {{"u", shuffle[ply % 4]}, {"p", ply}})["t"], "ok");
    };
    std::size_t plies = 0;
    for (; plies < 2; ++plies)
        move(plies);
    for (int i = 0; i < 3; ++i) {
        ASSERT_EQ(offer()["t"], "ok") << i;
        ASSERT_EQ(house.answer(2, "decline")["t"], "ok") << i;
    }
    const std::size_t kept = house.events_kept(house.game);
    const json fourth = offer();
    EXPECT_EQ(fourth.value("e", ""), "offer");
    EXPECT_EQ(fourth.value("article", ""), "11.5");
    EXPECT_EQ(house.events_kept(house.game), kept);
    move(plies++);
    EXPECT_EQ(offer()["t"], "ok") << "the position is another";
}

TEST(DeskMemory, a_computer_that_declines_is_not_asked_for_ever) {
    PageHouse house;
    const std::string game = house.new_game({{"opponent", "computer"}, {"rules", "fide"}});
    house.enter(1, game, alice);
    house.answer(1, "move", {{"u", "e2e4"}, {"p", 0}});
    house.computer_plays("e7e5");
    for (int i = 0; i < 3; ++i)
        ASSERT_EQ(house.answer(1, "offer")["t"], "ok");
    EXPECT_EQ(house.answer(1, "offer")["e"], "offer");
}

TEST(DeskMemory, the_arbiters_answers_are_remembered_as_the_players_are) {
    PresidedGame house;
    const json note{{"event", "note"}, {"text", "once"}};
    EXPECT_EQ(house.ask(3, "act", note, "n-1").back(), house.ask(3, "act", note, "n-1").back());
    EXPECT_EQ(house.enter(4, house.game, carol)[0]["d"]["log"].size(), 1U);
    PageHouse next(house, Timestamp());
    next.enter(7, house.game, carol);
    const auto again = next.ask(7, "act", note, "n-1");
    ASSERT_EQ(again.size(), 1U) << "also after a restart";
    EXPECT_EQ(again[0]["t"], "ok");
}

TEST(DeskMemory, a_rematch_changes_the_sides_and_the_names_and_keeps_the_arbiter) {
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

TEST(DeskMemory, a_game_that_was_paused_stays_paused_when_the_server_starts_again) {
    PresidedGame house;
    play_in_turn(house, {"e2e4", "e7e5"});
    house.act(3, {{"event", "pause"}, {"reason", "lunch"}});
    PageHouse next(house, Timestamp(std::chrono::hours(1)));
    EXPECT_EQ(next.enter(7, house.game, alice)[0]["d"]["pause"], "lunch");
}

}  // namespace
}  // namespace arbiter::testing
