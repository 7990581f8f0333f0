// Words mixed into one.
#include "arbiter/base/fibonacci_hash.hpp"

#include <array>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(FibonacciHash, hangs_on_each_word_and_on_their_order) {
    const auto hash = [](std::uint64_t first, std::uint64_t second) {
        return FibonacciHash().add(first).add(second).value();
    };
    EXPECT_EQ(hash(1, 2), hash(1, 2));
    EXPECT_NE(hash(1, 2), hash(2, 1));
    EXPECT_NE(hash(1, 2), hash(1, 3));
    EXPECT_NE(hash(0, 2), hash(1, 2));
}

TEST(FibonacciHash, spreads_numbers_that_follow_each_other) {
    std::array<int, 16> places{};
    for (std::uint64_t number = 0; number < 1600; ++number)
        ++places[FibonacciHash().add(number).value() >> 60];
    for (const int count : places) {
        EXPECT_GT(count, 50);
        EXPECT_LT(count, 150);
    }
}

}  // namespace
}  // namespace arbiter::testing
