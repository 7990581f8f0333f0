// Proofs are written as docs/proofs.md says; that `verify` accepts them is tested in differential.
#include "arbiter/winnable/proof_text.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/winnable/detail/layer_closing.hpp"
#include "tests/winnable/layer_text.hpp"

namespace arbiter::testing {
namespace {

using enum Square;

std::string written(const Layer& layer) { return write_proof({.layers = {layer}}); }

TEST(WriteProof, a_theorem_is_named_and_nothing_else_is_said) {
    EXPECT_EQ(write_proof({.theorem = Theorem::lone_king}), "theorem lone_king");
    EXPECT_EQ(write_proof({.theorem = Theorem::knight_against_queens, .positions = 7}),
              "theorem knight_against_queens");
    EXPECT_EQ(write_proof({.theorem = Theorem::bishops_of_one_colour, .layers = {Layer{}}}),
              "theorem bishops_of_one_colour");
}

TEST(WriteProof, an_exhaustion_has_its_number) {
    EXPECT_EQ(write_proof({}), "closure 0");
    EXPECT_EQ(write_proof({.positions = 12'345'678'901}), "closure 12345678901");
}

TEST(WriteProof, a_layer_without_men_and_kings_has_dashes) {
    EXPECT_EQ(written({}), "closure 0 layer - w:- b:-");
}

TEST(WriteProof, one_square_is_named_and_more_are_bits_from_a1_on) {
    EXPECT_EQ(written(layer_with("Pa2 bc8,h8 Qa1,b1,c1,d1,e1,f1,g1,h1")),
              "closure 0 layer Pa2,b8400000000000000,Q00000000000000ff w:- b:-");
}

TEST(WriteProof, captured_men_are_left_out) {
    EXPECT_EQ(written(layer_with("N Pa2 q pb7 r")), "closure 0 layer Pa2,pb7 w:- b:-");
    EXPECT_EQ(written(layer_with("N q")), "closure 0 layer - w:- b:-");
}

TEST(WriteProof, pairs_of_kings_are_written_by_the_side_to_move) {
    Layer layer;
    layer.kings[Color::white] = pairs_of("e1", "e8");
    EXPECT_EQ(written(layer), "closure 0 layer - w:e1/e8 b:-");
    layer.kings[Color::black] = pairs_of("a1 h1", "a8 h8");
    EXPECT_EQ(written(layer), "closure 0 layer - w:e1/e8 b:0000000000000081/8100000000000000");
}

TEST(WriteProof, rows_that_differ_are_blocks_apart) {
    Layer layer;
    layer.kings[Color::white] = pairs_of("a1", "a8");
    layer.kings[Color::white] |= pairs_of("h1", "h8");
    EXPECT_EQ(written(layer), "closure 0 layer - w:a1/a8,h1/h8 b:-");
}

TEST(WriteProof, neighbouring_kings_need_no_blocks_of_their_own) {
    Layer layer = layer_of(position_of("k7/8/8/8/8/8/8/7K w - - 0 1"));
    detail::close(layer);
    EXPECT_EQ(written(layer),
              "closure 0 layer - w:ffffffffffffffff/ffffffffffffffff "
              "b:ffffffffffffffff/ffffffffffffffff");
    // One pair less, and it is one no more.
    layer.kings[Color::black][a1].remove(h8);
    EXPECT_EQ(written(layer),
              "closure 0 layer - w:ffffffffffffffff/ffffffffffffffff "
              "b:fffffffffffffffe/ffffffffffffffff,a1/7ffffffffffffcfc");
}

TEST(WriteProof, squares_that_a_pawn_may_have_crossed_come_last) {
    Layer layer = layer_with("Pd5 pe5");
    layer.en_passant = squares("e6");
    EXPECT_EQ(written(layer), "closure 0 layer Pd5,pe5 w:- b:- ep:e6");
    layer.en_passant = squares("e6 c6");
    EXPECT_EQ(written(layer), "closure 0 layer Pd5,pe5 w:- b:- ep:0000140000000000");
}

TEST(WriteProof, layers_follow_one_another) {
    EXPECT_EQ(write_proof({.positions = 3, .layers = {layer_with("Pa2"), layer_with("pa7")}}),
              "closure 3 layer Pa2 w:- b:- layer pa7 w:- b:-");
}

TEST(NameOfATheorem, is_that_of_the_format) {
    EXPECT_EQ(name(Theorem::lone_king), "lone_king");
    EXPECT_EQ(name(Theorem::knight_against_queens), "knight_against_queens");
    EXPECT_EQ(name(Theorem::bishops_of_one_colour), "bishops_of_one_colour");
}

}  // namespace
}  // namespace arbiter::testing
