// Article 3.7 of the FIDE Laws: the pawn.
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/pins.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(Article_3_7_1, a_pawn_steps_straight_ahead_onto_an_empty_square) {
    EXPECT_EQ(targets(position_of("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"), Square::e4), squares("e5"));
    EXPECT_EQ(targets(position_of("4k3/8/8/4p3/8/8/8/4K3 b - - 0 1"), Square::e5), squares("e4"));
}

TEST(Article_3_7_1, a_pawn_steps_onto_no_man_of_either_side) {
    EXPECT_TRUE(targets(position_of("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1"), Square::e2).empty());
    EXPECT_TRUE(targets(position_of("4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1"), Square::e2).empty());
}

TEST(Article_3_7_2, the_first_step_may_be_two_squares) {
    EXPECT_EQ(targets(Position(), Square::e2), squares("e3 e4"));
    EXPECT_EQ(targets(play(Position(), "e2e4"), Square::d7), squares("d6 d5"));
}

TEST(Article_3_7_2, both_squares_must_be_empty) {
    EXPECT_EQ(targets(position_of("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"), Square::e2), squares("e3"));
    EXPECT_TRUE(targets(position_of("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1"), Square::e2).empty());
}

TEST(Article_3_7_2, a_pawn_that_has_moved_steps_one_square) {
    const Position position = play(Position(), "e2e3 e7e6");
    EXPECT_EQ(targets(position, Square::e3), squares("e4"));
    EXPECT_FALSE(is_legal(position, Move::normal(Role::pawn, Square::e3, Square::e5)));
}

/// The pawns of a source text's diagram; some men completed (docs/laws.md, source texts).
constexpr std::string_view pawn_board =
    "5rk1/ppp2p2/3p1n1p/4p3/3P2p1/2P3P1/PP2PPBP/3R2K1 w - - 0 1";

TEST(Article_3_7_3, a_pawn_captures_one_square_diagonally_forward) {
    EXPECT_EQ(targets(position_of(pawn_board), Square::d4), squares("d5 e5"));
}

TEST(Article_3_7_3, a_pawn_goes_diagonally_only_onto_an_enemy) {
    const Position position = position_of("4k3/8/8/8/8/3N1n2/4P3/4K3 w - - 0 1");
    EXPECT_EQ(targets(position, Square::e2), squares("f3"));
    const Position edge = position_of("4k3/8/8/p7/7P/7p/P7/4K3 w - - 0 1");
    EXPECT_EQ(targets(edge, Square::h4), squares("h5")) << "nothing wraps round the board";
}

TEST(Article_3_7_3_1, a_pawn_that_passed_an_attacked_square_is_taken_as_if_it_had_stopped) {
    const Position position = position_of("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1");
    const Position after = play(position, "a2a4 b4a3");
    EXPECT_EQ(after.board().at(Square::a4), std::nullopt);
    EXPECT_EQ(after.board().at(Square::a3), (Piece{Color::black, Role::pawn}));
    EXPECT_EQ(after.board().at(Square::b4), std::nullopt);
}

TEST(Article_3_7_3_1, en_passant_is_forbidden_where_both_pawns_leave_the_kings_rank) {
    const Position position = play(position_of("8/2p5/8/K2P3r/8/8/8/7k b - - 0 1"), "c7c5");
    EXPECT_FALSE(is_legal(position, Move::en_passant(Square::d5, Square::c6)));
    EXPECT_FALSE(can(position, "d5c6"));
    EXPECT_EQ(position.en_passant(), std::nullopt);
}

TEST(Article_3_7_3_1, en_passant_is_allowed_along_the_diagonal_of_the_pin) {
    const Position position = play(position_of("4k3/5pb1/8/4P3/8/2K5/8/8 b - - 0 1"), "f7f5");
    EXPECT_EQ(pinned(position, Color::white), squares("e5"));
    EXPECT_TRUE(can(position, "e5f6"));
}

TEST(Article_3_7_3_1, en_passant_is_forbidden_to_a_pawn_pinned_on_its_file) {
    const Position position = play(position_of("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    EXPECT_FALSE(can(position, "e5d6"));
}

TEST(Article_3_7_3_1, en_passant_is_forbidden_off_the_diagonal_of_the_pin) {
    const Position position = play(position_of("4k3/3p2b1/8/4P3/8/2K5/8/8 b - - 0 1"), "d7d5");
    EXPECT_EQ(pinned(position, Color::white), squares("e5"));
    EXPECT_FALSE(can(position, "e5d6"));
}

TEST(Article_3_7_3_1, either_of_two_neighbours_may_capture) {
    const Position position = play(position_of("4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    EXPECT_TRUE(can(position, "c5d6"));
    EXPECT_TRUE(can(position, "e5d6"));
}

TEST(Article_3_7_3_1, a_single_step_is_not_taken_en_passant) {
    const Position position = play(position_of("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1"), "d6d5");
    EXPECT_FALSE(can(position, "e5d6"));
}

TEST(Article_3_7_3_2, en_passant_is_only_for_the_move_that_follows_at_once) {
    const Position position =
        play(position_of("4k3/5pb1/8/4P3/8/2K5/8/8 b - - 0 1"), "f7f5 c3d2 e8d7");
    EXPECT_FALSE(can(position, "e5f6"));
    EXPECT_FALSE(is_legal(position, Move::en_passant(Square::e5, Square::f6)));
}

TEST(Article_3_7_3_2, en_passant_is_a_duty_where_it_is_the_only_legal_move) {
    const Position position = play(position_of("6k1/1b2p3/3p4/5P2/3K4/7r/8/2r5 b - - 0 1"), "e7e5");
    EXPECT_EQ(count_legal_moves(position), 1U);
    EXPECT_TRUE(can(position, "f5e6"));
    EXPECT_FALSE(is_checkmate(position));
}

constexpr std::string_view promotion_pair = "6k1/4Pppp/8/8/8/6PP/5pPK/6NR";

Position promotion_pair_for(char turn) {
    return position_of(std::string(promotion_pair) + ' ' + turn + " - - 0 1");
}

TEST(Article_3_7_3_3, a_pawn_on_the_last_rank_becomes_a_piece_of_its_color) {
    for (const auto& [move, role] : {std::pair{"e7e8q", Role::queen},
                                     {"e7e8r", Role::rook},
                                     {"e7e8b", Role::bishop},
                                     {"e7e8n", Role::knight}}) {
        const Position after = play(promotion_pair_for('w'), move);
        EXPECT_EQ(after.board().at(Square::e8), (Piece{Color::white, role})) << move;
        EXPECT_EQ(after.board().at(Square::e7), std::nullopt) << move;
    }
}

TEST(Article_3_7_3_3, a_promotion_without_a_piece_is_no_move) {
    const Position position = promotion_pair_for('w');
    EXPECT_FALSE(can(position, "e7e8"));
    EXPECT_FALSE(is_legal(position, Move::normal(Role::pawn, Square::e7, Square::e8)));
}

TEST(Article_3_7_3_3, each_arrival_square_on_the_last_rank_gives_four_moves) {
    const Position position = position_of("1n1r2k1/2P5/8/8/8/8/8/6K1 w - - 0 1");
    int promotions = 0;
    for (const Move move : legal_moves(position))
        promotions += move.is_promotion() ? 1 : 0;
    EXPECT_EQ(promotions, 12);
}

TEST(Article_3_7_3_3, the_piece_decides_whether_it_is_mate) {
    EXPECT_TRUE(is_checkmate(play(promotion_pair_for('w'), "e7e8q")));
    EXPECT_TRUE(is_checkmate(play(promotion_pair_for('w'), "e7e8r")));
    EXPECT_FALSE(is_check(play(promotion_pair_for('w'), "e7e8b")));
    EXPECT_FALSE(is_check(play(promotion_pair_for('w'), "e7e8n")));
    EXPECT_TRUE(is_checkmate(play(promotion_pair_for('b'), "f2f1n")));
    for (const char* other : {"f2f1q", "f2f1r", "f2f1b"})
        EXPECT_FALSE(is_check(play(promotion_pair_for('b'), other))) << other;
}

TEST(Article_3_7_3_4, the_choice_is_not_limited_to_captured_pieces) {
    // Every white piece is still there, and a second queen joins them.
    const Position position =
        position_of("1nbqkbnr/Pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQk - 0 1");
    EXPECT_EQ(play(position, "a7b8q").board().of(Color::white, Role::queen).size(), 2);
}

TEST(Article_3_7_3_4, nine_queens_or_ten_minor_pieces_a_side_can_stand_on_the_board) {
    EXPECT_EQ(position_of("QQQQQQQQ/3Q4/8/8/8/8/8/2k1K3 b - - 0 1").board().of(Role::queen).size(),
              9);
    EXPECT_EQ(faults_of("NNNNNNNN/NN6/8/8/8/8/8/k3K3 w - - 0 1"), FaultSet{});
    EXPECT_EQ(faults_of("RRRRRRRR/RR6/8/8/8/8/8/2k1K3 b - - 0 1"), FaultSet{});
    EXPECT_EQ(faults_of("QQQQQQQQ/3QQ3/8/8/8/8/8/2k1K3 b - - 0 1"), FaultSet{Fault::material});
}

TEST(Article_3_7_3_5, the_new_piece_acts_at_once) {
    const Position after = play(promotion_pair_for('w'), "e7e8q");
    EXPECT_EQ(checkers(after), squares("e8"));
}

}  // namespace
}  // namespace arbiter::testing
