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

TEST(HelpmateSearch, in_parts_is_as_at_once) {
    for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege}) {
        const Position start = position("8/8/4k3/5n2/8/1P6/3K4/8 w - - 0 1");
        HelpmateSearch whole;
        const HelpmateResult at_once = whole.find(start, Color::black, 20'000, {}, guide);
        HelpmateSearch parts;
        parts.begin(start, Color::black, guide);
        HelpmateResult result = parts.go_on(1);
        for (std::uint64_t limit = 4; result.outcome == HelpmateOutcome::gave_up; limit += 3)
            result = parts.go_on(limit);
        EXPECT_EQ(at_once.outcome, HelpmateOutcome::found);
        EXPECT_EQ(result.line, at_once.line);
        EXPECT_EQ(result.positions, at_once.positions);
    }
}

// Mates that need one certain man beside the corner.
TEST(HelpmateSearch, lone_minors_mate_with_the_right_man_in_the_shell) {
    for (const std::string_view fen :
         {"8/k7/4b3/4N3/3K4/8/8/8 w - - 0 1", "6k1/p7/8/2KN4/8/8/8/8 b - - 0 1",
          "8/5p2/2B1pkp1/p7/1r6/2K5/7p/8 w - - 0 1", "7k/p7/8/8/8/1B6/2B5/3B2K1 b - - 0 1"}) {
        HelpmateSearch search;
        const HelpmateResult result = search.find(position(fen), Color::white, 2000);
        EXPECT_EQ(result.outcome, HelpmateOutcome::found) << fen << ' ' << result.positions;
    }
}

}  // namespace
}  // namespace arbiter::testing
