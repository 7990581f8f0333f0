#include "apps/arbiter/talk/drill_session.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "apps/arbiter/talk/exercises.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/phrases.hpp"

namespace arbiter::testing {
namespace {

using lessons::DrillKind;

constexpr std::uint64_t any_seed = 5;

DrillSession session_of(DrillKind kind, int count, const LessonProgress& progress = {}) {
    return {{.exercises = {.kind = kind, .seed = any_seed, .passes_seen = true}, .count = count},
            progress};
}

/// The words of the answers that `castling` asks for, the first exercises of the seed in order.
std::vector<std::string> castling_answers(int count) {
    Exercises exercises({.kind = DrillKind::castling, .seed = any_seed}, {});
    std::vector<std::string> answers;
    for (int i = 0; i < count; ++i)
        answers.push_back(
            std::get<std::string>(lessons::right_answer(exercises.next().value().task)));
    return answers;
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

TEST(DrillSession, begins_with_the_board_what_it_does_not_show_and_the_question) {
    DrillSession session = session_of(DrillKind::castling, 2);
    const auto exercise = Exercises({.kind = DrillKind::castling, .seed = any_seed}, {}).next();
    const lessons::Task& task = exercise.value().task;
    EXPECT_EQ(session.open(),
              "Type the answer; show tells it, Enter goes on, quit leaves.\n"
              "Exercise 1 of 2\n" +
                  lessons::board_in_words("en", task.game.current()) + '\n' +
                  lessons::context_in_words("en", task).front() + '\n' +
                  lessons::question_in_words("en", task) + '\n');
    EXPECT_FALSE(session.is_done());
}

TEST(DrillSession, counts_the_first_answers_that_are_right) {
    const auto answers = castling_answers(3);
    DrillSession session = session_of(DrillKind::castling, 3);
    static_cast<void>(session.open());
    EXPECT_TRUE(session.take(answers[0]).starts_with("Right.\n"));
    const std::string wrong = answers[1] == "both" ? "none" : "both";
    const std::string told = session.take(wrong);
    EXPECT_TRUE(told.starts_with("No.\n")) << told;
    EXPECT_FALSE(has(told, "Try again")) << "there is a reason: " << told;
    EXPECT_TRUE(session.take(answers[1]).starts_with("Right.\n"));
    EXPECT_TRUE(has(session.take(answers[2]), "2 of 3 right.\n"));
    EXPECT_TRUE(session.is_done());
}

TEST(DrillSession, does_not_count_an_answer_after_it_was_shown) {
    const auto answers = castling_answers(1);
    DrillSession session = session_of(DrillKind::castling, 1);
    static_cast<void>(session.open());
    EXPECT_TRUE(has(session.take("show"), "(Law 3.8.2"));
    EXPECT_TRUE(has(session.take(answers[0]), "0 of 1 right.\n"));
}

TEST(DrillSession, tells_the_right_answer_to_who_goes_on_after_a_wrong_one) {
    const auto answers = castling_answers(1);
    DrillSession session = session_of(DrillKind::castling, 3);
    static_cast<void>(session.open());
    static_cast<void>(session.take(answers[0] == "none" ? "both" : "none"));
    const std::string said = session.take("");
    EXPECT_TRUE(has(said, "(Law 3.8.2"));
    EXPECT_LT(said.find("(Law 3.8.2"), said.find("Exercise 2 of 3\n"));
    EXPECT_TRUE(session.take("").starts_with("Exercise 3 of 3\n")) << "nothing was answered";
    static_cast<void>(session.take("show"));
    EXPECT_EQ(session.take(""), "0 of 3 right.\n") << "it is not told twice";
}

TEST(DrillSession, takes_no_word_that_is_no_answer_for_one) {
    const auto answers = castling_answers(1);
    DrillSession session = session_of(DrillKind::castling, 1);
    static_cast<void>(session.open());
    EXPECT_TRUE(has(session.take("perhaps"), "is none of the answers"));
    EXPECT_TRUE(has(session.take(answers[0]), "1 of 1 right.\n"));
}

TEST(DrillSession, goes_on_with_an_empty_line_shows_the_board_again_and_leaves) {
    DrillSession session = session_of(DrillKind::castling, 3);
    static_cast<void>(session.open());
    EXPECT_TRUE(session.take("").starts_with("Exercise 2 of 3\n"));
    EXPECT_TRUE(session.take("board").starts_with("White: king e1"));
    EXPECT_EQ(session.take("quit"), "0 of 2 right.\n");
    EXPECT_TRUE(session.is_done());
}

TEST(DrillSession, notes_what_it_has_shown) {
    DrillSession session = session_of(DrillKind::castling, 3);
    static_cast<void>(session.open());
    static_cast<void>(session.take(""));
    Exercises exercises({.kind = DrillKind::castling, .seed = any_seed}, {});
    for (const bool is_seen : {true, true, false}) {
        const auto exercise = exercises.next();
        EXPECT_EQ(session.progress().has_seen("castling", exercise.value().number), is_seen);
    }
}

TEST(DrillSession, says_where_there_are_no_more_exercises) {
    // A throw that is no stalemate is no exercise: one of them is soon not found.
    DrillSession session(
        {.exercises = {.kind = DrillKind::mate, .seed = any_seed, .throws = 3}, .count = 1'000},
        {});
    std::string said = session.open();
    for (int i = 0; i < 1'000 && !session.is_done(); ++i)
        said = session.take("");
    EXPECT_TRUE(said.starts_with("No more exercises of this kind and level could be made.\n0 of "));
    EXPECT_TRUE(session.is_done());
}

TEST(Exercises, that_were_seen_are_passed_over_where_that_is_wanted) {
    ExerciseChoice choice{.kind = DrillKind::moves, .seed = any_seed};
    Exercises first(choice, {});
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 20; ++i)
        seen.insert(first.next().value().number);
    EXPECT_TRUE(seen.contains(Exercises(choice, first.progress()).next().value().number));
    choice.passes_seen = true;
    Exercises second(choice, first.progress());
    for (int i = 0; i < 20; ++i)
        EXPECT_FALSE(seen.contains(second.next().value().number));
}

TEST(Exercises, are_known_by_the_numbers_that_files_had_before) {
    // As `arbiter drill castling --level 2 --seed 5` had written it when numbers were made of whole
    // FENs.
    const auto before = LessonProgress::read(
        "arbiter progress 1\n"
        "seen castling e0179b63932f1f61\n"
        "seen castling c1b0be03304d1cae\n");
    ASSERT_TRUE(before);
    ExerciseChoice choice{.kind = DrillKind::castling, .level = 2, .seed = any_seed};
    Exercises all(choice, {});
    static_cast<void>(all.next());
    static_cast<void>(all.next());
    const auto third = all.next();
    choice.passes_seen = true;
    EXPECT_EQ(Exercises(choice, *before).next().value().number, third.value().number);
}

}  // namespace
}  // namespace arbiter::testing
