#include "arbiter/base/static_vector.hpp"

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using Numbers = StaticVector<int, 3>;

TEST(StaticVector, starts_empty) {
    const Numbers numbers;
    EXPECT_TRUE(numbers.empty());
    EXPECT_EQ(numbers.size(), 0U);
    EXPECT_EQ(numbers.begin(), numbers.end());
}

TEST(StaticVector, keeps_what_is_pushed_in_order) {
    Numbers numbers;
    for (const int number : {5, 7, 9})
        numbers.push_back(number);
    EXPECT_FALSE(numbers.empty());
    EXPECT_EQ(std::vector(numbers.begin(), numbers.end()), (std::vector{5, 7, 9}));
    EXPECT_EQ(numbers[0], 5);
    EXPECT_EQ(numbers[2], 9);
}

TEST(StaticVector, can_be_written_through) {
    Numbers numbers;
    numbers.push_back(1);
    numbers.push_back(2);
    numbers[1] = 20;
    for (int& number : numbers)
        ++number;
    EXPECT_EQ(std::accumulate(numbers.begin(), numbers.end(), 0), 23);
}

TEST(StaticVector, can_be_used_again_after_clear) {
    Numbers numbers;
    numbers.push_back(1);
    numbers.clear();
    EXPECT_TRUE(numbers.empty());
    numbers.push_back(2);
    EXPECT_EQ(numbers.size(), 1U);
    EXPECT_EQ(numbers[0], 2);
}

TEST(StaticVector, grows_by_values_that_are_written_then) {
    Numbers numbers;
    numbers.push_back(1);
    int* const place = numbers.grow(2);
    place[0] = 2;
    place[1] = 3;
    EXPECT_EQ(std::vector(numbers.begin(), numbers.end()), (std::vector{1, 2, 3}));
}

TEST(StaticVector, copies_are_apart) {
    Numbers numbers;
    numbers.push_back(1);
    Numbers copy = numbers;
    copy[0] = 2;
    copy.push_back(3);
    EXPECT_EQ(numbers[0], 1);
    EXPECT_EQ(numbers.size(), 1U);
}

TEST(StaticVector, works_while_compiling) {
    constexpr int sum = [] {
        StaticVector<int, 4> numbers;
        for (int i = 1; i <= 4; ++i)
            numbers.push_back(i);
        return std::accumulate(numbers.begin(), numbers.end(), 0);
    }();
    static_assert(sum == 10);
    EXPECT_EQ(sum, 10);
}

TEST(StaticVectorDeathTest, refuses_one_more_than_its_capacity) {
    Numbers numbers;
    for (const int number : {1, 2, 3})
        numbers.push_back(number);
    EXPECT_DEATH(numbers.push_back(4), "size_ < Capacity");
}

}  // namespace
}  // namespace arbiter::testing
