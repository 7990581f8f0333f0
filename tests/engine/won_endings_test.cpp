// Endings of three men are won with little thought; bench/won_endings.cpp asks for more of them.
#include <gtest/gtest.h>

#include "tests/support/ending_game.hpp"

namespace arbiter::testing {
namespace {

TEST(WonEndings, of_three_men_are_won) {
    Searcher searcher(std::size_t{1} << 20);
    SplitMix64 random(1);
    for (const char* const ending : {"KQvK", "KRvK", "KPvK"})
        for (int i = 0; i < 3; ++i) {
            const Position start = won_position(EndgameTable::of(ending), random);
            searcher.forget();
            EXPECT_TRUE(play_ending(start, searcher, {.nodes = 10'000}).is_mate)
                << ending << ' ' << i;
        }
}

}  // namespace
}  // namespace arbiter::testing
