// A game judged, by judges that say what the test wants.
#include "arbiter/analysis/game_analysis.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

std::vector<Move> played(Position position, std::initializer_list<std::string_view> texts) {
    std::vector<Move> moves;
    for (const std::string_view text : texts) {
        moves.push_back(find_move(position, text).value());
        position = position.play(moves.back());
    }
    return moves;
}

TEST(GameAnalysis, asks_from_the_end_and_not_about_what_is_over) {
    // Fool's mate.
    const auto moves = played(Position(), {"f2f3", "e7e5", "g2g4", "d8h4"});
    std::vector<std::size_t> asked;
    const auto analysis =
        analyse_game({Position(), moves}, [&](const GameLine& game, std::size_t ply) {
            EXPECT_EQ(game.moves.size(), 4U);
            asked.push_back(ply);
            return PositionJudgement{.score = Score::centipawns(100)};
        });
    ASSERT_TRUE(analysis);
    EXPECT_EQ(asked, (std::vector<std::size_t>{3, 2, 1, 0}));
    EXPECT_EQ(analysis->positions.back().score, Score::mated_in(0));
    EXPECT_EQ(analysis->positions.front().score, score_of_initial_position);
    EXPECT_EQ(analysis->moves.back().after, Score::mates_in(0));
}

TEST(GameAnalysis, ends_where_a_judge_was_stopped) {
    const auto moves = played(Position(), {"e2e4", "e7e5"});
    EXPECT_FALSE(analyse_game({Position(), moves}, [](const GameLine&, std::size_t ply) {
        return ply == 1 ? std::nullopt : std::optional(PositionJudgement());
    }));
}

TEST(GameAnalysis, counts_what_each_side_has_lost) {
    const Position start;
    const auto moves = played(start, {"e2e4", "e7e5", "d1h5", "g7g6"});
    // For the side to move: White's second move costs 60 centipawns, Black's second 500.
    const auto at = [](int value) { return PositionJudgement{.score = Score::centipawns(value)}; };
    const auto analysis = analysed({start, moves}, {at(15), at(-15), at(15), at(45), at(455)});
    EXPECT_EQ(analysis.moves[2].loss, 60);
    EXPECT_EQ(analysis.moves[2].mark, MoveMark::inaccuracy);
    EXPECT_EQ(analysis.moves[3].mark, MoveMark::blunder);
    const SideAnalysis& white = analysis.sides[Color::white];
    EXPECT_EQ(white.moves, 2);
    EXPECT_EQ(white.inaccuracies, 1);
    EXPECT_EQ(white.average_loss, 30);
    const SideAnalysis& black = analysis.sides[Color::black];
    EXPECT_EQ(black.blunders, 1);
    EXPECT_EQ(black.mistakes, 0);
    EXPECT_EQ(black.average_loss, 250);
    EXPECT_LT(black.accuracy.value(), white.accuracy.value());
}

TEST(GameAnalysis, marks_no_move_that_the_judge_would_have_played) {
    const Position start;
    const auto moves = played(start, {"e2e4"});
    const auto worse = [&](std::vector<Move> line) {
        return analysed({start, moves}, {{.score = Score::centipawns(200), .line = std::move(line)},
                                         {.score = Score::centipawns(200)}})
            .moves.front();
    };
    EXPECT_EQ(worse({}).mark, MoveMark::blunder);
    EXPECT_EQ(worse(moves).mark, MoveMark::none);
    EXPECT_TRUE(worse(moves).is_best);
    EXPECT_EQ(worse(moves).loss, 400) << "it is told all the same";
}

TEST(GameAnalysis, of_no_moves_has_no_figures) {
    const auto analysis = analysed({Position(), {}}, {PositionJudgement()});
    EXPECT_FALSE(analysis.sides[Color::white].accuracy);
    EXPECT_FALSE(analysis.sides[Color::black].average_loss);
}

}  // namespace
}  // namespace arbiter::testing
