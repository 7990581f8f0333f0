// What follows from a command at a table, before anybody keeps or tells it.
#include "arbiter/rooms/decision.hpp"

#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

constexpr Places nobody{};
constexpr Places white_alone{{true, false, false}};
constexpr Places black_alone{{false, true, false}};
constexpr Places both_seats{{true, true, false}};
constexpr Places arbiter_alone{{false, false, true}};

/// A table and what is decided there.
struct Deciding {
    Table table;

    explicit Deciding(const NewGame& game = at_one_screen()) : table(table_of(game)) {}

    void happen(const TableEvent& event) { testing::happen(table, event); }
    void play(std::initializer_list<std::string_view> moves) { testing::play(table, moves); }
    [[nodiscard]] Decision on(const Action& action, const Places& yours = both_seats) const {
        return decide(table, yours, action, {});
    }
    /// Why it is refused, with nothing that follows; throws where that is of another kind.
    template <typename Kind>
    [[nodiscard]] Kind refused(const Action& action, const Places& yours = both_seats) const {
        const Decision decision = on(action, yours);
        EXPECT_TRUE(decision.events.empty());
        return std::get<Kind>(decision.refusal.value());
    }
    [[nodiscard]] Obstacle obstacle(const Action& action, const Places& yours = both_seats) const {
        return refused<Obstacle>(action, yours);
    }
    /// The one event that follows; throws where there are others or none.
    [[nodiscard]] TableEvent event(const Action& action, const Places& yours = both_seats) const {
        const Decision decision = on(action, yours);
        EXPECT_FALSE(decision.refusal);
        EXPECT_EQ(decision.events.size(), 1U);
        return decision.events.at(0).event;
    }
};

NewGame presided(NewGame game) {
    game.start.arbiter_hash = carol;
    return game;
}

TEST(Decide, changes_nothing) {
    const Deciding at;
    const Game before = at.table.game();
    EXPECT_EQ(at.event(uci("e2e4", 0)),
              TableEvent(Event{MoveMade{move(before.position(), "e2e4")}}));
    EXPECT_TRUE(at.table.game() == before);
}

TEST(Decide, lets_only_who_sits_there_play) {
    const Deciding at;
    EXPECT_EQ(at.obstacle(uci("e2e4", 0), nobody), Obstacle::watching);
    EXPECT_EQ(at.obstacle(uci("e2e4", 0), arbiter_alone), Obstacle::presiding);
    EXPECT_EQ(at.refused<OtherTurn>(uci("e2e4", 0), black_alone).turn, Color::white);
    EXPECT_FALSE(at.on(uci("e2e4", 0), white_alone).refusal);
}

TEST(Decide, plays_no_move_in_another_position_than_its_player_saw) {
    Deciding at;
    at.play({"e2e4"});
    EXPECT_EQ(at.obstacle(uci("e7e5", 0)), Obstacle::position_has_changed);
    EXPECT_EQ(at.obstacle(uci("e7e5", 2)), Obstacle::position_has_changed);
    EXPECT_FALSE(at.on(uci("e7e5", 1)).refusal);
}

TEST(Decide, reads_a_move_as_it_is_sent_or_typed) {
    const Deciding at;
    EXPECT_EQ(at.event(Play{" Nf3 ", true, 0}), at.event(uci("g1f3", 0)));
    EXPECT_EQ(at.event(Play{"g1f3", true, 0}), at.event(uci("g1f3", 0)));
    EXPECT_EQ(at.refused<SanError>(uci("Nf3", 0)).problem, SanProblem::syntax);
    EXPECT_EQ(at.refused<Explanation>(uci("g1g3", 0)).reason, Reason::not_its_move);
}

TEST(Decide, explains_to_anybody_and_answers_a_ping_with_nothing) {
    const Deciding at;
    const Decision why = at.on(AskWhy{attempt("e2e5")}, nobody);
    EXPECT_EQ(why.explanation.value().article, "3.7");
    EXPECT_TRUE(why.events.empty());
    EXPECT_FALSE(why.refusal);
    const Decision ping = at.on(Ping{}, nobody);
    EXPECT_TRUE(ping.events.empty());
    EXPECT_FALSE(ping.refusal || ping.explanation || ping.rematch_by);
}

TEST(Decide, lets_a_player_resign_his_own_side) {
    const Deciding at;
    EXPECT_EQ(at.obstacle(Resign{}), Obstacle::side_not_said) << "he has both";
    EXPECT_EQ(at.event(Resign{Color::black}), TableEvent(Event{Resigned{Color::black}}));
    EXPECT_EQ(at.event(Resign{}, white_alone), TableEvent(Event{Resigned{Color::white}}));
    EXPECT_EQ(at.obstacle(Resign{Color::black}, white_alone), Obstacle::other_side);
    EXPECT_EQ(at.obstacle(Resign{Color::black}, nobody), Obstacle::watching);
}

TEST(Decide, keeps_what_the_judge_was_asked_for_with_the_event) {
    const Deciding at;
    const Decision decision = at.on(Resign{}, white_alone);
    ASSERT_EQ(decision.events.size(), 1U);
    ASSERT_EQ(decision.events[0].verdicts.size(), 1U) << "so that nobody is asked twice";
    EXPECT_EQ(decision.events[0].verdicts[0].side, Color::black);
    EXPECT_TRUE(at.on(uci("e2e4", 0)).events[0].verdicts.empty());
}

TEST(Decide, refuses_everything_of_play_after_the_end) {
    Deciding at;
    at.happen(Event{Resigned{Color::white}});
    for (const Action& action :
         std::initializer_list<Action>{uci("e2e4", 0), Resign{Color::black}, OfferDraw{},
                                       AcceptDraw{}, DeclineDraw{}, ClaimDraw{}}) {
        const auto error = at.refused<GameError>(action);
        EXPECT_EQ(error.problem, GameProblem::game_over);
        EXPECT_EQ(error.article, "5.1.2");
    }
}

TEST(Decide, offers_a_draw_for_the_side_that_is_meant) {
    Deciding at;
    EXPECT_EQ(at.refused<GameError>(OfferDraw{}).article, "5.2.3") << "nobody has moved";
    at.play({"e2e4", "e7e5"});
    EXPECT_EQ(at.event(OfferDraw{}), TableEvent(Event{DrawOffered{Color::white}})) << "to move";
    EXPECT_EQ(at.event(OfferDraw{}, black_alone), TableEvent(Event{DrawOffered{Color::black}}));
    EXPECT_EQ(at.obstacle(OfferDraw{Color::white}, black_alone), Obstacle::other_side);
    EXPECT_EQ(at.obstacle(AcceptDraw{}), Obstacle::no_offer);
    at.happen(Event{DrawOffered{Color::white}});
    EXPECT_EQ(at.obstacle(AcceptDraw{}, white_alone), Obstacle::offer_is_own);
    EXPECT_EQ(at.event(AcceptDraw{}, black_alone), TableEvent(Event{DrawAccepted{Color::black}}));
    EXPECT_EQ(at.event(DeclineDraw{}), TableEvent(Event{DrawDeclined{Color::black}}));
}

TEST(Decide, declines_for_the_computer) {
    Deciding at(against_the_computer());
    at.play({"e2e4", "e7e5"});
    const Decision decision = at.on(OfferDraw{}, white_alone);
    ASSERT_EQ(decision.events.size(), 2U);
    EXPECT_EQ(decision.events[1].event, TableEvent(Event{DrawDeclined{Color::black}}));
}

TEST(Decide, passes_on_three_offers_in_a_position_and_sixty_in_a_game) {
    Deciding at;
    at.play({"e2e4", "e7e5"});
    const auto offer_three_times = [&at] {
        for (int i = 0; i < 3; ++i) {
            at.happen(Event{DrawOffered{Color::white}});
            at.happen(Event{DrawDeclined{Color::black}});
        }
    };
    offer_three_times();
    EXPECT_EQ(at.obstacle(OfferDraw{}), Obstacle::too_many_offers_here);
    EXPECT_FALSE(at.on(OfferDraw{}, black_alone).refusal) << "the other side's are counted apart";
    const std::string_view moves[] = {"a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3",
                                      "d7d6", "f2f3", "f7f6", "g2g3", "g7g6", "h2h3", "h7h6",
                                      "a3a4", "a6a5", "b3b4", "b6b5", "c3c4"};
    for (const std::string_view next : moves) {
        at.play({next});
        EXPECT_FALSE(at.on(OfferDraw{}, white_alone).refusal) << next;
        offer_three_times();
    }
    at.play({"c6c5"});
    EXPECT_EQ(at.obstacle(OfferDraw{}, white_alone), Obstacle::too_many_offers);
}

TEST(Decide, rules_on_a_wrong_claim_and_on_no_fourth_one_in_a_position) {
    Deciding at;
    const Decision wrong = at.on(ClaimDraw{ClaimKind::threefold, "e2e4"});
    const auto& claim = std::get<WrongClaim>(wrong.refusal.value());
    ASSERT_FALSE(claim.rulings.empty());
    EXPECT_EQ(claim.rulings[0].article, "9.2");
    EXPECT_TRUE(claim.is_move_played) << "the one that was named (9.5.3)";
    ASSERT_EQ(wrong.events.size(), 2U);
    EXPECT_EQ(wrong.events[1].event, at.event(uci("e2e4", 0)));
    for (int i = 0; i < 3; ++i)
        at.happen(at.on(ClaimDraw{}).events[0].event);
    EXPECT_EQ(at.obstacle(ClaimDraw{}), Obstacle::too_many_claims);
}

TEST(Decide, takes_a_right_claim_however_many_were_wrong) {
    Deciding at;
    at.play({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"});
    for (int i = 0; i < 3; ++i)
        at.happen(at.on(ClaimDraw{ClaimKind::fifty, {}}).events[0].event);
    EXPECT_EQ(at.obstacle(ClaimDraw{ClaimKind::fifty, {}}), Obstacle::too_many_claims);
    EXPECT_TRUE(std::holds_alternative<Event>(
        at.event(ClaimDraw{ClaimKind::threefold, "f6g8"}, black_alone)));
    EXPECT_EQ(at.refused<Explanation>(ClaimDraw{ClaimKind::threefold, "f6f5"}).reason,
              Reason::not_its_move);
    EXPECT_EQ(at.refused<OtherTurn>(ClaimDraw{}, white_alone).turn, Color::black);
}

TEST(Decide, lets_a_claim_wait_until_the_game_goes_on) {
    Deciding at(presided(at_one_screen(timed("5+3"))));
    at.happen(Event{ClockPaused{"tea"}});
    EXPECT_EQ(at.obstacle(ClaimDraw{}), Obstacle::paused);
    at.happen(Event{ClockResumed{}});
    EXPECT_TRUE(std::holds_alternative<WrongClaim>(at.on(ClaimDraw{}).refusal.value()));
}

TEST(Decide, asks_of_every_act_whose_it_is) {
    const Deciding at(presided(with_a_friend()));
    EXPECT_EQ(at.obstacle(act(ClockPaused{"tea"}), white_alone), Obstacle::for_the_arbiter);
    EXPECT_EQ(at.obstacle(act(ArbiterCalled{Color::black, "?"}), white_alone),
              Obstacle::other_side);
    EXPECT_EQ(at.obstacle(act(ArbiterCalled{Color::black, "?"}), nobody), Obstacle::watching);
    EXPECT_EQ(at.obstacle(act(ArbiterCalled{Color::black, "?"}), arbiter_alone),
              Obstacle::presiding);
    EXPECT_EQ(at.obstacle(act(TouchMoveClaimed{Color::white, Square::e2}), both_seats),
              Obstacle::no_act);
    EXPECT_EQ(at.obstacle(Act{RematchMade{Color::white, "x"}}, arbiter_alone), Obstacle::no_act);
    EXPECT_EQ(at.event(act(NoteMade{"they came"}), arbiter_alone),
              TableEvent(Event{NoteMade{"they came"}}));
    EXPECT_EQ(
        at.refused<GameError>(act(TimeAdded{Color::white, Duration(1000), "?"}), arbiter_alone)
            .problem,
        GameProblem::no_clock)
        << "it is his, and the game refuses it";
    EXPECT_EQ(
        at.refused<Objection>(Act{Event{NoteMade{"x"}}, "a note has words"}, arbiter_alone).text,
        "a note has words");
}

TEST(Decide, takes_no_act_that_nobody_could_answer) {
    EXPECT_EQ(Deciding().obstacle(act(ArbiterCalled{Color::white, "?"})),
              Obstacle::nobody_presides);
    EXPECT_EQ(Deciding(casual(with_a_friend())).obstacle(act(MovesTakenBack{Color::white})),
              Obstacle::opponent_disagrees);
    Deciding alone(casual(at_one_screen()));
    alone.play({"e2e4"});
    EXPECT_EQ(alone.event(act(MovesTakenBack{Color::white})),
              TableEvent(Event{MovesTakenBack{Color::white}}));
    EXPECT_EQ(
        Deciding(presided(against_the_computer())).obstacle(act(SealingOrdered{}), arbiter_alone),
        Obstacle::computer_seals_nothing);
}

TEST(Decide, takes_what_is_touched_where_that_was_agreed) {
    const auto touch = [](Color by, Square square) { return act(PieceTouched{by, square}); };
    EXPECT_EQ(Deciding().obstacle(touch(Color::white, Square::e2)), Obstacle::touch_binds_nobody);
    EXPECT_EQ(Deciding().obstacle(act(PieceAdjusted{Color::white, Square::e2})),
              Obstacle::touch_binds_nobody);
    Deciding at(with_a_friend({.is_touch_move = true}));
    EXPECT_EQ(at.obstacle(touch(Color::black, Square::e7), white_alone), Obstacle::other_side);
    EXPECT_EQ(at.refused<OtherTurn>(touch(Color::black, Square::e7), black_alone).turn,
              Color::white);
    at.happen(Event{PieceTouched{Color::white, Square::e2}});
    EXPECT_EQ(at.refused<GameError>(uci("g1f3", 0), white_alone).article, "4.3");
    EXPECT_FALSE(at.on(uci("e2e3", 0), white_alone).refusal);
    for (int i = 1; i < 40; ++i)
        at.happen(Event{PieceAdjusted{Color::white, Square::e2}});
    EXPECT_EQ(at.obstacle(touch(Color::white, Square::e2), white_alone), Obstacle::too_many_acts);
    at.play({"e2e4"});
    EXPECT_FALSE(at.on(touch(Color::black, Square::e7), black_alone).refusal);
}

TEST(Decide, bounds_what_comes_with_all_moves_of_a_game) {
    Deciding at(with_a_friend({.is_touch_move = true}));
    const auto adjusted = [](Square square) { return Event{PieceAdjusted{Color::white, square}}; };
    for (int i = 0; i < 3999; ++i)
        at.happen(adjusted(Square::e2));
    at.play({"g1f3", "g8f6"});
    EXPECT_FALSE(at.on(act(adjusted(Square::d2)), white_alone).refusal);
    at.happen(adjusted(Square::d2));
    at.play({"f3g1", "f6g8"});
    EXPECT_EQ(at.obstacle(act(adjusted(Square::e2)), white_alone), Obstacle::too_many_acts);
    at.play({"g1f3"});
    EXPECT_FALSE(at.on(act(PieceAdjusted{Color::black, Square::e7}), black_alone).refusal);
}

TEST(Decide, takes_announcements_in_games_with_a_blind_player) {
    const Action said = act(MoveAnnounced{Color::white, {Square::e2, Square::e4, {}}});
    EXPECT_EQ(Deciding().refused<GameError>(said).article, "D.2.1");
    Terms terms;
    terms.players[Color::black].impairment = Impairment::sight;
    Deciding at(with_a_friend(terms));
    EXPECT_FALSE(at.on(said, white_alone).refusal);
    EXPECT_EQ(at.obstacle(said, black_alone), Obstacle::other_side);
}

TEST(Decide, bounds_the_acts_of_each) {
    Deciding at(presided(with_a_friend(timed("5+3"))));
    const auto call = [](Color by) { return act(ArbiterCalled{by, "?"}); };
    for (int i = 0; i < 200; ++i) {
        at.happen(Event{ArbiterCalled{Color::white, "?"}});
        at.happen(Event{ClockResumed{}});
    }
    EXPECT_EQ(at.obstacle(call(Color::white), white_alone), Obstacle::too_many_acts);
    EXPECT_FALSE(at.on(call(Color::black), black_alone).refusal);
    for (int i = 200; i < 2000; ++i)
        at.happen(Event{NoteMade{"?"}});
    EXPECT_EQ(at.obstacle(act(NoteMade{"?"}), arbiter_alone), Obstacle::too_many_acts);
    EXPECT_FALSE(at.on(uci("e2e4", 0), white_alone).refusal) << "the game goes on";
    at.happen(Event{ArbiterCalled{Color::black, "?"}});
    EXPECT_EQ(at.event(act(ClockResumed{}), arbiter_alone), TableEvent(Event{ClockResumed{}}))
        << "no pause is the last word";
    EXPECT_FALSE(at.on(act(ResultDeclared{Result::draw, "11.7", "enough"}), arbiter_alone).refusal);
}

TEST(Decide, bounds_what_a_game_may_wait_for_too) {
    Deciding at(presided(with_a_friend(timed("5+3"))));
    const Event declared = ResultDeclared{Result::draw, "11.7", "enough"};
    for (int i = 0; i < 4000; ++i)
        at.happen(declared);
    EXPECT_EQ(at.obstacle(act(declared), arbiter_alone), Obstacle::too_many_acts);
}

TEST(Decide, makes_a_rematch_when_both_want_it) {
    Deciding at(with_a_friend());
    EXPECT_EQ(at.obstacle(PlayAgain{}, white_alone), Obstacle::not_over);
    EXPECT_EQ(at.obstacle(PlayAgain{}, nobody), Obstacle::watching);
    at.happen(Event{Resigned{Color::white}});
    EXPECT_EQ(at.event(PlayAgain{}, white_alone), TableEvent(RematchOffered{Color::white}));
    at.happen(RematchOffered{Color::white});
    const Decision again = at.on(PlayAgain{}, white_alone);
    EXPECT_TRUE(again.events.empty() && !again.refusal && !again.rematch_by) << "offered already";
    EXPECT_EQ(at.on(PlayAgain{}, black_alone).rematch_by, Color::black);
    at.happen(RematchMade{Color::black, "a game"});
    EXPECT_FALSE(at.on(PlayAgain{}, black_alone).rematch_by) << "there is one";
}

TEST(Decide, makes_a_rematch_at_once_for_who_plays_alone) {
    Deciding at;
    at.happen(Event{Resigned{Color::white}});
    EXPECT_EQ(at.on(PlayAgain{}).rematch_by, Color::white);
}

TEST(Decide, judges_by_the_time_at_which_a_command_came) {
    Deciding at(at_one_screen(timed("1")));
    at.play({"e2e4", "e7e5"});
    EXPECT_FALSE(
        decide(at.table, both_seats, uci("g1f3", 2), Timestamp(std::chrono::seconds(59))).refusal);
    const auto late =
        decide(at.table, both_seats, uci("g1f3", 2), Timestamp(std::chrono::seconds(61)));
    EXPECT_EQ(std::get<GameError>(late.refusal.value()).problem, GameProblem::flag_has_fallen);
}

}  // namespace
}  // namespace arbiter::testing
