// Positions that are passed over are such that the prover finds a mate in them.
#include "arbiter/collection/mating_doubt.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/pgn/replay.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

TEST(MatingDoubt, where_men_are_free_there_is_none) {
    EXPECT_FALSE(is_life_in_doubt(Position()));
    EXPECT_FALSE(is_mate_in_doubt(Position(), Color::black));
}

TEST(MatingDoubt, lone_kings_walls_and_forced_play_are_worth_a_proof) {
    EXPECT_TRUE(is_life_in_doubt(position("8/8/8/3k4/8/8/3K4/8 w - - 0 1")));
    EXPECT_TRUE(is_life_in_doubt(position("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 w - - 0 1")));
    EXPECT_TRUE(is_mate_in_doubt(position("8/8/8/8/4k3/8/4q3/7K w - - 0 1"), Color::white));
}

/// Every position of real games that is passed over can be won by either side.
TEST(MatingDoubt, the_prover_agrees_along_real_games) {
    const fs::path folder = fs::path(ARBITER_SHARED_DATA) / "pgn/adjudication/clean-chess";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    std::size_t asked = 0;
    WinnabilityProver prover;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".pgn")
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        replay_games(text, [&](const ReplayedGame& game) {
            const History history = history_of(game);
            const std::size_t plies = history.moves().size();
            for (const Color side : both_colors)
                for (std::size_t back = 0; back <= std::min<std::size_t>(plies, 30); back += 3) {
                    const Position& position = history.positions()[plies - back];
                    if (is_mate_in_doubt(position, side))
                        continue;
                    ++asked;
                    EXPECT_NE(prover.judge(position, side, {.work = 100'000}).winnability,
                              Winnability::unwinnable)
                        << entry.path();
                }
        });
    }
    EXPECT_GT(asked, 100U);
}

}  // namespace
}  // namespace arbiter::testing
