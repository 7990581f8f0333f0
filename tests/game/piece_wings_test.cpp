#include "arbiter/game/piece_wings.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

History played(std::initializer_list<std::string_view> sans, const Position& start = {}) {
    History history(start);
    for (const std::string_view san : sans)
        history.play(read_san(history.current(), san).value());
    return history;
}

/// "queen", "king", "either" or "none".
std::string_view wing_of(const History& history, Square square) {
    const Wings wings = wings_in(history);
    const bool of_queen = wings.queen_side.contains(square);
    const bool of_king = wings.king_side.contains(square);
    if (of_queen && of_king)
        return "either";
    return of_queen ? "queen" : of_king ? "king" : "none";
}

TEST(PieceWings, follow_a_piece_wherever_it_goes) {
    const History crossed =
        played({"Nf3", "a6", "Nd4", "a5", "Nb3", "a4", "Nc3", "b6", "Ne4", "b5", "Ng3", "h6"});
    EXPECT_EQ(wing_of(crossed, Square::b3), "king");
    EXPECT_EQ(wing_of(crossed, Square::g3), "queen");
    EXPECT_EQ(wing_of(crossed, Square::b1), "none");
}

TEST(PieceWings, are_those_of_who_takes_and_castling_takes_the_rook_along) {
    const History taken = played(
        {"Nf3", "d5", "Nd4", "c5", "Nb5", "Qa5", "N5c3", "d4", "Nd5", "Qc3", "Ndxc3", "dxc3"});
    EXPECT_EQ(wing_of(taken, Square::b1), "queen");
    EXPECT_EQ(wing_of(taken, Square::c3), "none");
    const History castled =
        played({"e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O", "d6", "Re1", "O-O"});
    EXPECT_EQ(wing_of(castled, Square::e1), "king");
    EXPECT_EQ(wing_of(castled, Square::f8), "king");
    EXPECT_EQ(wing_of(castled, Square::a1), "queen");
}

TEST(PieceWings, are_none_of_a_promoted_man) {
    const History promoted = played({"a8=R+"}, position("4k3/P7/8/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_EQ(wing_of(promoted, Square::a8), "none");
    EXPECT_EQ(wing_of(promoted, Square::h1), "either");
}

TEST(PieceWings, are_told_by_the_position_alone_after_a_start_anew) {
    History anew = played({"Nf3", "Nf6"});
    anew.go_on_from(position("4k3/8/8/8/8/2N2B2/8/4K3 w - - 0 1"));
    EXPECT_EQ(wing_of(anew, Square::c3), "either");
    EXPECT_EQ(wing_of(anew, Square::f3), "king");
}

}  // namespace
}  // namespace arbiter::testing
