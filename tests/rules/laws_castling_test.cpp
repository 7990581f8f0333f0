// Articles 3.8.1 and 3.8.2 of the FIDE Laws: the king's step and castling.
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/legality.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace literals;

bool can_castle_short(std::string_view fen) { return can(position_of(fen), "e1h1"); }
bool can_castle_long(std::string_view fen) { return can(position_of(fen), "e1a1"); }

TEST(Article_3_8_1, a_king_goes_to_an_adjoining_square) {
    const Position position = position_of("k7/8/8/8/3K4/8/8/8 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d4), R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . X X X . . .
        . . X . X . . .
        . . X X X . . .
        . . . . . . . .
        . . . . . . . .)"_bb);
}

TEST(Article_3_8_1, a_king_does_not_hide_behind_itself) {
    const Position position = position_of("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1");
    EXPECT_EQ(targets(position, Square::e4), squares("d3 d4 d5 f3 f4 f5"));
}

TEST(Article_3_8_1, kings_never_stand_on_adjoining_squares) {
    const Position position = position_of("8/8/8/3k4/8/3K4/8/8 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d3), squares("c2 d2 e2 c3 e3"));
}

TEST(Article_3_8_2, the_king_goes_two_squares_and_the_rook_to_the_square_crossed) {
    const Position position = position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    const Board shortly = play(position, "e1h1").board();
    EXPECT_EQ(shortly.of(Color::white, Role::king), squares("g1"));
    EXPECT_EQ(shortly.of(Color::white, Role::rook), squares("a1 f1"));
    const Board longly = play(position, "e1a1").board();
    EXPECT_EQ(longly.of(Color::white, Role::king), squares("c1"));
    EXPECT_EQ(longly.of(Color::white, Role::rook), squares("d1 h1"));
}

TEST(Article_3_8_2, black_castles_likewise) {
    const Position position = position_of("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1");
    EXPECT_EQ(write_fen(play(position, "e8h8")), "r4rk1/8/8/8/8/8/8/4K3 w - - 1 2");
    EXPECT_EQ(write_fen(play(position, "e8a8")), "2kr3r/8/8/8/8/8/8/4K3 w - - 1 2");
}

TEST(Article_3_8_2, castling_may_give_check) {
    const Position position = position_of("5k2/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(checkers(play(position, "e1h1")), squares("f1"));
}

TEST(Article_3_8_2, castling_is_along_the_first_rank_only) {
    // A pawn became the rook on e8; it has not moved since, and still there is no right.
    const Position position = play(position_of("8/k3P3/8/8/8/8/8/4K3 w - - 0 1"), "e7e8r a7a6");
    EXPECT_FALSE(is_legal(position, Move::castling(Square::e1, Square::e8)));
    auto claimed = position.to_setup();
    claimed.castling_rooks.add(Square::e8);
    EXPECT_EQ(faults_of(claimed), FaultSet{Fault::castling});
}

TEST(Article_3_8_2_1, a_king_that_has_moved_never_castles) {
    const Position position =
        play(position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1e2 e8d8 e2e1 d8e8");
    EXPECT_FALSE(can(position, "e1h1"));
    EXPECT_FALSE(can(position, "e1a1"));
    EXPECT_TRUE(position.castling_rooks().empty());
}

TEST(Article_3_8_2_1, a_rook_that_has_moved_never_castles) {
    const Position position =
        play(position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "h1g1 e8d8 g1h1 d8e8");
    EXPECT_FALSE(can(position, "e1h1"));
    EXPECT_TRUE(can(position, "e1a1"));
}

TEST(Article_3_8_2_1, the_right_is_lost_with_a_rook_that_is_captured) {
    const Position position = play(position_of("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1"), "g2h1");
    EXPECT_EQ(position.castling_rooks(), squares("a1"));
    EXPECT_EQ(write_fen(position), "4k3/8/8/8/8/8/8/R3K2b w Q - 0 2");
}

TEST(Article_3_8_2_1, another_rook_in_the_corner_does_not_restore_the_right) {
    const Position position =
        play(position_of("4k3/8/8/8/8/7R/6b1/4K2R b K - 0 1"), "g2h1 h3h1 e8d8");
    EXPECT_EQ(position.board().at(Square::h1), (Piece{Color::white, Role::rook}));
    EXPECT_FALSE(can(position, "e1h1"));
}

TEST(Article_3_8_2_2, the_king_does_not_castle_out_of_check) {
    EXPECT_FALSE(can_castle_short("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    EXPECT_FALSE(can_castle_long("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
}

TEST(Article_3_8_2_2, the_king_does_not_castle_through_an_attacked_square) {
    EXPECT_FALSE(can_castle_long("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    EXPECT_FALSE(can_castle_short("4kr2/8/8/8/8/8/8/4K2R w K - 0 1"));
}

TEST(Article_3_8_2_2, the_king_does_not_castle_into_check) {
    EXPECT_FALSE(can_castle_long("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    EXPECT_FALSE(can_castle_short("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1"));
}

TEST(Article_3_8_2_2, every_kind_of_man_that_attacks_the_crossed_square_bars_castling) {
    for (const char* fen : {
             "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1",  // pawn
             "4k3/8/8/8/8/8/7n/4K2R w K - 0 1",   // knight
             "4k3/8/8/8/8/7b/8/4K2R w K - 0 1",   // bishop
             "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",   // rook
             "4kq2/8/8/8/8/8/8/4K2R w K - 0 1",   // queen
             "8/8/8/8/8/8/6k1/4K2R w K - 0 1",    // king
         })
        EXPECT_FALSE(can_castle_short(fen)) << fen;
}

TEST(Article_3_8_2_2, a_pinned_man_bars_castling_too) {
    // The rook on f8 may not leave the rank of its king, and attacks f1 all the same.
    EXPECT_FALSE(can_castle_short("R4rk1/8/8/8/8/8/8/4K2R w K - 0 1"));
}

TEST(Article_3_8_2_2, the_rook_may_be_attacked_or_cross_an_attacked_square) {
    EXPECT_TRUE(can_castle_long("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    EXPECT_TRUE(can_castle_long("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    EXPECT_TRUE(can_castle_short("4k2r/8/8/8/8/8/8/4K2R w K - 0 1"));
}

TEST(Article_3_8_2_2, castling_is_barred_while_any_man_stands_between) {
    EXPECT_FALSE(can_castle_long("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"));
    EXPECT_FALSE(can_castle_long("4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1"));
    EXPECT_FALSE(can_castle_long("4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1"));
    EXPECT_FALSE(can_castle_short("4k3/8/8/8/8/8/8/4K1NR w K - 0 1"));
}

TEST(Article_3_8_2_2, what_only_barred_castling_for_a_time_leaves_the_right) {
    const Position barred = position_of("4k1r1/8/8/8/8/8/P7/4K2R w K - 0 1");
    EXPECT_FALSE(can(barred, "e1h1"));
    EXPECT_TRUE(can(play(barred, "a2a3 g8h8"), "e1h1"));
}

}  // namespace
}  // namespace arbiter::testing
