// What is remembered of captures.
#include "arbiter/engine/capture_memory.hpp"

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/engine/learned.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(CaptureMemory, tells_apart_who_takes_what_and_where) {
    const Position position = position_of("4k3/8/8/1n3n2/2P3P1/8/8/4K3 w - - 0 1");
    const Move left = find_move(position, "c4b5").value();
    const Move right = find_move(position, "g4f5").value();
    CaptureMemory memory;
    memory.reward(position, left, std::vector{right}, 4);
    EXPECT_GT(memory.promise(position, left), 0);
    EXPECT_LT(memory.promise(position, right), 0);
    const Position rooks = position_of("4k3/8/8/1r6/2P5/8/8/4K3 w - - 0 1");
    EXPECT_EQ(memory.promise(rooks, find_move(rooks, "c4b5").value()), 0)
        << "a rook is another prey";
    const Position black = position_of("4k3/8/8/8/8/2p5/1N6/4K3 b - - 0 1");
    EXPECT_EQ(memory.promise(black, find_move(black, "c3b2").value()), 0);
}

TEST(CaptureMemory, knows_pawns_taken_in_passing_and_new_queens) {
    const Position position = position_of("4k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CaptureMemory memory;
    const Move passing = find_move(position, "e5d6").value();
    const Move queen = find_move(position, "a7a8q").value();
    memory.reward(position, passing, std::vector{queen}, 4);
    EXPECT_GT(memory.promise(position, passing), 0);
    EXPECT_LT(memory.promise(position, queen), 0);
}

TEST(Learned, never_leaves_its_limits) {
    std::int16_t value = 0;
    for (int i = 0; i < 1000; ++i) {
        learn(value, most_learned);
        ASSERT_LE(value, most_learned);
    }
    EXPECT_GT(value, most_learned / 2);
    for (int i = 0; i < 1000; ++i) {
        learn(value, -bonus_for(100));
        ASSERT_GE(value, -most_learned);
    }
    EXPECT_LT(value, -most_learned / 2);
}

}  // namespace
}  // namespace arbiter::testing
