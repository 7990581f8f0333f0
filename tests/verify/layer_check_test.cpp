// Every condition of docs/proofs.md on layers, kept and broken, each for its own reason.
#include "arbiter/verify/layer_check.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/claims.hpp"

namespace arbiter::testing {
namespace {

/// What is wrong with the first layer that something is wrong with; empty where nothing is.
std::string fault(const std::string& text, Color winner = Color::white) {
    const auto layers = claimed_layers(text);
    const verify::LayerIndex index(layers);
    verify::Work work;
    const auto checked = verify::check_layers(layers, index, winner, work);
    EXPECT_FALSE(work.is_exhausted());
    return checked ? "" : checked.error();
}

// p . p . p . p .    Black's king above, White's below: neither comes through.
// P . P . P . P .
const std::string wall = "Pa4,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5";
const std::string beside_the_wall = "0000000000ffffff/ffffff0000000000";

std::string walled(const std::string& men) {
    return "layer " + men + " w:" + beside_the_wall + " b:" + beside_the_wall + ' ';
}

// k . . . . . . .    Neither king nor pawn has a move, whatever happens on the c- to f-files.
// P p . . . . . .
// . P . . . . . .
// . . . . . . . .
// . . . . . . . .
// . . . . . . p .
// . . . . . . P p
// . . . . . . . K
const std::string cage = "Pa7,Pb6,pb7,Pg2,pg3,ph2";

std::string caged(const std::string& men, const std::string& en_passant = "") {
    return "layer " + men + ',' + cage + " w:h1/a8 b:h1/a8 " + en_passant + ' ';
}

/// White is to move and Black never will be.
std::string caged_with_white(const std::string& men) { return "layer " + men + " w:h1/a8 b:- "; }

constexpr std::string_view piece_leaves = "layer 1: a piece can leave its squares";
constexpr std::string_view kings_leave = "layer 1: the kings can leave their squares";

std::string moves_elsewhere(const std::string& square) {
    return "layer 1: a move of the man on " + square + " leads elsewhere";
}

TEST(CheckLayers, a_wall_and_a_cage_are_layers) {
    EXPECT_EQ(fault(walled(wall)), "");
    EXPECT_EQ(fault(walled(wall), Color::black), "");
    EXPECT_EQ(fault("layer " + cage + " w:h1/a8 b:h1/a8"), "");
    EXPECT_EQ(fault(""), "");
}

TEST(CheckLayers, where_a_theorem_holds_nothing_else_must) {
    EXPECT_EQ(fault("layer ra1,pe4 w:e1/e8 b:-"), "");
    EXPECT_EQ(fault("layer Na1,qe4 w:e1/e8 b:-"), "");
    EXPECT_EQ(fault("layer Ba1,re4 w:e1/e8 b:-"), "");
    EXPECT_NE(fault("layer ra1,pe4 w:e1/e8 b:-", Color::black), "");
    // The bishop may stand on squares of both colours.
    EXPECT_NE(fault("layer B0000000000000003,be5 w:e1/e8 b:-"), "");
}

TEST(CheckLayers, the_layer_at_fault_is_told_by_its_number) {
    EXPECT_EQ(fault(walled(wall) + walled(wall + ",Ba1")),
              "layer 2: a piece can leave its squares");
}

TEST(CheckLayers, pieces_must_stay) {
    // The light squares of the three lowest ranks, which the pawns close.
    EXPECT_EQ(fault(walled(wall + ",B0000000000aa55aa")), "");
    // b1 is missing.
    EXPECT_EQ(fault(walled(wall + ",B0000000000aa55a8")), piece_leaves);
    EXPECT_EQ(fault(walled(wall + ",Bd3")), piece_leaves);
    EXPECT_EQ(fault(walled(wall + ",bd3")), piece_leaves);
}

TEST(CheckLayers, a_man_that_may_be_elsewhere_is_no_obstacle) {
    // c2 and e2 shut the bishop in, if they are sure to stand there.
    EXPECT_EQ(fault(caged("Bd1,Pc2,pc3,Pe2,pe3")), "");
    EXPECT_EQ(fault(caged("Bd1,Pc2,pc3,N0000000000001002")), piece_leaves);
}

TEST(CheckLayers, a_king_that_stands_is_an_obstacle) {
    // The rook on g1 has a bishop beside it that cannot move, a pawn before it, and the king.
    const std::string men = "Rg1,Bf1,Pe2,pe3," + cage;
    EXPECT_EQ(fault(caged_with_white(men)), "");
    EXPECT_EQ(fault("layer " + men + " w:h1/a8,c5/a8 b:-"), piece_leaves);
}

TEST(CheckLayers, pieces_of_a_side_that_never_moves_may_go_anywhere) {
    // Stalemate: the knights guard b8, and White is never to move.
    EXPECT_EQ(fault("layer Nd7,Nh1 w:- b:b6/a8"), "");
    EXPECT_EQ(fault("layer Nd7,Nh1 w:b6/a8 b:b6/a8"), piece_leaves);
}

TEST(CheckLayers, kings_must_stay) {
    EXPECT_EQ(fault("layer " + wall + " w:e1/e8 b:-"), kings_leave);
    EXPECT_EQ(fault("layer " + wall + " w:- b:e1/e8"), kings_leave);
    // d2/d7 with Black to move is missing.
    EXPECT_EQ(fault("layer " + wall + " w:" + beside_the_wall +
                    " b:0000000000fff7ff/ffffff0000000000,d2/fff7ff0000000000"),
              kings_leave);
}

TEST(CheckLayers, kings_go_where_no_fixed_man_stands_or_strikes) {
    // Without the pawn on a5 nothing guards b4; without the one on a4, a4 is free.
    EXPECT_EQ(fault(walled("Pa4,Pc4,Pe4,Pg4,pc5,pe5,pg5,pa6")), kings_leave);
    EXPECT_EQ(fault(walled("Pa3,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5")), kings_leave);
}

TEST(CheckLayers, kings_never_come_side_by_side) {
    EXPECT_EQ(fault("layer Nd7,Nh1 w:- b:b6/a8"), "");
    // Without White's king beside them a7 and b7 are free.
    EXPECT_EQ(fault("layer Nd7,Nh1 w:- b:b5/a8"), kings_leave);
}

TEST(CheckLayers, an_attack_that_another_man_may_block_is_not_certain) {
    // The bishop on f4 guards b8, unless the knight stands between, on e5.
    EXPECT_EQ(fault("layer Bf4,N00000000000000c0 w:- b:b6/a8"), "");
    EXPECT_EQ(fault("layer Bf4,N0000001000000080 w:- b:b6/a8"), kings_leave);
}

TEST(CheckLayers, a_side_with_a_piece_that_moves_can_leave_the_move_to_the_other) {
    // Black's bishop on the light squares moves; its king has no step.
    const std::string light = "55aa55aa55aa55aa";
    EXPECT_EQ(fault("layer Pa7,Ne1,b" + light + " w:- b:b6/a8"), kings_leave);
    // A knight's blow must be answered, and that no quiet move of the bishop does.
    EXPECT_EQ(fault("layer Pa7,Nc7,b" + light + " w:- b:b6/a8"), "");
}

TEST(CheckLayers, a_pawns_steps_must_lead_into_layers) {
    const std::string before = caged("Pd2,pd5");
    const std::string one = caged("Pd3,pd5");
    const std::string two = caged("Pd4,pd5", "ep:d3");
    const std::string other = caged("Pd2,pd4");
    const std::string both = caged("Pd3,pd4") + caged("Pd2,pd3");
    EXPECT_EQ(fault(before + one + two + other + both), "");
    EXPECT_EQ(fault(before + two + other + both), moves_elsewhere("d2"));
    EXPECT_EQ(fault(before + one + other + both), moves_elsewhere("d2"));
    EXPECT_EQ(fault(before + one + two + both), moves_elsewhere("d5"));
    // The square that the pawn crossed is missing.
    EXPECT_EQ(fault(before + one + caged("Pd4,pd5") + other + both), moves_elsewhere("d2"));
    // A pair of the kings is.
    EXPECT_EQ(fault(before + "layer Pd3,pd5," + cage + " w:h1/a8 b:- " + two + other + both),
              moves_elsewhere("d2"));
    EXPECT_EQ(fault("layer Pd2,pd5," + cage + " w:h1/a8 b:- " + one + two + other + both), "");
}

TEST(CheckLayers, a_pawn_steps_over_nothing) {
    EXPECT_EQ(fault(caged("Pd2,pd3")), "");
    // Two steps only from home.
    EXPECT_EQ(fault(caged("Pd3,pd5") + caged("Pd4,pd5") + caged("Pd3,pd4")), "");
    EXPECT_EQ(fault(caged("pd7,Pd5") + caged("pd6,Pd5")), moves_elsewhere("d5"));
    EXPECT_EQ(fault(caged("pd7,Pd5") + caged("pd6,Pd5") + caged("pd7,Pd6")), "");
    EXPECT_EQ(fault(caged("pd7,Pd4") + caged("pd6,Pd4")), moves_elsewhere("d7"));
}

TEST(CheckLayers, a_pawn_does_not_step_while_a_blow_must_be_answered) {
    EXPECT_EQ(fault(caged_with_white("Pd3,nf2," + cage)), "");
    EXPECT_EQ(fault(caged_with_white("Pd3,nf4," + cage)), moves_elsewhere("d3"));
    // b2 strikes the king on a1, which has no step.
    EXPECT_EQ(fault("layer Ph3,pb2,pa3,pb3,nd2 w:a1/h8 b:-"), "");
}

TEST(CheckLayers, a_pawns_captures_must_lead_into_layers) {
    EXPECT_EQ(fault(caged("Pd4,pd5")), "");
    EXPECT_EQ(fault(caged("Pd4,pd5,pe5")), moves_elsewhere("d4"));
    EXPECT_EQ(fault(caged("Pd4,pd5,pe5") + caged("Pe5,pd5")), moves_elsewhere("e5"));
    // Also of a man that only may stand there, and of no man of its own.
    EXPECT_EQ(fault(caged_with_white("Pd4,pd5,n0000001008000000," + cage)), moves_elsewhere("d4"));
    EXPECT_EQ(fault(caged_with_white("Pd4,pd5,Ne5," + cage)), piece_leaves);
}

TEST(CheckLayers, a_pawns_capture_in_passing_must_lead_into_a_layer) {
    const std::string locked = "Pe5,pe6,pd5,Pd4";
    EXPECT_EQ(fault(caged(locked)), "");
    EXPECT_EQ(fault(caged(locked, "ep:d6")), moves_elsewhere("e5"));
    // The square is one that no pawn has crossed.
    EXPECT_EQ(fault(caged(locked, "ep:f6")), "");
    EXPECT_EQ(fault(caged(locked, "ep:d6") + caged("Pd6,pe6,Pd4")),
              "layer 2: a move of the man on d6 leads elsewhere");
}

TEST(CheckLayers, each_of_the_four_promotions_must_lead_into_a_layer) {
    const std::string before = caged("Pd7");
    const std::string knight = caged("Nd8");
    const std::string bishop = caged("Bd8");
    const std::string rook = caged("Rd8");
    const std::string queen = caged("Qd8");
    EXPECT_EQ(fault(before + knight + bishop + rook + queen, Color::black),
              "layer 2: a piece can leave its squares");
    for (const std::string& three : {bishop + rook + queen, knight + rook + queen,
                                     knight + bishop + queen, knight + bishop + rook})
        EXPECT_EQ(fault(before + three, Color::black), moves_elsewhere("d7"));
}

TEST(CheckLayers, a_piece_that_is_promoted_may_mate) {
    EXPECT_EQ(fault(caged("Pd7") + caged("Nd8") + caged("Bd8") + caged("Rd8") + caged("Qd8")),
              "layer 1: the winner may mate");
}

TEST(CheckLayers, a_pieces_captures_must_lead_into_layers) {
    EXPECT_EQ(fault(caged("Bd1,Pc2,pc3,Pe2,pe3")), "");
    EXPECT_EQ(fault(caged("Bd1,Pc2,pc3,pe2,Pe3")), moves_elsewhere("d1"));
    EXPECT_EQ(fault(caged("Bd1,Pc2,pc3,pe2,Pe3") + caged("Be2,Pc2,pc3,Pe3")),
              moves_elsewhere("e2"));
}

TEST(CheckLayers, a_kings_captures_must_lead_into_layers) {
    const std::string men = "Pa7,Pb6,pb7,Pg2,ph2,";
    const std::string captures = "layer 1: the king's capture on h2 leads elsewhere";
    // The bishop on g3 stands next to the pawn and guards it, the rook does not.
    EXPECT_EQ(fault(caged_with_white(men + "bg3")), "");
    EXPECT_EQ(fault(caged_with_white(men + "rg3")), captures);
    EXPECT_EQ(fault(caged_with_white(men + "rg3") + "layer Pa7,Pb6,pb7,Pg2,rg3 w:- b:h2/a8"),
              "layer 2: a piece can leave its squares");
    EXPECT_EQ(fault(caged_with_white(men + "rg3") + "layer Pa7,Pb6,pb7,Pg2,rg3 w:- b:g1/a8"),
              captures);
    // From afar another man may come between.
    EXPECT_EQ(fault(caged_with_white(men + "rg3,bg1")), "");
    EXPECT_EQ(fault(caged_with_white(men + "rg3,rh4")), captures);
    // From a knight's distance none can.
    EXPECT_EQ(fault(caged_with_white(men + "rg3,nf1")), "");
    // A man of the capturer's own guards nothing, and neither does one that may be elsewhere.
    EXPECT_EQ(fault(caged_with_white(men + "rg3,n0000000000000060")), captures);
}

TEST(CheckLayers, the_winner_must_not_mate_and_the_loser_may) {
    // All squares for the queen and both kings: closed, but full of mates.
    const std::string everywhere = "ffffffffffffffff";
    const auto with = [&](const std::string& men) {
        return "layer " + men + " w:" + everywhere + '/' + everywhere + " b:" + everywhere + '/' +
               everywhere + ' ';
    };
    EXPECT_EQ(fault(with('Q' + everywhere) + with("-")), "layer 1: the winner may mate");
    EXPECT_EQ(fault(with('Q' + everywhere) + with("-"), Color::black), "");
    EXPECT_EQ(fault(with('q' + everywhere) + with("-"), Color::black),
              "layer 1: the winner may mate");
}

TEST(CheckLayers, many_layers_of_one_structure_cost_what_is_counted) {
    // Each of 500 layers leads to the last of 500.
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += walled(wall + ",Pa2");
    for (int i = 0; i < 500; ++i)
        text += "layer " + wall + ",Pa3 w:- b:- ";
    const auto layers = claimed_layers(text + walled(wall + ",Pa3"));
    const verify::LayerIndex index(layers);
    verify::Work enough;
    EXPECT_TRUE(verify::check_layers(layers, index, Color::white, enough));
    EXPECT_GT(enough.done(), 500U * 500U * verify::steps_of_a_position);
    verify::Work little(1'000'000);
    EXPECT_FALSE(verify::check_layers(layers, index, Color::white, little));
    EXPECT_TRUE(little.is_exhausted());
    EXPECT_LT(little.done(), 1'100'000U);
}

TEST(CheckLayers, a_layer_full_of_pieces_costs_what_is_counted) {
    // 27 bishops that may be anywhere on light squares: no mate, and a hundred million looks.
    std::string men = "pa7";
    for (int i = 0; i < 27; ++i)
        men += ",B55aa55aa55aa55aa";
    const auto layers = claimed_layers("layer " + men +
                                       " w:ffffffffffffffff/ffffffffffffffff "
                                       "b:ffffffffffffffff/ffffffffffffffff");
    const verify::LayerIndex index(layers);
    verify::Work work(1'000'000);
    EXPECT_FALSE(verify::check_layers(layers, index, Color::white, work));
    EXPECT_TRUE(work.is_exhausted());
    EXPECT_LT(work.done(), 1'200'000U);
}

}  // namespace
}  // namespace arbiter::testing
