// Along a game a side that cannot mate any more never can again: every verdict is held against
// those before it.
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/history.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t work = 2000;
/// The last positions of a game are judged in full, those before only at once.
constexpr std::size_t judged_in_full = 10;

std::vector<Position> positions_of(const ReplayedGame& game) {
    std::vector<Position> positions{game.start};
    for (const Move move : game.moves)
        positions.push_back(positions.back().play(move));
    return positions;
}

struct Tally {
    std::size_t unwinnable = 0;
    std::size_t dead = 0;
};

void follow(const std::vector<Position>& positions, Color side, Tally& tally) {
    WinnabilityProver prover;
    bool is_gone = false;
    for (std::size_t ply = 0; ply < positions.size(); ++ply) {
        const bool in_full = is_gone || ply + judged_in_full >= positions.size();
        const Winnability now = in_full
                                    ? prover.judge(positions[ply], side, {.work = work}).winnability
                                    : quick(positions[ply], side);
        ASSERT_FALSE(is_gone && now == Winnability::winnable) << "ply " << ply;
        is_gone |= now == Winnability::unwinnable;
    }
    tally.unwinnable += is_gone ? 1 : 0;
}

/// The answer by halving is the first that going through all of them gives.
void hold_first_dead_position(const std::vector<Position>& positions, Tally& tally) {
    ProvingJudge judge;
    const auto first = first_dead_position(positions, judge);
    tally.dead += first ? 1 : 0;
    if (!first)
        return;
    EXPECT_TRUE(is_proved_dead(positions[*first], judge));
    if (*first > 0) {
        EXPECT_FALSE(is_proved_dead(positions[*first - 1], judge));
    }
}

TEST(WinnabilityAlongGames, what_is_gone_never_comes_back) {
    const fs::path folder = testing::shared_data() / "pgn/adjudication/clean-chess";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    Tally tally;
    std::size_t games = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".pgn")
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        replay_games(text, [&](const ReplayedGame& game) {
            SCOPED_TRACE(entry.path().string());
            ++games;
            const std::vector<Position> positions = positions_of(game);
            for (const Color side : both_colors)
                follow(positions, side, tally);
            hold_first_dead_position(positions, tally);
        });
    }
    EXPECT_EQ(games, 875U);
    EXPECT_GT(tally.unwinnable, 100U);
    EXPECT_GT(tally.dead, 50U);
}

}  // namespace
}  // namespace arbiter::testing
