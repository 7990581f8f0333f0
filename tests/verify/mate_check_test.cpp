// Where the men of a layer may mate and where they cannot, condition by condition (docs/proofs.md).
#include "arbiter/verify/mate_check.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/claims.hpp"

namespace arbiter::testing {
namespace {

using verify::LastMove;

/// The first man has just moved.
LastMove first_moved() { return {.man = 0, .any_piece = false, .left = {}}; }

/// White's king has just left the square, or whatever stood there.
LastMove left(Square square) { return {.man = {}, .any_piece = false, .left = Bitboard(square)}; }

LastMove any_moved() { return {.man = {}, .any_piece = true, .left = {}}; }

/// May White's men mate Black's king?
bool may_mate(std::string_view men, Square winner_king, Square loser_king,
              const LastMove& last = first_moved()) {
    const auto claimed = claimed_men(men);
    verify::Work work;
    const bool may =
        verify::MatingMen(claimed, Color::white, work).may_mate(winner_king, loser_king, last);
    EXPECT_FALSE(work.is_exhausted());
    return may;
}

// . . . . R . k .    Black's own pawns stand before its king.
// . . . . . p p p
bool may_mate_in_the_back(std::string_view men, const LastMove& last = first_moved()) {
    return may_mate(men, Square::a1, Square::g8, last);
}

TEST(MatingMen, the_man_that_moved_gives_check) {
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,ph7"));
    EXPECT_FALSE(may_mate_in_the_back("Re7,pf7,pg7,ph7"));
    // From one of its squares is enough.
    EXPECT_TRUE(may_mate_in_the_back("R1010101010101010,pf7,pg7,ph7"));
    EXPECT_FALSE(may_mate_in_the_back("Bb2,Re8,pf7,pg7,ph7"));
}

TEST(MatingMen, any_piece_gives_check_if_any_may_have_moved) {
    EXPECT_TRUE(may_mate_in_the_back("Bb2,Re8,pf7,pg7,ph7", any_moved()));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,ph7", left(Square::d4)));
}

TEST(MatingMen, a_piece_behind_a_square_just_left_gives_check) {
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,ph7", left(Square::f8)));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,ph7", left(Square::d8)));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,ph7", left(Square::h8)));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,ph7", left(Square::e8)));
}

TEST(MatingMen, a_pawn_gives_check_where_it_has_moved_itself) {
    EXPECT_TRUE(may_mate("Pg7,Bb3", Square::g6, Square::h8));
    EXPECT_FALSE(may_mate("Pg7,Bb3", Square::g6, Square::h8, any_moved()));
    EXPECT_FALSE(may_mate("Pg7,Bb3", Square::g6, Square::h8, left(Square::g8)));
    EXPECT_FALSE(may_mate("Pg7,Bb2", Square::g6, Square::h8));
}

TEST(MatingMen, only_the_winners_men_give_check) {
    EXPECT_FALSE(may_mate_in_the_back("re8,pf7,pg7,ph7"));
    EXPECT_FALSE(may_mate_in_the_back("re8,pf7,pg7,ph7", any_moved()));
}

TEST(MatingMen, every_square_beside_the_king_must_be_denied) {
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pg7,ph7"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,ph7"));
}

TEST(MatingMen, the_checker_denies_also_what_lies_behind_the_king) {
    EXPECT_TRUE(may_mate("Re8", Square::g6, Square::g8));
    EXPECT_FALSE(may_mate("Ne7", Square::g6, Square::g8));
}

TEST(MatingMen, the_winners_king_denies_what_is_beside_it) {
    EXPECT_TRUE(may_mate("Re8", Square::g6, Square::g8));
    EXPECT_FALSE(may_mate("Re8", Square::f6, Square::g8));
}

TEST(MatingMen, a_pawn_of_the_winner_denies_what_it_attacks) {
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,Pg6"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,Ph6"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,Ph7"));
}

TEST(MatingMen, another_piece_may_deny_what_it_attacks) {
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,Ng5"));
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,N0000004000000001"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,Na1"));
    // The loser's piece attacks nothing of its own.
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,ng5"));
}

TEST(MatingMen, each_man_denies_from_one_square) {
    // On g5 the knight denies h7, on e6 g7.
    const std::string knight = "N0000104000000000";
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7," + knight));
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7," + knight + ',' + knight));
    // The checker has its square already.
    EXPECT_FALSE(may_mate_in_the_back("R1000000000000080,pf7,pg7"));
    EXPECT_TRUE(may_mate_in_the_back("R1000000000000080,R1000000000000080,pf7,pg7"));
}

TEST(MatingMen, a_man_of_the_loser_may_block_one_square) {
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,b0080000000080000"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,b00c0000000000000"));
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,b00c0000000000000,b00c0000000000000"));
    // A man of the winner blocks nothing.
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,B0080000000000004"));
}

TEST(MatingMen, no_man_stands_on_a_king) {
    EXPECT_FALSE(may_mate("Re8,pf7,pg7,ph7", Square::e8, Square::g8));
    EXPECT_FALSE(may_mate("Qg8,pf7,pg7,ph7", Square::a1, Square::g8));
    // From g8 the queen would deny h7.
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,Qg8"));
    EXPECT_FALSE(may_mate("Re8,pf7,pg7,Qh1", Square::h1, Square::g8));
    EXPECT_TRUE(may_mate("Re8,pf7,pg7,Qh1", Square::a1, Square::g8));
}

TEST(MatingMen, fixed_men_and_the_winners_king_block_an_attack) {
    EXPECT_FALSE(may_mate_in_the_back("Re8,bf8,pf7,pg7,ph7"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,Nf8,pf7,pg7,ph7"));
    EXPECT_FALSE(may_mate("Rd8,pf7,pg7,ph7", Square::e8, Square::g8));
    // A man that may be elsewhere does not.
    EXPECT_TRUE(may_mate_in_the_back("Re8,b2000000000000001,pf7,pg7,ph7"));
    // What denies a square is blocked the same way.
    EXPECT_TRUE(may_mate_in_the_back("Re8,pf7,pg7,Qh1"));
    EXPECT_FALSE(may_mate_in_the_back("Re8,pf7,pg7,Qh1,nh6"));
}

// . . . . . . . .    The queen mates, guarded by the king.
// . . . . . p . K
// . . . . . . Q .
// . . . . . . . k
bool may_mate_in_the_corner(const std::string& others) {
    return may_mate("Qg2" + others, Square::h3, Square::h1);
}

TEST(MatingMen, the_only_man_that_could_check_or_pin_is_lost_to_a_pawn) {
    EXPECT_TRUE(may_mate_in_the_corner(""));
    EXPECT_FALSE(may_mate_in_the_corner(",pf3"));
    EXPECT_TRUE(may_mate_in_the_corner(",pf4"));
    EXPECT_TRUE(may_mate_in_the_corner(",nf3"));
    // Another piece may pin the pawn or give check too; a pawn far away may not.
    EXPECT_TRUE(may_mate_in_the_corner(",pf3,Na8"));
    EXPECT_FALSE(may_mate_in_the_corner(",pf3,Pa6"));
    EXPECT_TRUE(may_mate_in_the_corner(",Pa6"));
    // The winner's pawn takes nothing of its own.
    EXPECT_TRUE(may_mate_in_the_corner(",Pf3"));
}

TEST(MatingMen, a_pawn_that_gives_check_too_is_not_lost_with_the_checker) {
    // r k r . . . . .    The pawn on d7 may take the knight, and is in check as before.
    // P . . p . . . .
    // . K N . . . . .
    EXPECT_TRUE(may_mate("Nc6,pd7,Pa7,ra8,rc8", Square::b6, Square::b8));
    EXPECT_FALSE(may_mate("Nc6,pd7,Pa6,ra8,rc8", Square::b6, Square::b8));
    EXPECT_TRUE(may_mate("Nc6,pd6,Pa6,ra8,rc8", Square::b6, Square::b8));
}

TEST(MatingMen, a_pawn_that_gives_check_is_not_lost_to_a_pawn) {
    // . . . . . . r r    Asked too generously: the other pawn could take it.
    // . . . . . p . k
    // . . . . . K P b
    EXPECT_TRUE(may_mate("Pg6,pf7,rg8,rh8,bh6", Square::f6, Square::h7));
}

TEST(MatingMen, with_the_colours_exchanged_it_is_the_same) {
    const auto men = claimed_men("re1,Pf2,Pg2,Ph2");
    verify::Work work;
    EXPECT_TRUE(
        verify::MatingMen(men, Color::black, work).may_mate(Square::a8, Square::g1, first_moved()));
    EXPECT_FALSE(
        verify::MatingMen(men, Color::white, work).may_mate(Square::a8, Square::g1, first_moved()));
}

TEST(MatingMen, one_question_leaves_nothing_behind_for_the_next) {
    const auto men = claimed_men("Re8,pf7,pg7,Ng5");
    verify::Work work;
    verify::MatingMen mating(men, Color::white, work);
    for (int i = 0; i < 2; ++i) {
        EXPECT_TRUE(mating.may_mate(Square::a1, Square::g8, first_moved()));
        EXPECT_FALSE(mating.may_mate(Square::f8, Square::g8, first_moved()));
    }
}

/// Bishops of the winner on all dark squares but one each, so that no two are the same.
std::string different_bishops(int count) {
    std::string men;
    for (int i = 0; i < count; ++i) {
        Bitboard squares = dark_squares;
        for (int skipped = 0; skipped < i; ++skipped)
            squares.pop_first();
        const Square without = squares.first();
        men += men.empty() ? "B" : ",B";
        for (int shift = 60; shift >= 0; shift -= 4)
            men += "0123456789abcdef"[((dark_squares - Bitboard(without)).bits() >>
                                       static_cast<unsigned>(shift)) &
                                      15U];
    }
    return men;
}

TEST(MatingMen, placing_men_in_very_many_ways_ends_when_the_work_is_too_much) {
    // . . . ! ? ! . .    Twelve bishops can attack the squares marked ! in millions of ways, and
    // . . . . k . . .    never the one marked ?, which is looked at after three of them. The pawns
    // . . . ! P ! . .    attack the others.
    // . . . P . . . .
    const auto men = claimed_men(different_bishops(12) + ",Pe4,Pd3");
    verify::Work work(1'000'000);
    EXPECT_TRUE(
        verify::MatingMen(men, Color::white, work).may_mate(Square::a1, Square::e5, any_moved()));
    EXPECT_TRUE(work.is_exhausted());
    EXPECT_LT(work.done(), 1'100'000U);
}

}  // namespace
}  // namespace arbiter::testing
