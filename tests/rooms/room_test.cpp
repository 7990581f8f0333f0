// What happens around one table, told as the people there hear it.
#include "arbiter/rooms/room.hpp"

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

TEST(Room, an_illegal_try_is_explained_and_changes_nothing) {
    TestHouse house;
    const std::string game = house.new_game(at_one_screen());
    house.enter(1, game, alice);
    const auto told = house.ask(1, uci("a1a3", 0));
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(refusal<Explanation>(told[0]).reason, Reason::path_blocked);
    EXPECT_EQ(refusal<Explanation>(told[0]).article, "3.5");
    EXPECT_EQ(refusal<Explanation>(told[0]).squares, Bitboard{Square::a2});
    EXPECT_EQ(house.events_kept(game), 0U);
}

TEST(Room, a_move_that_cannot_be_played_is_refused_by_its_kind) {
    TestHouse house;
    const std::string game =
        house.new_game(at_one_screen(terms_from("4k3/P7/8/8/8/8/8/1N2K1N1 w - - 0 1")));
    house.enter(1, game, alice);
    EXPECT_EQ(house.refusal<Explanation>(1, uci("a7a8", 0)).article, "3.7.3.3");
    EXPECT_EQ(house.refusal<Explanation>(1, uci("e8e7", 0)).article, "1.2");
    for (const char* text : {"nonsense", "a8=Q"})
        EXPECT_EQ(house.refusal<SanError>(1, uci(text, 0)).problem, SanProblem::syntax) << text;
    for (const char* text : {"hello", ""})
        EXPECT_EQ(house.refusal<SanError>(1, Play{text, true, 0}).problem, SanProblem::syntax)
            << text;
    EXPECT_EQ(house.refusal<SanError>(1, Play{"Nh8", true, 0}).problem, SanProblem::no_such);
    EXPECT_EQ(house.refusal<Obstacle>(1, uci("a7a8q", 1)), Obstacle::position_has_changed);
    EXPECT_EQ(house.events_kept(game), 0U);
}

TEST(Room, a_move_that_two_men_can_make_is_asked_back) {
    TestHouse house;
    house.enter(1, house.new_game(at_one_screen(terms_from("4k3/8/8/8/8/8/P7/1N2KN2 w - - 0 1"))),
                alice);
    EXPECT_EQ(house.refusal<SanError>(1, Play{"Nd2", true, 0}).problem, SanProblem::ambiguous);
    EXPECT_TRUE(house.obeys(1, Play{"Nbd2", true, 0}));
}

TEST(Room, moves_are_read_as_people_type_them) {
    TestHouse house;
    for (const char* typed : {"O-O", "o-o", "0-0", " e1g1 ", "e1h1", "\tO-O\n"}) {
        house.enter(1, house.new_game(at_one_screen(terms_from(castling_fen))), alice);
        const auto told = house.ask(1, Play{typed, true, 0});
        EXPECT_EQ(happening(told.front()).new_plies.back().san, "O-O") << typed;
        house.leave(1);
    }
}

TEST(Room, anybody_may_ask_why_without_playing) {
    TwoFriends house;
    house.enter(3, house.game, carol);
    const auto explained = [&house](const char* uci) {
        return reply(house.ask(3, AskWhy{attempt(uci)}).back()).explanation.value();
    };
    EXPECT_TRUE(explained("e2e4").is_legal());
    EXPECT_FALSE(explained("e2e5").is_legal());
    EXPECT_EQ(explained("e2e5").article, "3.7");
    EXPECT_EQ(house.events_kept(house.game), 1U) << "bob has sat down";
}

TEST(Room, a_seat_that_is_kept_for_who_was_invited_takes_his_key) {
    TestHouse house;
    NewGame invitation = with_a_friend();
    invitation.start.seats[Color::black] = OpenSeat{key_hash};
    const std::string game = house.new_game(invitation);
    house.enter(1, game, alice);
    const Words stranger = house.enter(2, game, carol)[0];
    EXPECT_TRUE(sides_in(stranger).empty());
    EXPECT_TRUE(shown_player(*sync(stranger).table, Color::black).is_invited) << "the seat waits";
    EXPECT_FALSE(shown_player(*sync(stranger).table, Color::white).is_invited);
    const std::string wrong(64, 'e');
    EXPECT_TRUE(sides_in(house.enter(game, {3, carol, {}, Color::black, wrong})[0]).empty());
    const Words invited = house.enter(game, {4, bob, {}, {}, key_hash})[0];
    EXPECT_EQ(sides_in(invited), std::vector{Color::black});
    EXPECT_FALSE(shown_player(*sync(invited).table, Color::black).is_invited);
    EXPECT_TRUE(sides_in(house.enter(game, {5, carol, {}, {}, key_hash})[0]).empty())
        << "it is taken";
}

TEST(Room, the_first_other_token_gets_the_open_seat) {
    TestHouse house;
    const std::string game = house.new_game(with_a_friend());
    EXPECT_EQ(shown_player(*sync(house.enter(1, game, alice)[0]).table, Color::black).kind,
              ShownPlayer::Kind::open);
    EXPECT_EQ(sides_in(house.enter(2, game, alice)[0]), std::vector{Color::white})
        << "the same token takes nothing more";
    EXPECT_TRUE(sides_in(house.enter(3, game, std::nullopt)[0]).empty())
        << "nor does a socket without one";
    house.take(1);
    EXPECT_EQ(sides_in(house.enter(4, game, bob)[0]), std::vector{Color::black});
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(happening(told[0]).version, 2U);
    EXPECT_EQ(std::get<SeatTaken>(happening(told[0]).event).side, Color::black);
    EXPECT_EQ(happening(told[0]).seated.value().kind, ShownPlayer::Kind::person);
    EXPECT_EQ(presence(told[1]), std::pair(Place::black, true));
    EXPECT_TRUE(sides_in(house.enter(5, game, carol)[0]).empty());
    EXPECT_EQ(house.events_kept(game), 1U);
}

TEST(Room, a_new_player_is_told_everything_even_if_he_was_here_before) {
    TestHouse house;
    const std::string game = house.new_game(with_a_friend());
    EXPECT_TRUE(is_sync(house.enter(1, game, bob, 1)[0]));
}

TEST(Room, others_are_told_who_comes_and_goes) {
    TwoFriends house;
    house.enter(3, house.game, bob);
    EXPECT_TRUE(house.take(1).empty()) << "he was here already";
    house.leave(2);
    EXPECT_TRUE(house.take(1).empty()) << "his other page is still open";
    house.leave(3);
    const auto told = house.take(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(presence(told[0]), std::pair(Place::black, false));
    const Words state = house.enter(4, house.game, carol)[0];
    EXPECT_FALSE(sync(state).here[Place::black]);
    EXPECT_TRUE(sync(state).here[Place::white]);
}

TEST(Room, each_plays_only_his_side_and_only_in_turn) {
    TwoFriends house;
    house.enter(3, house.game, carol);
    EXPECT_EQ(house.refusal<OtherTurn>(2, uci("e7e5", 0)).turn, Color::white);
    const ClaimDraw claim{ClaimKind::fifty, std::nullopt};
    for (const Action& action :
         std::initializer_list<Action>{uci("e2e4", 0), Resign{}, OfferDraw{}, AcceptDraw{},
                                       DeclineDraw{}, claim, PlayAgain{}})
        EXPECT_EQ(house.refusal<Obstacle>(3, action), Obstacle::watching) << action.index();
    EXPECT_EQ(house.refusal<OtherTurn>(2, claim).turn, Color::white);
    EXPECT_EQ(house.refusal<Obstacle>(2, Resign{Color::white}), Obstacle::other_side);
    EXPECT_EQ(house.refusal<Obstacle>(2, OfferDraw{Color::white}), Obstacle::other_side);
    EXPECT_TRUE(house.obeys(1, uci("e2e4", 0)));
    EXPECT_EQ(house.refusal<OtherTurn>(1, uci("d2d4", 1)).turn, Color::black);
}

}  // namespace
}  // namespace arbiter::testing
