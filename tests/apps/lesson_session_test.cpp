// A lesson line by line. What the chapters say is not held here, only how a lesson goes.
#include "apps/arbiter/talk/lesson_session.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/lessons/answer_words.hpp"

namespace arbiter::testing {
namespace {

using lessons::Chapter;
using lessons::Step;

LessonSession session_at(std::string_view chapter, std::string_view language = "en") {
    return {{.voice = {language, false}, .chapter = std::string(chapter)}, {}};
}

/// Goes on to the first task of that kind in the course. Fails the test where there is none.
LessonSession at_task(lessons::Asks asks, std::string_view language = "en") {
    for (const Chapter& chapter : lessons::course())
        for (std::size_t i = 0; i < chapter.steps.size(); ++i) {
            if (!chapter.steps[i].ask || chapter.steps[i].ask->question != asks)
                continue;
            LessonSession session = session_at(chapter.id, language);
            static_cast<void>(session.open());
            for (std::size_t step = 0; step < i; ++step)
                static_cast<void>(session.take("next"));
            return session;
        }
    ADD_FAILURE() << "no such task";
    return session_at("");
}

/// The first task of that kind.
const Step& task_step(lessons::Asks asks) {
    for (const Chapter& chapter : lessons::course())
        for (const Step& step : chapter.steps)
            if (step.ask && step.ask->question == asks)
                return step;
    throw std::logic_error("no such task");
}

TEST(LessonSession, begins_with_the_first_chapter_of_which_something_is_left) {
    LessonProgress progress;
    const Chapter& first = lessons::course()[0];
    for (const Step& step : first.steps)
        progress.complete(first.id, step.id);
    LessonSession session({.voice = {}, .chapter = ""}, progress);
    EXPECT_TRUE(session.open().starts_with("Chapter 2 of "));
    LessonSession from_anew({.voice = {}, .chapter = ""}, {});
    EXPECT_TRUE(from_anew.open().starts_with("Chapter 1 of "));
}

TEST(LessonSession, counts_a_step_as_done_once_it_is_answered_or_passed) {
    LessonSession session = session_at("castling");
    static_cast<void>(session.open());
    const auto steps = lessons::find_chapter("castling")->steps;
    ASSERT_FALSE(steps[0].ask);
    static_cast<void>(session.take(""));
    EXPECT_TRUE(session.progress().has_done("castling", steps[0].id));
    ASSERT_TRUE(steps[1].ask);
    static_cast<void>(session.take(""));
    EXPECT_FALSE(session.progress().has_done("castling", steps[1].id)) << "it was not answered";
}

TEST(LessonSession, gives_every_answer_that_is_shown_as_right) {
    using lessons::Asks;
    for (const Asks asks :
         {Asks::targets, Asks::end, Asks::castling, Asks::article, Asks::option}) {
        LessonSession session = at_task(asks);
        const lessons::Answer right = right_answer(task_of(task_step(asks)));
        std::string typed;
        if (const auto* const squares = std::get_if<Bitboard>(&right))
            typed = lessons::squares_in_words("en", *squares);
        else
            typed = std::get<std::string>(right);
        EXPECT_TRUE(session.take(typed).starts_with("Right.")) << typed;
    }
}

TEST(LessonSession, asks_for_the_part_of_an_article_and_counts_no_fault) {
    LessonSession session = at_task(lessons::Asks::article);
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(session.take("Law 3").starts_with("Right as far as it goes")) << i;
    const std::string first = session.take("9.9");
    EXPECT_TRUE(first.starts_with("No."));
    EXPECT_EQ(first.find("show for the answer"), std::string::npos) << "only the first fault";
    EXPECT_NE(session.take("9.9").find("show for the answer"), std::string::npos);
}

TEST(LessonSession, takes_no_talk_for_an_article) {
    LessonSession session = at_task(lessons::Asks::article);
    EXPECT_TRUE(session.take("I saw 3 or 9 men").starts_with("Type the number of an article"));
}

TEST(LessonSession, gives_a_reason_for_each_wrong_option) {
    using lessons::Asks;
    int told = 0;
    for (const Chapter& chapter : lessons::course()) {
        LessonSession session = session_at(chapter.id);
        static_cast<void>(session.open());
        for (const Step& step : chapter.steps) {
            const bool chooses = step.ask && step.ask->question == Asks::option;
            const auto* const words = find_step(lessons::chapter_words("en", chapter.id), step.id);
            for (const lessons::Reply& option : words->options) {
                if (!chooses || option.to == step.ask->about)
                    continue;
                const std::string said = session.take(option.to);
                EXPECT_TRUE(said.starts_with("No.\n")) << said;
                EXPECT_GT(said.size(), std::string_view("No.\n").size() + 10) << said;
                ++told;
            }
            static_cast<void>(session.take("next"));
        }
    }
    EXPECT_GT(told, 0);
}

TEST(LessonSession, knows_no_option_that_is_not_offered) {
    LessonSession session = at_task(lessons::Asks::option);
    for (const std::string_view letter : {"z", "Z)", "answer z"})
        EXPECT_EQ(session.take(letter), "Type the letter of an answer, as a.\n");
}

TEST(LessonSession, gives_the_reason_of_a_wrong_word) {
    LessonSession session = at_task(lessons::Asks::castling);
    const std::string right =
        std::get<std::string>(right_answer(task_of(task_step(lessons::Asks::castling))));
    const std::string said = session.take(right == "both" ? "long" : "both");
    EXPECT_TRUE(said.starts_with("No.\n"));
    EXPECT_EQ(said.find("Try again"), std::string::npos) << said;
}

TEST(LessonSession, lets_moves_be_tried_and_told_with_their_article) {
    LessonSession session = session_at("castling");
    static_cast<void>(session.open());
    EXPECT_NE(session.take("Ke3").find("(Law 3.8.1)."), std::string::npos);
    const std::string castled = session.take("0-0");
    EXPECT_NE(castled.find("(Law 3.8.2)."), std::string::npos);
    EXPECT_NE(castled.find("rook f1"), std::string::npos);
}

TEST(LessonSession, puts_the_men_back_after_a_try_where_the_other_side_has_only_its_king) {
    LessonSession session = session_at("castling");
    static_cast<void>(session.open());
    EXPECT_TRUE(session.take("Ke2").ends_with("the men stand again as before.\n"));
    EXPECT_NE(session.take("board").find("king e1"), std::string::npos);
    EXPECT_TRUE(session.take("O-O").starts_with("Legal: "));
    EXPECT_EQ(session.take("Kd7"), "It is White's turn, and that would be a move of Black's.\n");
}

TEST(LessonSession, says_whose_turn_it_is_after_a_try_where_both_sides_play) {
    LessonSession session = session_at("writing");
    static_cast<void>(session.open());
    EXPECT_TRUE(
        session.take("e4").ends_with("It is Black's turn now. Type again to put the men back.\n"));
    const std::string refused = session.take("pawn to e4");
    EXPECT_TRUE(refused.starts_with("The pawn on e7 cannot go to e4")) << refused;
    EXPECT_TRUE(refused.ends_with("It is Black's turn now. Type again to put the men back.\n"));
    EXPECT_TRUE(session.take("e5").starts_with("Legal: "));
    static_cast<void>(session.take("again"));
    EXPECT_TRUE(session.take("e4").starts_with("Legal: "));
}

TEST(LessonSession, says_of_a_move_what_it_is_and_what_is_asked_instead) {
    LessonSession session = session_at("aim");
    static_cast<void>(session.open());
    for (int i = 0; i < 2; ++i)
        static_cast<void>(session.take(""));
    EXPECT_EQ(session.take("d4"),
              "It is Black's turn, and that would be a move of White's.\n"
              "Type the letter of an answer, as a.\n");
    const std::string legal = session.take("e5");
    EXPECT_TRUE(legal.starts_with("Legal: ")) << legal;
    EXPECT_TRUE(
        legal.ends_with("But that is not what is asked.\n"
                        "Type the letter of an answer, as a.\n"));
}

TEST(LessonSession, goes_to_a_chapter_by_any_of_its_names) {
    for (const std::string_view name : {"castling", "CASTLING", "15", "15.", "Die Rochade"}) {
        LessonSession session = session_at("board");
        EXPECT_TRUE(session.take("chapter " + std::string(name)).starts_with("Chapter 15 of "))
            << name;
    }
    LessonSession session = session_at("board");
    EXPECT_EQ(session.take("chapter casteling"),
              "There is no chapter \"casteling\". Did you mean Castling?\n");
    EXPECT_EQ(session.take("chapter nothing"),
              "There is no chapter \"nothing\": type chapters for all of them.\n");
}

TEST(LessonSession, explains_words_in_any_form_and_capitals) {
    LessonSession english = session_at("board");
    const std::string told = english.take("word castling");
    EXPECT_TRUE(told.starts_with("Castling: "));
    EXPECT_EQ(english.take("What is Castling?"), told);
    LessonSession german = session_at("board", "de");
    EXPECT_EQ(german.take("WORT L\u00C4UFER"), german.take("wort l\u00E4ufer"));
    EXPECT_FALSE(german.take("wort l\u00E4ufer").contains("steht in keinem Kapitel"));
}

TEST(LessonSession, obeys_in_capitals_with_accents) {
    LessonSession session = at_task(lessons::Asks::option, "de");
    EXPECT_EQ(session.take("L\u00D6SUNG"), session.take("l\u00F6sung"));
    EXPECT_FALSE(session.is_done());
    EXPECT_EQ(session.take("ENDE!"), "Bis zum n\u00E4chsten Mal.\n");
    EXPECT_TRUE(session.is_done());
}

TEST(LessonSession, says_again_what_was_typed_as_it_was_typed_but_obeys_no_terminal) {
    LessonSession session = session_at("castling");
    EXPECT_NE(session.take("chapter [a](b) *c*").find("\"[a](b) *c*\""), std::string::npos);
    for (const std::string& line : {std::string("chapter \x1B[2J"), std::string("word \0x", 7),
                                    std::string("\x1B]0;x\a"), std::string("chapter \xFF\xFE"),
                                    std::string("\xC2\x9B"
                                                "2J")}) {
        const std::string said = session.take(line);
        EXPECT_EQ(said.find('\x1B'), std::string::npos);
        EXPECT_EQ(said.find('\0'), std::string::npos);
        EXPECT_EQ(said.find('\xFF'), std::string::npos);
    }
}

TEST(LessonSession, ends_with_the_last_chapter) {
    const Chapter& last = lessons::course().back();
    LessonSession session = session_at(last.id);
    static_cast<void>(session.open());
    for (std::size_t i = 0; i < last.steps.size(); ++i) {
        EXPECT_FALSE(session.is_done());
        static_cast<void>(session.take(""));
    }
    EXPECT_TRUE(session.is_done());
}

}  // namespace
}  // namespace arbiter::testing
