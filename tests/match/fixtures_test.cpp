// Who meets whom, and when.
#include "arbiter/match/fixtures.hpp"

#include <map>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace match;

TEST(Fixtures, of_a_round_robin_are_all_pairs) {
    EXPECT_EQ(encounters_of(2, Pairing::round_robin), (std::vector<Encounter>{{0, 1}}));
    EXPECT_EQ(encounters_of(3, Pairing::round_robin),
              (std::vector<Encounter>{{0, 1}, {0, 2}, {1, 2}}));
    EXPECT_EQ(encounters_of(20, Pairing::round_robin).size(), 190U);
}

TEST(Fixtures, of_a_gauntlet_are_the_first_with_each_other) {
    EXPECT_EQ(encounters_of(3, Pairing::gauntlet), (std::vector<Encounter>{{0, 1}, {0, 2}}));
}

TEST(Fixtures, play_each_opening_twice_with_colours_changed) {
    EXPECT_EQ(fixture_of(0, 1), Fixture(0, 0, true, false));
    EXPECT_EQ(fixture_of(1, 1), Fixture(0, 0, false, true));
    EXPECT_EQ(fixture_of(2, 1), Fixture(0, 1, true, false));
    EXPECT_EQ(fixture_of(5, 1), Fixture(0, 2, false, true));
}

TEST(Fixtures, give_each_encounter_a_game_in_each_round) {
    EXPECT_EQ(fixture_of(2, 3), Fixture(2, 0, true, false));
    EXPECT_EQ(fixture_of(3, 3), Fixture(0, 0, false, true));
    EXPECT_EQ(fixture_of(8, 3), Fixture(2, 1, true, false));
    std::map<std::size_t, int> games;
    for (std::size_t number = 0; number < 15; ++number)
        ++games[fixture_of(number, 3).encounter];
    EXPECT_EQ(games, (std::map<std::size_t, int>{{0, 5}, {1, 5}, {2, 5}}));
}

}  // namespace
}  // namespace arbiter::testing
