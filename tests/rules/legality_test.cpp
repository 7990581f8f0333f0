// One move asked alone. That the answers agree with the list for every move that can be written is
// tested in tests/differential and tests/property.
#include "arbiter/rules/legality.hpp"

#include <bit>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(IsLegal, of_the_move_that_no_man_makes_is_false) {
    EXPECT_FALSE(is_legal(Position(), Move()));
    EXPECT_FALSE(is_legal(Position(), Move::normal(Role::pawn, Square::e4, Square::e5)));
}

TEST(IsLegal, asks_for_the_turn) {
    EXPECT_TRUE(is_legal(Position(), Move::normal(Role::pawn, Square::e2, Square::e4)));
    EXPECT_FALSE(is_legal(Position(), Move::normal(Role::pawn, Square::e7, Square::e5)));
}

TEST(IsLegal, takes_each_move_only_for_the_man_that_stands_there) {
    const Position position = position_of("4k3/8/8/8/8/8/4P3/Q3K3 w - - 0 1");
    for (const Role role : all_roles) {
        EXPECT_EQ(is_legal(position, Move::normal(role, Square::e2, Square::e4)),
                  role == Role::pawn);
        EXPECT_EQ(is_legal(position, Move::normal(role, Square::a1, Square::a2)),
                  role == Role::queen);
        EXPECT_EQ(is_legal(position, Move::normal(role, Square::e1, Square::f2)),
                  role == Role::king);
    }
}

TEST(IsLegal, takes_each_move_only_as_what_it_is) {
    const Position castling = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_TRUE(is_legal(castling, Move::castling(Square::e1, Square::h1)));
    EXPECT_FALSE(is_legal(castling, Move::normal(Role::king, Square::e1, Square::h1)));
    EXPECT_FALSE(is_legal(castling, Move::normal(Role::king, Square::e1, Square::g1)));
    EXPECT_FALSE(is_legal(castling, Move::castling(Square::h1, Square::e1)));
    const Position passing = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_TRUE(is_legal(passing, Move::en_passant(Square::e5, Square::d6)));
    EXPECT_FALSE(is_legal(passing, Move::normal(Role::pawn, Square::e5, Square::d6)));
    EXPECT_FALSE(is_legal(passing, Move::en_passant(Square::e5, Square::e6)));
    const Position promoting = position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(is_legal(promoting, Move::promotion(Square::a7, Square::a8, Role::knight)));
    EXPECT_FALSE(is_legal(promoting, Move::normal(Role::pawn, Square::a7, Square::a8)));
    EXPECT_FALSE(is_legal(promoting, Move::promotion(Square::e1, Square::e2, Role::queen)));
}

/// Not a move that any factory makes.
Move move_of_kind(unsigned kind, Square from, Square to) {
    const unsigned bits =
        static_cast<unsigned>(index(from)) | static_cast<unsigned>(index(to)) << 6U | kind << 12U;
    return std::bit_cast<Move>(static_cast<std::uint16_t>(bits));
}

TEST(IsLegal, refuses_bits_that_are_no_kind_of_move) {
    const Position position = position_of("1r2k3/P7/8/8/8/8/4P3/4K3 w - - 0 1");
    for (const unsigned kind : {12U, 13U, 14U, 15U}) {
        EXPECT_FALSE(is_legal(position, move_of_kind(kind, Square::a7, Square::a8))) << kind;
        EXPECT_FALSE(is_legal(position, move_of_kind(kind, Square::a7, Square::b8))) << kind;
        EXPECT_FALSE(is_legal(position, move_of_kind(kind, Square::e2, Square::e4))) << kind;
        EXPECT_FALSE(is_legal(position, move_of_kind(kind, Square::e1, Square::d1))) << kind;
    }
}

TEST(IsPseudoLegal, lets_the_king_be_left_in_check) {
    const Position pinned_knight = position_of("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    const Move move = Move::normal(Role::knight, Square::e2, Square::c3);
    EXPECT_TRUE(is_pseudo_legal(pinned_knight, move));
    EXPECT_FALSE(is_legal(pinned_knight, move));
    EXPECT_FALSE(
        is_pseudo_legal(pinned_knight, Move::normal(Role::knight, Square::e2, Square::e4)));
}

TEST(AttackersAfter, are_the_men_that_would_hit_the_king) {
    const Position position = position_of("4r2k/8/8/8/1b6/8/3PN3/4K3 w - - 0 1");
    EXPECT_EQ(attackers_after(position, Move::normal(Role::knight, Square::e2, Square::g3)),
              squares("e8"));
    EXPECT_EQ(attackers_after(position, Move::normal(Role::pawn, Square::d2, Square::d3)),
              squares("b4"));
    EXPECT_EQ(attackers_after(position, Move::normal(Role::king, Square::e1, Square::d1)),
              Bitboard());
    EXPECT_TRUE(keeps_king_safe(position, Move::normal(Role::king, Square::e1, Square::d1)));
}

TEST(AttackersAfter, do_not_count_a_man_that_was_captured) {
    const Position checked = position_of("7k/8/8/8/8/8/4q3/4K3 w - - 0 1");
    EXPECT_TRUE(attackers_after(checked, Move::normal(Role::king, Square::e1, Square::e2)).empty());
    // The black pawn on d5 gives check and is taken en passant.
    const Position passing = position_of("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1");
    EXPECT_TRUE(attackers_after(passing, Move::en_passant(Square::e5, Square::d6)).empty());
}

TEST(AttackersAfter, see_the_line_that_en_passant_opens_with_both_pawns) {
    const Position position = position_of("8/8/8/K1pP3r/8/8/8/7k w - c6 0 1");
    EXPECT_EQ(attackers_after(position, Move::en_passant(Square::d5, Square::c6)), squares("h5"));
}

TEST(CanCastle, with_a_rook_that_has_the_right_only) {
    const Position position = position_of("r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1");
    EXPECT_TRUE(can_castle(position, Square::h1));
    EXPECT_FALSE(can_castle(position, Square::a1));
    EXPECT_FALSE(can_castle(position, Square::h8)) << "not Black's turn";
    EXPECT_FALSE(can_castle(position, Square::e1)) << "no rook";
    EXPECT_FALSE(can_castle(position, Square::d4)) << "nothing there";
}

}  // namespace
}  // namespace arbiter::testing
