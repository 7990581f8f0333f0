#include "arbiter/base/enum_array.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

enum class Season : unsigned char { spring, summer, autumn, winter };

using PerSeason = EnumArray<Season, int, 4>;

TEST(EnumArray, starts_with_every_value_empty) {
    constexpr PerSeason days;
    for (const int value : days)
        EXPECT_EQ(value, 0);
}

TEST(EnumArray, keeps_one_value_for_each_enumerator) {
    PerSeason days;
    days[Season::spring] = 92;
    days[Season::winter] = 90;
    EXPECT_EQ(days[Season::spring], 92);
    EXPECT_EQ(days[Season::summer], 0);
    EXPECT_EQ(days[Season::winter], 90);
}

TEST(EnumArray, is_walked_in_the_order_of_the_enumerators) {
    constexpr PerSeason days{{1, 2, 3, 4}};
    int expected = 1;
    for (const int value : days)
        EXPECT_EQ(value, expected++);
    EXPECT_EQ(expected, 5);
}

TEST(EnumArray, is_equal_when_all_values_are) {
    constexpr PerSeason days{{1, 2, 3, 4}};
    PerSeason others = days;
    EXPECT_EQ(days, others);
    others[Season::autumn] = 9;
    EXPECT_NE(days, others);
}

}  // namespace
}  // namespace arbiter::testing
