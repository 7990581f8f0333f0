// Which layer holds which positions, and that finding out is cheap.
#include "arbiter/verify/layer_index.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/claims.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Is the position in one of the layers?
bool hold(std::string_view layers, std::string_view fen) {
    const auto claimed = claimed_layers(layers);
    verify::Work work;
    return verify::LayerIndex(claimed).contains(position(fen), work);
}

/// Are all positions of the only layer in one of the others, the side on `turn` to move?
bool hold_all(std::string_view layers, std::string_view reached, Color turn, verify::Work& work) {
    const auto claimed = claimed_layers(layers);
    const auto asked = claimed_layers(reached).front();
    return verify::LayerIndex(claimed).contains(
        verify::Reached{asked.men, turn, asked.kings[turn], asked.en_passant}, work);
}

bool hold_all(std::string_view layers, std::string_view reached, Color turn = Color::white) {
    verify::Work work;
    return hold_all(layers, reached, turn, work);
}

constexpr std::string_view rook_and_pawn = "layer R00000000000000f0,pa7 w:e1/e8,d2/e8 b:e1/c8";

TEST(LayerIndex, a_position_is_held_by_its_men_kings_and_turn) {
    EXPECT_TRUE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_TRUE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/3K4/7R w - - 0 1"));
    EXPECT_TRUE(hold(rook_and_pawn, "2k5/p7/8/8/8/8/8/4K2R b - - 0 1"));
    // The rook, the pawn, either king or the turn is another one.
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/R3K3 w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/8/p7/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/4K3/7R w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "3k4/p7/8/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/4K2R b - - 0 1"));
    // A man is missing, is one too many, or is of the wrong kind or colour.
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/4KR1R w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/4K2Q w - - 0 1"));
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/4K2r w - - 0 1"));
}

TEST(LayerIndex, any_of_the_layers_may_hold_it) {
    EXPECT_TRUE(
        hold("layer Ra1 w:e1/e8 b:- layer Rb1 w:e1/e8 b:-", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1"));
    EXPECT_FALSE(hold("", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1"));
}

TEST(LayerIndex, castling_rights_lie_in_no_layer) {
    EXPECT_FALSE(hold(rook_and_pawn, "4k3/p7/8/8/8/8/8/4K2R w K - 0 1"));
}

TEST(LayerIndex, a_capture_in_passing_must_be_foreseen) {
    constexpr std::string_view fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    EXPECT_FALSE(hold("layer Pe5,pd5 w:e1/e8 b:-", fen));
    EXPECT_FALSE(hold("layer Pe5,pd5 w:e1/e8 b:- ep:f6", fen));
    EXPECT_TRUE(hold("layer Pe5,pd5 w:e1/e8 b:- ep:d6", fen));
    EXPECT_TRUE(hold("layer Pe5,pd5 w:e1/e8 b:- ep:d6", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
}

TEST(LayerIndex, all_positions_must_lie_in_one_layer) {
    EXPECT_TRUE(hold_all("layer R00000000000000ff w:e4/e8,e4/d8 b:-", "layer Ra1 w:e4/e8 b:-"));
    EXPECT_FALSE(hold_all("layer Ra1 w:e4/e8 b:-", "layer R0000000000000003 w:e4/e8 b:-"));
    EXPECT_FALSE(hold_all("layer Ra1 w:e4/e8 b:-", "layer Ra1 w:e4/e8,e4/d8 b:-"));
    EXPECT_FALSE(
        hold_all("layer Ra1 w:e4/e8 b:- layer Ra1 w:e4/d8 b:-", "layer Ra1 w:e4/e8,e4/d8 b:-"));
    EXPECT_FALSE(hold_all("layer Ra1 w:e4/e8 b:-", "layer Ra1 w:- b:e4/e8", Color::black));
    EXPECT_FALSE(hold_all("layer Ra1 w:e4/e8 b:- ep:d6", "layer Ra1 w:e4/e8 b:- ep:e6"));
}

TEST(LayerIndex, men_are_matched_whatever_their_order) {
    EXPECT_TRUE(hold_all("layer Ra1,Nb1,pa7 w:e4/e8 b:-", "layer pa7,Nb1,Ra1 w:e4/e8 b:-"));
    // The first rook has to leave the first entry to the second, and that one its own to the third.
    EXPECT_TRUE(hold_all("layer R0000000000000003,R0000000000000006,R000000000000000c w:e4/e8 b:-",
                         "layer Rc1,Rb1,Ra1 w:e4/e8 b:-"));
    EXPECT_TRUE(hold_all("layer R0000000000000007,R0000000000000003,Ra1 w:e4/e8 b:-",
                         "layer Ra1,Rb1,Rc1 w:e4/e8 b:-"));
    // Two rooks have one entry.
    EXPECT_FALSE(hold_all("layer R0000000000000003,Rc1 w:e4/e8 b:-", "layer Ra1,Rb1 w:e4/e8 b:-"));
}

std::string joined(int count, const std::string& man) {
    std::string men = man;
    for (int i = 1; i < count; ++i)
        men += ',' + man;
    return men;
}

TEST(LayerIndex, men_that_match_in_very_many_ways_are_matched_soon) {
    // 30 knights for 29 entries, and one that no knight fits: 29! ways to find that out.
    const std::string men = "layer " + joined(30, "N0000000000000003") + " w:e4/e8 b:-";
    verify::Work work;
    EXPECT_FALSE(hold_all("layer " + joined(29, "Nffffffffffffffff") + ",Nh8 w:e4/e8 b:-", men,
                          Color::white, work));
    EXPECT_LT(work.done(), 30U * 30U * 30U);
    EXPECT_TRUE(hold_all(
        "layer " + joined(29, "Nffffffffffffffff") + ",N0000000000000003 w:e4/e8 b:-", men));
}

TEST(LayerIndex, layers_of_one_structure_are_counted) {
    std::string layers;
    for (int i = 0; i < 100; ++i)
        layers += "layer Ra1 w:e4/e8 b:- ";
    verify::Work work;
    EXPECT_FALSE(hold_all(layers, "layer Rb1 w:e4/e8 b:-", Color::white, work));
    EXPECT_GT(work.done(), 100 * verify::steps_of_a_position);
    // Layers of other ones cost nothing.
    verify::Work other;
    EXPECT_FALSE(hold_all(layers, "layer Qb1 w:e4/e8 b:-", Color::white, other));
    EXPECT_EQ(other.done(), verify::steps_of_a_position);
}

TEST(LayerIndex, nothing_is_held_once_the_work_is_too_much) {
    verify::Work little(100);
    EXPECT_FALSE(hold_all("layer Ra1 w:e4/e8 b:-", "layer Ra1 w:e4/e8 b:-", Color::white, little));
    EXPECT_TRUE(little.is_exhausted());
}

}  // namespace
}  // namespace arbiter::testing
