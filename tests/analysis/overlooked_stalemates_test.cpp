// Stalemates that were there, by lines that the test names.
#include "arbiter/analysis/overlooked_stalemates.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// A game of one move, judged by the best line of the first position.
std::vector<OverlookedStalemate> found(std::string_view fen, std::string_view played,
                                       std::initializer_list<std::string_view> best, Score before,
                                       Score after) {
    const Position start = position(fen);
    const std::vector<Move> moves{find_move(start, played).value()};
    std::vector<PositionJudgement> judgements(2);
    judgements[0].score = before;
    judgements[1].score = -after;
    Position reached = start;
    for (const std::string_view text : best) {
        judgements[0].line.push_back(find_move(reached, text).value());
        reached = reached.play(judgements[0].line.back());
    }
    return overlooked_stalemates(start, analysed({start, moves}, std::move(judgements)));
}

constexpr Score drawn = Score::centipawns(0);
constexpr Score lost = Score::centipawns(-900);
constexpr Score won = Score::centipawns(900);
// Taking on f5 leaves White without a move.
constexpr std::string_view walled_in = "8/6p1/5p2/5P1K/4k2P/8/8/8 b - - 0 1";

TEST(OverlookedStalemates, one_that_could_be_forced) {
    const auto missed = found(walled_in, "e4e5", {"e4f5"}, drawn, lost);
    ASSERT_EQ(missed.size(), 1U);
    EXPECT_EQ(missed[0].ply, 0U);
    EXPECT_EQ(missed[0].line.size(), 1U);
    EXPECT_TRUE(found(walled_in, "e4e5", {"e4f5"}, drawn, drawn).empty())
        << "the move has cost nothing";
    EXPECT_TRUE(found(walled_in, "e4e5", {"e4d5"}, drawn, lost).empty())
        << "the line does not end so";
}

TEST(OverlookedStalemates, one_that_was_given) {
    const auto given = found("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "c1c7", {"c1c8"}, won, drawn);
    ASSERT_EQ(given.size(), 1U);
    EXPECT_TRUE(given[0].line.empty());
}

}  // namespace
}  // namespace arbiter::testing
