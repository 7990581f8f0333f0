// What people are looked up to play.
#include "arbiter/engine/habits.hpp"

#include <map>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

const Position start;

OpeningMove known(std::string_view move, std::array<std::uint64_t, rating_bands> times) {
    return {.key = start.key(), .move = find_move(start, move).value(), .times = times};
}

TEST(Habits, have_a_band_for_every_rating) {
    EXPECT_EQ(band_of(-5), 0);
    EXPECT_EQ(band_of(1199), 0);
    EXPECT_EQ(band_of(1200), 1);
    EXPECT_EQ(band_of(2399), 3);
    EXPECT_EQ(band_of(2400), 4);
    EXPECT_EQ(band_of(9999), 4);
}

TEST(Habits, give_the_odds_of_each_move_in_order) {
    Habits::ClassOdds odds{};
    const Move e4 = find_move(start, "e2e4").value();
    const Move knight = find_move(start, "g1f3").value();
    const MoveClassifier classifier(start);
    odds[classifier.class_of(e4)] = 40;
    odds[classifier.class_of(knight)] = -7;
    const Habits habits(odds, {});
    EXPECT_EQ(odds_of(habits, start, std::array{knight, e4}), (std::vector{-7, 40}));
}

TEST(OpeningMove, is_drawn_as_often_as_it_was_played) {
    const Habits habits({},
                        {known("e2e4", {0, 60}), known("d2d4", {0, 40}), known("a2a4", {0, 2})});
    std::map<std::uint16_t, int> drawn;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        ++drawn[opening_move(habits, 1, start, seed).bits()];
    EXPECT_EQ(drawn.size(), 2) << "what hardly anybody plays is left out";
    EXPECT_NEAR(drawn[find_move(start, "e2e4")->bits()], 600, 60);
    EXPECT_EQ(opening_move(habits, 1, start, 7), opening_move(habits, 1, start, 7));
}

TEST(OpeningMove, is_none_where_hardly_anybody_was) {
    const Habits habits({}, {known("e2e4", {5, 60, 0, 0, 0})});
    EXPECT_EQ(opening_move(habits, 0, start, 1), Move());
    EXPECT_NE(opening_move(habits, 1, start, 1), Move());
    EXPECT_EQ(opening_move(habits, 4, start, 1), Move());
    EXPECT_EQ(opening_move(habits, 1, position_of("8/8/8/8/8/4k3/8/4K2R w - - 0 1"), 1), Move());
}

}  // namespace
}  // namespace arbiter::testing
