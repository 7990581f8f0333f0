// Offers and claims: who may make them when, what is told of them, and what a wrong one costs.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/game/claims.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

bool has(const std::vector<Move>& moves, Move move) {
    return std::ranges::find(moves, move) != moves.end();
}

PlayedGame with_moves(const std::string& moves, std::string_view time = "5",
                      std::string_view rules = "fide") {
    PlayedGame table(over_the_board(time, rules));
    table.play(moves);
    return table;
}

std::string answer(PlayedGame& table, const Event& event) {
    const auto outcome = table.game.apply(event, table.now);
    return outcome ? "accepted" : outcome.error().article + ": " + english(outcome.error());
}

TEST(Offer, stands_once_whoever_made_it_9_1_2_1) {
    PlayedGame table = with_moves("e2e4 e7e5");
    table.happen(DrawOffered{white});
    EXPECT_EQ(answer(table, DrawOffered{white}),
              "9.1.2.1: the draw offer already stands until it is answered");
    EXPECT_EQ(answer(table, DrawOffered{black}),
              "9.1.2.1: White has already offered a draw; accept or decline it");
}

TEST(Offer, is_answered_by_the_other_player_only_9_1_2_1) {
    PlayedGame table = with_moves("e2e4 e7e5");
    const Event answers[] = {DrawAccepted{white}, DrawDeclined{white}, DrawAccepted{black},
                             DrawDeclined{black}};
    for (const Event& event : answers)
        table.expect_refused(event, GameProblem::no_offer, "9.1.2.1");
    table.happen(DrawOffered{white});
    for (const Event& event : {answers[0], answers[1]})
        table.expect_refused(event, GameProblem::no_offer, "9.1.2.1");
    table.happen(DrawDeclined{black});
    table.expect_refused(DrawAccepted{black}, GameProblem::no_offer, "9.1.2.1");
    table.happen(DrawOffered{black});
    table.happen(DrawAccepted{white});
    table.expect_end("1/2-1/2", EndReason::agreement, "5.2.3");
}

TEST(Offer, is_too_early_before_both_have_moved_5_2_3) {
    PlayedGame table = with_moves("");
    EXPECT_EQ(answer(table, DrawOffered{white}),
              "5.2.3: a draw is agreed only after both players have made a move");
    table.play("e2e4");
    table.expect_refused(DrawOffered{black}, GameProblem::too_early, "5.2.3");
    table.make("e7e5");
    table.happen(DrawOffered{black});
    EXPECT_EQ(table.game.draw_offer(), black);
}

TEST(Offer, counts_the_move_that_is_at_hand_9_1_1) {
    Terms terms = over_the_board("5");
    terms.no_draw_before_move = 3;
    PlayedGame table(terms);
    table.play("e2e4 e7e5 g1f3 b8c6");
    EXPECT_EQ(answer(table, DrawOffered{black}),
              "9.1.1: no draw is offered in this event before move 3");
    PlayedGame of_white = table;
    of_white.happen(DrawOffered{white});
    table.play("f1c4");
    table.happen(DrawOffered{black});
    EXPECT_EQ(table.game.draw_offer(), black);
}

TEST(Offer, of_a_drawn_out_kind_is_noticed_when_three_come_in_three_moves_11_5) {
    PlayedGame often = with_moves("e2e4 e7e5");
    PlayedGame seldom = often;
    for (const auto* const moves : {"g1f3 b8c6", "f1c4 f8c5"}) {
        often.happen(DrawOffered{white});
        often.play(moves);
    }
    often.happen(DrawOffered{white});
    EXPECT_TRUE(often.is_logged("11.5"));

    seldom.happen(DrawOffered{white});
    seldom.play("g1f3 b8c6");
    seldom.happen(DrawOffered{white});
    seldom.play("f1c4 f8c5 d2d3 d7d6");
    seldom.happen(DrawOffered{white});
    EXPECT_FALSE(seldom.is_logged("11.5")) << "three in four moves";
}

TEST(Offer, of_one_player_does_not_count_for_the_other_11_5) {
    PlayedGame table = with_moves("e2e4 e7e5");
    table.happen(DrawOffered{white});
    table.play("g1f3 b8c6");
    table.happen(DrawOffered{black});
    table.happen(DrawDeclined{white});
    table.happen(DrawOffered{white});
    EXPECT_FALSE(table.is_logged("11.5"));
    EXPECT_EQ(table.game.state().offers[white].size(), 2U);
    EXPECT_EQ(table.game.state().offers[black].size(), 1U);
}

TEST(Offer, at_the_program_comes_at_no_wrong_moment_9_1_2_1) {
    PlayedGame table(at_the_program("5"));
    table.play("e2e4 e7e5");
    table.happen(DrawOffered{white});
    EXPECT_FALSE(table.is_logged("9.1.2.1"));
}

struct WrongClaim {
    ClaimKind kind;
    std::optional<Attempt> with_move;
    std::string_view told;
};

TEST(WrongDrawClaim, is_told_with_what_is_lacking_9_2_and_9_3) {
    const WrongClaim claims[] = {
        {ClaimKind::threefold,
         {},
         "9.2: White's claim is wrong: the position has not occurred three times"},
        {ClaimKind::threefold, attempt("g1f3"),
         "9.2: White's claim is wrong: the position has not occurred three times with that move"},
        {ClaimKind::fifty,
         {},
         "9.3: White's claim is wrong: fewer than 50 moves have passed without a pawn move or "
         "capture"},
        {ClaimKind::fifty, attempt("g1f3"),
         "9.3: White's claim is wrong: fewer than 50 moves have passed without a pawn move or "
         "capture with that move"},
    };
    for (const WrongClaim& claim : claims) {
        PlayedGame table = with_moves("e2e4 e7e5");
        table.happen(DrawClaimed{white, claim.kind, claim.with_move});
        const Log& log = table.game.state().log;
        ASSERT_EQ(log.size(), 3U) << claim.told;
        EXPECT_EQ(log[0].article + ": " + english(log[0].said), claim.told);
        EXPECT_EQ(english(log[1].said), "Black gets 2 minutes more for the wrong claim");
        EXPECT_EQ(english(log[2].said), "the claim stands as an offer of a draw");
        EXPECT_EQ(move_to_be_played(table.game).has_value(), claim.with_move.has_value());
    }
}

TEST(WrongDrawClaim, costs_nothing_where_there_is_no_clock_9_5_3) {
    PlayedGame table = with_moves("e2e4 e7e5", "-");
    table.happen(DrawClaimed{white, ClaimKind::fifty, {}});
    EXPECT_FALSE(table.is_logged("9.5.3"));
    EXPECT_TRUE(table.is_logged("9.1.2.3"));
}

TEST(WrongDrawClaim, is_wrong_until_the_next_event_only) {
    PlayedGame table = with_moves("e2e4 e7e5");
    table.happen(DrawClaimed{white, ClaimKind::fifty, {}});
    EXPECT_TRUE(table.game.is_last_claim_wrong());
    table.expect_refused(DrawAccepted{white}, GameProblem::no_offer);
    EXPECT_TRUE(table.game.is_last_claim_wrong()) << "a refused event changes nothing";
    table.happen(DrawDeclined{black});
    EXPECT_FALSE(table.game.is_last_claim_wrong());
}

TEST(WrongDrawClaim, with_an_illegal_move_is_refused_where_the_program_is_the_board) {
    PlayedGame table(at_the_program("5"));
    table.play("e2e4 e7e5");
    const auto outcome =
        table.game.apply(DrawClaimed{white, ClaimKind::fifty, attempt("a1a3")}, table.now);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(code(outcome.error().problem), "illegal_move");
    ASSERT_TRUE(outcome.error().explanation);
    EXPECT_EQ(english(outcome.error()), outcome.error().explanation->text);
    EXPECT_EQ(english(outcome.error().said), "a1a3 is no legal move");
}

TEST(DrawClaim, is_of_the_player_having_the_move_9_2_and_9_3) {
    PlayedGame table = with_moves("e2e4 e7e5");
    table.expect_refused(DrawClaimed{black, ClaimKind::threefold, {}}, GameProblem::not_your_turn,
                         "9.2");
    table.expect_refused(DrawClaimed{black, ClaimKind::fifty, {}}, GameProblem::not_your_turn,
                         "9.3");
}

TEST(DrawClaim, needs_no_clock_that_runs_9_5_1) {
    PlayedGame table = with_moves("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    table.happen(ArbiterCalled{white, "it is a draw"});
    table.happen(DrawClaimed{white, ClaimKind::threefold, {}});
    table.expect_end("1/2-1/2", EndReason::threefold, "9.2.2");
}

TEST(DrawClaim, may_be_made_by_who_has_to_seal_his_move_9_4) {
    PlayedGame table = with_moves("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    table.happen(SealingOrdered{});
    table.happen(DrawClaimed{white, ClaimKind::threefold, {}});
    table.expect_end("1/2-1/2", EndReason::threefold, "9.2.2");
}

TEST(DrawClaim, of_fifty_moves_is_right_with_the_hundredth_ply_and_after_it_9_3) {
    constexpr std::string_view fen = "7k/8/6K1/8/8/8/8/R7 w - - ";
    const auto ends = [&](std::string_view clock, std::optional<Attempt> with_move) {
        PlayedGame table(from(over_the_board("5"), std::string(fen).append(clock).append(" 150")));
        table.happen(DrawClaimed{white, ClaimKind::fifty, with_move});
        return table.game.is_over() ? table.game.ending()->article : "wrong";
    };
    EXPECT_EQ(ends("98", {}), "wrong");
    EXPECT_EQ(ends("99", {}), "wrong");
    EXPECT_EQ(ends("100", {}), "9.3.2");
    EXPECT_EQ(ends("149", {}), "9.3.2");
    EXPECT_EQ(ends("98", attempt("a1b1")), "wrong");
    EXPECT_EQ(ends("99", attempt("a1b1")), "9.3.1");
    EXPECT_EQ(ends("120", attempt("a1b1")), "9.3.1");
}

TEST(OpenClaims, have_a_code_and_are_named_by_it) {
    EXPECT_EQ(code(ClaimKind::threefold), "threefold");
    EXPECT_EQ(code(ClaimKind::fifty), "fifty");
    EXPECT_EQ(claim_kind_named("threefold"), ClaimKind::threefold);
    EXPECT_EQ(claim_kind_named("fifty"), ClaimKind::fifty);
    for (const std::string_view none : {"", "three", "Fifty", "seventyfive"})
        EXPECT_EQ(claim_kind_named(none), std::nullopt) << none;
}

TEST(OpenClaims, with_a_move_leave_out_pawn_moves_and_captures_9_3_1) {
    // King, rook and pawn may move; the rook may capture on a8.
    PlayedGame table(from(over_the_board("5"), "r6k/7p/8/8/8/8/7P/R6K w - - 99 150"));
    const Claims claims = table.game.claims();
    EXPECT_FALSE(claims.fifty);
    EXPECT_FALSE(claims.fifty_with_move.empty());
    for (const Move move : claims.fifty_with_move) {
        EXPECT_NE(move.from(), Square::h2);
        EXPECT_NE(move.to(), Square::a8);
    }
    EXPECT_TRUE(has(claims.fifty_with_move, Move::normal(Role::rook, Square::a1, Square::a7)));
}

TEST(OpenClaims, count_castling_as_a_move_without_a_capture_9_3_1) {
    PlayedGame table(from(over_the_board("5"), "4k3/8/8/8/8/8/8/4K2R w K - 99 150"));
    const Move castling = Move::castling(Square::e1, Square::h1);
    EXPECT_TRUE(has(table.game.claims().fifty_with_move, castling));
    table.happen(DrawClaimed{white, ClaimKind::fifty, attempt_of(castling)});
    table.expect_end("1/2-1/2", EndReason::fifty, "9.3.1");
}

TEST(OpenClaims, are_none_once_the_game_is_over_or_draws_by_itself) {
    PlayedGame table = with_moves("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    EXPECT_TRUE(table.game.claims().threefold);
    table.happen(Resigned{white});
    EXPECT_FALSE(table.game.claims().threefold);
    PlayedGame online(from(at_the_program("-", "fide-online"), "7k/8/6K1/8/8/8/8/R7 w - - 99 150"));
    EXPECT_TRUE(online.game.claims().fifty_with_move.empty());
}

}  // namespace
}  // namespace arbiter::testing
