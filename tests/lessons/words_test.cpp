// The words of a chapter, read from its file.
#include "arbiter/lessons/words.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace lessons;

struct ReadFile {
    ChapterWords words;
    std::vector<WordsError> errors;
};

ReadFile read_file(std::string_view text) {
    ReadFile result;
    result.words = read_words("castling", text, result.errors);
    return result;
}

constexpr std::string_view some_chapter = R"(# Castling
needs: king, rook

term castling: castling | castle | castles
The one move of two men.
It is old.
> Why there is it.

## both
One paragraph
that goes on.

Another.

> A detail
> that goes on.
> And on.

## hand
a) One way
   of two.
b) Another.
hint: Think
about it.
right: Well done.
wrong b: Not so.
wrong e1g1: Nor so.
)";

TEST(Words, of_a_chapter_have_title_needs_and_terms) {
    const auto [words, errors] = read_file(some_chapter);
    EXPECT_TRUE(errors.empty());
    EXPECT_EQ(words.id, "castling");
    EXPECT_EQ(words.title, "Castling");
    EXPECT_EQ(words.needs, (std::vector<std::string>{"king", "rook"}));
    ASSERT_EQ(words.terms.size(), 1U);
    EXPECT_EQ(words.terms[0].id, "castling");
    EXPECT_EQ(words.terms[0].forms, (std::vector<std::string>{"castling", "castle", "castles"}));
    EXPECT_EQ(words.terms[0].text, "The one move of two men. It is old.");
    EXPECT_EQ(words.terms[0].why, "Why there is it.");
}

TEST(Words, of_a_step_are_paragraphs_and_details) {
    const auto [words, errors] = read_file(some_chapter);
    ASSERT_EQ(words.steps.size(), 2U);
    EXPECT_EQ(words.steps[0].paragraphs,
              (std::vector<std::string>{"One paragraph that goes on.", "Another."}));
    EXPECT_EQ(words.steps[0].details, (std::vector<std::string>{"A detail that goes on. And on."}));
    EXPECT_TRUE(words.steps[1].paragraphs.empty());
}

TEST(Words, of_a_task_are_options_and_a_reply_to_each) {
    const auto [words, errors] = read_file(some_chapter);
    const StepWords* const step = find_step(words, "hand");
    ASSERT_NE(step, nullptr);
    ASSERT_EQ(step->options.size(), 2U);
    EXPECT_EQ(step->options[0].to, "a");
    EXPECT_EQ(step->options[0].text, "One way of two.");
    EXPECT_EQ(step->hint, "Think about it.");
    EXPECT_EQ(step->right, "Well done.");
    ASSERT_EQ(step->wrong.size(), 2U);
    EXPECT_EQ(step->wrong[0].to, "b");
    EXPECT_EQ(step->wrong[1].to, "e1g1");
    EXPECT_EQ(step->wrong[1].text, "Nor so.");
    EXPECT_EQ(find_step(words, "nowhere"), nullptr);
}

TEST(Words, that_belong_to_nothing_are_told_with_their_line) {
    const auto [words, errors] = read_file("# Title\n\nlost words\n## step\nfine\n");
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].line, 3);
    EXPECT_EQ(words.steps.size(), 1U);
}

TEST(Words, bear_files_that_break_off_anywhere) {
    for (std::size_t size = 0; size <= some_chapter.size(); ++size)
        EXPECT_LE(read_file(some_chapter.substr(0, size)).words.steps.size(), 2U);
    for (const std::string_view text :
         {"term ", "term", "term x", "## ", "## s\nwrong ", "## s\nwrong b", "## s\na)",
          "needs:", "needs: ,", ">", "> ", "\r\n\r\n"})
        EXPECT_LE(read_file(text).words.steps.size(), 1U) << text;
}

TEST(Words, are_the_same_with_the_line_ends_of_other_systems) {
    std::string windows;
    for (const char c : some_chapter)
        windows += c == '\n' ? "\r\n" : std::string(1, c);
    const ReadFile here = read_file(some_chapter);
    const ReadFile there = read_file(windows);
    ASSERT_EQ(there.words.steps.size(), here.words.steps.size());
    EXPECT_EQ(there.words.steps[0].paragraphs, here.words.steps[0].paragraphs);
    EXPECT_EQ(there.words.steps[1].wrong[0].text, here.words.steps[1].wrong[0].text);
}

TEST(Words, of_no_chapter_are_none) {
    EXPECT_TRUE(chapter_words("en", "nothing").title.empty());
    EXPECT_TRUE(chapter_words("xx", "castling").title.empty());
    EXPECT_FALSE(chapter_words("en", "castling").title.empty());
}

}  // namespace
}  // namespace arbiter::testing
