// The commands of a lesson.
#include "apps/arbiter/talk/lesson_commands.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/texts.hpp"

namespace arbiter::testing {
namespace {

std::optional<LessonWord> word(std::string_view language, std::string_view line) {
    const auto command = read_lesson_command(language, line);
    return command ? std::optional(command->word) : std::nullopt;
}

TEST(LessonCommands, are_read_in_the_language_and_in_english) {
    EXPECT_EQ(word("en", "hint"), LessonWord::hint);
    EXPECT_EQ(word("de", "hint"), LessonWord::hint);
    EXPECT_EQ(word("de", "tipp"), LessonWord::hint);
    EXPECT_EQ(word("en", "tipp"), std::nullopt);
    EXPECT_EQ(word("en", ""), LessonWord::next);
}

TEST(LessonCommands, may_have_capitals_and_end_a_sentence) {
    EXPECT_EQ(word("de", "L\u00D6SUNG"), LessonWord::show);
    EXPECT_EQ(word("de", "Zur\u00FCck."), LessonWord::back);
    EXPECT_EQ(word("de", "W\u00D6RTER"), LessonWord::words);
    EXPECT_EQ(word("en", "Help!"), LessonWord::help);
    EXPECT_EQ(word("en", "?"), LessonWord::help);
}

TEST(LessonCommands, take_what_follows_where_they_take_something) {
    const auto chapter = read_lesson_command("en", "CHAPTER En passant");
    ASSERT_TRUE(chapter);
    EXPECT_EQ(chapter->word, LessonWord::chapter);
    EXPECT_EQ(chapter->rest, "En passant");
    const auto meaning = read_lesson_command("en", "what is a pin?");
    ASSERT_TRUE(meaning);
    EXPECT_EQ(meaning->word, LessonWord::word);
    EXPECT_EQ(meaning->rest, "pin?") << "the longest form counts";
    EXPECT_EQ(read_lesson_command("de", "Was hei\u00DFt Rochade")->rest, "Rochade");
}

TEST(LessonCommands, are_not_what_only_begins_like_one) {
    for (const std::string_view line : {"hints", "hint please", "show me", "wordplay x", "chapter",
                                        "word", "quit now", "e4", "??", "."})
        EXPECT_EQ(word("en", line), std::nullopt) << line;
    const std::string long_line(100'000, 'q');
    EXPECT_EQ(word("en", long_line), std::nullopt);
    EXPECT_EQ(word("en", std::string("quit\0", 5)), std::nullopt);
    EXPECT_EQ(word("en", "\xFF\xFE quit"), std::nullopt);
}

TEST(LessonCommands, of_every_form_are_found) {
    for (const std::string_view language : lessons::languages())
        for (const std::string_view name : {"next", "back", "again", "more", "hint", "show",
                                            "board", "chapters", "words", "help", "quit"})
            for (const std::string& form : lessons::forms(language, "command." + std::string(name)))
                EXPECT_TRUE(word(language, form)) << form;
}

}  // namespace
}  // namespace arbiter::testing
