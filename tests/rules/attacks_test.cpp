// The fast attack tables against the slow twin, and against pictures.
#include "arbiter/rules/attacks.hpp"

#include <gtest/gtest.h>

#include "tests/support/playout.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

using namespace literals;

Bitboard slow_bishop(Square from, Bitboard occupied) {
    return slow::slider_attacks(from, slow::bishop_steps, occupied);
}

Bitboard slow_rook(Square from, Bitboard occupied) {
    return slow::slider_attacks(from, slow::rook_steps, occupied);
}

/// Both fast ways give what the slow one gives.
void expect_as_slow(Square from, Bitboard occupied) {
    ASSERT_EQ(bishop_attacks(from, occupied), slow_bishop(from, occupied)) << name(from);
    ASSERT_EQ(rook_attacks(from, occupied), slow_rook(from, occupied)) << name(from);
    ASSERT_EQ(portable::bishop_attacks(from, occupied), slow_bishop(from, occupied)) << name(from);
    ASSERT_EQ(portable::rook_attacks(from, occupied), slow_rook(from, occupied)) << name(from);
}

TEST(SliderAttacks, agree_with_the_slow_twin_on_random_boards) {
    Random random(1);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t dense = random.next();
        const std::uint64_t sparse = dense & random.next() & random.next();
        for (const Square from : all_squares) {
            expect_as_slow(from, Bitboard(dense));
            expect_as_slow(from, Bitboard(sparse));
        }
    }
}

TEST(SliderAttacks, agree_with_the_slow_twin_on_empty_and_full_boards) {
    for (const Square from : all_squares) {
        expect_as_slow(from, Bitboard());
        expect_as_slow(from, all_squares);
        expect_as_slow(from, Bitboard(from));
        expect_as_slow(from, ~Bitboard(from));
    }
}

TEST(SliderAttacks, agree_with_the_slow_twin_for_every_pair_of_blockers) {
    for (const Square from : all_squares)
        for (const Square one : all_squares)
            for (const Square other : all_squares)
                expect_as_slow(from, Bitboard(one) | Bitboard(other));
}

TEST(SliderAttacks, end_with_the_first_man_in_the_way) {
    constexpr Bitboard men = R"(
        . . . . . . . .
        . . . . . . X .
        . X . . . . . .
        . . . . . . . .
        X . . . . X . X
        . . . . . . . .
        . . . . . . . .
        X . . X . . . .)"_bb;
    EXPECT_EQ(rook_attacks(Square::d4, men), R"(
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
        X X X . X X . .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .)"_bb);
    EXPECT_EQ(bishop_attacks(Square::d4, men), R"(
        . . . . . . . .
        X . . . . . X .
        . X . . . X . .
        . . X . X . . .
        . . . . . . . .
        . . X . X . . .
        . X . . . X . .
        X . . . . . X .)"_bb - Bitboard(Square::a7));
    EXPECT_EQ(queen_attacks(Square::d4, men),
              rook_attacks(Square::d4, men) | bishop_attacks(Square::d4, men));
}

TEST(LeaperAttacks, of_a_knight_and_a_king_stay_on_the_board) {
    EXPECT_EQ(knight_attacks(Square::b1), R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X . X . . . . .
        . . . X . . . .
        . . . . . . . .)"_bb);
    EXPECT_EQ(king_attacks(Square::h8), R"(
        . . . . . . X .
        . . . . . . X X
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"_bb);
    EXPECT_EQ(king_attacks(Square::d4).size(), 8);
}

TEST(PawnAttacks, go_diagonally_forward) {
    EXPECT_EQ(pawn_attacks(Color::white, Square::e4), Bitboard(Square::d5) | Bitboard(Square::f5));
    EXPECT_EQ(pawn_attacks(Color::black, Square::e4), Bitboard(Square::d3) | Bitboard(Square::f3));
    EXPECT_EQ(pawn_attacks(Color::white, Square::a2), Bitboard(Square::b3));
    EXPECT_EQ(pawn_attacks(Color::black, Square::h7), Bitboard(Square::g6));
    EXPECT_TRUE(pawn_attacks(Color::white, Square::e8).empty());
    EXPECT_TRUE(pawn_attacks(Color::black, Square::e1).empty());
}

TEST(PawnAttacks, of_one_color_reach_back_as_those_of_the_other) {
    for (const Square from : all_squares)
        for (const Square to : all_squares)
            EXPECT_EQ(pawn_attacks(Color::white, from).contains(to),
                      pawn_attacks(Color::black, to).contains(from));
}

TEST(Attacks, of_any_piece_are_those_of_its_role) {
    const Bitboard men = squares_of(Rank::fifth);
    const auto of = [&](Role role) { return attacks({Color::black, role}, Square::d4, men); };
    EXPECT_EQ(of(Role::pawn), pawn_attacks(Color::black, Square::d4));
    EXPECT_EQ(of(Role::knight), knight_attacks(Square::d4));
    EXPECT_EQ(of(Role::bishop), slow_bishop(Square::d4, men));
    EXPECT_EQ(of(Role::rook), slow_rook(Square::d4, men));
    EXPECT_EQ(of(Role::queen), slow_bishop(Square::d4, men) | slow_rook(Square::d4, men));
    EXPECT_EQ(of(Role::king), king_attacks(Square::d4));
}

/// The squares strictly between, found by walking.
Bitboard walked_between(Square a, Square b) {
    for (const slow::Step step : slow::king_steps) {
        const Bitboard ray = slow::ray(a, step, Bitboard(b));
        if (ray.contains(b))
            return ray - Bitboard(b);
    }
    return {};
}

TEST(Rays, between_holds_the_squares_that_a_slider_crosses) {
    EXPECT_EQ(between(Square::a1, Square::d4), Bitboard(Square::b2) | Bitboard(Square::c3));
    EXPECT_TRUE(between(Square::a1, Square::b3).empty());
    EXPECT_TRUE(between(Square::a1, Square::a2).empty());
    for (const Square a : all_squares)
        for (const Square b : all_squares)
            EXPECT_EQ(between(a, b), walked_between(a, b)) << name(a) << name(b);
}

TEST(Rays, line_through_runs_from_edge_to_edge) {
    EXPECT_EQ(line_through(Square::e4, Square::e5), squares_of(File::e));
    EXPECT_EQ(line_through(Square::b7, Square::d5), R"(
        X . . . . . . .
        . X . . . . . .
        . . X . . . . .
        . . . X . . . .
        . . . . X . . .
        . . . . . X . .
        . . . . . . X .
        . . . . . . . X)"_bb);
    EXPECT_TRUE(line_through(Square::a1, Square::b3).empty());
    EXPECT_TRUE(line_through(Square::a1, Square::a1).empty());
    for (const Square a : all_squares)
        for (const Square b : all_squares) {
            EXPECT_EQ(line_through(a, b), line_through(b, a));
            const bool aligned = queen_attacks(a, Bitboard()).contains(b);
            EXPECT_EQ(line_through(a, b).any(), aligned) << name(a) << name(b);
        }
}

}  // namespace
}  // namespace arbiter::testing
