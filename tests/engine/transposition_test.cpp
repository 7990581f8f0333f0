// The table of known positions.
#include "arbiter/engine/transposition.hpp"

#include <thread>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

constexpr Move e4 = Move::normal(Role::pawn, Square::e2, Square::e4);
constexpr Move d4 = Move::normal(Role::pawn, Square::d2, Square::d4);

/// One bucket: four positions and no more.
constexpr std::size_t one_bucket = 64;

Knowledge known(Move move, int depth) {
    return {.move = move, .score = Score::centipawns(depth), .depth = depth, .bound = Bound::exact};
}

TEST(TranspositionTable, gives_back_what_was_remembered) {
    TranspositionTable table(1 << 16);
    EXPECT_FALSE(table.find(42));
    for (const Bound bound : {Bound::upper, Bound::lower, Bound::exact}) {
        table.remember(42, {.move = e4, .score = Score::mated_in(6), .depth = 129, .bound = bound});
        const auto found = table.find(42);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->move, e4);
        EXPECT_EQ(found->score, Score::mated_in(6));
        EXPECT_EQ(found->depth, 129);
        EXPECT_EQ(found->bound, bound);
    }
    EXPECT_FALSE(table.find(43));
}

TEST(TranspositionTable, knows_the_position_whose_key_is_zero_only_when_told) {
    TranspositionTable table(1 << 16);
    EXPECT_FALSE(table.find(0));
    table.remember(0, known(e4, 1));
    EXPECT_TRUE(table.find(0));
}

TEST(TranspositionTable, keeps_a_move_when_the_later_bound_has_none) {
    TranspositionTable table(1 << 16);
    table.remember(7, known(d4, 3));
    table.remember(7, known(Move(), 5));
    EXPECT_EQ(table.find(7)->move, d4);
    EXPECT_EQ(table.find(7)->depth, 5);
    table.remember(7, known(e4, 4));
    EXPECT_EQ(table.find(7)->move, e4);
}

TEST(TranspositionTable, forgets_the_shallowest_first) {
    TranspositionTable table(one_bucket);
    for (const int depth : {5, 2, 9, 7})
        table.remember(static_cast<std::uint64_t>(depth), known(e4, depth));
    table.remember(100, known(d4, 1));
    EXPECT_FALSE(table.find(2));
    for (const std::uint64_t key : {5U, 7U, 9U, 100U})
        EXPECT_TRUE(table.find(key)) << key;
}

TEST(TranspositionTable, forgets_what_is_old_before_what_is_shallow) {
    TranspositionTable table(one_bucket);
    table.remember(1, known(e4, 6));
    for (int search = 0; search < 2; ++search)
        table.begin_search();
    for (const std::uint64_t key : {2U, 3U, 4U})
        table.remember(key, known(e4, 1));
    table.remember(5, known(d4, 1));
    EXPECT_FALSE(table.find(1));
}

TEST(TranspositionTable, without_room_remembers_nothing) {
    TranspositionTable table(one_bucket - 1);
    EXPECT_EQ(table.bytes(), 0U);
    table.remember(1, known(e4, 6));
    EXPECT_FALSE(table.find(1));
    table.clear();
}

TEST(TranspositionTable, uses_no_more_than_it_may) {
    EXPECT_EQ(TranspositionTable(one_bucket * 7).bytes(), one_bucket * 4);
    EXPECT_EQ(TranspositionTable(1 << 20).bytes(), std::size_t{1} << 20);
}

TEST(TranspositionTable, gives_no_thread_what_two_have_written_at_once) {
    TranspositionTable table(one_bucket);
    const auto write = [&](Move move, int depth) {
        return std::jthread([&table, move, depth] {
            for (int i = 0; i < 20'000; ++i)
                table.remember(5, known(move, depth));
        });
    };
    {
        const std::jthread one = write(e4, 3);
        const std::jthread other = write(d4, 4);
        for (int i = 0; i < 20'000; ++i)
            if (const auto found = table.find(5))
                ASSERT_EQ(found->move, found->depth == 3 ? e4 : d4);
    }
    EXPECT_TRUE(table.find(5));
}

TEST(TranspositionTable, can_be_cleared) {
    TranspositionTable table(1 << 16);
    table.remember(42, known(e4, 6));
    table.clear();
    EXPECT_FALSE(table.find(42));
}

}  // namespace
}  // namespace arbiter
