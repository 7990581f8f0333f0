// Our own search as a judge.
#include "arbiter/analysis/search_judge.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

std::vector<Move> scholars_mate() {
    std::vector<Move> moves;
    Position position;
    for (const std::string_view text : {"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"}) {
        moves.push_back(find_move(position, text).value());
        position = position.play(moves.back());
    }
    return moves;
}

TEST(SearchJudge, finds_the_blunder_and_what_was_better) {
    const auto moves = scholars_mate();
    const auto analysis = SearchJudge().analyse({Position(), moves}, {.nodes = 20'000});
    ASSERT_TRUE(analysis);
    const MoveAnalysis& knight = analysis->moves[5];
    EXPECT_EQ(knight.mark, MoveMark::blunder);
    EXPECT_EQ(knight.after, Score::mated_in(1));
    EXPECT_FALSE(analysis->positions[5].line.empty());
    EXPECT_NE(analysis->positions[5].line.front(), moves[5]);
    EXPECT_TRUE(analysis->moves[6].is_best);
    EXPECT_EQ(analysis->sides[Color::black].blunders, 1);
}

TEST(SearchJudge, gives_the_same_game_the_same_figures) {
    const auto moves = scholars_mate();
    SearchJudge judge;
    const auto first = judge.analyse({Position(), moves}, {.nodes = 3'000});
    const auto second = judge.analyse({Position(), moves}, {.nodes = 3'000});
    for (std::size_t ply = 0; ply < first->positions.size(); ++ply) {
        EXPECT_EQ(first->positions[ply].score, second->positions[ply].score);
        EXPECT_EQ(first->positions[ply].line, second->positions[ply].line);
    }
}

TEST(SearchJudge, sees_a_stretch_as_it_sees_the_whole_game) {
    std::vector<Move> moves;
    Position position;
    for (int ply = 0; ply < 40; ++ply) {
        const MoveList legal = legal_moves(position);
        moves.push_back(legal[static_cast<std::size_t>(7 * ply) % legal.size()]);
        position = position.play(moves.back());
    }
    const GameLine game{Position(), moves};
    const auto stretches = stretches_of(game);
    ASSERT_EQ(stretches.size(), 3U);
    const auto whole = SearchJudge().analyse(game, {.nodes = 500});
    const auto last = SearchJudge().judge(game, stretches.back(), {.nodes = 500});
    ASSERT_TRUE(whole && last);
    for (std::size_t i = 0; i < last->size(); ++i) {
        const PositionJudgement& same = whole->positions[stretches.back().first + i];
        EXPECT_EQ((*last)[i].score, same.score);
        EXPECT_EQ((*last)[i].line, same.line);
    }
}

TEST(SearchJudge, knows_which_positions_have_been_there) {
    // The knights go out and home: after the eighth ply the start stands for the third time.
    std::vector<Move> moves;
    Position position = position_of("6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1");
    const Position start = position;
    for (int round = 0; round < 2; ++round)
        for (const std::string_view text : {"d1d2", "g8f8", "d2d1", "f8g8"}) {
            moves.push_back(find_move(position, text).value());
            position = position.play(moves.back());
        }
    const auto analysis = SearchJudge().analyse({start, moves}, {.nodes = 3'000, .lines = 2});
    EXPECT_GT(analysis->positions.front().score, Score::centipawns(300));
    EXPECT_EQ(analysis->positions.front().others.size(), 1U);
}

TEST(SearchJudge, stops_when_it_is_asked_to) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(SearchJudge().analyse({Position(), {}}, {}, stop.get_token()));
}

}  // namespace
}  // namespace arbiter::testing
