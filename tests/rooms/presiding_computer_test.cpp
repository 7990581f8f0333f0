// Whoever plays the computer and presides too: it stands still, thinks again, is taken back.
#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

/// alice at socket 1 has White, and presides.
struct OwnArbiter : TestHouse {
    std::string game;
    explicit OwnArbiter(std::size_t most_rooms = 1000) : TestHouse(most_rooms) {
        NewGame wanted = against_the_computer();
        wanted.start.arbiter_hash = alice;
        game = new_game(wanted);
        enter(1, game, alice);
    }
    /// By somebody who opens the game now.
    std::vector<std::string> moves_seen_from(SocketId socket) {
        std::vector<std::string> moves;
        for (const PlayedPly& ply : sync(enter(socket, game, alice)[0]).table->plies())
            moves.push_back(ply.san);
        return moves;
    }
};

using Moves = std::vector<std::string>;

TEST(DeskComputer, stands_still_in_a_pause_and_thinks_again_after_it) {
    OwnArbiter house;
    house.play(1, {"e2e4"});
    house.ask(1, act(ClockPaused{"tea"}));
    house.computer_plays("e7e5");
    EXPECT_TRUE(house.warnings.empty());
    EXPECT_EQ(house.moves_seen_from(2), Moves{"e4"});
    house.ask(1, act(ClockResumed{}));
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("e7e5");
    EXPECT_EQ(house.moves_seen_from(3), (Moves{"e4", "e5"}));
}

TEST(DeskComputer, is_not_taken_at_its_word_of_before_the_game_went_back) {
    OwnArbiter house;
    house.play(1, {"e2e4"});
    house.ask(1, act(PositionRestored{0, "again"}));
    house.play(1, {"d2d4"});
    ASSERT_EQ(house.thinker.asked.size(), 2U);
    house.computer_plays("e7e5");
    EXPECT_EQ(house.moves_seen_from(2), Moves{"d4"}) << "the old answer";
    house.computer_plays("d7d5");
    EXPECT_EQ(house.moves_seen_from(3), (Moves{"d4", "d5"}));
}

TEST(DeskComputer, lets_casual_moves_be_taken_back_as_a_friend_does_not) {
    Terms casual;
    casual.ruleset = find_ruleset("casual");
    NewGame wanted = against_the_computer();
    wanted.start.terms = write_terms(casual);
    TestHouse house;
    house.enter(1, house.new_game(wanted), alice);
    house.play(1, {"e2e4"});
    house.computer_plays("e7e5");
    house.take(1);
    const auto told = house.ask(1, act(MovesTakenBack{Color::white}));
    EXPECT_EQ(happening(told.front()).plies_kept, 0U);
    EXPECT_TRUE(is_ok(told.back()));
    EXPECT_EQ(house.refusal<Obstacle>(1, act(MovesTakenBack{Color::black})), Obstacle::other_side);
    const std::string shared = house.new_game(with_a_friend(casual));
    house.enter(2, shared, alice);
    house.enter(3, shared, bob);
    EXPECT_TRUE(house.obeys(2, uci("e2e4", 0)));
    EXPECT_EQ(house.refusal<Obstacle>(2, act(MovesTakenBack{Color::white})),
              Obstacle::opponent_disagrees);
    TwoFriends strict;
    strict.play(1, {"e2e4"});
    EXPECT_EQ(strict.refusal<Obstacle>(1, act(MovesTakenBack{Color::white})),
              Obstacle::opponent_disagrees);
}

TEST(DeskComputer, seals_nothing) {
    OwnArbiter house;
    EXPECT_EQ(house.refusal<Obstacle>(1, act(SealingOrdered{})), Obstacle::computer_seals_nothing);
}

TEST(DeskComputer, moves_the_man_that_binds_it) {
    OwnArbiter house;
    house.play(1, {"e2e4"});
    house.computer_plays("b8c6");
    house.ask(1, act(OffenceFound{.by = Color::black, .article = "7.5.1", .plies = 1}));
    ASSERT_EQ(house.thinker.asked.size(), 1U);
    house.computer_plays("e7e5");
    const Moves moves = house.moves_seen_from(2);
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[1].front(), 'N');
}

TEST(DeskComputer, answers_too_late_for_another_game) {
    OwnArbiter house(1);
    house.play(1, {"e2e4"});
    house.ask(1, act(PositionRestored{0, "again"}));
    house.leave(1);
    house.enter(2, house.new_game(at_one_screen()), alice);
    house.leave(2);
    house.enter(3, house.game, alice);
    EXPECT_TRUE(house.obeys(3, uci("d2d4", 0)));
    house.computer_plays("e7e5");
    EXPECT_EQ(house.moves_seen_from(4), Moves{"d4"}) << "that was another game";
    house.computer_plays("d7d5");
    EXPECT_EQ(house.moves_seen_from(5), (Moves{"d4", "d5"}));
}

TEST(DeskComputer, takes_so_many_acts_of_an_arbiter_and_plays_on) {
    OwnArbiter house;
    for (int i = 0; i < 2000; ++i)
        ASSERT_TRUE(house.obeys(1, act(NoteMade{"once more"}))) << i;
    EXPECT_EQ(house.refusal<Obstacle>(1, act(NoteMade{"too much"})), Obstacle::too_many_acts);
    EXPECT_TRUE(house.obeys(1, uci("e2e4", 0)));
}

}  // namespace
}  // namespace arbiter::testing
