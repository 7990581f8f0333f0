// What is remembered of quiet moves, and for how long.
#include "arbiter/engine/quiet_memory.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

const Move knight_f3 = Move::normal(Role::knight, Square::g1, Square::f3);
const Move pawn_a3 = Move::normal(Role::pawn, Square::a2, Square::a3);
const Move pawn_e5 = Move::normal(Role::pawn, Square::e7, Square::e5);

QuietContext after(Landing last, Landing own_last = {}) {
    return {.turn = Color::white, .ply = 3, .before = {last, own_last}};
}

TEST(Landing, is_another_for_each_man_square_and_colour) {
    const Landing white(Color::white, knight_f3);
    EXPECT_NE(white.number(), Landing(Color::black, knight_f3).number());
    EXPECT_NE(white.number(), Landing(Color::white, pawn_a3).number());
    EXPECT_NE(white.number(), Landing().number());
    EXPECT_EQ(white.number(),
              Landing(Color::white, Move::normal(Role::knight, Square::e5, Square::f3)).number());
    const Move last = Move::normal(Role::king, Square::g7, Square::h8);
    EXPECT_LT(Landing(Color::black, last).number(), Landing().number());
    EXPECT_LT(Landing().number(), Landing::count);
}

TEST(QuietMemory, stays_within_its_limit) {
    QuietMemory memory;
    const QuietContext context = after({});
    for (int i = 0; i < 1000; ++i)
        memory.reward(context, knight_f3, std::vector{pawn_a3}, 30);
    EXPECT_LE(memory.promise(context, knight_f3), QuietMemory::max_promise);
    EXPECT_GT(memory.promise(context, knight_f3), QuietMemory::max_promise / 2);
    EXPECT_GE(memory.promise(context, pawn_a3), -QuietMemory::max_promise);
}

TEST(QuietMemory, expects_most_after_the_same_moves) {
    QuietMemory memory;
    const Landing e5(Color::black, pawn_e5);
    memory.reward(after(e5), knight_f3, {}, 5);
    const Landing other(Color::black, Move::normal(Role::pawn, Square::d7, Square::d5));
    EXPECT_GT(memory.promise(after(e5), knight_f3), memory.promise(after(other), knight_f3));
    EXPECT_GT(memory.promise(after(other), knight_f3), 0) << "it has refuted all the same";
}

TEST(QuietMemory, keeps_from_search_to_search_what_does_not_hang_on_the_root) {
    QuietMemory memory;
    memory.reward(after({}), knight_f3, {}, 5);
    EXPECT_TRUE(memory.is_killer(3, knight_f3));
    memory.begin_search();
    EXPECT_FALSE(memory.is_killer(3, knight_f3));
    EXPECT_GT(memory.promise(after({}), knight_f3), 0);
}

}  // namespace
}  // namespace arbiter::testing
