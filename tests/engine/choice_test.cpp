// Chance among moves that look alike.
#include "arbiter/engine/choice.hpp"

#include <array>

#include <gtest/gtest.h>

#include "arbiter/engine/natural_power.hpp"

namespace arbiter::testing {
namespace {

Score lead(int centipawns) { return Score::centipawns(centipawns); }

TEST(WinningChance, is_half_for_an_even_game_and_the_same_for_both) {
    EXPECT_EQ(winning_chance(Score()), 5000);
    for (const int value : {1, 20, 100, 350, 900, 5000, 29999}) {
        EXPECT_GE(winning_chance(lead(value)), winning_chance(lead(value - 1)));
        EXPECT_EQ(winning_chance(lead(value)) + winning_chance(lead(-value)), 10'000);
    }
    // 1 / (1 + 1/e).
    EXPECT_NEAR(winning_chance(lead(185)), 7311, 30);
    EXPECT_EQ(winning_chance(Score::mates_in(3)), 10'000);
    EXPECT_EQ(winning_chance(Score::mated_in(2)), 0);
}

TEST(ChooseAmong, takes_the_best_where_it_can_tell) {
    const std::array scores{lead(10), lead(30), lead(29), lead(30)};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        EXPECT_EQ(choose_among(scores, {}, 0, seed), 1U);
    const std::array mate{Score::mates_in(3), Score::mates_in(1), lead(2000)};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        EXPECT_EQ(choose_among(mate, {}, 500, seed), 1U);
}

TEST(ChooseAmong, prefers_what_looks_better_the_more_the_less_it_is_indifferent) {
    const std::array scores{lead(0), lead(40), lead(-300)};
    const auto share_of_best = [&](int indifference) {
        int chosen = 0;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const std::size_t place = choose_among(scores, {}, indifference, seed);
            EXPECT_NE(place, 2U) << "far behind";
            chosen += place == 1 ? 1 : 0;
        }
        return chosen;
    };
    const int hardly = share_of_best(100);
    const int very = share_of_best(800);
    EXPECT_GT(hardly, 1900);
    EXPECT_GT(very, 1000);
    EXPECT_LT(very, 1500);
}

TEST(ChooseAmong, follows_the_odds_among_moves_that_look_alike) {
    const std::array scores{lead(0), lead(0), lead(-300)};
    // e to the power of 1 against 1; what is far behind stays out whatever speaks for it.
    const std::array odds{exponent_unit, 0, 10 * exponent_unit};
    int first = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const std::size_t place = choose_among(scores, odds, 100, seed);
        EXPECT_NE(place, 2U);
        first += place == 0 ? 1 : 0;
    }
    EXPECT_NEAR(first, 2000 * 0.731, 80);
    // Whoever can tell needs no odds.
    EXPECT_EQ(choose_among(scores, std::array{0, exponent_unit, 0}, 0, 1), 0U);
}

TEST(ChooseAmong, is_decided_by_the_seed) {
    const std::array scores{lead(0), lead(0), lead(0)};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(choose_among(scores, {}, 100, seed), choose_among(scores, {}, 100, seed));
}

}  // namespace
}  // namespace arbiter::testing
