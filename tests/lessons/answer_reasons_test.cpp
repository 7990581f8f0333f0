// Why squares and moves are right, and why there are no others.
#include "arbiter/lessons/answer_reasons.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/drills/drill.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;
using Sentences = std::vector<std::string>;

Sentences reasons(std::string_view fen, const Question& question,
                  std::initializer_list<std::string_view> moves = {},
                  std::string_view language = "en") {
    Task task{History(position_of(fen)), question};
    for (const std::string_view move : moves)
        task.game.play(read_uci_move(task.game.current(), move).value());
    return reasons_in_words(language, task);
}

TEST(AnswerReasons, of_a_man_that_is_pinned_name_king_and_pinner) {
    constexpr std::string_view fen = "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1";
    EXPECT_EQ(
        reasons(fen, TargetsQuestion{Square::e3}),
        Sentences{"The knight on e3 shields the king on e1 against the rook on e8: it may not "
                  "leave the line between them (Law 3.9.2)."});
    EXPECT_EQ(
        reasons(fen, TargetsQuestion{Square::e3}, {}, "de"),
        Sentences{"Der Springer auf e3 steht zwischen dem K\u00F6nig auf e1 und dem Turm auf e8 "
                  "und darf den Weg zwischen beiden nicht freigeben (Artikel 3.9.2)."});
}

TEST(AnswerReasons, of_a_man_whose_king_is_in_check_name_who_gives_it) {
    EXPECT_EQ(
        reasons("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", TargetsQuestion{Square::a1}),
        Sentences{"White is in check from the rook on e8: a move must end that (Law 3.9.2)."});
    EXPECT_EQ(reasons("4r1k1/8/8/8/8/5n2/8/N3K3 w - - 0 1", TargetsQuestion{Square::a1}),
              Sentences{"White is in check from the rook on e8 and from the knight on f3 at once: "
                        "only the king can end that (Law 3.9.2)."});
}

TEST(AnswerReasons, of_a_man_without_a_way_name_who_stands_in_it) {
    EXPECT_EQ(
        reasons("6k1/8/8/8/8/8/P7/RN2K3 w - - 0 1", TargetsQuestion{Square::a1}),
        Sentences{"Wherever it could go, men of its own side stand in the way: the pawn on a2 "
                  "and the knight on b1 (Law 3.1)."});
    EXPECT_EQ(reasons("6k1/8/8/4p3/4P3/8/8/4K3 w - - 0 1", TargetsQuestion{Square::e4}),
              (Sentences{"A pawn cannot capture straight ahead; the pawn on e5 stands in its way "
                         "(Law 3.7.1).",
                         "There is nothing to take for it either (Law 3.7.3)."}));
}

TEST(AnswerReasons, of_a_king_name_the_squares_that_are_attacked_or_taken) {
    EXPECT_EQ(reasons("6k1/8/8/8/8/8/1r6/3QK3 w - - 0 1", TargetsQuestion{Square::e1}),
              Sentences{"d2, e2 and f2 are attacked: the king may not go there (Law 3.9.2)."});
    EXPECT_EQ(reasons("6k1/8/8/8/8/8/PP6/KN6 w - - 0 1", TargetsQuestion{Square::a1}),
              Sentences{"His own men are in his way on a2, b1 and b2 (Law 3.1)."});
}

TEST(AnswerReasons, of_a_man_that_nothing_binds_say_how_it_goes) {
    EXPECT_EQ(reasons("6k1/8/8/8/8/8/8/R3K3 w - - 0 1", TargetsQuestion{Square::a1}),
              Sentences{"A rook goes along ranks and files, past nobody (Laws 3.3 and 3.5)."});
}

TEST(AnswerReasons, of_ways_out_of_check_are_grouped) {
    EXPECT_EQ(reasons("k3r3/8/6B1/8/8/5N2/8/4K3 w - - 0 1", EscapesQuestion{}),
              (Sentences{"With the king: Kd1, Kd2, Kf1 and Kf2.", "By taking the rook on e8: Bxe8.",
                         "By putting a man in between: Be4+ and Ne5."}));
}

TEST(AnswerReasons, of_en_passant_tell_of_each_pawn_why_or_why_not) {
    EXPECT_EQ(
        reasons("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", EnPassantQuestion{}, {"d7d5"}),
        Sentences{
            "The pawn on e5 captures the pawn on d5 en passant, arriving on d6 (Law 3.7.3.1)."});
    EXPECT_EQ(
        reasons("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", EnPassantQuestion{}, {"d6d5"}),
        Sentences{"The last move, d6-d5, was not the two steps of a pawn, and only after them "
                  "one may take en passant (Law 3.7.3.1)."});
    EXPECT_EQ(reasons("4k3/p7/8/4P3/8/8/8/4K3 b - - 0 1", EnPassantQuestion{}, {"a7a5"}),
              Sentences{"No pawn of White's stands beside the pawn on a5 (Law 3.7.3.1)."});
    EXPECT_TRUE(reasons("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", EnPassantQuestion{}, {"d7d5"})
                    .front()
                    .contains("rook on e8"));
}

TEST(AnswerReasons, stand_behind_an_answer_that_ends_in_one_full_stop) {
    const Task task{History(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")), EnPassantQuestion{}};
    EXPECT_EQ(solution_in_words("en", task),
              (Sentences{"The right answer: exd6 e.p.",
                         "The pawn on e5 captures the pawn on d5 en passant, arriving on d6 (Law "
                         "3.7.3.1)."}));
}

TEST(AnswerReasons, stand_beside_every_exercise_whose_answer_is_a_list) {
    for (const DrillKind kind : {DrillKind::moves, DrillKind::escapes, DrillKind::en_passant})
        for (int level = 1; level <= hardest_level; ++level) {
            Drill drill(kind, level, 11);
            for (int i = 0; i < 20; ++i) {
                const auto exercise = drill.next();
                for (const std::string_view language : languages())
                    EXPECT_FALSE(reasons_in_words(language, exercise.value().task).empty())
                        << name(kind) << level;
            }
        }
}

}  // namespace
}  // namespace arbiter::testing
