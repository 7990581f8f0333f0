// How a game ends in its room: mate, resignation, draws, claims, and the game after it.
#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

const ClaimDraw threefold_on_board{ClaimKind::threefold, std::nullopt};
const ClaimDraw fifty_on_board{ClaimKind::fifty, std::nullopt};

Action threefold_with(std::string move) { return ClaimDraw{ClaimKind::threefold, std::move(move)}; }

/// The moves after which one more makes the start occur for the third time.
std::vector<std::string> almost_threefold() {
    std::vector<std::string> moves = times(2, shuffle);
    moves.pop_back();
    return moves;
}

/// How the game has ended, as the happening tells it.
Ending ending(const Words& words) { return happening(words).after.end.value(); }

TEST(RoomEnds, mate_ends_the_game_and_nothing_comes_after_it) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.play(1, {"f2f3", "e7e5", "g2g4"});
    const auto told = house.ask(1, Play{"Qh4#", true, 3});
    EXPECT_EQ(happening(told[0]).new_plies.back().check, Square::e1);
    EXPECT_TRUE(happening(told[0]).after.legal.empty());
    EXPECT_EQ(ending(told[0]).result, Result::black_wins);
    EXPECT_EQ(ending(told[0]).article, "5.1.1");
    EXPECT_EQ(house.refusal<GameError>(1, uci("a2a3", 4)).problem, GameProblem::game_over);
    EXPECT_EQ(house.refusal<GameError>(1, Resign{Color::white}).problem, GameProblem::game_over);
}

TEST(RoomEnds, a_player_resigns) {
    TwoFriends house;
    const auto told = house.ask(2, Resign{});
    EXPECT_EQ(ending(told[0]).result, Result::white_wins);
    EXPECT_EQ(ending(told[0]).reason, EndReason::resignation);
    EXPECT_EQ(ending(told[0]).by, Color::black);
    EXPECT_EQ(game_in(house.enter(3, house.game, carol)[0]).ending()->result, Result::white_wins);
}

TEST(RoomEnds, at_one_screen_it_is_asked_who_resigns) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    EXPECT_EQ(house.refusal<Obstacle>(1, Resign{}), Obstacle::side_not_said);
    EXPECT_EQ(ending(house.ask(1, Resign{Color::black})[0]).result, Result::white_wins);
}

TEST(RoomEnds, a_draw_is_agreed_once_both_have_moved_5_2_3) {
    TwoFriends house;
    EXPECT_EQ(house.refusal<GameError>(1, OfferDraw{}).problem, GameProblem::too_early);
    house.play(1, {"e2e4"});
    EXPECT_TRUE(house.obeys(2, uci("e7e5", 1)));
    EXPECT_EQ(house.refusal<Obstacle>(2, AcceptDraw{}), Obstacle::no_offer);
    house.take(1);
    const Words offered = house.ask(1, OfferDraw{}).front();
    EXPECT_EQ(event<DrawOffered>(offered).by, Color::white);
    EXPECT_EQ(&happening(house.take(2).back()), &happening(offered));
    EXPECT_EQ(house.refusal<GameError>(1, OfferDraw{}).problem, GameProblem::offer_stands);
    EXPECT_EQ(house.refusal<Obstacle>(1, AcceptDraw{}), Obstacle::offer_is_own);
    EXPECT_EQ(game_in(house.enter(3, house.game, carol)[0]).draw_offer(), Color::white);
    EXPECT_EQ(ending(house.ask(2, AcceptDraw{})[0]).reason, EndReason::agreement);
}

TEST(RoomEnds, an_offer_is_declined_in_words_or_by_a_move_9_1_2_1) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    house.ask(2, uci("e7e5", 1));
    house.ask(1, OfferDraw{});
    house.take(2);
    const auto declined = house.ask(2, DeclineDraw{});
    EXPECT_EQ(event<DrawDeclined>(declined.front()).by, Color::black);
    EXPECT_EQ(happening(declined.front()).version, 6U);
    EXPECT_TRUE(house.obeys(1, OfferDraw{}));
    house.take(1);
    EXPECT_EQ(happening(house.ask(1, uci("g1f3", 2)).front()).after.offer, Color::white)
        << "the offerer's own move lets it stand";
    house.take(2);
    EXPECT_EQ(happening(house.ask(2, uci("b8c6", 3)).front()).after.offer, std::nullopt);
}

TEST(RoomEnds, at_one_screen_the_side_to_move_offers) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen()), alice);
    house.play(1, {"e2e4", "e7e5", "g1f3"});
    EXPECT_EQ(event<DrawOffered>(house.ask(1, OfferDraw{}).front()).by, Color::black);
    EXPECT_EQ(ending(house.ask(1, AcceptDraw{}).front()).result, Result::draw);
}

TEST(RoomEnds, a_claim_is_granted_with_a_move_that_is_not_played_9_2_1) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.play(1, almost_threefold());
    const auto told = house.ask(1, threefold_with("f6g8"));
    EXPECT_EQ(ending(told.front()).article, "9.2.1");
    EXPECT_TRUE(is_ok(told.back()));
    EXPECT_EQ(game_in(house.enter(2, game, alice)[0]).history().moves().size(), 7U);
}

TEST(RoomEnds, it_is_told_which_claims_are_open) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    house.play(1, almost_threefold());
    const Claims before = game_in(house.enter(2, game, alice)[0]).claims();
    EXPECT_FALSE(before.threefold);
    EXPECT_EQ(before.threefold_with_move.size(), 1U);
    EXPECT_TRUE(happening(house.ask(1, uci("f6g8", 7)).front()).after.claims.threefold);
    EXPECT_EQ(ending(house.ask(1, threefold_on_board).front()).article, "9.2.2");
}

TEST(RoomEnds, a_wrong_claim_stands_as_an_offer_and_its_move_is_played_9_1_2_3_and_9_5_3) {
    TwoFriends house;
    house.play(1, {"e2e4"});
    house.ask(2, uci("e7e5", 1));
    house.take(2);
    house.take(1);
    const auto told = house.ask(1, threefold_with("g1f3"));
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(event<DrawClaimed>(told[0]).by, Color::white);
    EXPECT_EQ(happening(told[0]).after.offer, Color::white);
    EXPECT_EQ(move_in(told[1]), "g1f3");
    EXPECT_EQ(happening(told[1]).after.offer, Color::white);
    EXPECT_EQ(refusal<WrongClaim>(told[2]).rulings.at(0).article, "9.2");
    EXPECT_TRUE(refusal<WrongClaim>(told[2]).is_move_played);
    EXPECT_TRUE(house.obeys(2, AcceptDraw{}));
}

TEST(RoomEnds, a_claim_with_no_move_is_refused) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    EXPECT_EQ(house.refusal<Explanation>(1, ClaimDraw{ClaimKind::fifty, "a1a5"}).article, "3.5");
    EXPECT_EQ(house.refusal<SanError>(1, ClaimDraw{ClaimKind::fifty, "x"}).problem,
              SanProblem::syntax);
    EXPECT_EQ(house.refusal<WrongClaim>(1, fifty_on_board).rulings.at(0).article, "9.3");
    EXPECT_EQ(game_in(house.enter(2, game, alice)[0]).draw_offer(), std::nullopt)
        << "5.2.3: nobody has moved, so it is no offer either";
}

TEST(RoomEnds, no_claim_is_needed_where_the_rules_draw_by_themselves) {
    TestHouse house;
    Terms online;
    online.ruleset = find_ruleset("fide-online");
    house.enter(1, house.new_game(at_one_screen(online)), alice);
    EXPECT_EQ(house.refusal<GameError>(1, fifty_on_board).problem, GameProblem::claim_not_needed);
    house.play(1, almost_threefold());
    const Ending end = ending(house.ask(1, uci("f6g8", 7)).front());
    EXPECT_EQ(end.reason, EndReason::threefold);
    EXPECT_EQ(end.result, Result::draw);
}

TEST(RoomEnds, a_rematch_is_made_when_both_want_it) {
    TwoFriends house;
    EXPECT_EQ(house.refusal<Obstacle>(1, PlayAgain{}), Obstacle::not_over);
    house.ask(1, Resign{});
    house.take(2);
    const auto offered = house.ask(1, PlayAgain{});
    EXPECT_EQ(std::get<RematchOffered>(happening(offered[offered.size() - 2]).event).by,
              Color::white);
    EXPECT_TRUE(is_ok(house.ask(1, PlayAgain{}).back())) << "asked for already";
    house.take(2);
    const auto told = house.ask(2, PlayAgain{});
    const auto& made = std::get<RematchMade>(happening(told.front()).event);
    EXPECT_EQ(made.by, Color::black);
    EXPECT_EQ(std::get<RematchMade>(happening(house.take(1).back()).event), made);
    EXPECT_EQ(sides_in(house.enter(5, made.id, alice)[0]), std::vector{Color::black})
        << "the sides are changed";
    EXPECT_EQ(sides_in(house.enter(6, made.id, bob)[0]), std::vector{Color::white});
    EXPECT_EQ(house.ask(2, PlayAgain{}).size(), 1U) << "made already";
}

TEST(RoomEnds, a_rematch_against_the_computer_is_made_at_once) {
    TestHouse house;
    NewGame easy = against_the_computer();
    easy.start.level = 2;
    house.enter(1, house.new_game(easy), alice);
    house.ask(1, Resign{});
    const auto told = house.ask(1, PlayAgain{});
    const std::string next = std::get<RematchMade>(happening(told.front()).event).id;
    const Words state = house.enter(2, next, alice)[0];
    EXPECT_EQ(sides_in(state), std::vector{Color::black});
    EXPECT_EQ(shown_player(*sync(state).table, Color::white).level, 2);
    EXPECT_EQ(house.thinker.asked.size(), 1U) << "the computer has White and begins";
}

}  // namespace
}  // namespace arbiter::testing
