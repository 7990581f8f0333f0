// A game from its start to each of its ends, and what is refused on the way.
#include "arbiter/game/game.hpp"

#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/game/said_english.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Dead after the capture of the knight, but not so that it can be seen in a microsecond.
constexpr std::string_view one_capture_from_dead =
    "5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1";

constexpr std::string_view knight_shuffle = "g1f3 g8f6 f3g1 f6g8 ";

const Ruleset& rules(std::string_view name) { return *find_ruleset(name); }

/// Plays UCI moves; every one must be accepted.
void play(Game& game, const std::string& moves) {
    std::istringstream words(moves);
    for (std::string uci; words >> uci;)
        ASSERT_TRUE(game.apply(MoveMade{move(game.position(), uci)})) << uci;
}

std::string repeated(std::string_view moves, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += moves;
    return all;
}

void expect_end(const Game& game, Result result, EndReason reason, std::string_view article) {
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(text(game.ending()->result), text(result));
    EXPECT_EQ(code(game.ending()->reason), code(reason));
    EXPECT_EQ(game.ending()->article, article);
}

void expect_refused(Game& game, const Event& event, GameProblem problem) {
    const Game before = game;
    const auto outcome = game.apply(event);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(code(outcome.error().problem), code(problem)) << english(outcome.error());
    EXPECT_FALSE(english(outcome.error()).empty());
    EXPECT_TRUE(game == before) << "a refused event changes nothing";
}

/// The claim is taken, and ruled to be wrong.
void claim_wrongly(Game& game, const DrawClaimed& claim) {
    const auto outcome = game.apply(claim);
    ASSERT_TRUE(outcome) << english(outcome.error());
    EXPECT_TRUE(game.is_last_claim_wrong());
    EXPECT_FALSE(game.is_over());
}

TEST(Game, white_moves_first_and_then_they_alternate_1_2) {
    Game game;
    EXPECT_EQ(game.position().turn(), Color::white);
    expect_refused(game, MoveMade{Move::normal(Role::pawn, Square::e7, Square::e5)},
                   GameProblem::illegal_move);
    play(game, "e2e4");
    expect_refused(game, MoveMade{Move::normal(Role::pawn, Square::d2, Square::d4)},
                   GameProblem::illegal_move);
    expect_refused(game, MoveMade{Move()}, GameProblem::illegal_move);
}

TEST(Game, mate_ends_it_at_once_5_1_1) {
    Game game;
    play(game, "f2f3 e7e5 g2g4 d8h4");
    expect_end(game, Result::black_wins, EndReason::checkmate, "5.1.1");
    expect_refused(game, Resigned{Color::black}, GameProblem::game_over);
}

TEST(Game, stalemate_draws_5_2_1) {
    Game game(position("2k5/8/8/3Q4/4B3/4K3/8/8 w - - 0 1"));
    play(game, "e4f5 c8b8 d5d7");
    EXPECT_FALSE(game.is_over());
    Game other(position("2k5/8/8/3QB3/8/4K3/8/8 b - - 0 1"));
    expect_end(other, Result::draw, EndReason::stalemate, "5.2.1");
}

TEST(Game, the_last_piece_captured_leaves_a_dead_position_5_2_2) {
    Game game(position("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1"));
    play(game, "e1d2");
    expect_end(game, Result::draw, EndReason::dead_position, "5.2.2");
}

TEST(Game, mate_on_the_150th_quiet_ply_beats_the_75_moves_9_6_2) {
    const auto start = position("7k/8/6K1/8/8/8/8/R7 w - - 149 200");
    Game mated(start);
    play(mated, "a1a8");
    expect_end(mated, Result::white_wins, EndReason::checkmate, "5.1.1");
    Game drawn(start);
    play(drawn, "a1a7");
    expect_end(drawn, Result::draw, EndReason::seventyfive, "9.6.2");
}

TEST(Game, the_fifth_occurrence_draws_by_itself_9_6_1) {
    Game game;
    play(game, repeated(knight_shuffle, 3) + "g1f3 g8f6 f3g1");
    EXPECT_FALSE(game.is_over());
    play(game, "f6g8");
    expect_end(game, Result::draw, EndReason::fivefold, "9.6.1");
}

TEST(Game, the_third_occurrence_is_claimed_by_the_player_having_the_move_9_2_2) {
    Game game;
    play(game, repeated(knight_shuffle, 2));
    EXPECT_FALSE(game.is_over());
    EXPECT_TRUE(game.claims().threefold);
    expect_refused(game, DrawClaimed{Color::black, ClaimKind::threefold, {}},
                   GameProblem::not_your_turn);
    ASSERT_TRUE(game.apply(DrawClaimed{Color::white, ClaimKind::threefold, {}}));
    expect_end(game, Result::draw, EndReason::threefold, "9.2.2");
}

TEST(Game, the_third_occurrence_is_claimed_with_a_move_that_is_not_played_9_2_1) {
    Game game;
    play(game, repeated(knight_shuffle, 1) + "g1f3 g8f6 f3g1");
    const Move back = move(game.position(), "f6g8");
    EXPECT_EQ(game.claims().threefold_with_move, std::vector{back});
    Game wrong = game;
    claim_wrongly(wrong, {Color::black, ClaimKind::threefold, {}});
    ASSERT_TRUE(game.apply(DrawClaimed{Color::black, ClaimKind::threefold, attempt_of(back)}));
    expect_end(game, Result::draw, EndReason::threefold, "9.2.1");
    EXPECT_EQ(game.history().moves().size(), 7U);
}

TEST(Game, fifty_moves_are_claimed_even_with_a_mating_move_9_3_1) {
    Game game(position("6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60"));
    const Move mate = move(game.position(), "h6f7");
    ASSERT_EQ(game.claims().fifty_with_move, std::vector{mate});
    EXPECT_FALSE(game.claims().fifty);
    ASSERT_TRUE(game.apply(DrawClaimed{Color::white, ClaimKind::fifty, attempt_of(mate)}));
    expect_end(game, Result::draw, EndReason::fifty, "9.3.1");
}

TEST(Game, fifty_moves_claimed_too_early_are_a_wrong_claim_9_3) {
    Game game(position("7k/8/6K1/8/8/8/8/R7 w - - 98 150"));
    claim_wrongly(game, {Color::white, ClaimKind::fifty, attempt("a1b1")});
    play(game, "a1b1 h8g8");
    EXPECT_TRUE(game.claims().fifty);
    ASSERT_TRUE(game.apply(DrawClaimed{Color::white, ClaimKind::fifty, {}}));
    expect_end(game, Result::draw, EndReason::fifty, "9.3.2");
}

TEST(Game, a_wrong_claim_is_an_offer_and_its_move_must_be_played_9_1_2_3_and_9_5_3) {
    Game game;
    play(game, "e2e4 e7e5");
    const Move named = move(game.position(), "g1f3");
    claim_wrongly(game, {Color::white, ClaimKind::threefold, attempt_of(named)});
    EXPECT_EQ(game.draw_offer(), Color::white);
    EXPECT_EQ(move_to_be_played(game), named);
    expect_refused(game, MoveMade{move(game.position(), "b1c3")}, GameProblem::must_be_played);
    play(game, "g1f3");
    EXPECT_EQ(game.draw_offer(), Color::white) << "the opponent may still accept it";
    EXPECT_EQ(move_to_be_played(game), std::nullopt);
    ASSERT_TRUE(game.apply(DrawAccepted{Color::black}));
    expect_end(game, Result::draw, EndReason::agreement, "5.2.3");
}

TEST(Game, a_wrong_claim_is_no_second_offer_and_none_before_both_have_moved) {
    Game game;
    claim_wrongly(game, {Color::white, ClaimKind::fifty, {}});
    EXPECT_EQ(game.draw_offer(), std::nullopt);
    play(game, "e2e4 e7e5");
    ASSERT_TRUE(game.apply(DrawOffered{Color::black}));
    claim_wrongly(game, {Color::white, ClaimKind::fifty, {}});
    EXPECT_EQ(game.draw_offer(), Color::black) << "which White may still accept";
}

TEST(Game, a_wrong_claim_in_a_casual_game_leaves_the_move_open) {
    Game game({}, rules("casual"));
    play(game, "e2e4 e7e5");
    claim_wrongly(game, {Color::white, ClaimKind::fifty, attempt("g1f3")});
    EXPECT_EQ(game.draw_offer(), Color::white);
    play(game, "b1c3");
}

TEST(Game, online_the_third_occurrence_and_fifty_moves_draw_by_themselves) {
    Game threefold({}, rules("fide-online"));
    play(threefold, repeated(knight_shuffle, 2));
    expect_end(threefold, Result::draw, EndReason::threefold, "Online 5.4.1");
    Game fifty(position("7k/8/6K1/8/8/8/8/R7 w - - 99 150"), rules("fide-online"));
    EXPECT_TRUE(fifty.claims().fifty_with_move.empty());
    expect_refused(fifty, DrawClaimed{Color::white, ClaimKind::fifty, {}},
                   GameProblem::claim_not_needed);
    play(fifty, "a1b1");
    expect_end(fifty, Result::draw, EndReason::fifty, "Online 5.4.4");
}

TEST(Game, a_draw_is_agreed_only_after_both_have_moved_5_2_3) {
    Game game;
    play(game, "e2e4");
    expect_refused(game, DrawOffered{Color::white}, GameProblem::too_early);
    play(game, "e7e5");
    ASSERT_TRUE(game.apply(DrawOffered{Color::white}));
    expect_refused(game, DrawAccepted{Color::white}, GameProblem::no_offer);
    ASSERT_TRUE(game.apply(DrawAccepted{Color::black}));
    expect_end(game, Result::draw, EndReason::agreement, "5.2.3");
}

TEST(Game, an_offer_lives_until_it_is_answered_or_a_reply_is_played_9_1_2_1) {
    Game game;
    play(game, "e2e4 e7e5");
    ASSERT_TRUE(game.apply(DrawOffered{Color::white}));
    expect_refused(game, DrawOffered{Color::white}, GameProblem::offer_stands);
    play(game, "g1f3");
    EXPECT_EQ(game.draw_offer(), Color::white) << "the offerer's own move changes nothing";
    play(game, "b8c6");
    EXPECT_EQ(game.draw_offer(), std::nullopt) << "a move in reply declines";
    expect_refused(game, DrawAccepted{Color::black}, GameProblem::no_offer);
    ASSERT_TRUE(game.apply(DrawOffered{Color::black}));
    ASSERT_TRUE(game.apply(DrawDeclined{Color::white}));
    EXPECT_EQ(game.draw_offer(), std::nullopt);
}

TEST(Game, resigning_loses_unless_the_opponent_could_never_mate_5_1_2) {
    const auto start = position("3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1");
    Game by_bare_king(start);
    ASSERT_TRUE(by_bare_king.apply(Resigned{Color::black}));
    expect_end(by_bare_king, Result::white_wins, EndReason::resignation, "5.1.2");
    Game against_bare_king(start);
    ASSERT_TRUE(against_bare_king.apply(Resigned{Color::white}));
    expect_end(against_bare_king, Result::draw, EndReason::resignation, "5.1.2");
}

TEST(Game, a_fallen_flag_loses_unless_the_opponent_could_never_mate_6_9) {
    // Black has a queen, which a lone knight never mates.
    const auto start = position("3k4/8/8/8/8/5N2/4q3/7K w - - 0 1");
    Game of_white(start);
    ASSERT_TRUE(of_white.apply(FlagFallen{Color::white}));
    expect_end(of_white, Result::black_wins, EndReason::flag, "6.9");
    Game of_black(start);
    ASSERT_TRUE(of_black.apply(FlagFallen{Color::black}));
    expect_end(of_black, Result::draw, EndReason::flag, "6.9");
    EXPECT_EQ(reason_in_words(*of_black.ending()),
              "Black's flag has fallen, but White can never mate");
    EXPECT_EQ(doubt_in_words(*of_black.ending()), "");
}

TEST(Game, a_loss_stands_where_mate_is_undecided_and_the_arbiter_may_overrule) {
    const auto start = position("3k4/8/8/8/8/8/4P3/4K3 w - - 0 1");
    constexpr std::uint64_t too_little = 1;
    ProvingJudge judge(too_little);
    Game game(start, fide_ruleset(), &judge);
    expect_refused(game, WinnabilityRuled{true}, GameProblem::nothing_to_rule);
    ASSERT_TRUE(game.apply(FlagFallen{Color::black}));
    EXPECT_EQ(*game.ending(),
              (Ending{Result::white_wins, EndReason::flag, "6.9", true, Color::black}));
    EXPECT_EQ(doubt_in_words(*game.ending()),
              "Whether White can still mate is undecided: the arbiter may rule otherwise.");
    Game confirmed = game;
    ASSERT_TRUE(confirmed.apply(WinnabilityRuled{true}));
    expect_end(confirmed, Result::white_wins, EndReason::flag, "6.9");
    ASSERT_TRUE(game.apply(WinnabilityRuled{false}));
    expect_end(game, Result::draw, EndReason::flag, "6.9");
    EXPECT_EQ(reason_in_words(*game.ending()), "Black's flag has fallen, but White can never mate");
    expect_refused(game, WinnabilityRuled{true}, GameProblem::nothing_to_rule);
}

TEST(Game, a_dead_position_that_is_not_plain_is_found_later_5_2_2) {
    Game game(position(one_capture_from_dead));
    expect_refused(game, DeadPositionFound{}, GameProblem::not_proved_dead);
    play(game, "g1h1");
    ASSERT_FALSE(game.is_over()) << "not to be seen in a microsecond";
    ASSERT_TRUE(game.apply(DeadPositionFound{}));
    expect_end(game, Result::draw, EndReason::dead_position, "5.2.2");
}

TEST(Game, the_first_dead_position_of_a_game_is_found_from_its_end_5_2_2) {
    Game game(position(one_capture_from_dead));
    ProvingJudge judge;
    EXPECT_EQ(first_dead_position({}, judge), std::nullopt);
    EXPECT_EQ(first_dead_position(game.history().positions(), judge), std::nullopt);
    play(game, "g1h1 h8g8 h1g1 g8h8");
    EXPECT_EQ(first_dead_position(game.history().positions(), judge), 1U);
}

TEST(Game, a_start_that_is_over_has_ended_before_its_first_move) {
    Game game(position("6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1"));
    expect_end(game, Result::white_wins, EndReason::checkmate, "5.1.1");
}

TEST(Game, says_which_move_lost_the_right_also_of_castling_that_is_typed) {
    Game game(position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    play(game, "e1e2 e8e7 e2e1 e7e8");
    const auto typed = read_san(game.history(), "O-O");
    ASSERT_FALSE(typed);
    EXPECT_EQ(typed.error().text,
              "the right to castle with the rook on h1 is lost: the king moved at move 1 "
              "(Law 3.8.2.1)");
    EXPECT_TRUE(read_san(game.history(), "Rf1"));
}

TEST(Game, says_which_move_lost_the_right_to_castle_3_8_2_1) {
    Game game(position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    play(game, "h1h2 e8d8 h2h1 d8e8");
    const auto outcome = game.apply(MoveMade{Move::castling(Square::e1, Square::h1)});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().article, "3.8.2.1");
    EXPECT_EQ(english(outcome.error()),
              "the right to castle with the rook on h1 is lost: the rook on h1 moved at move 1");
}

TEST(Game, shares_what_has_happened_with_its_copies) {
    Game game;
    for (int i = 0; i < 200; ++i)
        ASSERT_TRUE(game.apply(NoteMade{"note " + std::to_string(i)}));
    Game copy = game;
    ASSERT_TRUE(copy.apply(NoteMade{"of the copy"}));
    // So that trying an event costs the same however many were before it.
    EXPECT_EQ(&copy.events()[0], &game.events()[0]);
    EXPECT_EQ(&copy.state().log[0], &game.state().log[0]);
    EXPECT_EQ(game.events().size(), 200U);
    EXPECT_EQ(game.state().log.size(), 200U);
}

}  // namespace
}  // namespace arbiter::testing
