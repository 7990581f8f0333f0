// What holds of every chapter in every language: its words fit its steps, everything that it states
// is true, and every task can be solved.
#include "arbiter/lessons/course.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/lessons/answer_reader.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/markup.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/sentences.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/lessons/words.hpp"
#include "arbiter/notation/fen.hpp"
#include "tests/lessons/facts.hpp"
#include "tests/lessons/glossary_order.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

/// A step with its words in one language, and its name for whoever mends it.
struct ToldStep {
    std::string_view language;
    const Chapter& chapter;
    const Step& step;
    const StepWords& words;

    [[nodiscard]] std::string where() const {
        return std::string(language) + '/' + std::string(chapter.id) + " ## " +
               std::string(step.id);
    }
};

template <typename Visit>
void for_each_step(const Visit& visit) {
    for (const std::string_view language : languages())
        for (const Chapter& chapter : course())
            for (const Step& step : chapter.steps) {
                const StepWords* const words =
                    find_step(chapter_words(language, chapter.id), step.id);
                if (words != nullptr)
                    visit(ToldStep{language, chapter, step, *words});
            }
}

/// All texts of a step.
std::vector<std::string_view> texts_of(const StepWords& words) {
    std::vector<std::string_view> texts(words.paragraphs.begin(), words.paragraphs.end());
    texts.insert(texts.end(), words.details.begin(), words.details.end());
    for (const Reply& reply : words.options)
        texts.push_back(reply.text);
    for (const Reply& reply : words.wrong)
        texts.push_back(reply.text);
    texts.push_back(words.hint);
    texts.push_back(words.right);
    return texts;
}

TEST(Course, words_and_steps_fit_in_every_language) {
    for (const std::string_view language : languages())
        for (const Chapter& chapter : course()) {
            const ChapterWords& words = chapter_words(language, chapter.id);
            const std::string where = std::string(language) + '/' + std::string(chapter.id);
            EXPECT_FALSE(words.title.empty()) << where;
            std::vector<std::string_view> told;
            std::vector<std::string_view> planned;
            for (const StepWords& step : words.steps)
                told.push_back(step.id);
            for (const Step& step : chapter.steps)
                planned.push_back(step.id);
            EXPECT_EQ(told, planned) << where;
        }
}

TEST(Course, files_of_words_can_be_read_and_belong_to_something) {
    for (const Text& text : texts()) {
        std::vector<WordsError> errors;
        static_cast<void>(read_words(text.name, text.text, errors));
        for (const WordsError& error : errors)
            ADD_FAILURE() << text.language << '/' << text.name << ':' << error.line << ": "
                          << error.text;
        EXPECT_TRUE(text.name == "phrases" || find_chapter(text.name) != nullptr) << text.name;
    }
}

TEST(Course, everything_that_is_stated_is_true) {
    for_each_step([](const ToldStep& told) {
        const History game = game_of(told.step);
        for (const std::string_view text : texts_of(told.words))
            for (const Statement& statement : statements_in(text)) {
                const std::string objection = objection_to(told.language, game, statement);
                EXPECT_TRUE(objection.empty()) << told.where() << ": [" << statement.words << "]("
                                               << statement.fact << "): " << objection;
            }
    });
}

TEST(Course, terms_are_told_without_squares_or_articles_that_nobody_checks) {
    for (const std::string_view language : languages())
        for (const Chapter& chapter : course())
            for (const Term& term : chapter_words(language, chapter.id).terms)
                for (const std::string_view text : {term.text, term.why})
                    for (const Statement& statement : statements_in(text)) {
                        const std::string objection = objection_to(language, History(), statement);
                        EXPECT_TRUE(objection.empty())
                            << language << '/' << chapter.id << " term " << term.id << ": ["
                            << statement.words << "](" << statement.fact << "): " << objection;
                    }
}

TEST(Course, squares_and_articles_stand_in_statements_only) {
    for_each_step([](const ToldStep& told) {
        std::vector<std::string_view> texts(told.words.paragraphs.begin(),
                                            told.words.paragraphs.end());
        texts.insert(texts.end(), told.words.details.begin(), told.words.details.end());
        texts.push_back(told.words.right);
        for (const std::string_view text : texts)
            EXPECT_EQ(unchecked_in(text), "") << told.where() << ": " << text;
    });
}

TEST(Course, boards_are_canonical_fen) {
    for (const Chapter& chapter : course())
        for (const Step& step : chapter.steps)
            if (!step.board.empty()) {
                ASSERT_TRUE(read_fen(step.board)) << chapter.id << ' ' << step.id;
                EXPECT_EQ(write_fen(game_of({.id = step.id, .board = step.board}).current()),
                          step.board)
                    << chapter.id << ' ' << step.id;
            }
}

/// An answer as somebody would type it.
std::string typed(std::string_view language, const Task& task, const Answer& answer) {
    const Position& position = task.game.current();
    if (const auto* const asked = std::get_if<SquaresQuestion>(&task.question); asked && asked->way)
        return way_in_words(language, *asked->way);
    if (const auto* const squares = std::get_if<Bitboard>(&answer))
        return squares_in_words(language, *squares);
    if (const auto* const moves = std::get_if<std::vector<Move>>(&answer)) {
        std::string text;
        for (const Move move : *moves)
            text += (text.empty() ? "" : " ") + move_in_words(language, position, move);
        return moves->empty() ? forms(language, "none").front() : text;
    }
    return std::get<std::string>(answer);
}

/// A choice by the first word for it in the language.
std::string typed_choice(std::string_view language, const Question& question,
                         const std::string& value) {
    return std::visit(
        [&](const auto& asked) -> std::string {
            if constexpr (ChoiceQuestion<decltype(asked)>)
                for (const Choice& choice : choices(asked))
                    if (choice.value == value)
                        return forms(language, "choice." + std::string(choice.name)).front();
            return value;
        },
        question);
}

TEST(Course, every_task_is_solved_by_its_right_answer_as_people_type_it) {
    for_each_step([](const ToldStep& told) {
        if (!told.step.ask)
            return;
        const Task task = task_of(told.step);
        const Answer right = right_answer(task);
        const bool is_move = std::holds_alternative<MoveQuestion>(task.question);
        if (is_move) {
            const auto& moves = std::get<std::vector<Move>>(right);
            ASSERT_FALSE(moves.empty()) << told.where();
            for (const Move move : moves)
                EXPECT_TRUE(mark(task, std::vector{move}).is_right) << told.where();
        }
        Answer given = right;
        if (is_move)
            given = std::vector{std::get<std::vector<Move>>(right).front()};
        std::string text = typed(told.language, task, given);
        if (std::holds_alternative<std::string>(given))
            text = typed_choice(told.language, task.question, text);
        const auto read = read_answer(told.language, task, text);
        ASSERT_TRUE(read) << told.where() << ": " << text << ": " << read.error();
        EXPECT_TRUE(mark(task, *read).is_right) << told.where() << ": " << text;
        EXPECT_FALSE(solution_in_words(told.language, task).empty()) << told.where();
        EXPECT_FALSE(question_in_words(told.language, task).empty()) << told.where();
    });
}

TEST(Course, options_are_lettered_from_a_and_the_right_one_is_among_them) {
    for_each_step([](const ToldStep& told) {
        const bool chooses = told.step.ask && told.step.ask->question == Asks::option;
        EXPECT_EQ(chooses, !told.words.options.empty()) << told.where();
        char letter = 'a';
        for (const Reply& option : told.words.options)
            EXPECT_EQ(option.to, std::string(1, letter++)) << told.where();
        if (chooses) {
            EXPECT_GE(told.words.options.size(), 2U) << told.where();
            EXPECT_NE(std::ranges::find(told.words.options, told.step.ask->about, &Reply::to),
                      told.words.options.end())
                << told.where();
        }
        if (told.step.ask) {
            EXPECT_FALSE(told.words.hint.empty()) << told.where() << " has no hint";
        }
    });
}

/// What a task offers to choose from, as people type it; nothing where they find the answer.
std::vector<std::string> offered(const ToldStep& told, const Question& question) {
    std::vector<std::string> offers;
    for (const Reply& option : told.words.options)
        offers.push_back(option.to);
    std::visit(
        [&](const auto& asked) {
            if constexpr (ChoiceQuestion<decltype(asked)>)
                for (const Choice& choice : choices(asked))
                    offers.push_back(
                        typed_choice(told.language, question, std::string(choice.value)));
        },
        question);
    return offers;
}

TEST(Course, every_wrong_choice_is_told_why_it_is_wrong) {
    for_each_step([](const ToldStep& told) {
        if (!told.step.ask)
            return;
        const Task task = task_of(told.step);
        for (const std::string& offer : offered(told, task.question)) {
            const auto answer = read_answer(told.language, task, offer);
            ASSERT_TRUE(answer) << told.where() << ": " << offer;
            const auto is_of_it = [&](const Reply& reply) {
                const auto replied = read_answer(told.language, task, reply.to);
                return replied && *replied == *answer && !reply.text.empty();
            };
            EXPECT_TRUE(mark(task, *answer).is_right ||
                        std::ranges::any_of(told.words.wrong, is_of_it))
                << told.where() << " has no \"wrong " << offer << "\"";
        }
    });
}

TEST(Course, what_is_told_of_a_wrong_answer_belongs_to_one) {
    for_each_step([](const ToldStep& told) {
        for (const Reply& reply : told.words.wrong) {
            ASSERT_TRUE(told.step.ask) << told.where();
            const Task task = task_of(told.step);
            const auto answer = read_answer(told.language, task, reply.to);
            if (answer) {
                EXPECT_FALSE(mark(task, *answer).is_right) << told.where() << ' ' << reply.to;
            }
        }
    });
}

TEST(Course, languages_have_the_same_phrases_and_fillings) {
    const ChapterWords& english = chapter_words("en", "phrases");
    for (const std::string_view language : languages()) {
        const ChapterWords& words = chapter_words(language, "phrases");
        for (const StepWords& phrase : english.steps)
            EXPECT_NE(find_step(words, phrase.id), nullptr) << language << ": " << phrase.id;
        for (const StepWords& phrase : words.steps) {
            const bool is_only_of_others =
                phrase.id.starts_with("reason.") || phrase.id.starts_with("movement.");
            EXPECT_TRUE(is_only_of_others || find_step(english, phrase.id) != nullptr)
                << language << ": " << phrase.id;
        }
    }
}

TEST(Course, languages_explain_the_same_terms_in_the_same_chapters) {
    for (const Chapter& chapter : course()) {
        std::set<std::string> english;
        for (const Term& term : chapter_words("en", chapter.id).terms)
            english.insert(term.id);
        for (const std::string_view language : languages()) {
            std::set<std::string> terms;
            for (const Term& term : chapter_words(language, chapter.id).terms) {
                terms.insert(term.id);
                EXPECT_FALSE(term.text.empty()) << language << ' ' << term.id;
            }
            EXPECT_EQ(terms, english) << language << '/' << chapter.id;
        }
    }
}

TEST(Course, no_term_is_used_before_it_is_explained) {
    for (const std::string_view language : languages())
        for (const std::string& fault : faults_in_order(language))
            ADD_FAILURE() << fault;
}

}  // namespace
}  // namespace arbiter::testing
