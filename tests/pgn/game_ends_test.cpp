// What a game lacks to stand between others.
#include "arbiter/pgn/game_ends.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

bool ends_with_result(const std::string& text) {
    bool ends = false;
    replay_games(text, [&](const ReplayedGame& game) { ends = arbiter::ends_with_result(game); });
    return ends;
}

TEST(GameEnds, a_result_in_the_main_line_ends_a_game) {
    EXPECT_TRUE(ends_with_result("1. e4 e5 *"));
    EXPECT_TRUE(ends_with_result("1. e4 e5 1:0"));
    EXPECT_FALSE(ends_with_result("1. e4 e5"));
    EXPECT_FALSE(ends_with_result("[Result \"1-0\"]\n\n1. e4 e5"));
    EXPECT_FALSE(ends_with_result("1. e4 e5 (1... c5 1-0"));
    EXPECT_FALSE(ends_with_result("1. e4 e5 {1-0"));
    EXPECT_FALSE(ends_with_result("[Result \"0-0\"]\n\n1. e4 e5 0-0")) << "read as castling";
}

TEST(GameEnds, nothing_is_missing_where_the_next_game_shows_its_beginning) {
    EXPECT_EQ(missing_end("1. e4 e5", "1. d4 *"), "");
    EXPECT_EQ(missing_end("1. e4 e5 (1... c5", "[Event \"b\"]\n\n*"), "");
    EXPECT_EQ(missing_end("[Event \"a\"]", "[Event \"b\"]"), "");
    EXPECT_EQ(missing_end("1. e4 e5 {open", "[Event \"b\"]\n\n*"), "");
}

TEST(GameEnds, otherwise_what_is_open_is_closed) {
    const std::string next = "2. d4 *";
    EXPECT_EQ(missing_end("1. e4 e5", next), "\n*");
    EXPECT_EQ(missing_end("1. e4 e5 ; open", next), "\n*");
    EXPECT_EQ(missing_end("1. e4 e5 {open", next), "}\n*");
    EXPECT_EQ(missing_end("1. e4 e5 (1... c5 (1... e6 2. d4) (1... d5", next), "\n))*");
    EXPECT_EQ(missing_end("1. e4 e5 (1... c5 0-1", next), "\n)0-1");
    EXPECT_EQ(missing_end("[Result \"1-0\"]\n\n1. e4 e5", next), "\n1-0");
    EXPECT_EQ(missing_end("[Result \"1-0\"]", next), "\n\n1-0");
    EXPECT_EQ(missing_end("[Result \"0-0\"]\n\n1. e4", next), "\n*") << "it would be castling";
    EXPECT_EQ(missing_end("[Result \"?\"]\n[Result \"1-0\"]\n\n1. e4", next), "\n*");
    EXPECT_EQ(missing_end("[White \"a\"]", "[Event \"b\"]"), "\n\n*");
}

TEST(GameEnds, variations_are_closed_however_many_there_are) {
    std::string deep = "1. e4 e5";
    std::string brackets;
    for (int i = 0; i < 300; ++i) {
        deep += " (1... c5";
        brackets += ')';
    }
    EXPECT_EQ(missing_end(deep, "1... d5 *"), "\n" + brackets + "*");
}

TEST(GameEnds, a_game_that_only_the_one_before_it_shows_gets_a_tag) {
    for (const std::string_view plain :
         {"[Event \"a\"]\n\n*", "1. e4 *", "{a} 1. e4", "; a\n12... Nf6", "e4 e5", "*", "1. N f3"})
        EXPECT_EQ(missing_beginning(plain), "") << plain;
    for (const std::string_view odd : {"1. (1. d4) e4 *", "1. ?? e4 *", "1.", "1. resigns 0-1"})
        EXPECT_EQ(missing_beginning(odd), "[Event \"?\"]\n\n") << odd;
}

}  // namespace
}  // namespace arbiter::testing
