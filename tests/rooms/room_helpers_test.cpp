// What a room asks of the computer and of the prover beside it, and what it does with the answers.
#include <string>

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using Fate = ScriptedStore::Fate;

NewGame one_capture_from_dead() {
    return at_one_screen(terms_from("5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1"));
}

TEST(RoomHelpers, the_computer_is_asked_once_and_answers) {
    TestHouse house;
    NewGame strong = against_the_computer();
    strong.start.level = 3;
    house.enter(1, house.new_game(strong), alice);
    EXPECT_TRUE(house.thinker.asked.empty());
    house.play(1, {"e2e4"});
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    EXPECT_EQ(house.thinker.asked[0].level, 3);
    EXPECT_EQ(house.thinker.asked[0].earlier_keys.size(), 1U);
    EXPECT_EQ(house.refusal<OtherTurn>(1, uci("d2d4", 1)).turn, Color::black);
    EXPECT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("e7e5");
    const auto told = house.take(1);
    EXPECT_EQ(move_in(told.back()), "e7e5");
    EXPECT_EQ(happening(told.back()).version, 3U);
    EXPECT_TRUE(house.obeys(1, uci("d2d4", 2)));
}

TEST(RoomHelpers, a_hint_waits_for_the_computer_and_is_known_afterwards) {
    TestHouse house;
    house.enter(1, house.new_game(casual(at_one_screen())), alice);
    EXPECT_TRUE(house.ask(1, AskHint{1}, "first").empty()) << "nobody knows yet";
    EXPECT_TRUE(house.ask(1, AskHint{3}, "second").empty());
    ASSERT_EQ(house.thinker.asked.size(), 1U) << "asked once";
    EXPECT_FALSE(house.thinker.asked[0].level);
    house.computer_plays("g1f3");
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(TestHouse::answer({told[0]}).command, "first");
    EXPECT_EQ(TestHouse::answer({told[0]}).hint.value().steps, 1);
    EXPECT_EQ(TestHouse::answer({told[1]}).hint.value().move.to(), Square::f3);
    const auto again = house.ask(1, AskHint{2});
    EXPECT_EQ(TestHouse::answer(again).hint.value().steps, 2);
    EXPECT_TRUE(house.thinker.asked.empty());
    EXPECT_TRUE(house.obeys(1, uci("e2e4", 0)));
    EXPECT_TRUE(house.ask(1, AskHint{1}).empty()) << "another position";
    EXPECT_EQ(house.thinker.asked.size(), 1U);
}

TEST(RoomHelpers, a_hint_is_of_the_position_it_was_asked_in) {
    TestHouse house;
    house.enter(1, house.new_game(casual(at_one_screen())), alice);
    house.ask(1, AskHint{1}, "first");
    EXPECT_TRUE(house.obeys(1, uci("e2e4", 0)));
    EXPECT_TRUE(house.ask(1, AskHint{2}, "second").empty());
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("g1f3");
    auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(TestHouse::answer(told).command, "first");
    ASSERT_EQ(house.thinker.asked.size(), 1U) << "the second is asked for next";
    house.computer_plays("g8f6");
    told = house.take(1);
    EXPECT_EQ(TestHouse::answer(told).hint.value().move.to(), Square::f6);
}

TEST(RoomHelpers, a_hint_keeps_to_what_was_touched_4_3) {
    TestHouse house;
    NewGame game = casual(at_one_screen());
    Terms terms{.ruleset = find_ruleset("casual"), .is_touch_move = true};
    game.start.terms = write_terms(terms);
    house.enter(1, house.new_game(game), alice);
    EXPECT_TRUE(house.obeys(1, act(PieceTouched{Color::white, Square::e2})));
    house.ask(1, AskHint{2});
    house.computer_plays("g1f3");
    EXPECT_EQ(TestHouse::answer(house.take(1)).hint.value().move.from(), Square::e2);
}

TEST(RoomHelpers, a_hint_is_for_who_has_the_move_in_a_casual_game) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    EXPECT_EQ(house.refusal<Obstacle>(1, AskHint{1}), Obstacle::no_hints);
    const std::string game = house.new_game(casual(with_a_friend()));
    house.enter(2, game, alice);
    house.enter(3, game, bob);
    house.enter(4, game, carol);
    EXPECT_EQ(house.refusal<OtherTurn>(3, AskHint{1}).turn, Color::white);
    EXPECT_EQ(house.refusal<Obstacle>(4, AskHint{1}), Obstacle::watching);
    EXPECT_TRUE(house.thinker.asked.empty());
}

TEST(RoomHelpers, a_hint_that_comes_after_the_move_is_none) {
    TestHouse house;
    house.enter(1, house.new_game(casual(at_one_screen())), alice);
    house.ask(1, AskHint{1});
    EXPECT_TRUE(house.obeys(1, uci("e2e4", 0)));
    house.computer_plays("g1f3");
    const auto told = house.take(1);
    EXPECT_EQ(std::get<Obstacle>(TestHouse::answer(told).refusal.value()),
              Obstacle::position_has_changed);
    for (int i = 0; i < 16; ++i)
        EXPECT_TRUE(house.ask(1, AskHint{1}).empty());
    EXPECT_EQ(house.refusal<Obstacle>(1, AskHint{1}), Obstacle::too_many_wait);
    house.leave(1);
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.take(1).empty());
}

TEST(RoomHelpers, a_dead_position_that_is_proved_after_the_move_ends_the_game) {
    TestHouse house;
    const std::string game = house.new_game(one_capture_from_dead());
    house.enter(1, game, alice);
    ASSERT_EQ(house.prover.asked.size(), 1U) << "the start may be dead";
    house.play(1, {"g1h1"});
    ASSERT_EQ(house.prover.asked.size(), 2U);
    house.ask(1, Ping{});
    EXPECT_EQ(house.prover.asked.size(), 2U) << "asked once";
    house.find_dead();
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(happening(told[0]).after.end.value().article, "5.2.2");
    EXPECT_EQ(house.events_kept(game), 2U);
    house.find_dead();
    EXPECT_TRUE(house.take(1).empty()) << "the game is over";
}

TEST(RoomHelpers, a_proof_that_comes_after_another_move_is_forgotten) {
    TestHouse house;
    house.enter(1, house.new_game(one_capture_from_dead()), alice);
    house.play(1, {"g1h1"});
    const DeadPositionQuestion first = house.prover.asked.back();
    EXPECT_TRUE(house.obeys(1, uci("h8g8", 1)));
    house.take(1);
    house.find_dead(first);
    EXPECT_TRUE(house.take(1).empty());
    house.find_dead();
    EXPECT_TRUE(happening(house.take(1).back()).after.end) << "the next question is answered";
}

TEST(RoomHelpers, a_dead_position_that_could_not_be_kept_is_asked_for_again_when_somebody_comes) {
    TestHouse house;
    const std::string game = house.new_game(one_capture_from_dead());
    house.enter(1, game, alice);
    house.play(1, {"g1h1"});
    const std::size_t asked = house.prover.asked.size();
    house.store.next(Fate::refuse);
    house.find_dead();
    EXPECT_EQ(house.prover.asked.size(), asked) << "not at once and for ever";
    house.enter(2, game, bob);
    EXPECT_EQ(house.prover.asked.size(), asked + 1);
    house.find_dead();
    EXPECT_TRUE(happening(house.take(1).back()).after.end);
}

TEST(RoomHelpers, what_else_is_refused_makes_nobody_forget_that_a_dead_position_was) {
    TestHouse house;
    const std::string game = house.new_game(
        with_a_friend(terms_from("5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1")));
    house.enter(1, game, alice);
    house.play(1, {"g1h1"});
    const std::size_t asked = house.prover.asked.size();
    house.store.hold();
    house.find_dead();
    house.enter(2, game, bob);
    house.store.next(Fate::refuse);
    house.store.next(Fate::refuse);
    house.store.release();
    house.settle();
    EXPECT_EQ(house.prover.asked.size(), asked);
    house.enter(3, game, carol);
    EXPECT_EQ(house.prover.asked.size(), asked + 1);
}

TEST(RoomHelpers, the_computers_answer_after_the_end_is_dropped) {
    TestHouse house;
    const std::string game = house.new_game(against_the_computer());
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.ask(1, Resign{});
    house.take(1);
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.take(1).empty());
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(RoomHelpers, the_computer_declines_and_thinks_on) {
    TestHouse house;
    house.enter(1, house.new_game(against_the_computer()), alice);
    house.play(1, {"e2e4"});
    house.computer_plays("e7e5");
    house.ask(1, uci("g1f3", 2));
    const auto told = house.ask(1, OfferDraw{});
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(event<DrawOffered>(told[0]).by, Color::white);
    EXPECT_EQ(event<DrawDeclined>(told[1]).by, Color::black);
    EXPECT_EQ(happening(told[1]).version, 6U);
    EXPECT_EQ(reply(told[2]).version, 6U);
    house.computer_plays("b8c6");
    EXPECT_EQ(move_in(house.take(1).back()), "b8c6");
}

TEST(RoomHelpers, the_computer_is_asked_again_when_its_move_could_not_be_kept) {
    TestHouse house;
    house.enter(1, house.new_game(against_the_computer()), alice);
    house.play(1, {"e2e4"});
    house.store.always(Fate::refuse);
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.thinker.asked.empty());
    house.store.always(Fate::keep);
    house.ask(1, Ping{});
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("c7c5");
    EXPECT_EQ(move_in(house.take(1).back()), "c7c5");
}

}  // namespace
}  // namespace arbiter::testing
