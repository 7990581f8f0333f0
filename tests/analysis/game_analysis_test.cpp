// A game judged, by judges that say what the test wants.
#include "arbiter/analysis/game_analysis.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
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
    const auto judgements =
        judge_stretch({Position(), moves}, {0, 5}, [&](std::span<const Position> positions) {
            asked.push_back(positions.size() - 1);
            return PositionJudgement{.score = Score::centipawns(100)};
        });
    ASSERT_TRUE(judgements);
    EXPECT_EQ(asked, (std::vector<std::size_t>{3, 2, 1, 0}));
    const GameAnalysis analysis = analysed({Position(), moves}, *judgements);
    EXPECT_EQ(analysis.positions.back().score, Score::mated_in(0));
    EXPECT_EQ(analysis.positions.front().score, score_of_initial_position);
    EXPECT_EQ(analysis.moves.back().after, Score::mates_in(0));
}

TEST(GameAnalysis, asks_about_a_stretch_alone) {
    const auto moves = played(Position(), {"e2e4", "e7e5", "g1f3", "b8c6"});
    std::vector<std::uint64_t> asked;
    const auto judgements =
        judge_stretch({Position(), moves}, {2, 4}, [&](std::span<const Position> positions) {
            asked.push_back(positions.back().key());
            return PositionJudgement{.score = Score::centipawns(100)};
        });
    ASSERT_EQ(judgements.value().size(), 2U);
    EXPECT_EQ(judgements->front().score, Score::centipawns(100)) << "this is not the initial one";
    EXPECT_EQ(asked.size(), 2U);
    EXPECT_EQ(asked[1], Position().play(moves[0]).play(moves[1]).key());
}

TEST(GameAnalysis, parts_a_game_evenly) {
    std::vector<Move> moves;
    Position position;
    for (std::size_t plies = 0; plies < 100; ++plies) {
        const auto stretches = stretches_of({Position(), moves});
        std::size_t next = 0;
        std::size_t shortest = 100;
        std::size_t longest = 0;
        for (const Stretch& stretch : stretches) {
            EXPECT_EQ(stretch.first, next);
            shortest = std::min(shortest, stretch.end - stretch.first);
            longest = std::max(longest, stretch.end - stretch.first);
            next = stretch.end;
        }
        EXPECT_EQ(next, plies + 1);
        EXPECT_LE(longest, 16U);
        EXPECT_LE(longest - shortest, 1U);
        moves.push_back(legal_moves(position)[0]);
        position = position.play(moves.back());
    }
}

TEST(GameAnalysis, ends_where_a_judge_was_stopped) {
    const auto moves = played(Position(), {"e2e4", "e7e5"});
    EXPECT_FALSE(judge_stretch({Position(), moves}, {0, 3}, [](std::span<const Position> so_far) {
        return so_far.size() == 2 ? std::nullopt : std::optional(PositionJudgement());
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
