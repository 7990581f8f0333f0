// What pawns are worth for how they stand, and what they are worth to their king.
#include "arbiter/engine/pawn_structure.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

Tapered pawns(std::string_view fen) {
    return pawn_structure(position_of(fen).board(), Color::white);
}

int shelter(std::string_view fen) {
    return king_shelter(position_of(fen).board(), Color::white).middle;
}

TEST(PawnStructure, knows_what_lies_ahead_and_beside) {
    EXPECT_EQ(ahead_of(Color::white, Square::d4).size(), 32);
    EXPECT_TRUE(ahead_of(Color::white, Square::d4).contains(Square::a5));
    EXPECT_EQ(ahead_of(Color::black, Square::d4).size(), 24);
    EXPECT_TRUE(ahead_of(Color::black, Square::d4).contains(Square::h3));
    EXPECT_TRUE(ahead_of(Color::white, Square::h8).empty());
    EXPECT_TRUE(ahead_of(Color::black, Square::a1).empty());
    EXPECT_EQ(neighbours(File::a), squares_of(File::b));
    EXPECT_EQ(neighbours(File::d), squares_of(File::c) | squares_of(File::e));
}

TEST(PawnStructure, rewards_a_passed_pawn_the_more_the_farther_it_is) {
    const Tapered stopped = pawns("4k3/3p4/8/8/3P4/8/8/4K3 w - - 0 1");
    const Tapered watched = pawns("4k3/2p5/8/8/3P4/8/8/4K3 w - - 0 1");
    const Tapered passed = pawns("4k3/1p6/8/8/3P4/8/8/4K3 w - - 0 1");
    EXPECT_EQ(stopped, watched);
    EXPECT_GT(passed.end, watched.end);
    EXPECT_GT(passed.middle, watched.middle);
    EXPECT_GT(pawns("8/1p6/3P4/8/7k/8/8/4K3 w - - 0 1").end,
              pawns("8/1p6/8/8/3P3k/8/8/4K3 w - - 0 1").end);
}

TEST(PawnStructure, asks_who_is_near_the_passed_pawn) {
    const int far = pawns("7k/8/8/8/1P6/8/8/4K3 w - - 0 1").end;
    EXPECT_LT(pawns("8/8/3k4/8/1P6/8/8/4K3 w - - 0 1").end, far);
    EXPECT_GT(pawns("7k/8/2K5/8/1P6/8/8/8 w - - 0 1").end, far);
    // Blocked.
    EXPECT_LT(pawns("7k/8/8/1n6/1P6/8/8/4K3 w - - 0 1").end, far);
}

TEST(PawnStructure, dislikes_doubled_and_isolated_pawns) {
    const Tapered together = pawns("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1");
    const Tapered apart = pawns("4k3/ppp5/8/8/8/8/P1P5/4K3 w - - 0 1");
    const Tapered doubled = pawns("4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1");
    EXPECT_GT(together.middle, apart.middle);
    EXPECT_GT(apart.middle, doubled.middle);
    EXPECT_GT(apart.end, doubled.end);
}

TEST(PawnStructure, likes_pawns_that_hold_each_other) {
    EXPECT_GT(pawns("4k3/ppp5/8/8/8/1P6/P7/4K3 w - - 0 1").middle,
              pawns("4k3/ppp5/8/1P6/8/8/P7/4K3 w - - 0 1").middle);
}

TEST(KingShelter, is_the_worse_the_farther_the_pawns_are) {
    const int whole = shelter("4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1");
    const int hole = shelter("4k3/8/8/8/8/6P1/5P1P/6K1 w - - 0 1");
    const int half_open = shelter("4k3/6p1/8/8/8/8/5P1P/6K1 w - - 0 1");
    const int open = shelter("4k3/8/8/8/8/8/5P1P/6K1 w - - 0 1");
    EXPECT_GT(whole, hole);
    EXPECT_GT(hole, half_open);
    EXPECT_GT(half_open, open);
}

TEST(KingShelter, is_the_same_on_either_wing_and_at_the_edge) {
    EXPECT_EQ(shelter("4k3/8/8/8/8/8/PPP5/1K6 w - - 0 1"),
              shelter("4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1"));
    EXPECT_GT(shelter("4k3/8/8/8/8/8/PP6/K7 w - - 0 1"), 0);
}

}  // namespace
}  // namespace arbiter::testing
