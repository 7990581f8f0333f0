// Moves that are taken back with the opponent's consent, and time that he is given.
#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/rooms/decision.hpp"
#include "arbiter/rooms/offers.hpp"
#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

constexpr Places white_alone{{true, false, false}};
constexpr Places black_alone{{false, true, false}};
constexpr Places nobody{};

NewGame casual_friends(std::string_view time = "untimed") {
    Terms terms = timed(time);
    terms.ruleset = find_ruleset("casual");
    return with_a_friend(terms);
}

Action ask(Color by) { return Act{TakeBackAsked{by}}; }
Action gift(Color to, Duration time = gift_of_time) {
    return Act{Event{TimeAdded{to, time, "a gift"}}};
}

/// alice has White at socket 1, bob Black at socket 2, in a casual game.
struct Casually : TestHouse {
    std::string game;
    explicit Casually(std::string_view time = "untimed") : game(new_game(casual_friends(time))) {
        enter(1, game, alice);
        enter(2, game, bob);
        play(1, {"e2e4"});
        TestHouse::ask(2, uci("e7e5", 1));
        take(1);
        take(2);
    }
    [[nodiscard]] const Table& table() { return house.find(game, Timestamp()).value()->table(); }
};

TEST(TakingBack, waits_for_the_opponents_consent) {
    Casually at;
    ASSERT_TRUE(at.obeys(1, ask(Color::white)));
    EXPECT_EQ(at.table().asks_take_back(), Color::white);
    EXPECT_EQ(at.table().plies().size(), 2U) << "nothing is taken back yet";
    const auto told = at.take(2);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(std::get<TakeBackAsked>(happening(told[0]).event).by, Color::white);
    EXPECT_EQ(happening(told[0]).after.asks_take_back, Color::white);
    ASSERT_TRUE(at.obeys(2, AcceptTakeBack{}));
    EXPECT_EQ(at.table().asks_take_back(), std::nullopt);
    EXPECT_EQ(at.table().plies().size(), 0U);
}

TEST(TakingBack, may_be_declined) {
    Casually at;
    ASSERT_TRUE(at.obeys(2, ask(Color::black)));
    ASSERT_TRUE(at.obeys(1, DeclineTakeBack{}));
    EXPECT_EQ(at.table().asks_take_back(), std::nullopt);
    EXPECT_EQ(at.table().plies().size(), 2U);
    EXPECT_EQ(at.refusal<Obstacle>(1, DeclineTakeBack{}), Obstacle::nothing_asked);
    EXPECT_EQ(at.refusal<Obstacle>(1, AcceptTakeBack{}), Obstacle::nothing_asked);
}

TEST(TakingBack, is_answered_by_the_other_alone) {
    Casually at;
    at.enter(3, at.game, carol);
    EXPECT_EQ(at.refusal<Obstacle>(3, ask(Color::white)), Obstacle::watching);
    EXPECT_EQ(at.refusal<Obstacle>(2, ask(Color::white)), Obstacle::other_side);
    ASSERT_TRUE(at.obeys(1, ask(Color::white)));
    EXPECT_EQ(at.refusal<Obstacle>(1, AcceptTakeBack{}), Obstacle::ask_is_own);
    EXPECT_EQ(at.refusal<Obstacle>(3, AcceptTakeBack{}), Obstacle::watching);
    EXPECT_EQ(at.refusal<Obstacle>(1, ask(Color::white)), Obstacle::is_asked_already);
    EXPECT_EQ(at.refusal<Obstacle>(2, ask(Color::black)), Obstacle::is_asked_already);
    EXPECT_EQ(at.refusal<Obstacle>(1, Act{Event{MovesTakenBack{Color::white}}}),
              Obstacle::opponent_disagrees);
}

TEST(TakingBack, lapses_with_a_move_and_with_the_end) {
    Casually at;
    ASSERT_TRUE(at.obeys(1, ask(Color::white)));
    ASSERT_TRUE(at.obeys(1, uci("g1f3", 2)));
    EXPECT_EQ(at.table().asks_take_back(), std::nullopt);
    EXPECT_EQ(at.refusal<Obstacle>(2, AcceptTakeBack{}), Obstacle::nothing_asked);
    ASSERT_TRUE(at.obeys(1, ask(Color::white)));
    ASSERT_TRUE(at.obeys(1, Resign{}));
    EXPECT_EQ(at.table().asks_take_back(), std::nullopt);
    EXPECT_EQ(at.refusal<GameError>(1, ask(Color::white)).problem, GameProblem::game_over);
}

TEST(TakingBack, is_asked_still_after_a_restart) {
    Casually at;
    ASSERT_TRUE(at.obeys(1, ask(Color::white)));
    ASSERT_TRUE(at.obeys(2, DeclineTakeBack{}));
    ASSERT_TRUE(at.obeys(1, ask(Color::white)));
    TestHouse next(at, Timestamp());
    next.enter(2, at.game, bob);
    const Table& table = next.house.find(at.game, Timestamp()).value()->table();
    EXPECT_EQ(table.asks_take_back(), Color::white);
    EXPECT_EQ(table.take_backs_asked(Color::white).so_far, 2U);
    EXPECT_TRUE(next.obeys(2, AcceptTakeBack{}));
}

TEST(TakingBack, is_asked_and_declined_with_the_clocks_of_that_moment) {
    Casually at("5+0");
    const auto times = [](const Words& told) { return happening(told).after.clock.value().main; };
    at.wait(20s);
    ASSERT_TRUE(at.obeys(2, ask(Color::black)));
    EXPECT_LE(times(at.take(1).at(0))[Color::white], 4min + 40s);
    at.wait(30s);
    ASSERT_TRUE(at.obeys(1, DeclineTakeBack{}));
    const auto declined = times(at.take(2).at(0));
    EXPECT_LE(declined[Color::white], 4min + 10s);
    TestHouse next(at, Timestamp(2min));
    EXPECT_EQ(times(next.enter(at.game, {9, carol, 4}).at(2)), declined) << "and by a replay";
}

TEST(TakingBack, is_asked_a_few_times_only) {
    Table table = table_of(casual_friends());
    play(table, {"e2e4", "e7e5"});
    const auto obstacle = [&table] {
        const auto refusal = decide(table, white_alone, ask(Color::white), {}).refusal;
        return refusal ? std::optional(std::get<Obstacle>(*refusal)) : std::nullopt;
    };
    const auto ask_in_vain = [&table] {
        happen(table, TakeBackAsked{Color::white});
        happen(table, TakeBackDeclined{Color::black});
    };
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(obstacle(), std::nullopt) << i;
        ask_in_vain();
    }
    EXPECT_EQ(obstacle(), Obstacle::too_many_asks_here);
    play(table, {"g1f3"});
    EXPECT_EQ(obstacle(), std::nullopt);
    for (int i = 3; i < 60; ++i)
        ask_in_vain();
    play(table, {"g8f6"});
    EXPECT_EQ(obstacle(), Obstacle::too_many_asks);
}

TEST(TakingBack, is_not_asked_where_the_rules_or_the_moves_forbid_it) {
    Table fresh = table_of(casual_friends());
    EXPECT_EQ(std::get<GameError>(decide(fresh, white_alone, ask(Color::white), {}).refusal.value())
                  .problem,
              GameProblem::nothing_to_undo);
    Table strict = table_of(with_a_friend());
    play(strict, {"e2e4"});
    EXPECT_EQ(
        std::get<GameError>(decide(strict, white_alone, ask(Color::white), {}).refusal.value())
            .problem,
        GameProblem::not_casual);
}

TEST(TakingBack, costs_nobody_the_game) {
    Table table = table_of(casual_friends("1/1+0;5+0"));
    const auto at = [](Duration time) { return Timestamp(time); };
    play(table, {"e2e4"}, at(0s));
    play(table, {"e7e5"}, at(1s));
    happen(table, TakeBackAsked{Color::white}, at(2s));
    EXPECT_FALSE(decide(table, black_alone, AcceptTakeBack{}, at(10s)).refusal);
    for (const Decision& late : {decide(table, black_alone, AcceptTakeBack{}, at(2min)),
                                 decide(table, white_alone, ask(Color::white), at(2min))})
        EXPECT_EQ(std::get<Obstacle>(late.refusal.value()), Obstacle::no_time_left)
            << "the move has brought five minutes, and a minute was left";
}

TEST(TakingBack, waits_for_the_end_of_an_adjournment) {
    NewGame game = casual_friends();
    game.start.arbiter_hash = carol;
    Table table = table_of(game);
    play(table, {"e2e4", "e7e5"});
    happen(table, TakeBackAsked{Color::black});
    const auto expect_refused = [&table](Say why) {
        for (const Decision& decision : {decide(table, white_alone, AcceptTakeBack{}, {}),
                                         decide(table, white_alone, ask(Color::white), {})}) {
            const auto& error = std::get<GameError>(decision.refusal.value());
            EXPECT_EQ(error.problem, GameProblem::move_is_sealed);
            EXPECT_EQ(error.said.id, why);
        }
        EXPECT_FALSE(decide(table, white_alone, DeclineTakeBack{}, {}).refusal);
    };
    happen(table, Event{SealingOrdered{}});
    expect_refused(Say::move_to_be_sealed);
    happen(table, Event{MoveSealed{"Nf3"}});
    happen(table, Event{GameAdjourned{"tomorrow"}});
    expect_refused(Say::envelope_to_be_opened);
}

TEST(TakingBack, is_done_at_once_where_nobody_has_to_agree) {
    NewGame game = against_the_computer();
    game.start.terms = casual_friends().start.terms;
    Table table = table_of(game);
    play(table, {"e2e4"});
    const Decision decision = decide(table, white_alone, ask(Color::white), {});
    ASSERT_EQ(decision.events.size(), 1U);
    EXPECT_EQ(decision.events[0].event, TableEvent(Event{MovesTakenBack{Color::white}}));
    EXPECT_TRUE(decide(table, nobody, ask(Color::white), {}).refusal);
}

TEST(GiftOfTime, goes_to_the_opponent) {
    Casually at("5+0");
    ASSERT_TRUE(at.obeys(1, gift(Color::black)));
    const auto told = at.take(2);
    const ClockFace clock = happening(told.at(0)).after.clock.value();
    EXPECT_GT(clock.main[Color::black], 5min);
    EXPECT_LE(clock.main[Color::black], 5min + gift_of_time);
    EXPECT_EQ(at.refusal<Obstacle>(1, gift(Color::white)), Obstacle::for_the_arbiter)
        << "nobody gives himself time";
    EXPECT_EQ(at.refusal<Obstacle>(1, gift(Color::black, 16s)), Obstacle::for_the_arbiter);
    EXPECT_EQ(at.refusal<Obstacle>(1, gift(Color::black, -15s)), Obstacle::for_the_arbiter);
    at.enter(3, at.game, carol);
    EXPECT_EQ(at.refusal<Obstacle>(3, gift(Color::black)), Obstacle::for_the_arbiter);
    at.ask(1, Resign{});
    EXPECT_EQ(at.refusal<GameError>(1, gift(Color::black)).problem, GameProblem::game_over);
}

TEST(GiftOfTime, is_for_casual_games_and_has_an_end) {
    Table strict = table_of(with_a_friend(timed("5+0")));
    EXPECT_EQ(
        std::get<Obstacle>(decide(strict, white_alone, gift(Color::black), {}).refusal.value()),
        Obstacle::for_the_arbiter);
    Table table = table_of(casual_friends("5+0"));
    for (int i = 0; i < 200; ++i)
        happen(table, Event{TimeAdded{Color::black, gift_of_time, "a gift"}});
    EXPECT_EQ(
        std::get<Obstacle>(decide(table, white_alone, gift(Color::black), {}).refusal.value()),
        Obstacle::too_many_acts);
    EXPECT_FALSE(decide(table, black_alone, gift(Color::white), {}).refusal);
}

TEST(GiftOfTime, is_for_the_arbiter_where_somebody_presides) {
    constexpr Places arbiter_alone{{false, false, true}};
    NewGame game = casual_friends("5+0");
    game.start.arbiter_hash = carol;
    const Table table = table_of(game);
    EXPECT_EQ(offers_of(table).gift, std::nullopt);
    EXPECT_EQ(
        std::get<Obstacle>(decide(table, white_alone, gift(Color::black), {}).refusal.value()),
        Obstacle::for_the_arbiter)
        << "the log would name the arbiter as who gave it";
    EXPECT_FALSE(decide(table, arbiter_alone, gift(Color::black), {}).refusal);
}

}  // namespace
}  // namespace arbiter::testing
