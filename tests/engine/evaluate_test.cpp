// What positions look like at a glance. Exact numbers are the evaluation's own business: the tests
// compare positions that differ in one thing.
#include "arbiter/engine/evaluate.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

int for_white(std::string_view fen) {
    const Position position = position_of(fen);
    return forward(position.turn()) * evaluate(position).value();
}

/// Upside down with colours exchanged: the same game for the other side.
Position mirrored(const Position& position) {
    const auto flip = [](Square square) { return square_at(index(square) ^ 56); };
    const Setup setup = position.to_setup();
    Setup mirror = setup;
    mirror.board = Board();
    mirror.castling_rooks = Bitboard();
    mirror.turn = opponent(setup.turn);
    for (const Square square : setup.board.occupied()) {
        const Piece piece = *setup.board.at(square);
        mirror.board.put(flip(square), {opponent(piece.color), piece.role});
    }
    for (const Square rook : setup.castling_rooks)
        mirror.castling_rooks.add(flip(rook));
    if (setup.en_passant)
        mirror.en_passant = flip(*setup.en_passant);
    return Position::from(mirror, forgivable_faults).value();
}

TEST(Evaluate, is_the_same_for_both_colours) {
    Random random(1);
    for (int game = 0; game < 60; ++game)
        playout(Position(), 120, random, [](const Position& position) {
            EXPECT_EQ(evaluate(position), evaluate(mirrored(position))) << write_fen(position);
        });
    for (const std::string_view fen :
         {"8/8/8/3k4/8/8/8/KBN5 w - - 0 1", "8/8/8/3k4/8/8/8/KBN5 b - - 0 1",
          "8/P6k/8/8/8/8/8/K7 w - - 0 1", "7k/8/8/8/8/8/6q1/K7 b - - 0 1"})
        EXPECT_EQ(evaluate(position_of(fen)), evaluate(mirrored(position_of(fen)))) << fen;
}

TEST(Evaluate, gives_the_same_with_and_without_remembering_pawns) {
    PawnMemory memory;
    Random random(4);
    for (int game = 0; game < 60; ++game)
        playout(Position(), 120, random, [&](const Position& position) {
            EXPECT_EQ(evaluate(position, memory), evaluate(position)) << write_fen(position);
        });
}

TEST(Evaluate, begins_about_even_with_the_move_worth_something) {
    EXPECT_GT(evaluate(Position()).value(), 0);
    EXPECT_LT(evaluate(Position()).value(), 60);
}

TEST(Evaluate, counts_material_in_the_usual_order) {
    const int pawn = for_white("4k3/pppp4/8/8/8/8/PPPPP3/4K3 w - - 0 1");
    const int knight = for_white("4k3/pppp4/8/8/8/8/PPPP4/1N2K3 w - - 0 1");
    const int rook = for_white("4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1");
    const int queen = for_white("4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1");
    EXPECT_GT(pawn, 50);
    EXPECT_GT(knight, pawn + 100);
    EXPECT_GT(rook, knight + 100);
    EXPECT_GT(queen, rook + 200);
}

TEST(Evaluate, stays_below_every_mate) {
    const Score score = evaluate(
        position_of("6bk/6pp/8/QQQQQQQQ/QQQQQQQQ/8/QQQQQQ2/K7 w - - 0 1", forgivable_faults));
    EXPECT_FALSE(score.is_mate());
    EXPECT_GT(score.value(), 10000);
}

TEST(Evaluate, likes_what_players_like) {
    const auto better = [](std::string_view good, std::string_view bad) {
        EXPECT_GT(for_white(good), for_white(bad)) << good << "\n" << bad;
    };
    // A knight in the centre.
    better("4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/N3K3 w - - 0 1");
    // A rook on the open file.
    better("4k3/pp1pp3/8/8/8/8/PP1PP3/2R1K3 w - - 0 1",
           "4k3/pp1pp3/8/8/8/8/PP1PP3/1R2K3 w - - 0 1");
    // Two bishops.
    better("4k3/1np5/8/8/8/8/1PB5/2B1K3 w - - 0 1", "4k3/1np5/8/8/8/8/1PB5/2N1K3 w - - 0 1");
    // A passed pawn, the farther the better.
    better("4k3/7p/P7/8/8/8/8/4K3 w - - 0 1", "4k3/7p/8/8/8/P7/8/4K3 w - - 0 1");
    better("4k3/7p/8/P7/8/8/8/4K3 w - - 0 1", "4k3/1p6/8/P7/8/8/8/4K3 w - - 0 1");
    // Pawns side by side rather than doubled and isolated.
    better("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1");
    // The king behind its pawns while there are queens, in the centre afterwards.
    better("3qk3/8/8/8/8/8/5PPP/3Q2K1 w - - 0 1", "3qk3/8/8/8/4K3/8/5PPP/3Q4 w - - 0 1");
    better("4k3/5ppp/8/8/4K3/8/5PPP/8 w - - 0 1", "4k3/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1");
}

TEST(Evaluate, drives_a_bare_king_to_the_edge) {
    EXPECT_GT(for_white("k7/8/2K5/8/8/8/8/7R w - - 0 1"),
              for_white("8/8/2K5/8/3k4/8/8/7R w - - 0 1"));
    // With bishop and knight to a corner of the bishop's colour: a1 is dark, a8 light.
    EXPECT_GT(for_white("8/8/8/8/8/2K5/8/k1B3N1 w - - 0 1"),
              for_white("k7/8/2K5/8/8/8/8/2B3N1 w - - 0 1"));
}

TEST(Evaluate, does_not_take_a_lead_for_a_win_where_it_is_none) {
    EXPECT_EQ(for_white("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 0);
    EXPECT_EQ(for_white("4k3/8/8/8/8/8/8/4KB2 b - - 0 1"), 0);
    EXPECT_LT(for_white("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1"), 100);
    EXPECT_LT(for_white("4k1b1/8/8/8/8/8/8/4KR2 w - - 0 1"), 100);
}

}  // namespace
}  // namespace arbiter::testing
