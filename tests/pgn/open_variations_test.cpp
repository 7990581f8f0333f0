#include "arbiter/pgn/open_variations.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(OpenVariations, what_is_skipped_is_skipped_with_all_inside) {
    OpenVariations variations;
    variations.open({}, true);
    EXPECT_FALSE(variations.is_skipped());
    variations.open({}, false);
    variations.open({}, true);
    EXPECT_TRUE(variations.is_skipped());
    variations.close();
    EXPECT_TRUE(variations.is_skipped());
    variations.close();
    EXPECT_FALSE(variations.is_skipped());
    variations.close();
    EXPECT_TRUE(variations.is_main_line());
}

TEST(OpenVariations, an_empty_one_is_told_once) {
    OpenVariations variations;
    variations.open({}, true);
    variations.open({}, true);
    EXPECT_TRUE(variations.take_empty());
    variations.close();
    EXPECT_FALSE(variations.take_empty()) << "it holds a variation";
    variations.open({}, true);
    variations.fill();
    EXPECT_FALSE(variations.take_empty());
}

TEST(OpenVariations, a_result_is_held_until_it_is_taken) {
    OpenVariations variations;
    EXPECT_FALSE(variations.holds_result());
    variations.open({}, true);
    variations.hold({.result = {.score = Result::draw}, .place = {}});
    EXPECT_TRUE(variations.holds_result());
    EXPECT_TRUE(variations.take_result());
    EXPECT_FALSE(variations.take_result());
}

}  // namespace
}  // namespace arbiter
