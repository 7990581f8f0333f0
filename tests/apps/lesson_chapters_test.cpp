// Chapters as people name them.
#include "apps/arbiter/talk/lesson_chapters.hpp"

#include <gtest/gtest.h>

#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/lessons/words.hpp"

namespace arbiter::testing {
namespace {

std::string id_meant(std::string_view name) {
    const auto chapter = chapter_meant(name);
    return chapter ? std::string(lessons::course()[*chapter].id) : "none";
}

TEST(LessonChapters, are_found_by_id_number_and_title_in_any_language) {
    const auto chapters = lessons::course();
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        EXPECT_EQ(chapter_meant(chapters[i].id), i);
        EXPECT_EQ(chapter_meant(std::to_string(i + 1)), i);
        EXPECT_EQ(chapter_meant(std::to_string(i + 1) + '.'), i) << "as the list has it";
        for (const std::string_view language : lessons::languages())
            EXPECT_EQ(chapter_meant(lessons::chapter_words(language, chapters[i].id).title), i);
    }
}

TEST(LessonChapters, are_found_whatever_the_capitals) {
    EXPECT_EQ(id_meant("Castling"), "castling");
    EXPECT_EQ(id_meant("CASTLING"), "castling");
    EXPECT_EQ(id_meant("EN_PASSANT"), "en_passant");
    EXPECT_EQ(id_meant("DER L\u00C4UFER"), id_meant("der l\u00E4ufer"));
}

TEST(LessonChapters, are_found_without_the_article_of_their_title) {
    EXPECT_EQ(id_meant("Rochade"), "castling");
    EXPECT_EQ(id_meant("The castling"), "castling");
    EXPECT_EQ(id_meant("turm"), "rook");
    EXPECT_EQ(id_meant("Turm"), id_meant("the rook"));
    EXPECT_EQ(id_meant("the"), "none");
    EXPECT_EQ(id_meant("die"), "none");
}

TEST(LessonChapters, that_there_are_not_are_not_found) {
    for (const std::string_view name :
         {"", "0", "36", "-1", "1a", "015", "99999999999999999999", "castlin", " castling"})
        EXPECT_EQ(id_meant(name), "none") << name;
}

TEST(LessonChapters, that_are_misspelt_are_suggested) {
    EXPECT_EQ(chapters_like("en", "casteling"), std::vector<std::string>{"Castling"});
    EXPECT_EQ(chapters_like("en", "CASTLIGN"), std::vector<std::string>{"Castling"});
    EXPECT_FALSE(chapters_like("de", "rochad").empty()) << "a part of a title";
    EXPECT_EQ(chapters_like("en", "stalemat").front(),
              lessons::chapter_words("en", "stalemate").title);
    EXPECT_LE(chapters_like("en", "the").size(), 3U);
}

TEST(LessonChapters, are_not_suggested_for_anything) {
    for (const std::string& name :
         {std::string("xyzzy"), std::string(), std::string("99"), std::string(1'000'000, 'c')})
        EXPECT_EQ(chapters_like("en", name), std::vector<std::string>()) << name.substr(0, 9);
}

TEST(LessonChapters, are_told_to_who_names_none) {
    EXPECT_EQ(why_no_chapter("en", "castling"), std::nullopt);
    EXPECT_EQ(why_no_chapter("en", "casteling"), "there is no chapter \"casteling\", but Castling");
    const std::string told = why_no_chapter("en", "xy\x1B[2J").value_or("");
    EXPECT_NE(told.find("castling"), std::string::npos);
    EXPECT_NE(told.find("1 to " + std::to_string(lessons::course().size())), std::string::npos);
    EXPECT_EQ(told.find('\x1B'), std::string::npos);
    EXPECT_LT(why_no_chapter("en", std::string(100'000, 'x')).value_or("").size(), 1'000U);
}

}  // namespace
}  // namespace arbiter::testing
