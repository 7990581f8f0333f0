// What is read as a certificate, and what is not (docs/proofs.md).
#include "arbiter/verify/certificate.hpp"

#include <cstddef>
#include <string>
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
        EXPECT_EQ(read.error().kind, CertificateError::Kind::syntax) << text;
        EXPECT_FALSE(read.error().text.empty());
    }
}

TEST(Certificate, blocks_of_one_layer_add_up) {
    const auto read =
        read_certificate("closure 0 layer - w:e1/e8,e1/d8,0000000000000003/h8 b:e1/a8");
    ASSERT_TRUE(read);
    const auto& kings = std::get<ClosureClaim>(*read).layers[0].kings;
    EXPECT_EQ(kings[Color::white][Square::e1], Bitboard(Square::e8) | Bitboard(Square::d8));
    EXPECT_EQ(kings[Color::white][Square::a1], Bitboard(Square::h8));
    EXPECT_EQ(kings[Color::white][Square::b1], Bitboard(Square::h8));
    EXPECT_TRUE(kings[Color::white][Square::c1].empty());
    EXPECT_EQ(kings[Color::black][Square::e1], Bitboard(Square::a8));
}

std::string layer_with(std::size_t men) {
    std::string text = "closure 0 layer Qa1";
    for (std::size_t i = 1; i < men; ++i)
        text += ",Qa1";
    return text + " w:- b:-";
}

TEST(Certificate, a_layer_has_at_most_thirty_men) {
    EXPECT_TRUE(read_certificate(layer_with(30)));
    const auto read = read_certificate(layer_with(31));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, CertificateError::Kind::syntax);
    EXPECT_EQ(read.error().at, 16U);
    EXPECT_EQ(read.error().text,
              "men are a letter and squares each, such as Pa2,Bc1, or -, at most 30");
}

TEST(Certificate, a_text_that_is_too_long_is_not_read) {
    std::string text = "closure 0";
    text.resize(most_certificate_bytes, ' ');
    EXPECT_TRUE(read_certificate(text));
    const auto read = read_certificate(text + ' ');
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, CertificateError::Kind::too_large);
    EXPECT_EQ(read.error().at, most_certificate_bytes);
    EXPECT_EQ(read.error().text, "more than 33554432 bytes");
}

TEST(Certificate, no_more_layers_are_read_than_fit_into_memory) {
    std::string text = "closure 0";
    for (std::size_t i = 0; i <= most_layers; ++i)
        text += " layer - w:- b:-";
    const auto read = read_certificate(text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, CertificateError::Kind::too_large);
    EXPECT_EQ(read.error().text, "more than 250000 layers");
    EXPECT_EQ(read.error().at, text.size() - std::string_view("layer - w:- b:-").size());
}

}  // namespace
}  // namespace arbiter::verify
