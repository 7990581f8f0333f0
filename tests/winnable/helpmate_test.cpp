// Both guides lead to mates; which is quicker depends on the position.
#include "arbiter/winnable/helpmate.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

void expect_mate(std::string_view fen, Color winner, HelpmateGuide guide) {
    HelpmateSearch search;
    const HelpmateResult result = search.find(position(fen), winner, 20'000, {}, guide);
    ASSERT_EQ(result.outcome, HelpmateOutcome::found) << fen;
    Position now = position(fen);
    for (const Move move : result.line)
        now = now.play(move);
    EXPECT_TRUE(is_check(now) && !has_legal_move(now) && now.turn() != winner) << fen;
}

TEST(HelpmateSearch, either_guide_finds_plain_mates) {
    for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege})
        for (const std::string_view fen :
             {"4k3/8/8/8/8/8/8/Q3K3 b - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
              "4k3/8/8/8/8/8/8/2N1KB2 w - - 0 1"})
            expect_mate(fen, Color::white, guide);
}

TEST(HelpmateSearch, the_siege_finds_mates_that_need_a_capture_first) {
    expect_mate("5n2/5k2/3B4/4BK2/8/8/8/8 w - - 0 1", Color::black, HelpmateGuide::siege);
}

TEST(HelpmateSearch, ends_where_it_has_to) {
    HelpmateSearch search;
    const Position start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    const HelpmateResult result = search.find(start, Color::white, 2);
    EXPECT_EQ(result.outcome, HelpmateOutcome::gave_up);
    EXPECT_LE(result.positions, 2U);
}

}  // namespace
}  // namespace arbiter::testing
