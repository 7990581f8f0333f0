// What happens at a game while its store takes its time: proposals wait, commands wait behind them,
// and nothing has happened before it is kept.

#include <algorithm>

#include <gtest/gtest.h>

#include "arbiter/rooms/house.hpp"
#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;
using Fate = ScriptedStore::Fate;

const Action move_e4 = uci("e2e4", 0);
const Action move_e5 = uci("e7e5", 1);

/// By rules by which an untouched flag falls by itself, as at the page.
NewGame timed_screen(std::string_view time) {
    Terms terms = timed(time);
    terms.ruleset = find_ruleset("fide-online");
    return at_one_screen(terms);
}

TEST(SlowStore, nothing_is_told_before_it_is_kept) {
    TwoFriends house;
    house.store.hold();
    EXPECT_TRUE(house.ask(1, move_e4).empty());
    EXPECT_TRUE(house.take(2).empty());
    house.store.release();
    house.settle();
    EXPECT_TRUE(is_ok(house.take(1).back()));
    EXPECT_EQ(move_in(house.take(2).back()), "e2e4");
}

TEST(SlowStore, commands_of_that_game_wait_in_their_order) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.store.hold();
    house.ask(1, move_e4);
    EXPECT_TRUE(house.ask(1, move_e5).empty());
    EXPECT_TRUE(house.ask(1, uci("g1f3", 2)).empty());
    EXPECT_EQ(house.store.waiting(), 1U) << "one proposal at a time";
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 6U);
    for (std::size_t i : {1U, 3U, 5U})
        EXPECT_TRUE(is_ok(told[i])) << i;
}

TEST(SlowStore, other_games_do_not_wait) {
    TestHouse house;
    const std::string other = house.new_game(at_one_screen());
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.enter(2, other, alice);
    house.store.hold();
    house.ask(1, move_e4);
    EXPECT_TRUE(house.obeys(2, Ping{}));
    EXPECT_TRUE(is_sync(house.enter(3, other, bob)[0]));
}

TEST(SlowStore, a_bounded_number_of_commands_waits) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.store.hold();
    house.ask(1, move_e4);
    for (std::size_t i = 0; i < Room::most_waiting; ++i)
        EXPECT_TRUE(house.ask(1, move_e5).empty());
    EXPECT_EQ(house.refusal<Obstacle>(1, move_e5), Obstacle::too_many_wait);
}

TEST(SlowStore, questions_do_not_wait) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.store.hold();
    house.ask(1, move_e4);
    EXPECT_TRUE(house.obeys(1, Ping{}));
    EXPECT_EQ(house.store.waiting(), 1U);
}

TEST(SlowStore, those_who_watch_take_no_place_of_a_player) {
    TwoFriends house;
    house.enter(3, house.game, std::nullopt);
    house.take(1);
    house.store.hold();
    house.ask(1, move_e4);
    for (std::size_t i = 0; i < Room::most_waiting; ++i)
        EXPECT_TRUE(house.ask(3, move_e5).empty());
    EXPECT_EQ(house.refusal<Obstacle>(3, move_e5), Obstacle::too_many_wait);
    EXPECT_TRUE(house.ask(2, Resign{Color::black}).empty()) << "a player's command waits";
}

TEST(SlowStore, a_command_counts_when_it_came) {
    TestHouse house;
    house.enter(1, house.new_game(timed_screen("1")), alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.wait(50s);
    house.ask(1, uci("g1f3", 2));
    house.wait(30s);
    house.let_flags_fall();
    EXPECT_TRUE(house.take(1).empty()) << "no flag falls meanwhile";
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(move_in(told[0]), "g1f3");
    EXPECT_FALSE(happening(told[0]).after.end);
    EXPECT_EQ(happening(told[0]).after.clock.value().main[Color::white], 9'999ms);
}

TEST(SlowStore, the_time_it_takes_is_nobodys) {
    TestHouse house;
    const std::string game = house.new_game(timed_screen("1"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.ask(1, uci("g1f3", 2));
    house.wait(2min);
    house.store.release();
    house.settle();
    house.let_flags_fall();
    const Words state = house.enter(2, game, alice)[0];
    EXPECT_FALSE(game_in(state).is_over()) << "Black has seen the move only now";
    EXPECT_GT(clocks_in(state).main[Color::black], 59s);
    EXPECT_EQ(game_in(state).state().log.size(), 1U);
}

/// White thinks, and a minute later his flag has fallen.
struct MinuteEach : TestHouse {
    std::string game = new_game(timed_screen("1"));
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
    EXPECT_TRUE(house.ask(1, uci("g1f3", 2)).empty()) << "a player still waits for his turn";
    house.store.release();
    house.settle();
    EXPECT_EQ(house.answered, 65);
    EXPECT_EQ(reply(house.take(1).back()).refusal.has_value(), true) << "the flag had fallen";
}

TEST(SlowStore, who_looks_while_the_store_is_slow_keeps_nobody_from_his_time) {
    MinuteEach house;
    house.store.hold();
    house.ask(1, uci("g1f3", 2));
    house.look(Timestamp(1s));
    house.wait(2min);
    house.store.release();
    house.settle();
    EXPECT_EQ(house.answered, 1);
    const auto told = house.take(1);
    const auto& log = happening(told.back()).rulings;
    ASSERT_EQ(log.size(), 1U) << "what the store took is kept though only somebody looks";
    EXPECT_EQ(log[0].said.id, Say::store_was_slow);
}

/// Black has half a second, and White has made a move that the store does not answer yet.
struct HalfASecond : TestHouse {
    std::string game = new_game(timed_screen("1"));

    HalfASecond() {
        enter(1, game, alice);
        play(1, {"e2e4", "e7e5", "g1f3"});
        wait(59'500ms);
        ask(1, uci("b8c6", 3));
        store.hold();
        ask(1, uci("f1b5", 4));
    }
    void release() {
        store.release();
        settle();
        take(1);
    }
    [[nodiscard]] bool is_over() { return game_in(enter(2, game, alice).back()).is_over(); }
};

TEST(SlowStore, no_flag_falls_by_a_short_wait_for_the_store) {
    for (const Duration wait : {50ms, 200ms, 640ms, 900ms}) {
        HalfASecond house;
        house.wait(wait);
        house.release();
        house.let_flags_fall();
        EXPECT_FALSE(house.is_over()) << wait.count();
        house.wait(450ms - std::min<Duration>(wait, Room::unnoticed));
        house.let_flags_fall();
        EXPECT_FALSE(house.is_over()) << wait.count() << ": half a second of his own";
        house.wait(150ms);
        house.let_flags_fall();
        EXPECT_TRUE(house.is_over()) << wait.count();
    }
}

TEST(SlowStore, the_flag_is_watched_after_a_wait_though_others_ask) {
    HalfASecond house;
    house.enter(3, house.game, std::nullopt);
    house.wait(1'600ms);
    for (int i = 0; i < 3; ++i)
        house.ask(3, Ping{});
    house.release();
    const auto falls_at = house.house.next_flag();
    ASSERT_TRUE(falls_at);
    house.wait(1s);
    house.let_flags_fall();
    EXPECT_TRUE(house.is_over());
}

TEST(SlowStore, who_watches_has_no_downtime_kept) {
    HalfASecond house;
    house.enter(3, house.game, std::nullopt);
    const std::size_t before = house.events_kept(house.game);
    for (int i = 0; i < 30; ++i) {
        house.wait(60ms);
        house.ask(3, i % 2 == 0 ? Action(Ping{}) : Action(uci("a2a4", 4)));
        house.enter(static_cast<SocketId>(10 + i), house.game, std::nullopt);
    }
    house.release();
    EXPECT_EQ(house.events_kept(house.game), before + 2) << "the move, and one downtime";
}

TEST(SlowStore, several_short_waits_add_up) {
    TestHouse house;
    Terms terms = timed("1");
    terms.ruleset = find_ruleset("fide-online");
    const std::string game = house.new_game(with_a_friend(terms));
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, move_e4);
    house.wait(700ms);
    house.store.release();
    house.settle();
    house.store.hold();
    house.enter(2, game, bob);
    house.wait(400ms);
    house.store.release();
    house.settle();
    house.ask(2, move_e5);
    const Words state = house.enter(3, game, std::nullopt).back();
    ASSERT_FALSE(game_in(state).state().log.empty());
    const auto time = game_in(state).state().log.front().said.time.value();
    EXPECT_GE(time, 1100ms);
    EXPECT_LT(time, 1150ms);
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
    const std::string game = house.new_game(timed_screen("5+3"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    const Words before = house.enter(2, game, alice)[0];
    house.store.next(Fate::refuse);
    house.store.hold();
    house.ask(1, uci("g1f3", 2), "again");
    house.store.release();
    house.settle();
    EXPECT_EQ(refusal<NotKept>(house.take(1).back()).why.text, "the disk is full");
    const Words after = house.enter(3, game, alice)[0];
    EXPECT_LT(clocks_in(after).main[Color::white], clocks_in(before).main[Color::white])
        << "his time has run on";
    EXPECT_EQ(sync(after).version, sync(before).version);
    EXPECT_EQ(game_in(after), game_in(before));
    EXPECT_TRUE(is_ok(house.ask(1, uci("g1f3", 2), "again").back()));
}

TEST(SlowStore, who_runs_the_server_hears_once_that_moves_are_refused) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.store.always(Fate::refuse);
    EXPECT_EQ(house.refusal<NotKept>(1, move_e4).why.text, "the disk is full");
    EXPECT_EQ(house.refusal<NotKept>(1, move_e4).why.text, "the disk is full");
    EXPECT_EQ(house.warnings,
              std::vector<std::string>{"what a player did was not kept: the disk is full"});
    house.store.always(Fate::keep);
    EXPECT_TRUE(house.obeys(1, move_e4));
    house.store.always(Fate::refuse);
    EXPECT_EQ(house.refusal<NotKept>(1, move_e5).why.text, "the disk is full");
    EXPECT_EQ(house.warnings.size(), 2U);
}

TEST(SlowStore, commands_that_wait_at_a_timed_game_are_all_dealt_with) {
    TestHouse house;
    const std::string game = house.new_game(timed_screen("5"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.hold();
    house.ask(1, uci("g1f3", 2));
    house.wait(5s);
    house.ask(1, OfferDraw{Color::white});
    house.ask(1, uci("b8c6", 3));
    house.wait(5s);
    house.store.release();
    house.settle();
    EXPECT_EQ(std::ranges::count_if(house.take(1), is_ok), 3);
    EXPECT_LT(house.events_kept(game), 10U) << "no downtime is kept twice";
}

TEST(SlowStore, what_waits_behind_a_refused_move_is_judged_by_what_is_so) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.store.next(Fate::refuse);
    house.store.hold();
    house.ask(1, move_e4);
    house.ask(1, move_e5);
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(refusal<NotKept>(told[0]).why.text, "the disk is full");
    EXPECT_EQ(refusal<Obstacle>(told[1]), Obstacle::position_has_changed)
        << "the first move was not played";
}

TEST(SlowStore, what_is_in_doubt_is_read_before_anything_is_said) {
    for (const Fate fate : {Fate::unknown_kept, Fate::unknown_lost}) {
        TwoFriends house;
        house.store.next(fate);
        house.store.fail_reads({StoreProblem::unavailable, "the disk failed"});
        EXPECT_TRUE(house.ask(1, move_e4).empty());
        house.say_nothing_for(1s);
        EXPECT_TRUE(house.take(1).empty()) << "reading fails too";
        house.store.mend_reads();
        house.say_nothing_for(1s);
        EXPECT_EQ(is_ok(house.take(1).back()), fate == Fate::unknown_kept);
        EXPECT_EQ(house.take(2).empty(), fate == Fate::unknown_lost);
    }
}

TEST(SlowStore, a_command_that_comes_twice_while_it_waits_is_obeyed_once) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, move_e4, "once");
    house.ask(1, move_e4, "once");
    house.store.release();
    house.settle();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(reply(told[1]).version, reply(told[2]).version);
    EXPECT_TRUE(is_ok(told[1]));
    EXPECT_TRUE(is_ok(told[2]));
    EXPECT_EQ(house.events_kept(game), 1U);
}

TEST(SlowStore, a_move_counts_though_its_player_has_gone) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, move_e4);
    house.ask(1, move_e5);
    house.leave(1);
    house.store.release();
    house.settle();
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(SlowStore, who_leaves_before_he_was_let_in_is_not_here) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.store.hold();
    house.ask(1, move_e4);
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
    house.house.create(at_one_screen(), Timestamp(),
                       [&made](const auto& id) { made = id.value(); });
    house.settle();
    EXPECT_EQ(made, std::nullopt);
    house.store.release();
    house.settle();
    ASSERT_TRUE(made);
    EXPECT_TRUE(house.house.find(*made, Timestamp()));
}

TEST(SlowStore, an_ended_game_is_told_of_without_being_opened) {
    TestHouse house(1);
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.ask(1, Resign{Color::white});
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
    const std::string game = house.new_game(timed_screen("1"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.say_nothing_for(8s);
    house.store.start_again();
    TestHouse next(house, Timestamp(1h));
    const Words state = next.enter(1, game, alice).back();
    const Duration left = clocks_in(state).main[Color::white];
    EXPECT_LT(left, 52'001ms) << "he had thought for eight seconds";
    EXPECT_GT(left, 51'900ms);
    EXPECT_EQ(game_in(state).state().log.size(), 1U);
}

TEST(SlowStore, no_start_of_several_is_charged_to_a_player) {
    TestHouse house;
    const std::string game = house.new_game(timed_screen("1"));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.say_nothing_for(8s);
    house.store.start_again();
    TestHouse second(house, Timestamp(1h));
    second.say_nothing_for(0s);
    second.say_nothing_for(5s);
    second.store.start_again();
    TestHouse third(second, Timestamp(2h));
    const Words state = third.enter(1, game, alice).back();
    const Duration left = clocks_in(state).main[Color::white];
    EXPECT_LT(left, 47'001ms) << "the server ran for eight seconds and for five";
    EXPECT_GT(left, 46'900ms);
}

}  // namespace
}  // namespace arbiter::testing
