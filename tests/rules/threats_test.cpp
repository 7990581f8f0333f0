// What each side attacks, threatens and can move to.
#include "arbiter/rules/threats.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

Board board(std::string_view fen) { return position_of(fen).board(); }

TEST(Threats, attacked_squares_are_those_of_all_men_pinned_ones_included) {
    EXPECT_EQ(attacked_squares(Position().board(), Color::white),
              squares("b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 h2 "
                      "a3 b3 c3 d3 e3 f3 g3 h3"));
    EXPECT_TRUE(attacked_squares(board("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"), Color::white)
                    .contains(Square::c3));
}

TEST(Threats, a_guarded_man_is_threatened_by_a_cheaper_one_only) {
    const Board guarded = board("4k3/8/3p4/4n3/8/8/8/4R1K1 w - - 0 1");
    EXPECT_TRUE(threatened_men(guarded, Color::black).empty());
    const Board by_pawn = board("4k3/8/3p4/4n3/5P2/8/8/6K1 w - - 0 1");
    EXPECT_EQ(threatened_men(by_pawn, Color::black), squares("e5"));
    EXPECT_TRUE(hanging_men(by_pawn, Color::black).empty());
}

TEST(Threats, an_unguarded_man_hangs) {
    const Board loose = board("4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1");
    EXPECT_EQ(threatened_men(loose, Color::black), squares("e5"));
    EXPECT_EQ(hanging_men(loose, Color::black), squares("e5"));
    EXPECT_TRUE(threatened_men(loose, Color::white).empty());
}

TEST(Threats, kings_threaten_only_what_is_not_guarded) {
    EXPECT_EQ(threatened_men(board("8/8/5k2/4n3/4K3/8/8/8 w - - 0 1"), Color::black), Bitboard());
    EXPECT_EQ(threatened_men(board("7k/8/8/4n3/4K3/8/8/8 w - - 0 1"), Color::black), squares("e5"));
}

TEST(Threats, nothing_stands_attacked_in_the_initial_position) {
    for (const Color color : both_colors) {
        EXPECT_TRUE(threatened_men(Position().board(), color).empty());
        EXPECT_TRUE(hanging_men(Position().board(), color).empty());
    }
}

TEST(Threats, mobility_counts_the_squares_of_each_kind_of_man) {
    EXPECT_EQ(mobility(Position().board(), Color::white).values,
              (PerRole<int>{{{16, 4, 0, 0, 0, 0}}}.values));
    const PerRole<int> found = mobility(board("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1"), Color::white);
    // e5 and exd5; a2 to a8 and b1 to d1; d1, f1, d2, e2, f2.
    EXPECT_EQ(found[Role::pawn], 2);
    EXPECT_EQ(found[Role::rook], 10);
    EXPECT_EQ(found[Role::king], 5);
}

}  // namespace
}  // namespace arbiter::testing
