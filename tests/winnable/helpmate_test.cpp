// Both guides lead to mates; which is quicker depends on the position.
#include "arbiter/winnable/helpmate.hpp"

#include <utility>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/mirror.hpp"
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

TEST(HelpmateSearch, a_mate_in_one_takes_one_position) {
    for (const std::string_view fen :
         {"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
          // By a promotion, by uncovering a rook, by castling, en passant.
          "7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "k7/8/K7/8/8/8/7B/R7 w - - 0 1",
          "4rkr1/4p1p1/8/8/2B5/8/8/4K2R w K - 0 1", "3rkr2/3p2p1/8/4Pp2/2B5/8/8/4R2K w - f6 0 1",
          // Any promotion stalemates.
          "8/1P6/8/8/8/8/5K1p/7k w - - 0 1", "8/7k/8/8/8/8/8/QR2K3 w - - 0 1"})
        for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege}) {
            const Position start = position(fen);
            bool is_mate_in_one = false;
            for (const Move move : legal_moves(start)) {
                const Position after = start.play(move);
                is_mate_in_one = is_mate_in_one || (is_check(after) && !has_legal_move(after));
            }
            HelpmateSearch search;
            const HelpmateResult result = search.find(start, Color::white, 1, {}, guide);
            EXPECT_EQ(result.outcome == HelpmateOutcome::found, is_mate_in_one) << fen;
            EXPECT_EQ(result.line.size(), is_mate_in_one ? 1U : 0U) << fen;
            EXPECT_EQ(result.positions, 1U);
        }
}

TEST(HelpmateSearch, the_winner_may_have_to_underpromote) {
    // A queen or rook stalemates or is too late; the knight mates at once.
    HelpmateSearch search;
    const HelpmateResult result =
        search.find(position("8/5P1k/5K1p/7P/8/8/8/8 w - - 0 1"), Color::white, 5000);
    EXPECT_EQ(result.outcome, HelpmateOutcome::found);
}

TEST(HelpmateSearch, nothing_is_found_where_a_theorem_forbids_it) {
    HelpmateSearch search;
    for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege}) {
        const HelpmateResult result =
            search.find(position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), Color::white, 100, {}, guide);
        EXPECT_EQ(result.outcome, HelpmateOutcome::exhausted);
        EXPECT_EQ(result.positions, 1U);
        EXPECT_TRUE(result.line.empty());
    }
}

TEST(HelpmateSearch, a_wall_is_exhausted) {
    HelpmateSearch search;
    for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege}) {
        const HelpmateResult result =
            search.find(position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"), Color::white,
                        10'000, {}, guide);
        EXPECT_EQ(result.outcome, HelpmateOutcome::exhausted);
        // Each pair of kings for either side to move.
        EXPECT_EQ(result.positions, 2U * 24 * 24);
    }
}

TEST(HelpmateSearch, the_last_of_several_quiet_moves_is_tried_too) {
    // Black's king has two moves, and only the one that the generator gives last lets a pawn mate.
    for (const std::string_view fen :
         {"3k4/1pP1p3/1P2P3/4K3/8/8/8/8 b - - 0 1", "6k1/4pP1p/4P2P/1p3K2/1P6/2p5/2P5/8 b - - 0 1"})
        expect_mate(fen, Color::white, HelpmateGuide::plan);
    // A mate that is 33 plies away, and positions without one, of which all must come up.
    expect_mate("8/8/8/5p2/5P2/1p5p/pP3k1P/1K6 w - - 0 1", Color::white, HelpmateGuide::plan);
    const auto all_of = [](std::string_view fen) {
        HelpmateSearch search;
        const HelpmateResult result = search.find(position(fen), Color::white, 10'000);
        EXPECT_EQ(result.outcome, HelpmateOutcome::exhausted);
        return result.positions;
    };
    EXPECT_EQ(all_of("8/8/8/1p1k4/1P1p1p2/2pP1Pp1/2P3P1/2K5 b - - 0 1"), 720U);
    EXPECT_EQ(all_of("7k/6pP/K3P1P1/8/8/8/8/8 w - - 0 1"), 7U);
}

TEST(HelpmateSearch, asks_now_and_then_whether_to_stop) {
    HelpmateSearch search;
    const Position wall = position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    int asked = 0;
    const HelpmateResult stopped =
        search.find(wall, Color::white, 10'000, [&asked] { return ++asked == 2; });
    EXPECT_EQ(stopped.outcome, HelpmateOutcome::gave_up);
    EXPECT_EQ(stopped.positions, 512U);
    EXPECT_EQ(search.go_on(10'000).outcome, HelpmateOutcome::exhausted);
}

TEST(HelpmateSearch, the_next_search_knows_nothing_of_the_last) {
    const Position first = position("8/8/4k3/5n2/8/1P6/3K4/8 w - - 0 1");
    HelpmateSearch used;
    const HelpmateResult alone = used.find(first, Color::black, 20'000);
    static_cast<void>(used.find(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), Color::white, 500));
    const HelpmateResult again = used.find(first, Color::black, 20'000);
    EXPECT_EQ(again.line, alone.line);
    EXPECT_EQ(again.positions, alone.positions);
}

TEST(HelpmateSearch, black_finds_what_white_does) {
    HelpmateSearch search;
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/2N1KB2 w - - 0 1",
          "6k1/p7/8/2KN4/8/8/8/8 b - - 0 1"})
        for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege}) {
            const Position white = position(fen);
            const Position black = *Position::from(turned(white, upside_down, true));
            EXPECT_EQ(search.find(white, Color::white, 20'000, {}, guide).outcome,
                      HelpmateOutcome::found);
            EXPECT_EQ(search.find(black, Color::black, 20'000, {}, guide).outcome,
                      HelpmateOutcome::found);
        }
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

TEST(HelpmateSearch, goes_on_in_another_object_that_takes_it_over) {
    const Position start = position("8/8/4k3/5n2/8/1P6/3K4/8 w - - 0 1");
    HelpmateSearch whole;
    const HelpmateResult at_once = whole.find(start, Color::black, 20'000);
    HelpmateSearch first;
    first.begin(start, Color::black, HelpmateGuide::plan);
    EXPECT_EQ(first.go_on(1).outcome, HelpmateOutcome::gave_up);
    HelpmateSearch second(std::move(first));
    EXPECT_EQ(second.go_on(2).outcome, HelpmateOutcome::gave_up);
    HelpmateSearch third;
    third = std::move(second);
    EXPECT_EQ(third.go_on(20'000).line, at_once.line);
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
