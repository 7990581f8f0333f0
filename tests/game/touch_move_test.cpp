// Law 4: what touching men, adjusting them and letting them go leaves a player to do.
#include "arbiter/game/touch_move.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/played_game.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

/// In UCI, sorted; "all" where every legal move is left.
std::string left_after(const Position& position, const std::vector<Square>& touched) {
    const MoveList moves = moves_after_touching(position, touched);
    if (moves.size() == legal_moves(position).size())
        return "all";
    std::vector<std::string> names;
    for (const Move move : moves)
        names.push_back(write_uci_move(move));
    std::ranges::sort(names);
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " ") + name;
    return text;
}

Position after_moves(const std::string& moves) {
    PlayedGame table(at_the_program("untimed"));
    table.play(moves);
    return table.game.position();
}

TEST(TouchMove, the_first_own_man_that_can_move_must_be_moved_4_3_1) {
    const Position start;
    EXPECT_EQ(left_after(start, {}), "all");
    EXPECT_EQ(left_after(start, {Square::b1}), "b1a3 b1c3");
    EXPECT_EQ(left_after(start, {Square::a1, Square::b1}), "b1a3 b1c3");
    EXPECT_EQ(left_after(start, {Square::b1, Square::e2}), "b1a3 b1c3");
    EXPECT_EQ(left_after(start, {Square::e5}), "all") << "nothing stands there";
}

TEST(TouchMove, the_first_enemy_man_that_can_be_captured_must_be_4_3_2) {
    const Position scandinavian = after_moves("e2e4 d7d5");
    EXPECT_EQ(left_after(scandinavian, {Square::d5}), "e4d5");
    EXPECT_EQ(left_after(scandinavian, {Square::e7}), "all");
    EXPECT_EQ(left_after(scandinavian, {Square::e7, Square::d5}), "e4d5");
    const Position en_passant = after_moves("e2e4 a7a6 e4e5 d7d5");
    EXPECT_EQ(left_after(en_passant, {Square::d5}), "e5d6");
}

TEST(TouchMove, one_man_of_each_colour_means_this_capture_4_3_3) {
    const Position open = after_moves("e2e4 e7e5 g1f3 b8c6");
    EXPECT_EQ(left_after(open, {Square::f3, Square::e5}), "f3e5");
    EXPECT_EQ(left_after(open, {Square::e5, Square::f3}), "f3e5");
    EXPECT_EQ(left_after(open, {Square::f1, Square::e5}), "f1a6 f1b5 f1c4 f1d3 f1e2");
    EXPECT_EQ(left_after(open, {Square::e5, Square::f1}), "f3e5")
        << "the enemy was touched first, and can be captured";
}

TEST(TouchMove, king_and_then_rook_mean_castling_4_4_1) {
    const Position castling = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(left_after(castling, {Square::e1, Square::h1}), "e1g1");
}

TEST(TouchMove, rook_and_then_king_rule_that_castling_out_4_4_2) {
    const Position castling = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(left_after(castling, {Square::h1, Square::e1}),
              "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
}

TEST(TouchMove, where_that_castling_is_illegal_another_king_move_is_due_4_4_3) {
    const Position attacked = position("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_EQ(left_after(attacked, {Square::e1, Square::h1}), "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2");
    const Position shut_in = position("4k3/8/8/8/8/2n1n3/8/4K2R w - - 0 1");
    EXPECT_FALSE(left_after(shut_in, {Square::e1, Square::h1}).contains("h1"));
    const Position no_king_move = position("3rkr2/8/8/8/8/1b6/4P3/4K2R w - - 0 1");
    EXPECT_EQ(left_after(no_king_move, {Square::e1, Square::h1}), "all");
}

TEST(TouchMove, where_nothing_touched_can_move_any_move_is_left_4_5) {
    EXPECT_EQ(left_after(position("6k1/6n1/8/5n1b/8/6R1/4N3/3K4 w - - 0 1"), {Square::e2}), "all");
}

TEST(TouchMove, always_leaves_a_legal_move_where_there_is_one) {
    Random random(4);
    for (int game = 0; game < 40; ++game) {
        Position position;
        for (int ply = 0; ply < 120 && has_legal_move(position); ++ply) {
            std::vector<Square> touched;
            while (touched.size() < 4)
                touched.push_back(square_at(static_cast<int>(random.below(64))));
            const MoveList all = legal_moves(position);
            const MoveList left = moves_after_touching(position, touched);
            ASSERT_FALSE(left.empty());
            for (const Move move : left)
                ASSERT_NE(std::ranges::find(all, move), all.end());
            position = position.play(choose_move(position, random.next()));
        }
    }
}

TEST(Release, a_man_let_go_stays_there_4_7) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceReleased{attempt("b1c3")});
    table.expect_refused(MoveMade{move(table.game.position(), "b1a3")}, GameProblem::must_be_played,
                         "4.7");
    table.expect_refused(PieceReleased{attempt("b1a3")}, GameProblem::must_be_played, "4.7");
    table.make("b1c3");
}

TEST(Release, a_king_let_go_two_squares_aside_has_to_castle_4_7_2) {
    PlayedGame table(from(over_the_board("5"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    table.happen(PieceReleased{attempt("e1g1")});
    table.expect_refused(MoveMade{move(table.game.position(), "e1f1")}, GameProblem::must_be_played,
                         "4.7");
    table.make("e1g1");
}

TEST(Release, a_king_let_go_where_castling_is_illegal_has_still_to_move_4_7_2) {
    PlayedGame table(from(over_the_board("5"), "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    table.happen(PieceTouched{white, Square::e1});
    table.expect_refused(PieceReleased{attempt("e1g1")}, GameProblem::must_be_played, "4.3");
    table.expect_refused(MoveMade{move(table.game.position(), "a1a8")}, GameProblem::must_be_played,
                         "4.3");
    table.make("e1c1");
}

TEST(Release, castling_that_the_rook_does_not_finish_is_an_illegal_move_4_7_2) {
    PlayedGame table(from(over_the_board("5"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    table.happen(GameStarted{});
    table.happen(PieceReleased{attempt("e1g1")});
    table.press(white);
    EXPECT_EQ(table.game.state().offences[white], 1);
    EXPECT_EQ(table.running(), white);
}

TEST(Release, a_new_man_on_the_last_rank_is_final_4_4_4) {
    PlayedGame table(from(over_the_board("5"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(PieceReleased{attempt("e7e8n")});
    table.expect_refused(MoveMade{move(table.game.position(), "e7e8q")},
                         GameProblem::must_be_played, "4.7");
    table.make("e7e8n");
}

TEST(Release, a_pawn_on_the_last_rank_leaves_the_choice_of_the_new_man_4_7_3) {
    PlayedGame table(from(over_the_board("5"), "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1"));
    table.happen(PieceReleased{attempt("e7e8")});
    table.make("e7e8r");
}

TEST(Release, a_promotion_may_be_carried_out_in_any_order_4_6_1_and_4_6_2) {
    const std::string_view fen = "6k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
    PlayedGame pawn_first(from(over_the_board("5"), fen));
    pawn_first.happen(PieceTouched{white, Square::e7});
    pawn_first.happen(PieceReleased{attempt("e7e8q")});
    pawn_first.make("e7e8q");
    PlayedGame queen_first(from(over_the_board("5"), fen));
    queen_first.happen(PieceReleased{attempt("e7e8q")});
    queen_first.happen(PieceTouched{white, Square::e7});
    queen_first.make("e7e8q");
}

TEST(Release, a_man_on_the_square_of_promotion_is_captured_4_6_3) {
    PlayedGame table(from(over_the_board("5"), "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1"));
    table.happen(PieceReleased{attempt("e7d8q")});
    table.expect_refused(MoveMade{move(table.game.position(), "e7e8q")},
                         GameProblem::must_be_played, "4.7");
    table.make("e7d8q");
    EXPECT_FALSE(table.game.position().board().of(black).contains(Square::d8));
}

TEST(Release, a_capture_is_made_when_both_men_have_been_moved_4_7_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 d7d5");
    table.happen(PieceReleased{attempt("e4d5")});
    EXPECT_EQ(table.game.position().turn(), white) << "not yet made";
    table.make("e4d5");
    EXPECT_EQ(table.game.position().turn(), black);
}

TEST(Release, a_blind_players_men_are_touched_when_they_are_lifted_D_2_2) {
    Terms terms = over_the_board("5");
    terms.players[white].impairment = Impairment::sight;
    PlayedGame table(terms);
    table.happen(PieceTouched{white, Square::g1});
    table.expect_refused(MoveMade{move(table.game.position(), "e2e4")}, GameProblem::must_be_played,
                         "4.3");
}

TEST(Touch, binds_a_sighted_opponent_as_ever_D_2_5) {
    Terms terms = over_the_board("5");
    terms.players[white].impairment = Impairment::sight;
    PlayedGame table(terms);
    table.make("e2e4");
    table.happen(MoveAnnounced{white, attempt("e2e4")});
    table.press(white);
    table.happen(PieceTouched{black, Square::g8});
    table.expect_refused(MoveMade{move(table.game.position(), "e7e5")}, GameProblem::must_be_played,
                         "4.3");
}

TEST(Touch, binds_the_player_having_the_move_only_4_3) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceTouched{black, Square::e7});
    EXPECT_TRUE(table.is_logged("11.5"));
    EXPECT_TRUE(table.game.state().open.duties.touched.empty());
    table.expect_refused(PieceTouched{white, Square::e5}, GameProblem::no_man_there, "4.3");
    table.happen(PieceTouched{white, Square::e2});
    table.expect_refused(MoveMade{move(table.game.position(), "d2d4")}, GameProblem::must_be_played,
                         "4.3");
    table.make("e2e4");
    EXPECT_TRUE(table.game.state().open.duties.touched.empty());
}

TEST(Touch, adjusting_that_is_announced_binds_nobody_4_2_1_and_6_2_5) {
    PlayedGame table(over_the_board("5"));
    table.happen(PieceAdjusted{white, Square::e2});
    table.expect_refused(PieceAdjusted{black, Square::e7}, GameProblem::not_your_turn, "4.2.1");
    table.make("d2d4");
}

TEST(Touch, an_arbiter_excuses_an_accident_4_2_2) {
    PlayedGame table(over_the_board("5"));
    table.expect_refused(TouchExcused{"sleeve"}, GameProblem::nothing_to_rule, "4.2.2");
    table.happen(PieceTouched{white, Square::g1});
    table.expect_refused(TouchExcused{""}, GameProblem::no_reason_given);
    table.happen(TouchExcused{"his sleeve"});
    EXPECT_EQ(table.last_ruling(), "4.2.2: what was touched binds nobody: his sleeve");
    table.make("d2d4");
}

TEST(Touch, declines_an_offer_9_1_2_1) {
    PlayedGame table(over_the_board("5"));
    table.play("e2e4 e7e5 g1f3");
    table.happen(DrawOffered{white});
    table.happen(PieceTouched{black, Square::b8});
    EXPECT_EQ(table.game.draw_offer(), std::nullopt);
}

TEST(Touch, forfeits_a_claim_for_this_move_9_4) {
    PlayedGame table(over_the_board("5"));
    for (int i = 0; i < 2; ++i)
        table.play("g1f3 g8f6 f3g1 f6g8");
    table.happen(PieceTouched{white, Square::g1});
    table.expect_refused(DrawClaimed{white, ClaimKind::threefold, {}}, GameProblem::touched, "9.4");
    table.play("g1f3 g8f6 f3g1 f6g8");
    table.happen(DrawClaimed{white, ClaimKind::threefold, {}});
    table.expect_end("1/2-1/2", EndReason::threefold, "9.2.2");
}

TEST(Touch, who_touches_loses_the_right_to_complain_4_8) {
    PlayedGame table(over_the_board("5"));
    table.expect_refused(TouchMoveClaimed{white, Square::e7}, GameProblem::nothing_to_rule, "4.8");
    table.play("e2e4 e7e5");
    table.expect_refused(TouchMoveClaimed{black, Square::d2}, GameProblem::not_your_turn, "4.8");
    PlayedGame later = table;
    table.happen(TouchMoveClaimed{white, Square::d7});
    EXPECT_EQ(table.last_ruling(), "4.8: White claims that Black had touched the man on d7");
    later.happen(PieceTouched{white, Square::g1});
    later.expect_refused(TouchMoveClaimed{white, Square::d7}, GameProblem::touched, "4.8");
}

}  // namespace
}  // namespace arbiter::testing
