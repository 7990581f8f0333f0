// The three theorems, each with what it speaks of and each thing that it does not (docs/proofs.md).
#include "arbiter/verify/material_check.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/claims.hpp"

namespace arbiter::testing {
namespace {

using verify::MaterialClaim;

bool holds(MaterialClaim claim, std::string_view men, Color winner = Color::white) {
    return verify::holds(claim, claimed_men(men), winner);
}

bool any_holds(std::string_view men, Color winner = Color::white) {
    return verify::any_theorem_holds(claimed_men(men), winner);
}

TEST(MaterialCheck, a_lone_king_has_no_men_whatever_the_other_has) {
    EXPECT_TRUE(holds(MaterialClaim::lone_king, "-"));
    EXPECT_TRUE(holds(MaterialClaim::lone_king, "pa7,qd8,nb8"));
    EXPECT_FALSE(holds(MaterialClaim::lone_king, "pa7,qd8,nb8", Color::black));
    for (const std::string_view men : {"Pa2", "Nb1", "Bc1", "Ra1", "Qd1", "Pa2,pa7"})
        EXPECT_FALSE(holds(MaterialClaim::lone_king, men)) << men;
}

TEST(MaterialCheck, a_knight_cannot_mate_beside_queens_alone) {
    EXPECT_TRUE(holds(MaterialClaim::knight_against_queens, "Nb1"));
    EXPECT_TRUE(holds(MaterialClaim::knight_against_queens, "Nb1,qd8"));
    EXPECT_TRUE(holds(MaterialClaim::knight_against_queens, "qd8,Nb1,qe7"));
    EXPECT_TRUE(holds(MaterialClaim::knight_against_queens, "nb8,Qd1", Color::black));
    for (const std::string_view men : {"-", "qd8", "Bb1", "Pb2,qd8", "Nb1,Ng1", "Nb1,Qd1",
                                       "Nb1,pa7", "Nb1,nb8", "Nb1,bc8", "Nb1,ra8", "Nb1,qd8,pa7"})
        EXPECT_FALSE(holds(MaterialClaim::knight_against_queens, men)) << men;
    EXPECT_FALSE(holds(MaterialClaim::knight_against_queens, "Nb1,qd8", Color::black));
}

TEST(MaterialCheck, bishops_of_one_colour_cannot_mate_beside_pieces_that_leave_the_other) {
    // c1, a3 and f8 are dark, f1 and c8 light.
    for (const std::string_view men : {"-", "Bc1", "Bc1,Ba3", "Bc1,bf8", "Bf1,bc8", "Bc1,ra8,rh8",
                                       "Bc1,qd8", "Bc1,bf8,ra8,qd8", "ra8", "B55aa55aa55aa55aa"})
        EXPECT_TRUE(holds(MaterialClaim::bishops_of_one_colour, men)) << men;
    EXPECT_TRUE(holds(MaterialClaim::bishops_of_one_colour, "bf8,Ra1", Color::black));
    for (const std::string_view men : {"Bc1,Bf1", "Bc1,bc8", "Bc1,Nb1", "Bc1,Pa2", "Bc1,Ra1",
                                       "Bc1,Qd1", "Bc1,nb8", "Bc1,pa7", "Bc1,bf8,nb8", "bf8,bc8"})
        EXPECT_FALSE(holds(MaterialClaim::bishops_of_one_colour, men)) << men;
}

TEST(MaterialCheck, bishops_are_of_one_colour_on_every_square_that_they_may_have) {
    EXPECT_FALSE(holds(MaterialClaim::bishops_of_one_colour, "B0000000000000003"));
    EXPECT_FALSE(holds(MaterialClaim::bishops_of_one_colour, "Ba1,b0000000000000003"));
    // Rooks may stand anywhere.
    EXPECT_TRUE(holds(MaterialClaim::bishops_of_one_colour, "Ba1,rffffffffffffffff"));
}

TEST(MaterialCheck, a_number_that_names_no_theorem_proves_nothing) {
    EXPECT_FALSE(holds(static_cast<MaterialClaim>(3), "-"));
}

TEST(MaterialCheck, any_of_the_three_is_enough) {
    for (const std::string_view men : {"pa7", "Nb1,qd8", "Bc1,ra8"})
        EXPECT_TRUE(any_holds(men)) << men;
    for (const std::string_view men : {"Nb1,ra8", "Bc1,nb8", "Ra1", "Pa2"})
        EXPECT_FALSE(any_holds(men)) << men;
}

}  // namespace
}  // namespace arbiter::testing
