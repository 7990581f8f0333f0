#include "apps/arbiter/talk/edit_distance.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(EditDistance, counts_letters_that_are_missing_too_many_wrong_or_changed) {
    EXPECT_EQ(edit_distance("clock", "clock"), 0U);
    EXPECT_EQ(edit_distance("clok", "clock"), 1U);
    EXPECT_EQ(edit_distance("cloock", "clock"), 1U);
    EXPECT_EQ(edit_distance("clack", "clock"), 1U);
    EXPECT_EQ(edit_distance("clcok", "clock"), 1U);
    EXPECT_EQ(edit_distance("", "clock"), 5U);
    EXPECT_EQ(edit_distance("clock", ""), 5U);
    EXPECT_EQ(edit_distance("flip", "draw"), 4U);
}

}  // namespace
}  // namespace arbiter::testing
