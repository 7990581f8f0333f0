// Trees of legal moves counted to some depth, against counts that other programs agree on.
#include "arbiter/rules/perft.hpp"

#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/data_files.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/perft_suite.hpp"

namespace arbiter::testing {
namespace {

/// Compares every depth whose count is at most `most_nodes`; tells how many it compared. Takes a
/// position as it stands: collections hold some that no last move explains.
int compare(const PerftCase& wanted, std::uint64_t most_nodes) {
    const Position position = position_of(wanted.fen, forgivable_faults);
    int compared = 0;
    for (std::size_t i = 0; i < wanted.counts.size() && wanted.counts[i] <= most_nodes; ++i) {
        const int depth = static_cast<int>(i) + 1;
        EXPECT_EQ(perft(position, depth), wanted.counts[i]) << wanted.fen << " depth " << depth;
        ++compared;
    }
    return compared;
}

/// Every `step`th case.
int compare_sample(const std::vector<PerftCase>& cases, std::size_t step,
                   std::uint64_t most_nodes) {
    int compared = 0;
    for (std::size_t i = 0; i < cases.size(); i += step)
        compared += compare(cases[i], most_nodes);
    return compared;
}

TEST(Perft, of_depth_0_is_1) {
    EXPECT_EQ(perft(Position(), 0), 1U);
    EXPECT_EQ(perft_by_listing(Position(), 0), 1U);
}

TEST(Perft, of_depth_1_is_the_number_of_legal_moves) {
    EXPECT_EQ(perft(Position(), 1), 20U);
    EXPECT_EQ(perft_by_listing(Position(), 1), 20U);
}

TEST(Perft, is_0_beyond_the_end_of_the_game) {
    const Position mated = position_of("6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1");
    EXPECT_EQ(perft(mated, 1), 0U);
    EXPECT_EQ(perft(mated, 3), 0U);
}

TEST(Perft, agrees_with_the_projects_own_suite) {
    const auto cases = read_perft_lines(own_lines("perft_suite.epd"));
    EXPECT_GE(cases.size(), 60U);
    EXPECT_GT(compare_sample(cases, 1, 1'000'000), 300);
}

TEST(Perft, has_a_suite_of_positions_without_fault) {
    for (const PerftCase& wanted : read_perft_lines(own_lines("perft_suite.epd")))
        EXPECT_EQ(faults_of(wanted.fen), FaultSet{}) << wanted.fen;
}

TEST(Perft, by_listing_agrees_with_counting) {
    for (const PerftCase& wanted : read_perft_lines(own_lines("perft_suite.epd"))) {
        const Position position = position_of(wanted.fen);
        for (std::size_t i = 0; i < wanted.counts.size() && wanted.counts[i] <= 20'000; ++i)
            EXPECT_EQ(perft_by_listing(position, static_cast<int>(i) + 1), wanted.counts[i])
                << wanted.fen;
    }
}

TEST(Perft, agrees_with_well_known_positions) {
    const auto lines = shared_lines("rules/standard_perft.epd");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    EXPECT_GT(compare_sample(read_perft_lines(*lines), 1, 500'000), 500);
}

TEST(Perft, agrees_with_a_sample_of_random_positions) {
    const auto lines = shared_lines("rules/random.perft");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    EXPECT_GT(compare_sample(read_perft_blocks(*lines), 10, 50'000), 1000);
}

TEST(Perft, agrees_with_a_sample_of_chess960_positions) {
    const auto lines = shared_lines("rules/chess960.perft");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    EXPECT_GT(compare_sample(read_perft_blocks(*lines), 2, 50'000), 600);
}

}  // namespace
}  // namespace arbiter::testing
