// Guidelines II of the FIDE Laws: Chess960, in particular castling from any start.
#include <gtest/gtest.h>

#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/chess960.hpp"
#include "arbiter/rules/legality.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(Guideline_II_2, black_mirrors_white) {
    for (int number = 0; number < chess960_positions; ++number) {
        const Board board = chess960_position(number).value().board();
        for (const Square square : board.of(Color::white))
            EXPECT_EQ(board.role_at(square),
                      board.role_at(square_at(file_of(square),
                                              relative_rank(Color::black, rank_of(square)))));
    }
}

TEST(Guideline_II_2, the_arrays_are_those_of_the_collection) {
    const auto lines = shared_lines("rules/chess960_start_positions.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    ASSERT_EQ(lines->size(), static_cast<std::size_t>(chess960_positions));
    for (int number = 0; number < chess960_positions; ++number)
        EXPECT_EQ(position_of((*lines)[static_cast<std::size_t>(number)]),
                  chess960_position(number));
}

TEST(Guideline_II_3_1, a_side_castles_once) {
    const Position position =
        play(position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1h1 e8e7 g1h1 e7e8");
    EXPECT_TRUE(position.castling_rooks().empty());
    for (const Move move : legal_moves(position))
        EXPECT_FALSE(move.is_castling());
}

TEST(Guideline_II_3_2_1, king_and_rook_may_both_move) {
    const Position position = position_of("4k3/8/8/8/8/8/8/1K5R w K - 0 1");
    EXPECT_EQ(write_fen(play(position, "b1h1")), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Guideline_II_3_2_2, king_and_rook_may_change_places) {
    const Position position = position_of("4k3/8/8/8/8/8/8/5KR1 w K - 0 1");
    EXPECT_EQ(write_fen(play(position, "f1g1")), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    const Position long_side = position_of("4k3/8/8/8/8/8/8/2RK4 w Q - 0 1");
    EXPECT_EQ(write_fen(play(long_side, "d1c1")), "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
}

TEST(Guideline_II_3_2_3, the_king_may_move_alone) {
    const Position position = position_of("4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    EXPECT_EQ(write_fen(play(position, "e1f1")), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Guideline_II_3_2_4, the_rook_may_move_alone) {
    const Position position = position_of("4k3/8/8/8/8/8/8/1RK5 w Q - 0 1");
    EXPECT_EQ(write_fen(play(position, "c1b1")), "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
    const Position short_side = position_of("4k3/8/8/8/8/8/8/6KR w K - 0 1");
    EXPECT_EQ(write_fen(play(short_side, "g1h1")), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Guideline_II_3_2_4, a_move_of_the_king_alone_is_not_castling) {
    // The king may step to g1 beside its rook, and that ends its rights.
    const Position position = position_of("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    EXPECT_TRUE(is_legal(position, Move::normal(Role::king, Square::f1, Square::g1)));
    EXPECT_TRUE(is_legal(position, Move::castling(Square::f1, Square::h1)));
    EXPECT_TRUE(play(position, "f1g1").castling_rooks().empty());
}

/// A start position with only the kings and White's rooks: Black's would attack the king's way.
Position bare_start(int number) {
    Setup setup = chess960_position(number).value().to_setup();
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::queen})
        for (const Square square : setup.board.of(role))
            setup.board.clear(square);
    for (const Square rook : setup.board.of(Color::black, Role::rook))
        setup.board.clear(rook);
    setup.castling_rooks = setup.board.of(Role::rook);
    return Position::from(setup).value();
}

/// Plays every castling there is; tells how many.
int castlings_that_end_as_in_chess(const Position& position) {
    int count = 0;
    for (const Move move : legal_moves(position)) {
        if (!move.is_castling())
            continue;
        const bool shortly = move.to() > move.from();
        const Board after = position.play(move).board();
        EXPECT_EQ(after.of(Color::white, Role::king), squares(shortly ? "g1" : "c1"));
        EXPECT_TRUE(after.of(Color::white, Role::rook).contains(shortly ? Square::f1 : Square::d1));
        EXPECT_EQ(after.occupied().size(), position.board().occupied().size());
        ++count;
    }
    return count;
}

TEST(Guideline_II_3_2_6, the_end_squares_are_those_of_classical_chess) {
    int castlings = 0;
    for (int number = 0; number < chess960_positions; ++number)
        castlings += castlings_that_end_as_in_chess(bare_start(number));
    EXPECT_GT(castlings, chess960_positions) << "one castling an array at least, on average";
}

TEST(Guideline_II_3_2_7, castling_may_be_possible_on_the_first_move) {
    const Position position =
        position_of("rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQKRN w GAga - 0 1");
    EXPECT_TRUE(can(position, "f1g1"));
    EXPECT_FALSE(can(position, "f1a1"));
}

TEST(Guideline_II_3_2_7, the_ways_of_king_and_rook_must_be_empty) {
    EXPECT_FALSE(can(position_of("4k3/8/8/8/8/8/8/RKN5 w Q - 0 1"), "b1a1")) << "the king's goal";
    EXPECT_FALSE(can(position_of("4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1"), "b1a1")) << "the rook's goal";
    EXPECT_FALSE(can(position_of("4k3/8/8/8/8/8/8/1K1N3R w K - 0 1"), "b1h1")) << "on the way";
    EXPECT_FALSE(can(position_of("4k3/8/8/8/8/8/8/R4RKR w HA - 0 1"), "g1a1"))
        << "the other rook is a man like any other";
}

TEST(Guideline_II_3_2_7, other_squares_may_be_filled) {
    EXPECT_TRUE(can(position_of("4k3/8/8/8/8/8/8/NRK1N3 w Q - 0 1"), "c1b1"));
    EXPECT_TRUE(can(position_of("4k3/8/8/8/8/8/8/4NKRN w K - 0 1"), "f1g1"));
}

TEST(Guideline_II_3_2_7, the_rooks_goal_may_be_attacked) {
    EXPECT_TRUE(can(position_of("3rk3/8/8/8/8/8/8/RK6 w Q - 0 1"), "b1a1"));
}

TEST(Guideline_II_3_2_7, a_rook_that_shields_the_kings_goal_shields_it_no_more) {
    EXPECT_FALSE(can(position_of("4k3/8/8/8/8/8/8/qRK5 w Q - 0 1"), "c1b1"));
    EXPECT_FALSE(can(position_of("4k3/8/8/8/8/8/8/5KRq w K - 0 1"), "f1g1"));
}

TEST(Guideline_II_3_2_7, every_square_of_the_kings_way_is_free_of_attack) {
    EXPECT_TRUE(can(position_of("4k3/8/8/8/8/8/8/1K5R w K - 0 1"), "b1h1"));
    for (const char* fen : {"1r2k3/8/8/8/8/8/8/1K5R w K - 0 1", "2r1k3/8/8/8/8/8/8/1K5R w K - 0 1",
                            "3rk3/8/8/8/8/8/8/1K5R w K - 0 1", "k3r3/8/8/8/8/8/8/1K5R w K - 0 1",
                            "4kr2/8/8/8/8/8/8/1K5R w K - 0 1", "4k1r1/8/8/8/8/8/8/1K5R w K - 0 1"})
        EXPECT_FALSE(can(position_of(fen), "b1h1")) << fen;
}

}  // namespace
}  // namespace arbiter::testing
