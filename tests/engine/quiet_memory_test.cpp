// What is remembered of quiet moves, and for how long.
#include "arbiter/engine/quiet_memory.hpp"

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

const Move knight_f3 = Move::normal(Role::knight, Square::g1, Square::f3);
const Move pawn_a3 = Move::normal(Role::pawn, Square::a2, Square::a3);
const Move pawn_e5 = Move::normal(Role::pawn, Square::e7, Square::e5);

QuietContext after(Landing last, Landing own_last = {}) {
    return {.turn = Color::white, .ply = 3, .before = {last, own_last, {}}};
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

TEST(QuietMemory, tells_apart_whether_the_squares_are_attacked) {
    QuietMemory memory;
    QuietContext attacked = after({});
    attacked.attacked.all = Bitboard(Square::g1);
    memory.reward(attacked, knight_f3, {}, 5);
    EXPECT_GT(memory.promise(attacked, knight_f3), memory.promise(after({}), knight_f3));
    QuietMemory praised;
    praised.praise(Color::white, knight_f3, Bitboard(Square::g1), 5);
    EXPECT_GT(praised.promise(attacked, knight_f3), 0);
    EXPECT_EQ(praised.promise(after({}), knight_f3), 0);
    EXPECT_FALSE(praised.is_killer(3, knight_f3)) << "it was good, which is less than to refute";
}

TEST(QuietMemory, expects_more_with_the_same_pawns) {
    QuietMemory memory;
    QuietContext same = after({});
    same.pawns = 7;
    memory.reward(same, knight_f3, {}, 5);
    EXPECT_GT(memory.promise(same, knight_f3), memory.promise(after({}), knight_f3));
}

TEST(KindOfPawns, hangs_on_pawns_alone) {
    const auto kind = [](std::string_view fen) { return kind_of_pawns(position_of(fen).board()); };
    EXPECT_EQ(kind("4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1"),
              kind("r3k3/pp6/8/3q4/8/8/6PP/RN2K3 w - - 0 1"));
    EXPECT_NE(kind("4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1"),
              kind("4k3/pp6/8/8/8/7P/6P1/4K3 w - - 0 1"));
    EXPECT_NE(kind("4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1"), kind("4k3/6pp/8/8/8/8/PP6/4K3 w - - 0 1"));
    EXPECT_LT(kind("4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1"), pawn_kinds);
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
