// What is read as a certificate, and what is not (docs/proofs.md).
#include "arbiter/verify/certificate.hpp"

#include <string_view>
#include <utility>

#include <gtest/gtest.h>

namespace arbiter::verify {
namespace {

TEST(Certificate, theorems_are_named) {
    const auto read = read_certificate("theorem knight_against_queens");
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<MaterialClaim>(*read), MaterialClaim::knight_against_queens);
}

TEST(Certificate, a_closure_has_a_number_and_layers) {
    const auto read = read_certificate(
        " closure 12 layer Pa2,bc8 w:e1/e8 b:- layer Q00000000000000ff w:- b:e1/e8,a1/h8 ep:e3");
    ASSERT_TRUE(read);
    const auto& closure = std::get<ClosureClaim>(*read);
    EXPECT_EQ(closure.positions, 12U);
    ASSERT_EQ(closure.layers.size(), 2U);
    EXPECT_EQ(closure.layers[0].men[1].piece, (Piece{Color::black, Role::bishop}));
    EXPECT_EQ(closure.layers[0].kings[Color::white][Square::e1], Bitboard(Square::e8));
    EXPECT_EQ(closure.layers[1].men[0].squares, squares_of(Rank::first));
    EXPECT_EQ(closure.layers[1].kings[Color::black][Square::a1], Bitboard(Square::h8));
    EXPECT_EQ(closure.layers[1].en_passant, Bitboard(Square::e3));
}

TEST(Certificate, neighbouring_kings_are_left_out_of_a_block) {
    const auto read = read_certificate("closure 0 layer - w:e1/000000000000ffff b:-");
    ASSERT_TRUE(read);
    const Bitboard black = std::get<ClosureClaim>(*read).layers[0].kings[Color::white][Square::e1];
    EXPECT_FALSE(black.contains(Square::e1));
    EXPECT_FALSE(black.contains(Square::d2));
    EXPECT_TRUE(black.contains(Square::c2));
}

TEST(Certificate, anything_else_is_refused_with_its_place) {
    for (const auto& [text, at] : {std::pair<std::string_view, std::size_t>{"", 0},
                                   {"proof", 0},
                                   {"theorem", 7},
                                   {"theorem x", 8},
                                   {"theorem lone_king x", 18},
                                   {"closure", 7},
                                   {"closure -1", 8},
                                   {"closure 1x", 8},
                                   {"closure 0 x", 10},
                                   {"closure 0 layer", 15},
                                   {"closure 0 layer Ke1 w:- b:-", 16},
                                   {"closure 0 layer Pa1 w:- b:-", 16},
                                   {"closure 0 layer P000000000000ff00 w:- b:-", 16},
                                   {"closure 0 layer Q0000000000000000 w:- b:-", 16},
                                   {"closure 0 layer Qe9 w:- b:-", 16},
                                   {"closure 0 layer Qe1, w:- b:-", 16},
                                   {"closure 0 layer - b:- w:-", 18},
                                   {"closure 0 layer - w: b:-", 18},
                                   {"closure 0 layer - w:e1 b:-", 18},
                                   {"closure 0 layer - w:- b:e1/e9", 22},
                                   {"closure 0 layer - w:- b:- ep:x", 26}}) {
        const auto read = read_certificate(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().at, at) << text;
        EXPECT_FALSE(read.error().text.empty());
    }
}

}  // namespace
}  // namespace arbiter::verify
