#include "arbiter/rooms/house.hpp"

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

/// carol presides at socket 3 over alice at 1 and bob at 2.
struct PresidedGame : TestHouse {
    std::string game;

    PresidedGame() {
        NewGame wanted = new_game_of(OpponentKind::a_friend, timed("5+3"), OpenSeat{}, OpenSeat{});
        wanted.start.arbiter_hash = carol;
        game = new_game(wanted);
        enter(3, game, carol);
        enter(game, {1, alice, {}, Color::white});
        enter(game, {2, bob, {}, Color::black});
    }
};

TEST(House, other_games_are_not_known) {
    TestHouse house;
    EXPECT_EQ(house.house.find("AAAAAAAA", Timestamp()).error(), HouseProblem::no_game);
    EXPECT_EQ(house.info("AAAAAAAA", Timestamp()).error(), HouseProblem::no_game);
    EXPECT_EQ(house.house.look_up("AAAAAAAA").error(), HouseProblem::no_game);
    EXPECT_EQ(house.house.enter("AAAAAAAA", {1, alice}, Timestamp()).error(),
              HouseProblem::no_game);
    house.house.receive(1, {"1", Ping{}}, Timestamp());
    house.house.leave(1);
    EXPECT_TRUE(house.take(1).empty());
}

/// Two are told the same of a game.
void expect_same(const Words& one, const Words& other) {
    EXPECT_EQ(sync(one).version, sync(other).version);
    EXPECT_EQ(sync(one).yours, sync(other).yours);
    EXPECT_EQ(sync(one).here, sync(other).here);
    EXPECT_EQ(game_in(one), game_in(other));
}

TEST(House, a_game_is_found_again_as_it_was) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    house.ask(2, uci("e7e5", 1));
    house.ask(2, OfferDraw{});
    TestHouse next(house, Timestamp());
    house.leave(2);
    const Words before = house.enter(3, house.game, alice)[0];
    const Words after = next.enter(1, house.game, alice)[0];
    expect_same(after, before);
    EXPECT_EQ(game_in(after).draw_offer(), Color::black);
    EXPECT_EQ(event<DrawOffered>(next.enter(2, house.game, bob, 4)[1]).by, Color::black);
}

TEST(House, answers_are_remembered_over_a_restart) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    const Words first = house.ask(1, uci("e2e4", 0), "once").back();
    TestHouse next(house, Timestamp());
    next.enter(1, game, alice);
    const auto again = next.ask(1, uci("e2e4", 0), "once");
    ASSERT_EQ(again.size(), 1U);
    EXPECT_TRUE(is_ok(again[0]));
    EXPECT_EQ(reply(again[0]).command, "once");
    EXPECT_EQ(reply(again[0]).version, reply(first).version);
}

TEST(House, the_computer_is_asked_after_a_restart) {
    TestHouse house;
    const std::string game = house.new_game(against_the_computer());
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    TestHouse next(house, Timestamp());
    next.enter(1, game, alice);
    ASSERT_EQ(next.thinker.asked.size(), 1U);
    EXPECT_EQ(next.thinker.asked[0].position.fullmove_number(), 1);
}

TEST(House, the_room_that_was_left_longest_ago_is_given_up) {
    TestHouse house(2);
    const std::string first = house.new_game(at_one_screen());
    const std::string second = house.new_game(at_one_screen());
    const std::string third = house.new_game(at_one_screen());
    for (const std::string& game : {first, second}) {
        house.enter(1, game, alice);
        house.play(1, {"e2e4"});
        house.leave(1);
    }
    house.enter(1, third, alice);
    EXPECT_EQ(house.house.rooms_in_memory(), 2U);
    EXPECT_EQ(game_in(house.enter(2, first, alice)[0]).history().moves().size(), 1U)
        << "it is in the store";
}

TEST(House, is_busy_when_every_room_is_in_use) {
    TestHouse house(1);
    const std::string first = house.new_game(at_one_screen());
    const std::string second = house.new_game(at_one_screen());
    house.enter(1, first, alice);
    EXPECT_EQ(house.house.enter(second, {2, alice}, Timestamp()).error(), HouseProblem::busy);
    EXPECT_EQ(house.make(at_one_screen()).error(), HouseProblem::busy);
    house.leave(1);
    EXPECT_TRUE(is_sync(house.enter(3, second, alice)[0]));
}

TEST(House, a_room_where_the_computer_thinks_is_kept) {
    TestHouse house(1);
    const std::string game = house.new_game(against_the_computer());
    const std::string other = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.play(1, {"e2e4"});
    house.leave(1);
    EXPECT_FALSE(house.house.enter(other, {2, alice}, Timestamp()));
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.house.enter(other, {2, alice}, Timestamp()));
    EXPECT_EQ(house.events_kept(game), 2U);
}

TEST(House, says_so_when_a_game_cannot_be_made) {
    TestHouse house;
    house.store.always(ScriptedStore::Fate::refuse);
    EXPECT_EQ(house.make(at_one_screen()).error(), HouseProblem::unavailable);
    EXPECT_EQ(house.warnings.size(), 1U);
}

TEST(House, says_so_when_a_kept_game_makes_no_sense) {
    const char* const histories[] = {"move e2e5", "nonsense", "accept white", "join white abc"};
    for (const char* body : histories) {
        TestHouse house;
        const std::string game = house.new_game(at_one_screen());
        house.store.append({game, {{2, {}, body, {}}}, "*"});
        TestHouse next(house, Timestamp());
        EXPECT_EQ(next.house.find(game, Timestamp()).error(), HouseProblem::corrupt) << body;
        ASSERT_EQ(next.warnings.size(), 1U);
        EXPECT_NE(next.warnings[0].find(game + ": event 2"), std::string::npos) << next.warnings[0];
    }
}

TEST(House, says_so_when_a_kept_start_makes_no_sense) {
    TestHouse house;
    GameStart start = at_one_screen().start;
    start.id = "AAAAAAAA";
    for (const char* const terms :
         {R"({"rules":"fide","fen":"x"})", R"({"rules":"fide","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})",
          R"({"rules":"lasker"})", "fide"}) {
        start.id[0] = static_cast<char>(start.id[0] + 1);
        start.terms = terms;
        house.store.create(start);
        EXPECT_FALSE(house.house.find(start.id, Timestamp())) << terms;
    }
}

TEST(House, tells_how_an_idle_game_stands_without_opening_it) {
    PresidedGame house;
    const std::string screen_game = house.new_game(at_one_screen());
    TestHouse next(house, Timestamp(1s));
    const auto info = next.info(house.game, Timestamp(1s)).value();
    EXPECT_EQ(info.id, house.game);
    EXPECT_EQ(info.version, 3U) << "two have sat down";
    EXPECT_EQ(info.rules, "fide");
    EXPECT_FALSE(info.has_ended);
    EXPECT_FALSE(next.info(screen_game, Timestamp(1s))->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
}

TEST(House, opens_an_idle_game_whose_flag_may_have_fallen) {
    PresidedGame house;
    house.ask(3, act(GameStarted{}));
    const Timestamp in_six_minutes(6min);
    TestHouse next(house, Timestamp());
    EXPECT_FALSE(next.info(house.game, Timestamp(4min))->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
    EXPECT_TRUE(next.info(house.game, in_six_minutes)->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 1U);
}

TEST(House, knows_that_a_game_has_ended_that_does_not_count) {
    PresidedGame house;
    house.ask(3, act(GameAnnulled{"7.2.1", "wrong set-up"}));
    EXPECT_EQ(house.store.look_up(house.game).value()->result, ended_without_result);
    TestHouse next(house, Timestamp());
    EXPECT_TRUE(next.info(house.game, Timestamp())->has_ended);
    EXPECT_EQ(next.house.rooms_in_memory(), 0U);
}

TEST(House, a_long_game_is_opened_again) {
    TestHouse house;
    const std::string game =
        house.new_game(at_one_screen(terms_from("4k3/7p/8/8/8/8/P7/4K3 w - - 0 1")));
    house.enter(1, game, alice);
    // Kings walk over different squares, so that nothing is repeated five times.
    std::vector<std::string> moves;
    const std::vector<std::string> white{"e1", "e2", "d2", "d1", "c1", "c2", "b2", "b1"};
    const std::vector<std::string> black{"e8", "e7", "f7", "f8", "g8", "g7", "f6"};
    const auto walk = [&moves](const std::vector<std::string>& path, std::size_t step) {
        const auto at = [&path](std::size_t i) {
            const std::size_t turn = 2 * (path.size() - 1);
            return path[std::min(i % turn, turn - i % turn)];
        };
        moves.push_back(at(step) + at(step + 1));
    };
    for (std::size_t step = 0; step < 40; ++step) {
        walk(white, step);
        walk(black, step);
    }
    house.play(1, moves);
    TestHouse next(house, Timestamp());
    expect_same(next.enter(1, game, alice)[0], house.enter(2, game, alice)[0]);
    EXPECT_TRUE(std::holds_alternative<Resume>(next.enter(2, game, alice, 81 - 64)[0]));
    EXPECT_TRUE(is_sync(next.enter(3, game, alice, 81 - 65)[0]));
}

}  // namespace
}  // namespace arbiter::testing
