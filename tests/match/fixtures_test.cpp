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
    const Fixtures two(1, 5);
    EXPECT_EQ(two.count(), 5U);
    EXPECT_EQ(two.at(0), Fixture(0, 0, true, false));
    EXPECT_EQ(two.at(1), Fixture(0, 0, false, true));
    EXPECT_EQ(two.at(2), Fixture(0, 1, true, false));
    EXPECT_EQ(two.at(4), Fixture(0, 2, true, false));
}

TEST(Fixtures, give_each_encounter_the_same) {
    const Fixtures three(3, 5);
    EXPECT_EQ(three.at(2), Fixture(1, 0, true, false)) << "before the first has another opening";
    EXPECT_EQ(three.at(6), Fixture(0, 1, true, false));
    EXPECT_EQ(three.at(12), Fixture(0, 2, true, false)) << "the one left over";
    EXPECT_EQ(three.at(14), Fixture(2, 2, true, false));
    std::map<std::size_t, int> games;
    for (std::size_t i = 0; i < three.count(); ++i)
        ++games[three.at(i).encounter];
    EXPECT_EQ(games, (std::map<std::size_t, int>{{0, 5}, {1, 5}, {2, 5}}));
}

}  // namespace
}  // namespace arbiter::testing
