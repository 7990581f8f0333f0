// The tree below one root, and what it leaves in the table.
#include "arbiter/engine/tree_search.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

struct Tree {
    explicit Tree(std::string_view fen, Selectivity selectivity = Selectivity::selective)
        : root(position_of(fen)), search(table, experience, budget, root, {}, selectivity, 0) {}

    Position root;
    TranspositionTable table{1 << 20};
    Experience experience;
    SharedBudget shared{Limits{}};
    SearchBudget budget{shared};
    TreeSearch search;
};

constexpr std::string_view ladder = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

TEST(TreeSearch, remembers_mates_counted_from_the_position_itself) {
    Tree tree(ladder);
    const Score score = tree.search.search_root(-Score::infinite(), Score::infinite(), 4);
    EXPECT_EQ(score, Score::mates_in(3));
    Position position = tree.root;
    int plies = 3;
    for (const Move move : tree.search.expected_line()) {
        const auto known = tree.table.find(position.key());
        ASSERT_TRUE(known) << plies;
        EXPECT_EQ(std::abs(known->score.plies_to_mate().value()), plies);
        position = position.play(move);
        --plies;
    }
    EXPECT_EQ(plies, 0);
}

TEST(TreeSearch, gives_the_exact_score_of_a_root_move) {
    Tree tree(ladder);
    const Move rook_b7 = find_move(tree.root, "b1b7").value();
    EXPECT_EQ(tree.search.search_root_move(rook_b7, 4, -Score::infinite()), Score::mates_in(3));
    EXPECT_EQ(tree.search.expected_line()[0], rook_b7);
    const Move gives_away = find_move(tree.root, "b1b8").value();
    EXPECT_LT(tree.search.search_root_move(gives_away, 4, -Score::infinite()), Score::mates_in(3));
}

TEST(TreeSearch, believes_no_mate_that_is_farther_than_a_line_is_long) {
    for (const Bound bound : {Bound::exact, Bound::lower, Bound::upper}) {
        Tree tree("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        const Position next = tree.root.play(find_move(tree.root, "e2e3").value());
        tree.table.remember(next.key(), {.move = Move(),
                                         .score = Score::mated_in(max_ply),
                                         .depth = 50,
                                         .outlook = Score::infinite(),
                                         .bound = bound});
        const Score score = tree.search.search_root(-Score::infinite(), Score::infinite(), 2);
        EXPECT_FALSE(score.is_mate());
        EXPECT_LT(score, Score::centipawns(1000)) << "nor does it read as one of centipawns";
    }
}

TEST(TreeSearch, gives_a_bound_of_a_root_move_below_the_floor) {
    Tree tree("4k3/8/8/8/8/8/8/QR2K3 w - - 0 1");
    const Score floor = Score::centipawns(4000);
    EXPECT_LE(tree.search.search_root_move(find_move(tree.root, "a1a8").value(), 2, floor), floor);
}

TEST(TreeSearch, glances_at_a_move_without_a_thought_of_the_reply) {
    Tree tree("4k3/8/8/3p4/4p3/8/8/4KQ2 w - - 0 1");
    const Score takes = tree.search.glance(find_move(tree.root, "f1f5").value());
    EXPECT_GT(tree.search.glance(find_move(tree.root, "f1c4").value()) + 200, takes)
        << "the pawn that takes the queen is not seen";
}

TEST(TreeSearch, proves_bounds_whatever_windows_came_before) {
    for (const std::string_view fen :
         {"4k3/8/8/2q5/1P6/8/8/4K3 w - - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "3r2k1/5p1p/6p1/8/8/1B6/5PPP/3R2K1 w - - 0 1"}) {
        const Score exact = Tree(fen, Selectivity::full_width)
                                .search.search_root(-Score::infinite(), Score::infinite(), 3);
        // Every question leaves bounds in the table that the next must not take for more.
        for (const int step : {-37, 37}) {
            Tree tree(fen, Selectivity::full_width);
            for (int away = -17 * step; std::abs(away) <= 17 * 37; away += step) {
                const Score alpha = exact + away;
                const Score score = tree.search.search_root(alpha, alpha + 1, 3);
                EXPECT_EQ(score > alpha, exact > alpha) << fen << " " << away;
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
