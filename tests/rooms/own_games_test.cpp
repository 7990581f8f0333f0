// The games of a person, as a list shows them.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/rooms/older_game.hpp"
#include "arbiter/rooms/own_game.hpp"
#include "tests/rooms/guests.hpp"
#include "tests/support/judges.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

using Games = std::vector<OwnGame>;

std::vector<std::string> ids(const Games& games) {
    std::vector<std::string> all;
    for (const OwnGame& game : games)
        all.push_back(game.id);
    return all;
}

TEST(OwnGames, are_those_in_which_one_sits_or_presides) {
    TestHouse house;
    const std::string with_computer = house.new_game(against_the_computer());
    house.wait(1000ms);
    const std::string with_friend = house.new_game(with_a_friend());
    NewGame wanted = new_game_of(OpponentKind::a_friend, {}, OpenSeat{}, OpenSeat{});
    wanted.start.arbiter_hash = carol;
    const std::string presided = house.new_game(wanted);
    EXPECT_EQ(ids(house.games_of(alice)), (std::vector{with_friend, with_computer}));
    EXPECT_TRUE(house.games_of(bob).empty());
    house.enter(1, with_friend, bob);
    EXPECT_EQ(ids(house.games_of(bob)), std::vector{with_friend});
    EXPECT_EQ(house.games_of(bob).at(0).yours[Place::black], true);
    EXPECT_EQ(house.games_of(bob).at(0).yours[Place::white], false);
    EXPECT_EQ(house.games_of(bob).at(0).players[Color::black].kind, ShownPlayer::Kind::person);
    EXPECT_EQ(ids(house.games_of(carol)), std::vector{presided});
    EXPECT_TRUE(house.games_of(carol).at(0).yours[Place::arbiter]);
    EXPECT_EQ(house.games_of(carol).at(0).players[Color::white].kind, ShownPlayer::Kind::open);
    EXPECT_EQ(house.games_of(alice).at(1).players[Color::black].kind, ShownPlayer::Kind::computer);
}

TEST(OwnGames, tell_how_they_stand_also_after_a_restart) {
    TwoFriends house;
    OwnGame game = house.games_of(alice).at(0);
    EXPECT_EQ(game.plies, 0);
    EXPECT_EQ(game.last_move, "");
    EXPECT_EQ(game.turn, Color::white);
    house.play(1, {"e2e4"});
    for (const bool is_again : {false, true}) {
        TestHouse next(house, Timestamp());
        game = is_again ? next.games_of(alice).at(0) : house.games_of(alice).at(0);
        EXPECT_EQ(game.plies, 1);
        EXPECT_EQ(game.last_move, "e2e4");
        EXPECT_EQ(game.turn, Color::black);
        EXPECT_EQ(game.fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        EXPECT_EQ(game.end, std::nullopt);
        EXPECT_LE(game.created, game.changed);
        EXPECT_EQ(next.house.rooms_in_memory(), 0U) << "nothing is replayed";
    }
    house.ask(2, Resign{});
    game = house.games_of(alice).at(0);
    EXPECT_EQ(game.end,
              (Ending{Result::white_wins, EndReason::resignation, "5.1.2", false, Color::black}));
}

/// How the list tells a move that is made from there.
std::string told_move(std::string_view fen, const std::string& move) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen(terms_from(fen))), alice);
    house.play(1, {move});
    return house.games_of(alice).at(0).last_move;
}

TEST(OwnGames, tell_of_castling_where_the_king_has_gone) {
    EXPECT_EQ(told_move("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "e1g1");
    EXPECT_EQ(told_move("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1"), "e1c1");
    EXPECT_EQ(told_move("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8"), "e8c8");
    EXPECT_EQ(told_move("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1"), "b1c1") << "Chess960";
    EXPECT_EQ(told_move("5k1r/8/8/8/8/8/8/4K3 b h - 0 1", "f8h8"), "f8g8");
    EXPECT_EQ(told_move("4k3/8/8/8/8/8/8/1R5K w - - 0 1", "b1g1"), "b1g1") << "no castling";
    EXPECT_EQ(told_move("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"), "e7e8");
}

TEST(OwnGames, tell_of_castling_by_a_king_that_stays_where_the_rook_has_gone) {
    EXPECT_EQ(told_move("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1"), "h1f1");
    EXPECT_EQ(told_move("rk6/8/8/8/8/8/8/4K3 b a - 0 1", "b8a8"), "b8c8");
    EXPECT_EQ(told_move("r1k5/8/8/8/8/8/8/4K3 b a - 0 1", "c8a8"), "a8d8");
}

TEST(OwnGames, that_go_on_come_first) {
    TestHouse house;
    std::vector<std::string> made;
    for (int i = 0; i < 3; ++i) {
        made.push_back(house.new_game(at_one_screen()));
        house.enter(static_cast<SocketId>(i), made.back(), alice);
        house.wait(1000ms);
    }
    house.ask(2, Resign{Color::white});
    house.ask(0, uci("e2e4", 0));
    EXPECT_EQ(ids(house.games_of(alice)), (std::vector{made[0], made[1], made[2]}));
}

TEST(OwnGames, are_told_up_to_a_number) {
    TestHouse house;
    for (std::size_t i = 0; i < House::most_own_games + 5; ++i)
        house.new_game(at_one_screen());
    EXPECT_EQ(house.games_of(alice).size(), House::most_own_games);
}

TEST(OwnGames, have_ended_when_a_flag_has_fallen) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen(timed("1+0")));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.wait(120s);
    const OwnGame told = house.games_of(alice).at(0);
    ASSERT_TRUE(told.end);
    EXPECT_EQ(told.end->reason, EndReason::flag);
    EXPECT_EQ(house.store.look_up(game).value()->result, "0-1");
}

TEST(OwnGames, go_on_when_the_fall_of_a_flag_cannot_be_kept) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen(timed("1+0")));
    house.enter(1, game, alice);
    house.play(1, {"e2e4", "e7e5"});
    house.store.always(ScriptedStore::Fate::refuse);
    house.wait(120s);
    EXPECT_EQ(house.games_of(alice).at(0).end, std::nullopt);
}

TEST(OwnGames, cannot_be_told_while_the_store_cannot_be_read) {
    TestHouse house;
    house.new_game(at_one_screen());
    house.store.fail_reads({StoreProblem::unavailable, "the disk failed"});
    std::optional<HouseProblem> problem;
    house.house.games_of(alice, Timestamp(),
                         [&problem](const auto& games) { problem = games.error(); });
    EXPECT_EQ(problem, HouseProblem::unavailable);
}

TEST(OwnGames, of_an_older_arbiter_stand_as_they_do_by_their_events) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    house.ask(2, uci("e7e5", 1));
    house.ask(1, Resign{});
    const StoredGame stored = house.store.load(house.game).value().value();
    const GameSummary kept = house.store.look_up(house.game).value().value();
    StubbornJudge judge(Winnability::undecided);
    const auto now = bring_up({stored, true}, judge);
    ASSERT_TRUE(now) << now.error();
    EXPECT_EQ(now->game, stored);
    EXPECT_EQ(now->result, kept.result);
    EXPECT_EQ(now->standing, kept.standing);
    EXPECT_EQ(now->newcomers, std::vector{bob});
    EXPECT_EQ(judge.asked, 0) << "what was found is believed";
}

}  // namespace
}  // namespace arbiter::testing
