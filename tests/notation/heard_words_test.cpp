#include "arbiter/notation/heard_words.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using Forms = std::vector<std::string>;

TEST(HeardWords, are_brought_to_the_letters_of_moves) {
    EXPECT_EQ(letters_meant("knight foxtrot three"), Forms{"Nf3"});
    EXPECT_EQ(letters_meant("Eva four."), Forms{"e4"});
    EXPECT_EQ(letters_meant("the rook takes delta five, check"), Forms{"Rxd5+"});
    EXPECT_EQ(letters_meant("dee for"), Forms{"d4"});
    EXPECT_EQ(letters_meant("nf3"), Forms{"Nf3"});
    EXPECT_EQ(letters_meant("e7-e8=q"), Forms{"e7-e8=Q"});
    EXPECT_EQ(letters_meant("♞×f3"), Forms{"Nxf3"});
}

TEST(HeardWords, may_mean_several_things_the_likeliest_first) {
    EXPECT_EQ(letters_meant("bc4"), (Forms{"bc4", "Bc4"}));
    EXPECT_EQ(letters_meant("Bc4"), Forms{"Bc4"});
    // A queen in German, and no pawn of the d-file.
    EXPECT_EQ(letters_meant("Dd4"), Forms{});
    EXPECT_EQ(letters_meant("BC4"), (Forms{"Bc4", "bc4"}));
    EXPECT_EQ(letters_meant("to f three"), (Forms{"-f3", "2f3"}));
    EXPECT_EQ(letters_meant("a four"), (Forms{"a4", "=4"}));
}

TEST(HeardWords, mean_nothing_where_one_belongs_to_no_move) {
    EXPECT_TRUE(letters_meant("knight tango three").empty());
    EXPECT_TRUE(letters_meant("e4 please hurry").empty());
    EXPECT_TRUE(letters_meant("\xff\xfe").empty());
}

TEST(HeardWords, are_no_move_where_they_are_too_many_or_may_mean_too_much) {
    EXPECT_TRUE(letters_meant(std::string(17, '4')).empty());
    EXPECT_TRUE(letters_meant("b b b b b b b b b b b b").empty());
}

TEST(HeardWords, name_squares_files_and_men) {
    EXPECT_EQ(square_meant("echo four"), Square::e4);
    EXPECT_EQ(square_meant("on g1"), Square::g1);
    EXPECT_EQ(square_meant("z9"), std::nullopt);
    EXPECT_EQ(square_meant(""), std::nullopt);
    EXPECT_EQ(file_meant("golf"), File::g);
    EXPECT_EQ(file_meant("b"), File::b);
    EXPECT_EQ(file_meant("golf4"), std::nullopt);
    EXPECT_EQ(role_meant("nights"), Role::knight);
    EXPECT_EQ(role_meant("b"), Role::bishop);
    EXPECT_EQ(role_meant("e"), std::nullopt);
}

TEST(HeardWords, name_numbers_from_one_to_999) {
    EXPECT_EQ(number_meant("5"), 5);
    EXPECT_EQ(number_meant("Ten"), 10);
    EXPECT_EQ(number_meant("won"), 1);
    EXPECT_EQ(number_meant("999"), 999);
    for (const std::string_view none : {"", "0", "1000", "-3", "99999999999", "5x", "many", "e"})
        EXPECT_EQ(number_meant(none), std::nullopt) << none;
}

TEST(HeardWords, may_say_nothing) {
    EXPECT_TRUE(says_nothing("the"));
    EXPECT_TRUE(says_nothing("please now"));
    EXPECT_TRUE(says_nothing(""));
    EXPECT_FALSE(says_nothing("e4"));
    EXPECT_FALSE(says_nothing("nonsense"));
}

}  // namespace
}  // namespace arbiter::testing
