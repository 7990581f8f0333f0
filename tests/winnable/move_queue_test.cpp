// What waits in a search comes out as it went in, cheapest first.
#include "arbiter/winnable/detail/move_queue.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/playout.hpp"
#include "tests/support/print.hpp"

namespace arbiter::detail {
namespace {

using enum Square;
using Kind = WaitingMove::Kind;
using testing::Random;

WaitingMove numbered(std::uint32_t number) { return {Kind::single, number, Color::white, {}, 0}; }

TEST(WaitingMove, keeps_all_that_it_was_given) {
    const Move promotion = Move::promotion(h7, g8, Role::knight);
    for (const Kind kind : {Kind::single, Kind::delayed, Kind::rest})
        for (const std::uint32_t parent : {0U, 1U, WaitingMove::max_parent})
            for (const Color turn : both_colors)
                for (const Move move : {Move(), Move::normal(Role::king, h8, h7), promotion})
                    for (const auto estimate : std::array<std::uint8_t, 3>{0, 77, 255})
                        for (const unsigned next : {0U, 1U, 0xFFFU}) {
                            const WaitingMove waiting(kind, parent, turn, move, estimate, next);
                            EXPECT_EQ(waiting.kind(), kind);
                            EXPECT_EQ(waiting.parent(), parent);
                            EXPECT_EQ(waiting.turn(), turn);
                            EXPECT_EQ(waiting.move(), move);
                            EXPECT_EQ(waiting.estimate(), estimate);
                            EXPECT_EQ(waiting.next(), next);
                        }
}

TEST(MoveQueue, gives_the_cheapest_first) {
    MoveQueue queue;
    EXPECT_TRUE(queue.empty());
    // Both ends of each word of 64 costs.
    for (const unsigned cost : {255U, 0U, 128U, 63U, 192U, 64U, 191U, 127U})
        queue.push(cost, numbered(cost));
    for (const unsigned cost : {0U, 63U, 64U, 127U, 128U, 191U, 192U, 255U}) {
        EXPECT_FALSE(queue.empty());
        EXPECT_EQ(queue.lowest_cost(), cost);
        EXPECT_EQ(queue.pop().parent(), cost);
    }
    EXPECT_TRUE(queue.empty());
}

TEST(MoveQueue, gives_the_last_of_equal_ones_first) {
    MoveQueue queue;
    for (std::uint32_t i = 0; i < 5; ++i)
        queue.push(9, numbered(i));
    for (std::uint32_t i = 5; i-- > 0;)
        EXPECT_EQ(queue.pop().parent(), i);
}

TEST(MoveQueue, costs_beyond_the_highest_are_equal) {
    MoveQueue queue;
    queue.push(1000, numbered(1));
    queue.push(MoveQueue::max_cost, numbered(2));
    queue.push(256, numbered(3));
    EXPECT_EQ(queue.lowest_cost(), MoveQueue::max_cost);
    for (const std::uint32_t number : {3U, 2U, 1U})
        EXPECT_EQ(queue.pop().parent(), number);
}

TEST(MoveQueue, is_like_a_list_for_each_cost) {
    MoveQueue queue;
    std::map<unsigned, std::vector<std::uint32_t>> twin;
    Random random(3);
    for (std::uint32_t i = 0; i < 20'000; ++i) {
        // At first it grows, then it shrinks.
        if (random.below(i < 10'000 ? 3 : 5) < 2 || twin.empty()) {
            const auto cost = static_cast<unsigned>(random.below(300));
            queue.push(cost, numbered(i));
            twin[std::min(cost, 255U)].push_back(i);
            continue;
        }
        const auto cheapest = twin.begin();
        ASSERT_EQ(queue.lowest_cost(), cheapest->first);
        ASSERT_EQ(queue.pop().parent(), cheapest->second.back());
        cheapest->second.pop_back();
        if (cheapest->second.empty())
            twin.erase(cheapest);
    }
}

TEST(MoveQueue, room_is_used_again) {
    MoveQueue queue;
    EXPECT_EQ(queue.bytes(), 0U);
    queue.push(1, numbered(1));
    const std::size_t one = queue.bytes();
    EXPECT_EQ(one, 12U);
    for (std::uint32_t i = 0; i < 100; ++i) {
        queue.push(i, numbered(i));
        queue.pop();
    }
    EXPECT_EQ(queue.bytes(), 2 * one);
}

TEST(MoveQueue, forgets_everything) {
    MoveQueue queue;
    for (std::uint32_t i = 0; i < 10; ++i)
        queue.push(i, numbered(i));
    queue.pop();
    queue.clear();
    EXPECT_TRUE(queue.empty());
    EXPECT_EQ(queue.bytes(), 0U);
    queue.push(3, numbered(7));
    queue.push(3, numbered(8));
    EXPECT_EQ(queue.pop().parent(), 8U);
    EXPECT_EQ(queue.pop().parent(), 7U);
    EXPECT_TRUE(queue.empty());
}

TEST(KeySet, knows_what_is_in) {
    KeySet keys;
    keys.clear();
    std::set<std::uint32_t> twin;
    Random random(5);
    for (int i = 0; i < 5000; ++i) {
        // Keys that fall on the same places.
        const std::uint64_t key = 256 * (1 + random.below(2000));
        EXPECT_EQ(keys.insert(key), twin.insert(static_cast<std::uint32_t>(key)).second);
    }
}

TEST(KeySet, takes_zero_for_a_key_like_any_other) {
    KeySet keys;
    keys.clear();
    EXPECT_TRUE(keys.insert(0));
    EXPECT_FALSE(keys.insert(0));
}

TEST(KeySet, keeps_the_lower_half_of_a_key) {
    KeySet keys;
    keys.clear();
    EXPECT_TRUE(keys.insert(0x1234'5678'0000'0009U));
    EXPECT_FALSE(keys.insert(0x0000'0000'0000'0009U));
}

TEST(KeySet, is_empty_and_small_again_when_it_was_cleared) {
    KeySet keys;
    keys.clear();
    const std::size_t small = keys.bytes();
    EXPECT_EQ(small, 1024U);
    for (std::uint64_t key = 1; key <= 1000; ++key)
        EXPECT_TRUE(keys.insert(key));
    EXPECT_GT(keys.bytes(), small);
    keys.clear();
    EXPECT_EQ(keys.bytes(), small);
    EXPECT_TRUE(keys.insert(500));
}

}  // namespace
}  // namespace arbiter::detail
