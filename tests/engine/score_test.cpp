// Scores: centipawns and mates on one scale.
#include "arbiter/engine/score.hpp"

#include <gtest/gtest.h>

#include "arbiter/engine/tapered.hpp"

namespace arbiter {
namespace {

TEST(Score, orders_mates_beyond_every_evaluation) {
    EXPECT_GT(Score::mates_in(1), Score::mates_in(3));
    EXPECT_GT(Score::mates_in(2 * max_ply), Score::centipawns(max_centipawns));
    EXPECT_LT(Score::mated_in(2 * max_ply), Score::centipawns(-max_centipawns));
    EXPECT_LT(Score::mated_in(0), Score::mated_in(2));
    EXPECT_GT(Score::infinite(), Score::mates_in(0));
    EXPECT_LT(-Score::infinite(), Score::mated_in(0));
}

TEST(Score, tells_the_plies_to_a_mate) {
    EXPECT_EQ(Score::mates_in(5).plies_to_mate(), 5);
    EXPECT_EQ(Score::mated_in(4).plies_to_mate(), -4);
    EXPECT_EQ(Score::mated_in(0).plies_to_mate(), 0);
    EXPECT_EQ(Score::centipawns(max_centipawns).plies_to_mate(), std::nullopt);
}

TEST(Score, of_the_other_side_is_the_negation) {
    EXPECT_EQ(-Score::mates_in(3), Score::mated_in(3));
    EXPECT_EQ(-Score::centipawns(40), Score::centipawns(-40));
}

TEST(Score, puts_mates_off_when_seen_from_earlier) {
    EXPECT_EQ(Score::mates_in(3).later_by(2), Score::mates_in(5));
    EXPECT_EQ(Score::mated_in(3).later_by(2), Score::mated_in(5));
    EXPECT_EQ(Score::mates_in(5).later_by(-2), Score::mates_in(3));
    EXPECT_EQ(Score::centipawns(77).later_by(9), Score::centipawns(77));
}

TEST(Score, fits_sixteen_bits_and_comes_back) {
    for (const Score score : {Score::mates_in(0), Score::mated_in(7), Score::centipawns(-123)})
        EXPECT_EQ(Score::from_value(static_cast<std::int16_t>(score.value())), score);
}

TEST(Tapered, goes_from_the_middle_game_to_the_ending) {
    constexpr Tapered value{240, -240};
    EXPECT_EQ(blend(value, full_phase), 240);
    EXPECT_EQ(blend(value, full_phase / 2), 0);
    EXPECT_EQ(blend(value, 0), -240);
    EXPECT_EQ((Tapered{1, 2} - Tapered{3, 1} * 2), (Tapered{-5, 0}));
}

}  // namespace
}  // namespace arbiter
