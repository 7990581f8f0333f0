// The judge of endings, against what has long been known of them, and against plain search.
#include "tests/support/endgame_table.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

// Lengths as in the tables of Nalimov and Syzygy's DTM twins: 10 moves, 16, 28.
TEST(EndgameTable, knows_the_longest_mates) {
    EXPECT_EQ(EndgameTable::of("KQvK").longest(), 20);
    EXPECT_EQ(EndgameTable::of("KRvK").longest(), 32);
    EXPECT_EQ(EndgameTable::of("KPvK").longest(), 56);
    EXPECT_EQ(EndgameTable::of("KBvK").longest(), -1) << "no position is won";
}

TEST(EndgameTable, knows_positions_by_heart) {
    const auto plies = [](std::string_view fen) {
        return EndgameTable::plies_to_mate(position(fen));
    };
    EXPECT_EQ(plies("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1"), 1);
    EXPECT_EQ(plies("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), 0);
    EXPECT_EQ(plies("7k/5K2/8/6Q1/8/8/8/8 b - - 0 1"), 2);
    EXPECT_EQ(plies("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), std::nullopt) << "stalemate";
    EXPECT_EQ(plies("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1"), std::nullopt);
    EXPECT_NE(plies("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), std::nullopt) << "in front of the pawn";
    EXPECT_EQ(plies("8/8/8/8/8/k7/p7/K7 w - - 0 1"), std::nullopt);
}

/// What follows from the moves by our rules: one more than the best of the replies.
std::optional<int> by_moves(const Position& position) {
    std::optional<int> best;
    std::optional<int> longest = -1;
    const MoveList moves = legal_moves(position);
    if (moves.empty())
        return is_check(position) ? std::optional(0) : std::nullopt;
    for (const Move move : moves) {
        const auto plies = EndgameTable::plies_to_mate(position.play(move));
        if (plies && *plies % 2 == 0)
            best = std::min(best.value_or(*plies + 1), *plies + 1);
        if (!plies)
            longest = std::nullopt;
        else if (longest)
            longest = std::max(*longest, *plies + 1);
    }
    return best ? best : longest;
}

TEST(EndgameTable, of_each_position_agrees_with_its_moves) {
    for (const char* const name : {"KQvK", "KRvK", "KPvK", "KvKP"}) {
        const EndgameTable& table = EndgameTable::of(name);
        std::size_t seen = 0;
        for (std::size_t index = 0; index < table.size(); index += 37)
            for (const Color turn : both_colors) {
                const auto position = table.position(index, turn);
                if (!position)
                    continue;
                ++seen;
                ASSERT_EQ(table.plies(index, turn), by_moves(*position)) << name << ' ' << index;
            }
        EXPECT_GT(seen, 1000U) << name;
    }
}

}  // namespace
}  // namespace arbiter::testing
