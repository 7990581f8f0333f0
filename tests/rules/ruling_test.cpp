// Why a move is legal or not: one test a reason, with the article and the squares.
#include "arbiter/rules/ruling.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

Ruling ruled(std::string_view fen, std::string_view uci) {
    return rule_on(position(fen), attempt(uci));
}

void expect_refusal(std::string_view fen, std::string_view uci, Reason reason,
                    std::string_view article, Bitboard squares) {
    const Ruling found = ruled(fen, uci);
    EXPECT_FALSE(found.is_legal()) << fen << ' ' << uci;
    EXPECT_EQ(code(found.reason), code(reason)) << fen << ' ' << uci;
    EXPECT_EQ(found.article, article) << fen << ' ' << uci;
    EXPECT_EQ(found.squares, squares) << fen << ' ' << uci;
}

Bitboard on(std::initializer_list<Square> squares) {
    Bitboard set;
    for (const Square square : squares)
        set.add(square);
    return set;
}

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Ruling, an_empty_square_has_no_man_to_move) {
    expect_refusal(start, "e4e5", Reason::no_piece, "1.1", on({Square::e4}));
}

TEST(Ruling, the_opponents_man_is_not_yours_to_move) {
    expect_refusal(start, "e7e5", Reason::not_your_piece, "1.2", on({Square::e7}));
}

TEST(Ruling, no_man_goes_onto_a_square_of_its_own_side) {
    expect_refusal(start, "a1a2", Reason::own_piece_in_the_way, "3.1", on({Square::a2}));
    expect_refusal(start, "b1d2", Reason::own_piece_in_the_way, "3.1", on({Square::d2}));
}

TEST(Ruling, each_man_moves_its_own_way_only) {
    const Bitboard b1d4 = on({Square::b1, Square::d4});
    expect_refusal(start, "b1d4", Reason::not_its_move, "3.6", b1d4);
    expect_refusal(start, "c1c3", Reason::not_its_move, "3.2", on({Square::c1, Square::c3}));
    expect_refusal(start, "a1b3", Reason::not_its_move, "3.3", on({Square::a1, Square::b3}));
    expect_refusal(start, "d1e3", Reason::not_its_move, "3.4", on({Square::d1, Square::e3}));
    expect_refusal(start, "e1e3", Reason::not_its_move, "3.8.1", on({Square::e1, Square::e3}));
    expect_refusal(start, "e2e5", Reason::not_its_move, "3.7", on({Square::e2, Square::e5}));
    expect_refusal(start, "e2e2", Reason::not_its_move, "3.7", on({Square::e2}));
}

TEST(Ruling, sliders_do_not_pass_over_men) {
    expect_refusal(start, "a1a3", Reason::path_blocked, "3.5", on({Square::a2}));
    expect_refusal("4k3/8/8/8/8/4P3/8/2B1K3 w - - 0 1", "c1g5", Reason::path_blocked, "3.5",
                   on({Square::e3}));
}

TEST(Ruling, a_pawn_does_not_capture_straight_ahead) {
    const auto fen = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
    expect_refusal(fen, "e2e3", Reason::pawn_blocked, "3.7.1", on({Square::e3}));
    expect_refusal(fen, "e2e4", Reason::path_blocked, "3.7.2", on({Square::e3}));
    expect_refusal("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", Reason::pawn_blocked, "3.7.2",
                   on({Square::e4}));
}

TEST(Ruling, a_pawn_goes_two_squares_only_from_its_first) {
    expect_refusal("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", Reason::not_its_move, "3.7.2",
                   on({Square::e3, Square::e5}));
}

TEST(Ruling, a_pawn_goes_diagonally_only_to_capture) {
    expect_refusal(start, "e2d3", Reason::nothing_to_capture, "3.7.3", on({Square::d3}));
}

TEST(Ruling, en_passant_is_gone_after_one_move) {
    const auto fen = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 10";
    expect_refusal(fen, "e5d6", Reason::en_passant_gone, "3.7.3.2", on({Square::d5}));
}

TEST(Ruling, en_passant_that_a_pin_forbids_is_not_called_too_late) {
    const Position before = position("8/2p5/8/K2P3r/8/8/8/7k b - - 0 1");
    const Position after = before.play(move(before, "c7c5"));
    const Ruling found = rule_on(after, attempt("d5c6"));
    EXPECT_EQ(code(found.reason), "exposes_king");
    EXPECT_EQ(found.article, "3.9.2");
    EXPECT_EQ(found.squares, on({Square::h5}));
}

TEST(Ruling, a_pawn_on_the_last_rank_must_become_a_piece) {
    const auto fen = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    expect_refusal(fen, "e7e8", Reason::promotion_missing, "3.7.3.3", on({Square::e8}));
    expect_refusal(fen, "e1d1q", Reason::promotion_impossible, "3.7.3.3",
                   on({Square::e1, Square::d1}));
    const Ruling king = rule_on(position(fen), {Square::e7, Square::e8, Role::king});
    EXPECT_EQ(code(king.reason), "promotion_impossible");
}

TEST(Ruling, a_promotion_that_exposes_the_king_is_refused_for_that_first) {
    expect_refusal("8/K3P2r/8/8/8/8/8/7k w - - 0 1", "e7e8", Reason::exposes_king, "3.9.2",
                   on({Square::h7}));
}

TEST(Ruling, castling_needs_the_right) {
    expect_refusal("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", Reason::castling_right_lost,
                   "3.8.2.1", on({Square::e1, Square::h1}));
    expect_refusal("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", Reason::castling_right_lost, "3.8.2.1",
                   on({Square::e1, Square::h1}));
}

TEST(Ruling, castling_needs_an_empty_path) {
    expect_refusal("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", Reason::castling_path_blocked,
                   "3.8.2.2", on({Square::b1}));
}

TEST(Ruling, castling_is_barred_out_of_through_and_into_check) {
    expect_refusal("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", Reason::castling_out_of_check,
                   "3.8.2.2", on({Square::e8}));
    expect_refusal("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", Reason::castling_through_check,
                   "3.8.2.2", on({Square::d8}));
    expect_refusal("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", Reason::castling_into_check,
                   "3.8.2.2", on({Square::c8}));
}

TEST(Ruling, castling_is_read_in_both_forms) {
    const auto fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(ruled(fen, "e1g1").move, Move::castling(Square::e1, Square::h1));
    EXPECT_EQ(ruled(fen, "e1h1").move, Move::castling(Square::e1, Square::h1));
    EXPECT_EQ(ruled(fen, "e1c1").move, Move::castling(Square::e1, Square::a1));
    EXPECT_EQ(ruled(fen, "e1c1").article, "3.8.2");
}

TEST(Ruling, in_chess960_a_single_step_is_a_kings_move_and_not_castling) {
    const auto fen = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
    EXPECT_EQ(ruled(fen, "f1g1").move, Move::normal(Role::king, Square::f1, Square::g1));
    EXPECT_EQ(ruled(fen, "f1h1").move, Move::castling(Square::f1, Square::h1));
}

TEST(Ruling, the_king_does_not_step_into_check_nor_hide_behind_itself) {
    expect_refusal("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", "e4e3", Reason::king_into_check, "3.9.2",
                   on({Square::e8}));
}

TEST(Ruling, a_check_must_be_answered) {
    expect_refusal("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", Reason::leaves_king_in_check,
                   "3.9.2", on({Square::e8}));
}

TEST(Ruling, a_pinned_man_stays_on_its_line) {
    const auto fen = "4r2k/8/8/8/q3Q3/8/2B5/4K3 w - - 0 1";
    expect_refusal(fen, "e4a4", Reason::exposes_king, "3.9.2", on({Square::e8}));
    EXPECT_TRUE(ruled(fen, "e4e8").is_legal());
}

TEST(Ruling, a_legal_move_names_the_article_that_allows_it) {
    EXPECT_EQ(ruled(start, "g1f3").article, "3.6");
    EXPECT_EQ(ruled(start, "e2e3").article, "3.7.1");
    EXPECT_EQ(ruled(start, "e2e4").article, "3.7.2");
    EXPECT_EQ(ruled("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6").article, "3.7.3.1");
    EXPECT_EQ(ruled("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "e5d6").article, "3.7.3");
    EXPECT_EQ(ruled("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8n").article, "3.7.3.3");
}

}  // namespace
}  // namespace arbiter::testing
