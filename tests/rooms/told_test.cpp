#include "arbiter/rooms/told.hpp"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(ReadClocks, tells_main_time_and_delay_apart) {
    Table table = table_of(at_one_screen(timed("1 d5")));
    EXPECT_FALSE(read_clocks(table_of(at_one_screen()).game(), {})) << "untimed";
    play(table, {"e2e4"});
    play(table, {"e7e5"});
    const auto early = read_clocks(table.game(), Timestamp(2s)).value();
    EXPECT_EQ(early.running, Color::white);
    EXPECT_EQ(early.main[Color::white], 60s);
    EXPECT_EQ(early.left[Color::white], 63s);
    EXPECT_EQ(early.delay, 3s);
    EXPECT_EQ(early.counting, Counting::delay);
    const auto late = read_clocks(table.game(), Timestamp(15s)).value();
    EXPECT_EQ(late.main[Color::white], 50s);
    EXPECT_EQ(late.delay, 0s);
    const auto before = read_clocks(table.game(), Timestamp(-1h)).value();
    EXPECT_EQ(before.left[Color::white], 65s) << "a clock that was set back gives nothing back";
}

TEST(ShownPlayer, is_open_a_person_or_the_computer) {
    NewGame game = against_the_computer();
    game.start.level = 3;
    EXPECT_EQ(shown_player(table_of(game), Color::white).kind, ShownPlayer::Kind::person);
    EXPECT_EQ(shown_player(table_of(game), Color::white).level, std::nullopt);
    const ShownPlayer computer = shown_player(table_of(game), Color::black);
    EXPECT_EQ(computer.kind, ShownPlayer::Kind::computer);
    EXPECT_EQ(computer.level, 3);
    const ShownPlayer open = shown_player(table_of(with_a_friend()), Color::black);
    EXPECT_EQ(open.kind, ShownPlayer::Kind::open);
    EXPECT_FALSE(open.is_invited);
    NewGame by_invitation = with_a_friend();
    by_invitation.start.seats[Color::black] = OpenSeat{key_hash};
    EXPECT_TRUE(shown_player(table_of(by_invitation), Color::black).is_invited);
    Terms named;
    named.players[Color::white].name = "Anna";
    EXPECT_EQ(shown_player(table_of(at_one_screen(named)), Color::white).name, "Anna");
}

TEST(SituationOf, lists_moves_while_there_are_some_to_play) {
    Table table = table_of(at_one_screen());
    EXPECT_EQ(situation_of(table, {}).legal.size(), 20U);
    EXPECT_EQ(situation_of(table, {}).turn, Color::white);
    play(table, {"e2e4", "e7e5"});
    happen(table, Event{DrawOffered{Color::white}});
    EXPECT_EQ(situation_of(table, {}).offer, Color::white);
    happen(table, Event{Resigned{Color::white}});
    const Situation over = situation_of(table, {});
    EXPECT_TRUE(over.legal.empty());
    EXPECT_EQ(over.end.value().article, "5.1.2");
    EXPECT_FALSE(over.clock || over.pause || over.adjournment || over.rematch);
}

TEST(SituationOf, awaits_no_computer) {
    Terms terms = timed("60");
    terms.default_time = 30min;
    Table table =
        table_of(new_game_of(OpponentKind::computer, terms, PersonSeat{alice}, ComputerSeat{}));
    EXPECT_TRUE(situation_of(table, {}).is_awaited[Color::white]);
    EXPECT_FALSE(situation_of(table, {}).is_awaited[Color::black]);
}

TEST(SituationOf, keeps_what_is_in_the_envelope) {
    NewGame game = at_one_screen(timed("60"));
    game.start.arbiter_hash = carol;
    Table table = table_of(game);
    happen(table, Event{SealingOrdered{}});
    EXPECT_EQ(situation_of(table, {}).adjournment.value().phase, SessionPhase::sealing);
    EXPECT_FALSE(situation_of(table, {}).adjournment.value().has_sealed);
    happen(table, Event{MoveSealed{"Nf3"}});
    happen(table, Event{GameAdjourned{"tomorrow at nine"}});
    const auto shown = situation_of(table, {}).adjournment.value();
    EXPECT_EQ(shown.phase, SessionPhase::adjourned);
    EXPECT_EQ(shown.sealer, Color::white);
    EXPECT_TRUE(shown.has_sealed);
    EXPECT_EQ(shown.resumption, "tomorrow at nine");
}

TEST(HappeningOf, tells_what_an_event_has_changed) {
    Table table = table_of(with_a_friend());
    happen(table, SeatTaken{Color::black, bob});
    const auto seated = happening_of(table, 2, SeatTaken{Color::black, bob}, {});
    EXPECT_EQ(seated->version, 2U);
    EXPECT_EQ(seated->seated.value().kind, ShownPlayer::Kind::person);
    EXPECT_TRUE(seated->new_plies.empty());
    play(table, {"e2e4"});
    play(table, {"e7e5"});
    const auto moved = happening_of(table, 4, table.game().events().back().event, {});
    EXPECT_EQ(moved->plies_kept, 1U);
    EXPECT_EQ(moved->plies, 2U);
    ASSERT_EQ(moved->new_plies.size(), 1U);
    EXPECT_EQ(moved->new_plies[0].san, "e5");
    EXPECT_FALSE(moved->seated);
    EXPECT_TRUE(moved->rulings.empty());
    happen(table, Event{PositionRestored{0, "again"}});
    const auto back = happening_of(table, 5, table.game().events().back().event, {});
    EXPECT_EQ(back->plies_kept, 0U);
    EXPECT_EQ(back->plies, 0U);
    EXPECT_EQ(back->rulings.size(), 1U);
}

}  // namespace
}  // namespace arbiter::testing
