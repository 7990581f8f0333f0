// A null move changes whose turn it is and nothing that a move would not.
#include "arbiter/pgn/null_move.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

std::string passed(std::string_view fen) {
    const auto next = pass(position_of(fen));
    return next ? write_fen(*next) : "none";
}

TEST(Pass, gives_the_turn_and_counts) {
    EXPECT_EQ(passed("4k3/8/8/8/8/8/8/R3K3 w Q - 3 10"), "4k3/8/8/8/8/8/8/R3K3 b Q - 4 10");
    EXPECT_EQ(passed("4k3/8/8/8/8/8/8/R3K3 b Q - 3 10"), "4k3/8/8/8/8/8/8/R3K3 w Q - 4 11");
}

TEST(Pass, ends_the_right_to_take_en_passant) {
    EXPECT_EQ(passed("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), "4k3/8/8/3Pp3/8/8/8/4K3 b - - 1 1");
}

TEST(Pass, answers_no_check) { EXPECT_EQ(passed("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1"), "none"); }

TEST(AfterPly, is_a_move_or_a_pass) {
    const Position start = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_EQ(after_ply(start, find_move(start, "a1a2").value()), play(start, "a1a2"));
    EXPECT_EQ(after_ply(start, Move()), *pass(start));
    const Position check = position_of("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1");
    EXPECT_EQ(after_ply(check, Move()), check);
}

TEST(Pass, is_the_same_board_for_the_other_side) {
    const Position before = position_of("r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 20");
    const Position after = pass(before).value();
    EXPECT_EQ(after.board(), before.board());
    EXPECT_EQ(after.turn(), Color::black);
    EXPECT_EQ(after.castling_rooks(), before.castling_rooks());
    EXPECT_EQ(pass(after).value().turn(), Color::white);
    EXPECT_NE(pass(after).value(), before) << "the right to take en passant is gone";
}

}  // namespace
}  // namespace arbiter::testing
