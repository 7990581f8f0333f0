#include "arbiter/rules/move.hpp"

#include <set>

#include <gtest/gtest.h>

#include "arbiter/rules/bitboard.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

TEST(Move, fits_16_bits) { EXPECT_EQ(sizeof(Move), 2U); }

TEST(Move, keeps_from_and_to_for_all_squares) {
    for (const Square from : all_squares)
        for (const Square to : all_squares) {
            const Move move = Move::normal(Role::rook, from, to);
            EXPECT_EQ(move.from(), from);
            EXPECT_EQ(move.to(), to);
            EXPECT_TRUE(move.is_normal());
        }
}

TEST(Move, is_of_exactly_one_kind) {
    const Move castling = Move::castling(Square::e1, Square::h1);
    EXPECT_TRUE(castling.is_castling());
    EXPECT_FALSE(castling.is_normal() || castling.is_en_passant() || castling.is_promotion());
    const Move en_passant = Move::en_passant(Square::e5, Square::d6);
    EXPECT_TRUE(en_passant.is_en_passant());
    EXPECT_FALSE(en_passant.is_normal() || en_passant.is_castling() || en_passant.is_promotion());
    const Move promotion = Move::promotion(Square::e7, Square::e8, Role::rook);
    EXPECT_TRUE(promotion.is_promotion());
    EXPECT_FALSE(promotion.is_normal() || promotion.is_castling() || promotion.is_en_passant());
}

TEST(Move, of_a_pawn_that_promotes_names_the_new_piece) {
    for (const Role role : promotion_roles) {
        const Move move = Move::promotion(Square::a7, Square::b8, role);
        EXPECT_EQ(move.promotion(), role);
        EXPECT_EQ(move.promoted_role(), role);
    }
    EXPECT_EQ(Move::normal(Role::pawn, Square::a7, Square::a8).promotion(), std::nullopt);
}

TEST(Move, knows_the_man_that_moves) {
    for (const Role role : all_roles)
        EXPECT_EQ(Move::normal(role, Square::c3, Square::c4).role(), role);
    EXPECT_EQ(Move::castling(Square::e1, Square::h1).role(), Role::king);
    EXPECT_EQ(Move::en_passant(Square::e5, Square::d6).role(), Role::pawn);
    EXPECT_EQ(Move::promotion(Square::a7, Square::a8, Role::queen).role(), Role::pawn);
}

TEST(Move, differs_when_anything_about_it_does) {
    std::set<std::uint16_t> bits{
        Move().bits(),
        Move::normal(Role::queen, Square::e7, Square::d8).bits(),
        Move::normal(Role::queen, Square::d8, Square::e7).bits(),
        Move::normal(Role::king, Square::e7, Square::d8).bits(),
        Move::castling(Square::e7, Square::d8).bits(),
        Move::en_passant(Square::e7, Square::d8).bits(),
    };
    for (const Role role : promotion_roles)
        bits.insert(Move::promotion(Square::e7, Square::d8, role).bits());
    EXPECT_EQ(bits.size(), 10U);
    EXPECT_EQ(Move::normal(Role::pawn, Square::e2, Square::e4),
              Move::normal(Role::pawn, Square::e2, Square::e4));
    EXPECT_NE(Move::normal(Role::pawn, Square::e2, Square::e4),
              Move::normal(Role::pawn, Square::e2, Square::e3));
}

TEST(MoveDeathTest, does_not_promote_to_a_pawn_or_a_king) {
    EXPECT_DEATH((void)Move::promotion(Square::a7, Square::a8, Role::king), "Role::king");
    EXPECT_DEATH((void)Move::promotion(Square::a7, Square::a8, Role::pawn), "Role::king");
}

}  // namespace
}  // namespace arbiter::testing
