#include "arbiter/pgn/between_games.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

using Meaning = WaitingText::Meaning;

/// What the last token of a text means that stands behind a finished game on lines of its own.
Meaning last_meaning(std::string_view text) {
    PgnLexer lexer(text);
    WaitingText waiting;
    Meaning last = Meaning::waiting;
    for (PgnToken token = lexer.next(); token.kind != PgnTokenKind::end; token = lexer.next())
        last = waiting.take(token);
    return last;
}

TEST(BetweenGames, a_tag_begins_a_game_even_if_it_is_broken) {
    EXPECT_EQ(last_meaning("[Event \"a\"]"), Meaning::tag);
    EXPECT_EQ(last_meaning("[Event a]"), Meaning::tag);
    EXPECT_EQ(last_meaning("[%clk 0:01]"), Meaning::stray_line);
}

TEST(BetweenGames, a_move_begins_a_game_behind_its_number) {
    EXPECT_EQ(last_meaning("1. e4"), Meaning::move);
    EXPECT_EQ(last_meaning("1. {the best} e4"), Meaning::move);
    EXPECT_EQ(last_meaning("by e4"), Meaning::stray_line);
    EXPECT_EQ(last_meaning("17 e4"), Meaning::stray_line);
}

TEST(BetweenGames, a_result_begins_a_game_behind_a_blank_line) {
    EXPECT_EQ(last_meaning("\n\n*"), Meaning::move);
    EXPECT_EQ(last_meaning("{of nobody}\n\n1-0"), Meaning::move);
    EXPECT_EQ(last_meaning("{of nobody} 1-0"), Meaning::stray_line);
}

TEST(BetweenGames, what_waits_stands_where_its_first_word_does) {
    PgnLexer lexer("{a} 1. {b} e4");
    WaitingText waiting;
    EXPECT_EQ(waiting.place(), std::nullopt);
    for (int token = 0; token < 3; ++token)
        EXPECT_EQ(waiting.take(lexer.next()), Meaning::waiting);
    EXPECT_EQ(waiting.take(lexer.next()), Meaning::move);
    ASSERT_TRUE(waiting.place().has_value());
    EXPECT_EQ(waiting.place()->offset, 0U);
    const auto comments = waiting.release();
    ASSERT_EQ(comments.size(), 2U);
    EXPECT_EQ(comments[1].text, "b");
    EXPECT_EQ(waiting.place(), std::nullopt);
}

TEST(BetweenGames, an_opening_essay_is_of_its_game) {
    EXPECT_EQ(last_meaning('{' + std::string(40'000, 'x') + "} 1. e4"), Meaning::move);
}

TEST(BetweenGames, no_more_comments_wait_than_a_game_would_have) {
    std::string text;
    for (int i = 0; i < 2000; ++i)
        text += "{a comment}\n";
    EXPECT_EQ(last_meaning(text), Meaning::stray);
    EXPECT_EQ(last_meaning('{' + std::string(70'000, 'x') + '}'), Meaning::stray);
}

}  // namespace
}  // namespace arbiter
