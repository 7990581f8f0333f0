// What exercises have in common: their numbers, and what comes how often.
#include "arbiter/lessons/drills/drill.hpp"

#include <map>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/drills/exercise_number.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

template <typename Takes>
void for_each_exercise(DrillKind kind, int level, int count, const Takes& takes) {
    Drill drill(kind, level, 3);
    for (int i = 0; i < count; ++i)
        takes(drill.next().value());
}

std::string words_of_exercise(const Task& task) {
    std::string words = board_in_words("en", task.game.current());
    for (const std::string& sentence : context_in_words("en", task))
        (words += ' ') += sentence;
    return (words += ' ') += question_in_words("en", task);
}

std::uint64_t number_of(std::string_view fen, const Question& question,
                        std::initializer_list<std::string_view> moves = {}) {
    History game(position_of(fen));
    for (const std::string_view move : moves)
        game.play(read_uci_move(game.current(), move).value());
    return exercise_number(DrillKind::moves, {game, question});
}

TEST(Drill, gives_no_two_exercises_of_the_same_words) {
    for (const DrillKind kind : all_drill_kinds)
        for (int level = 1; level <= hardest_level; ++level) {
            std::map<std::string, int> words;
            for_each_exercise(kind, level, 40, [&](const Exercise& exercise) {
                EXPECT_EQ(++words[words_of_exercise(exercise.task)], 1) << name(kind) << level;
            });
        }
}

TEST(ExerciseNumber, is_the_same_in_whichever_game_a_position_comes_up) {
    const TargetsQuestion rook{Square::a1};
    EXPECT_EQ(number_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", rook),
              number_of("4k3/8/8/8/8/8/8/R3K3 w - - 12 40", rook));
    EXPECT_EQ(number_of("4k3/8/8/8/8/p7/8/4K3 b - - 0 1", EnPassantQuestion{}, {"a3a2"}),
              number_of("4k3/8/8/8/8/p7/8/4K3 b - - 7 31", EnPassantQuestion{}, {"a3a2"}));
}

TEST(ExerciseNumber, is_another_where_something_else_is_shown_told_or_asked) {
    const TargetsQuestion king{Square::e1};
    constexpr std::string_view fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    const auto number = number_of(fen, king);
    EXPECT_NE(number, number_of(fen, TargetsQuestion{Square::a1}));
    EXPECT_NE(number, number_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", king));
    EXPECT_NE(number, number_of("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", king));
    const TargetsQuestion pawn{Square::e5};
    EXPECT_NE(number_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", pawn),
              number_of("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", pawn));
    EXPECT_NE(number_of("8/8/4k3/8/8/8/4r3/R5K1 w - - 99 110", ClaimQuestion{}),
              number_of("8/8/4k3/8/8/8/4r3/R5K1 w - - 98 110", ClaimQuestion{}));
    EXPECT_NE(number_of(fen, ClaimQuestion{}, {"e1e2", "e8e7", "e2e1", "e7e8"}),
              number_of(fen, ClaimQuestion{}, {"e1d1", "e8d8", "d1e1", "d8e8"}));
}

TEST(Drill, asks_about_all_men_equally_often) {
    constexpr int count = 180;
    for (int level = 1; level <= hardest_level; ++level) {
        PerRole<int> asked{};
        for_each_exercise(DrillKind::moves, level, count, [&](const Exercise& exercise) {
            const Task& task = exercise.task;
            const Square square = std::get<TargetsQuestion>(task.question).square;
            ++asked[task.game.current().board().at(square).value().role];
        });
        for (const Role role : all_roles) {
            // Who begins is not asked about kings.
            if (level == 1 && role == Role::king)
                EXPECT_EQ(asked[role], 0);
            else
                EXPECT_GE(asked[role], count / 6 / 2) << name(role) << level;
        }
    }
}

TEST(Drill, asks_for_all_reasons_equally_often) {
    constexpr int count = 90;
    for (int level = 1; level <= hardest_level; ++level) {
        std::map<std::string_view, int> asked;
        for_each_exercise(DrillKind::article, level, count, [&](const Exercise& exercise) {
            const Position& position = exercise.task.game.current();
            const auto& question = std::get<ArticleQuestion>(exercise.task.question);
            ++asked[code(rule_on(position, question.attempt).reason)];
        });
        EXPECT_EQ(asked.size(), 6U);
        for (const auto& [reason, times] : asked)
            EXPECT_GE(times, count / 6 / 2) << reason;
    }
}

TEST(Drill, lets_every_answer_to_a_flag_come_up) {
    for (int level = 1; level <= hardest_level; ++level) {
        std::map<std::string, int> answers;
        for_each_exercise(DrillKind::flag, level, 60, [&](const Exercise& exercise) {
            ++answers[std::get<std::string>(right_answer(exercise.task))];
        });
        EXPECT_EQ(answers.size(), 3U);
        for (const auto& [answer, times] : answers)
            EXPECT_GE(times, 10) << answer;
    }
}

TEST(Drill, keeps_back_no_move_since_the_last_that_cannot_be_taken_back) {
    for (int level = 1; level <= hardest_level; ++level)
        for_each_exercise(DrillKind::claim, level, 60, [](const Exercise& exercise) {
            const History& game = exercise.task.game;
            const bool is_nothing_known = game.moves().empty();
            EXPECT_TRUE(is_nothing_known || game.moves().size() == game.current().halfmove_clock());
        });
}

TEST(Drill, has_each_side_to_move_about_equally_often) {
    constexpr int count = 60;
    for (const DrillKind kind : {DrillKind::castling, DrillKind::en_passant})
        for (int level = 1; level <= hardest_level; ++level) {
            int white = 0;
            for_each_exercise(kind, level, count, [&](const Exercise& exercise) {
                white += exercise.task.game.current().turn() == Color::white ? 1 : 0;
            });
            EXPECT_GE(white, count / 4) << name(kind) << level;
            EXPECT_LE(white, count * 3 / 4) << name(kind) << level;
        }
}

TEST(Drill, ends_where_no_throw_is_an_exercise) {
    Drill drill(DrillKind::mate, 1, 3, 1);
    int made = 0;
    while (drill.next() && made < 1'000)
        ++made;
    EXPECT_LT(made, 1'000);
}

}  // namespace
}  // namespace arbiter::testing
