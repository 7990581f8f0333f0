// The men as numbers, as a name and as a phase.
#include "arbiter/rules/material.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(Material, is_counted_for_each_side) {
    const Material initial = material(Position().board());
    for (const Color color : both_colors)
        EXPECT_EQ(initial[color].values, (PerRole<int>{{{8, 2, 2, 2, 1, 1}}}.values));
}

TEST(Material, has_the_name_that_endings_go_by) {
    const auto named = [](std::string_view fen) {
        return name(material(position_of(fen).board()));
    };
    EXPECT_EQ(named("4k2r/8/8/8/8/8/4P3/4K2R w - - 0 1"), "KRPvKR");
    EXPECT_EQ(named("4k3/8/8/8/8/8/8/3QK3 w - - 0 1"), "KQvK");
    EXPECT_EQ(named("4k3/2bn4/8/8/8/8/8/4K3 w - - 0 1"), "KvKBN");
}

TEST(Material, the_phase_runs_from_all_pieces_to_pawns_alone) {
    const auto phase_of = [](std::string_view fen) { return phase(position_of(fen).board()); };
    EXPECT_EQ(phase(Position().board()), full_phase);
    EXPECT_EQ(phase_of("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"), 0);
    EXPECT_EQ(phase_of("4k2r/8/8/8/8/8/4P3/2B1K2Q w - - 0 1"), 7);
    // Promoted queens do not make it more than the beginning.
    EXPECT_EQ(phase_of("qqqqkqqq/8/8/8/8/8/8/4K3 w - - 0 1"), full_phase);
}

}  // namespace
}  // namespace arbiter::testing
