// What is written into a game, and what stays as it was.
#include "arbiter/analysis/annotation.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

/// Black answers 1. e4 with a blunder; what is best there is 1... e5.
std::string annotated(std::string_view text, const AnnotationStyle& style = {}) {
    AnnotatedGame game = read_trees(text).at(0);
    const auto moves = legal_main_line(game);
    const Position after = game.start.play(moves.at(0));
    const std::vector better{find_move(after, "e7e5").value()};
    annotate(game,
             analysed({game.start, moves}, {{.score = Score::centipawns(15)},
                                            {.score = Score::centipawns(-20), .line = better},
                                            {.score = Score::centipawns(530)}}),
             style);
    std::string written;
    write_pgn(written, game, {.max_columns = 0, .has_roster = false});
    while (written.ends_with('\n'))
        written.pop_back();
    return written.substr(written.rfind('\n') + 1);
}

TEST(Annotation, writes_evaluations_signs_and_better_lines) {
    EXPECT_EQ(annotated("1. e4 g5 *"),
              "1. e4 {[%eval 0.20]} 1... g5 $4 {[%eval 5.30]} (1... e5) *");
    EXPECT_EQ(annotated("1. e4 g5 *", {.plies_of_lines = 0}),
              "1. e4 {[%eval 0.20]} 1... g5 $4 {[%eval 5.30]} *");
}

TEST(Annotation, keeps_clocks_words_and_the_signs_of_people) {
    EXPECT_EQ(annotated("1. e4 {[%clk 0:03:00] best by test} 1... g5 $1 {[%eval 0.1] [%clk "
                        "0:02:59]} (1... e5 2. Nf3) *"),
              "1. e4 {[%eval 0.20] [%clk 0:03:00] best by test} 1... g5 $1 {[%eval 5.30] [%clk "
              "0:02:59]} (1... e5 2. Nf3) *");
    EXPECT_EQ(annotated("1. e4 { [%clk 0:03:00]} 1... g5 *"),
              "1. e4 {[%eval 0.20] [%clk 0:03:00]} 1... g5 $4 {[%eval 5.30]} (1... e5) *");
    EXPECT_EQ(annotated("1. e4 {a word} {[%eval 9.99]} 1... g5 *"),
              "1. e4 {[%eval 0.20]} {a word} 1... g5 $4 {[%eval 5.30]} (1... e5) *");
}

TEST(Annotation, takes_the_place_of_another_judges) {
    EXPECT_EQ(annotated("1. e4 $2 {[%eval -3]} 1... g5 $6 { [%eval 0.5] } *"),
              "1. e4 {[%eval 0.20]} 1... g5 $4 {[%eval 5.30]} (1... e5) *");
    EXPECT_EQ(annotated("{[%eval 0.3] good luck} 1. e4 g5 *"),
              "{good luck} 1. e4 {[%eval 0.20]} 1... g5 $4 {[%eval 5.30]} (1... e5) *");
    EXPECT_EQ(annotated("1. e4 g5 2. Ke3 $4 {[%eval -9.0]} *").find("-9.0"), std::string::npos)
        << "behind the end of what can be judged";
    EXPECT_EQ(annotated("1. e4 $2 1... g5 $6 *"),
              "1. e4 $2 {[%eval 0.20]} 1... g5 $6 {[%eval 5.30]} (1... e5) *");
}

TEST(Annotation, counts_mates_in_moves_from_whites_side) {
    const auto told = [](Score score, Color turn) {
        return write_command_evaluation(command_evaluation(score, turn));
    };
    EXPECT_EQ(told(Score::mates_in(1), Color::white), "#1");
    EXPECT_EQ(told(Score::mates_in(3), Color::black), "#-2");
    EXPECT_EQ(told(Score::mated_in(2), Color::white), "#-1");
    EXPECT_EQ(told(Score::mated_in(4), Color::black), "#2");
    EXPECT_EQ(told(-Score::mates_in(1), Color::white), "#-1");
    EXPECT_EQ(told(Score::centipawns(-7), Color::black), "0.07");
    for (const Color turn : both_colors)
        for (const Score score : {Score::mates_in(1), Score::mates_in(7), Score::mated_in(2),
                                  Score::mated_in(12), Score::centipawns(-321)})
            EXPECT_EQ(score_of(command_evaluation(score, turn), turn), score);
}

}  // namespace
}  // namespace arbiter::testing
