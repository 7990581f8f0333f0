// What somebody has learned, and the text that keeps it.
#include "apps/arbiter/talk/lesson_progress.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

LessonProgress some_progress() {
    LessonProgress progress;
    progress.complete("castling", "short");
    progress.complete("castling", "long");
    progress.see("mate", 0x0123456789ABCDEF);
    progress.see("mate", 1);
    return progress;
}

std::string why_unread(std::string_view text) {
    const auto read = LessonProgress::read(text);
    return read ? "read" : read.error();
}

TEST(LessonProgress, comes_back_from_its_text) {
    const LessonProgress progress = some_progress();
    EXPECT_EQ(progress.text(),
              "arbiter progress 1\n"
              "done castling long\n"
              "done castling short\n"
              "seen mate 0000000000000001\n"
              "seen mate 0123456789abcdef\n");
    EXPECT_EQ(LessonProgress::read(progress.text()), progress);
    EXPECT_EQ(LessonProgress::read(LessonProgress().text()), LessonProgress());
    EXPECT_EQ(LessonProgress::read(""), LessonProgress());
}

TEST(LessonProgress, knows_what_was_done_and_seen) {
    const LessonProgress progress = some_progress();
    EXPECT_TRUE(progress.has_done("castling", "short"));
    EXPECT_FALSE(progress.has_done("castling", "both"));
    EXPECT_FALSE(progress.has_done("short", "castling"));
    EXPECT_TRUE(progress.has_seen("mate", 1));
    EXPECT_FALSE(progress.has_seen("mate", 2));
    EXPECT_FALSE(progress.has_seen("dead", 1));
}

TEST(LessonProgress, grows_by_that_of_another_session) {
    LessonProgress one = some_progress();
    LessonProgress other;
    other.complete("king", "step");
    other.see("mate", 2);
    one.add(other);
    EXPECT_TRUE(one.has_done("king", "step") && one.has_done("castling", "long"));
    EXPECT_TRUE(one.has_seen("mate", 1) && one.has_seen("mate", 2));
    LessonProgress again = one;
    again.add(other);
    EXPECT_EQ(again, one);
}

TEST(LessonProgress, is_read_as_editors_leave_it) {
    EXPECT_EQ(LessonProgress::read("\xEF\xBB\xBF"
                                   "arbiter progress 1\r\n\r\ndone castling short\r\n"
                                   "  seen mate 0000000000000001\n\ndone castling long\nseen mate "
                                   "0123456789ABCDEF"),
              some_progress());
}

TEST(LessonProgress, keeps_what_a_newer_course_has) {
    const auto read = LessonProgress::read("arbiter progress 1\ndone new_chapter step-2\n");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->has_done("new_chapter", "step-2"));
    EXPECT_NE(read->text().find("done new_chapter step-2\n"), std::string::npos);
}

TEST(LessonProgress, of_another_version_is_not_guessed_at) {
    EXPECT_EQ(why_unread("arbiter progress 2\ndone castling short\n"),
              "line 1 is not of a progress file: it is of a version that this program does not "
              "know");
    EXPECT_TRUE(why_unread("arbiter progress 10\n").starts_with("line 1")) << "not version 1";
}

TEST(LessonProgress, is_not_read_from_anything_else) {
    for (const std::string_view text : {"my diary\n", "{\"done\": [\"castling\"]}", "arbiter", "\n",
                                        " \narbiter progress 1\n", "\xFF\xFE"})
        EXPECT_TRUE(why_unread(text).starts_with("line 1 is not of a progress file: ")) << text;
    EXPECT_TRUE(why_unread(std::string(1000, '\0')).starts_with("line 1 "));
}

TEST(LessonProgress, names_the_line_that_is_torn_or_of_another_form) {
    for (const std::string& line :
         {std::string("done castling"), std::string("done"), std::string("don"),
          std::string("done castling short long"), std::string("seen mate"),
          std::string("seen mate zz"), std::string("seen mate 00ab"), std::string("seen mate -1"),
          std::string("seen mate 0x1"), std::string("seen mate 11112222333344445"),
          std::string("forgot castling short"), std::string("seen ma\0te 1", 12),
          std::string("done ca\xFF short"), "done castling " + std::string(65, 'x'),
          std::string("[]"), std::string("null")})
        EXPECT_EQ(
            why_unread("arbiter progress 1\ndone castling short\n" + line + "\n"),
            "line 3 is not of a progress file: a line is \"done CHAPTER STEP\" or \"seen KIND "
            "NUMBER\"")
            << line;
}

TEST(LessonProgress, that_is_torn_anywhere_is_read_or_refused_but_never_more_than_it_was) {
    const std::string text = some_progress().text();
    for (std::size_t size = 0; size < text.size(); ++size)
        if (const auto read = LessonProgress::read(std::string_view(text).substr(0, size))) {
            EXPECT_LE(read->text().size(), text.size());
        }
}

}  // namespace
}  // namespace arbiter::testing
