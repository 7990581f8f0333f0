// What happens at a game while its store takes its time: proposals wait, commands wait behind them,
// and nothing has happened before it is kept.

#include <algorithm>

#include <gtest/gtest.h>

#include "arbiter/rooms/house.hpp"
#include "tests/server/test_house.hpp"

namespace arbiter {
namespace {

using namespace std::chrono_literals;
using testing::alice;
using testing::bob;
using testing::json;
using testing::screen;
using testing::TestHouse;
using testing::TwoFriends;
using Fate = ScriptedStore::Fate;

const json move_e4{{"u", "e2e4"}, {"p", 0}};
const json move_e5{{"u", "e7e5"}, {"p", 1}};

json timed(const char* time) {
    return {{"opponent", "screen"}, {"rules", "fide-online"}, {"time", time}};
}

TEST(SlowStore, nothing_is_told_before_it_is_kept) {
    TwoFriends house;
    house.store.hold();
    EXPECT_TRUE(house.ask(1, "move", move_e4).empty());
    EXPECT_TRUE(house.take(2).empty());
    house.store.release();
    house.settle();
    EXPECT_EQ(house.take(1).back()["t"], "ok");
    EXPECT_EQ(house.take(2).back()["d"]["u"], "e2e4");
}

TEST(SlowStore, commands_of_that_game_wait_in_their_order) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    house.store.hold();
    house.ask(1, "move", move_e4);
    EXPECT_TRUE(house.ask(1, "move", move_e5).empty());
    EXPECT_TRUE(house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}}).empty());
    EXPECT_EQ(house.store.waiting(), 1U) << "one proposal at a time";
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 6U);
    for (std::size_t i : {1U, 3U, 5U})
        EXPECT_EQ(told[i]["t"], "ok") << told[i];
}

TEST(SlowStore, other_games_do_not_wait) {
    TestHouse house;
    const std::string other = house.new_game(screen);
    house.enter(1, house.new_game(screen), alice);
    house.enter(2, other, alice);
    house.store.hold();
    house.ask(1, "move", move_e4);
    EXPECT_EQ(house.answer(2, "ping")["t"], "ok");
    EXPECT_EQ(house.enter(3, other, bob)[0]["t"], "sync");
}

TEST(SlowStore, a_bounded_number_of_commands_waits) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    house.store.hold();
    house.ask(1, "move", move_e4);
    for (std::size_t i = 0; i < Room::most_waiting; ++i)
        EXPECT_TRUE(house.ask(1, "ping").empty());
    EXPECT_EQ(house.answer(1, "ping")["e"], "store");
}

TEST(SlowStore, a_command_counts_when_it_came) {
    TestHouse house;
    house.enter(1, house.new_game(timed("1")), alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.wait(50s);
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    house.wait(30s);
    house.let_flags_fall();
    EXPECT_TRUE(house.take(1).empty()) << "no flag falls meanwhile";
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told[0]["t"], "move");
    EXPECT_EQ(told[0]["d"]["end"], nullptr);
    EXPECT_EQ(told[0]["d"]["clock"]["white"], 9'999);
}

TEST(SlowStore, the_time_it_takes_is_nobodys) {
    TestHouse house;
    const std::string game = house.new_game(timed("1"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    house.wait(2min);
    house.store.release();
    house.settle();
    house.let_flags_fall();
    const json state = house.enter(2, game, alice)[0]["d"];
    EXPECT_EQ(state["end"], nullptr) << "Black has seen the move only now";
    EXPECT_GT(state["clock"]["black"], 59'000);
    EXPECT_EQ(state["log"].size(), 1U);
}

/// White thinks, and a minute later his flag has fallen.
struct MinuteEach : TestHouse {
    std::string game = new_game(timed("1"));
    int answered = 0;

    MinuteEach() {
        enter(1, game, alice);
        play(1, {"e2e4", "e7e5"});
    }
    void look(Timestamp at) {
        house.info(game, at, [this](const auto& /*info*/) { ++answered; });
    }
};

TEST(SlowStore, a_bounded_number_waits_to_look_at_a_game_and_takes_no_place_of_a_player) {
    MinuteEach house;
    house.store.hold();
    for (std::size_t i = 0; i < Room::most_waiting; ++i)
        house.look(Timestamp(2min));
    EXPECT_EQ(house.answered, 0);
    house.look(Timestamp(2min));
    EXPECT_EQ(house.answered, 1) << "one too many";
    EXPECT_TRUE(house.ask(1, "ping").empty()) << "a player still waits for his turn";
    house.store.release();
    house.settle();
    EXPECT_EQ(house.answered, 65);
    EXPECT_EQ(house.take(1).back()["t"], "ok");
}

TEST(SlowStore, who_looks_while_the_store_is_slow_keeps_nobody_from_his_time) {
    MinuteEach house;
    house.store.hold();
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    house.look(Timestamp(1s));
    house.wait(2min);
    house.store.release();
    house.settle();
    EXPECT_EQ(house.answered, 1);
    const json log = house.take(1).back()["log"];
    ASSERT_EQ(log.size(), 1U) << "what the store took is kept though only somebody looks";
    EXPECT_EQ(log[0]["code"], "program_was_not_running");
}

TEST(SlowStore, who_only_looks_after_a_restart_starts_no_clock) {
    MinuteEach house;
    house.say_nothing_for(8s);
    house.store.start_again();
    TestHouse next(house, Timestamp(1h));
    EXPECT_FALSE(next.info(house.game, Timestamp(1h + 5min))->has_ended);
    EXPECT_EQ(next.events_kept(house.game), 2U);
}

TEST(SlowStore, a_flag_that_fell_before_the_program_stopped_has_fallen_after_a_restart) {
    MinuteEach house;
    house.say_nothing_for(2min);
    house.store.start_again();
    TestHouse next(house, Timestamp(1h));
    EXPECT_TRUE(next.info(house.game, Timestamp(1h + 1s))->has_ended);
}

TEST(SlowStore, a_refusal_leaves_game_and_clocks_as_if_nothing_had_come) {
    TestHouse house;
    const std::string game = house.new_game(timed("5+3"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    const json before = house.enter(2, game, alice)[0]["d"];
    house.store.next(Fate::refuse);
    house.store.hold();
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}}, "again");
    house.store.release();
    house.settle();
    EXPECT_EQ(house.take(1).back()["e"], "store");
    json after = house.enter(3, game, alice)[0]["d"];
    EXPECT_LT(after["clock"]["white"], before["clock"]["white"]) << "his time has run on";
    after["clock"] = before["clock"];
    EXPECT_EQ(after, before);
    EXPECT_EQ(house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}}, "again").back()["t"], "ok");
}

TEST(SlowStore, who_runs_the_server_hears_once_that_moves_are_refused) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    house.store.always(Fate::refuse);
    EXPECT_EQ(house.answer(1, "move", move_e4)["e"], "store");
    EXPECT_EQ(house.answer(1, "move", move_e4)["e"], "store");
    EXPECT_EQ(house.warnings,
              std::vector<std::string>{"what a player did was not kept: the disk is full"});
    house.store.always(Fate::keep);
    EXPECT_EQ(house.answer(1, "move", move_e4)["t"], "ok");
    house.store.always(Fate::refuse);
    EXPECT_EQ(house.answer(1, "move", move_e5)["e"], "store");
    EXPECT_EQ(house.warnings.size(), 2U);
}

TEST(SlowStore, commands_that_wait_at_a_timed_game_are_all_dealt_with) {
    TestHouse house;
    const std::string game = house.new_game(timed("5"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.ask(1, "move", {{"u", "g1f3"}, {"p", 2}});
    house.wait(5s);
    house.ask(1, "offer", {{"side", "white"}});
    house.ask(1, "move", {{"u", "b8c6"}, {"p", 3}});
    house.wait(5s);
    house.store.release();
    house.settle();
    const std::vector<json> told = house.take(1);
    EXPECT_EQ(std::ranges::count(told, json("ok"), [](const json& each) { return each["t"]; }), 3);
    EXPECT_LT(house.events_kept(game), 10U) << "no downtime is kept twice";
}

TEST(SlowStore, what_waits_behind_a_refused_move_is_judged_by_what_is_so) {
    TestHouse house;
    house.enter(1, house.new_game(screen), alice);
    house.store.next(Fate::refuse);
    house.store.hold();
    house.ask(1, "move", move_e4);
    house.ask(1, "move", move_e5);
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0]["e"], "store");
    EXPECT_EQ(told[1]["e"], "ply") << "the first move was not played";
}

TEST(SlowStore, what_is_in_doubt_is_read_before_anything_is_said) {
    for (const auto& [fate, answer] :
         {std::pair{Fate::unknown_kept, "ok"}, std::pair{Fate::unknown_lost, "no"}}) {
        TwoFriends house;
        house.store.next(fate);
        house.store.fail_reads({StoreProblem::unavailable, "the disk failed"});
        EXPECT_TRUE(house.ask(1, "move", move_e4).empty());
        house.say_nothing_for(1s);
        EXPECT_TRUE(house.take(1).empty()) << "reading fails too";
        house.store.mend_reads();
        house.say_nothing_for(1s);
        EXPECT_EQ(house.take(1).back()["t"], answer);
        EXPECT_EQ(house.take(2).empty(), fate == Fate::unknown_lost);
    }
}

TEST(SlowStore, a_command_that_comes_twice_while_it_waits_is_obeyed_once) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, "move", move_e4, "once");
    house.ask(1, "move", move_e4, "once");
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[1], told[2]);
    EXPECT_EQ(house.events_kept(game), 1U);
}

TEST(SlowStore, a_move_counts_though_its_player_has_gone) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, "move", move_e4);
    house.ask(1, "move", move_e5);
    house.leave(1);
    house.store.release();
    house.settle();
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(SlowStore, who_leaves_before_he_was_let_in_is_not_here) {
    TestHouse house;
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, "move", move_e4);
    house.house.enter(game, {2, alice}, Timestamp(1h));
    house.leave(2);
    house.store.release();
    house.settle();
    EXPECT_TRUE(house.take(2).empty());
}

TEST(SlowStore, a_game_is_made_when_it_is_kept) {
    TestHouse house;
    house.store.hold();
    std::optional<std::string> made;
    auto start = read_new_game(screen.dump(), alice);
    house.house.create(*start, Timestamp(), [&made](const auto& id) { made = id.value(); });
    house.settle();
    EXPECT_EQ(made, std::nullopt);
    house.store.release();
    house.settle();
    ASSERT_TRUE(made);
    EXPECT_TRUE(house.house.find(*made, Timestamp()));
}

TEST(SlowStore, an_ended_game_is_told_of_without_being_opened) {
    TestHouse house(1);
    const std::string game = house.new_game(screen);
    house.enter(1, game, alice);
    house.answer(1, "resign", {{"side", "white"}});
    house.leave(1);
    TestHouse next(house, Timestamp(1h));
    const auto info = next.info(game, Timestamp(1h));
    ASSERT_TRUE(info);
    EXPECT_TRUE(info->has_ended);
    EXPECT_EQ(info->version, 2U);
    EXPECT_EQ(info->rules, "fide");
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
}

TEST(SlowStore, time_used_before_a_restart_stays_used) {
    TestHouse house;
    const std::string game = house.new_game(timed("1"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.say_nothing_for(8s);
    house.store.start_again();
    TestHouse next(house, Timestamp(1h));
    const json state = next.enter(1, game, alice).back()["d"];
    EXPECT_LT(state["clock"]["white"], 52'001) << "he had thought for eight seconds";
    EXPECT_GT(state["clock"]["white"], 51'900);
    EXPECT_EQ(state["log"].size(), 1U);
}

}  // namespace
}  // namespace arbiter
