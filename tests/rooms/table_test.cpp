#include "arbiter/rooms/table.hpp"

#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(Table, is_refused_with_what_is_wrong_with_its_terms) {
    GameStart start;
    start.terms = "no terms";
    EXPECT_TRUE(Table::set_up(start).error().starts_with("its "));
    EXPECT_TRUE(Table::kept(start).error().starts_with("its "));
}

TEST(Table, knows_who_sits_where) {
    NewGame game = with_a_friend();
    game.start.arbiter_hash = carol;
    Table table = table_of(game);
    EXPECT_EQ(table.places_of(alice), (Places{{true, false, false}}));
    EXPECT_EQ(table.places_of(bob), Places{});
    EXPECT_EQ(table.places_of(carol), (Places{{false, false, true}}));
    EXPECT_EQ(table.places_of(std::nullopt), Places{});
    ASSERT_TRUE(table.apply(SeatTaken{Color::black, bob}, {}));
    EXPECT_EQ(table.places_of(bob), (Places{{false, true, false}}));
    const auto again = table.apply(SeatTaken{Color::black, carol}, {});
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().said.id, Say::seat_is_taken);
    EXPECT_EQ(table_of(at_one_screen()).places_of(alice), (Places{{true, true, false}}));
}

TEST(Table, gives_an_open_seat_to_who_may_have_it) {
    Table open = table_of(with_a_friend());
    EXPECT_EQ(open.open_seat(std::nullopt, std::nullopt), Color::black);
    EXPECT_EQ(open.open_seat(Color::black, std::nullopt), Color::black);
    EXPECT_EQ(open.open_seat(Color::white, std::nullopt), std::nullopt) << "taken";
    ASSERT_TRUE(open.apply(SeatTaken{Color::black, bob}, {}));
    EXPECT_EQ(open.open_seat(std::nullopt, std::nullopt), std::nullopt);

    NewGame by_invitation = with_a_friend();
    by_invitation.start.seats[Color::black] = OpenSeat{key_hash};
    const Table kept = table_of(by_invitation);
    EXPECT_EQ(kept.open_seat(std::nullopt, std::nullopt), std::nullopt);
    EXPECT_EQ(kept.open_seat(std::nullopt, bob), std::nullopt);
    EXPECT_EQ(kept.open_seat(std::nullopt, key_hash), Color::black);

    NewGame presided = with_a_friend();
    presided.start.arbiter_hash = carol;
    EXPECT_EQ(table_of(presided).open_seat(std::nullopt, std::nullopt), std::nullopt)
        << "the arbiter says who sits where";
    EXPECT_EQ(table_of(presided).open_seat(Color::black, std::nullopt), Color::black);
}

TEST(Table, writes_each_half_move_for_those_who_look) {
    Table table = table_of(at_one_screen());
    play(table, {"e2e4", "f7f6", "d1h5"});
    ASSERT_EQ(table.plies().size(), 3U);
    EXPECT_EQ(table.plies_kept(), 2U);
    const PlayedPly& last = table.plies()[2];
    EXPECT_EQ(last.uci, "d1h5");
    EXPECT_EQ(last.san, "Qh5+");
    EXPECT_EQ(last.fen, "rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2");
    EXPECT_EQ(last.check, Square::e8);
    EXPECT_EQ(table.plies()[0].check, std::nullopt);
}

TEST(Table, knows_what_the_clock_showed_when_a_half_move_was_made) {
    Table table = table_of(at_one_screen(
        {.ruleset = find_ruleset("casual"), .time = read_time_control("5+3").value()}));
    const Timestamp start(1h);
    play(table, {"e2e4"}, start);
    play(table, {"e7e5"}, start + 10s);
    play(table, {"g1f3"}, start + 14s);
    EXPECT_EQ(table.plies()[1].left, 293s) << "10 seconds less and 3 more";
    EXPECT_EQ(table.plies()[2].left, table.plies()[0].left.value() - 1s);
    happen(table, Event{MovesTakenBack{Color::white}}, start + 20s);
    play(table, {"g1f3"}, start + 30s);
    EXPECT_EQ(table.plies()[1].left, 293s) << "what was before is left alone";
}

TEST(Table, knows_no_times_of_an_untimed_game) {
    Table table = table_of(at_one_screen());
    play(table, {"e2e4"});
    EXPECT_EQ(table.plies()[0].left, std::nullopt);
}

TEST(Table, says_how_much_of_the_moves_an_event_has_left) {
    Table table = table_of(at_one_screen());
    play(table, {"e2e4", "e7e5", "g1f3"});
    ASSERT_TRUE(table.apply(Event{NoteMade{"late"}}, {}));
    EXPECT_EQ(table.plies_kept(), 3U);
    ASSERT_EQ(table.new_rulings().size(), 1U);
    EXPECT_EQ(english(table.new_rulings().front().said), "late");
    ASSERT_TRUE(table.apply(Event{PositionRestored{1, "wrong"}}, {}));
    EXPECT_EQ(table.plies_kept(), 1U);
    EXPECT_EQ(table.plies().size(), 1U);
    EXPECT_EQ(table.new_rulings().size(), 1U) << "of the last event alone";
    play(table, {"c7c5"});
    EXPECT_EQ(table.plies()[1].san, "c5");
    EXPECT_TRUE(table.new_rulings().empty());
}

std::string opening_name(const Table& table) {
    const auto opening = table.opening();
    return opening ? std::string(opening->name) : "none";
}

TEST(Table, knows_the_name_of_its_opening_move_by_move) {
    Table table = table_of(at_one_screen({.ruleset = find_ruleset("casual")}));
    EXPECT_EQ(opening_name(table), "none");
    play(table, {"e2e4", "c7c5"});
    EXPECT_EQ(opening_name(table), "Sicilian Defense");
    play(table, {"h2h4", "h7h5", "h1h3"});
    EXPECT_EQ(table.opening()->eco, "B20") << "the last that has a name";
    happen(table, Event{MovesTakenBack{Color::white}});
    happen(table, Event{MovesTakenBack{Color::white}});
    happen(table, Event{MovesTakenBack{Color::black}});
    EXPECT_EQ(opening_name(table), "King's Pawn");
}

TEST(Table, that_began_elsewhere_has_no_opening) {
    Table table = table_of(
        at_one_screen(terms_from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1")));
    play(table, {"e7e5", "e2e4"});
    EXPECT_EQ(opening_name(table), "none");
}

TEST(Table, has_nothing_new_after_a_refused_event) {
    Table table = table_of(at_one_screen());
    ASSERT_TRUE(table.apply(Event{Resigned{Color::white}}, {}));
    EXPECT_EQ(table.new_verdicts().size(), 1U);
    EXPECT_EQ(table.new_rulings().size(), 1U);
    EXPECT_FALSE(table.apply(Event{Resigned{Color::black}}, {}));
    EXPECT_TRUE(table.new_verdicts().empty());
    EXPECT_TRUE(table.new_rulings().empty());
    EXPECT_EQ(table.plies_kept(), table.plies().size());
}

TEST(Table, takes_a_time_before_the_last_event_as_that) {
    Table table = table_of(at_one_screen(timed("1")));
    play(table, {"e2e4"}, Timestamp(10s));
    play(table, {"e7e5"}, Timestamp(5s));
    EXPECT_EQ(table.game().state().now, Timestamp(10s));
}

TEST(Table, forgets_a_rematch_when_the_game_goes_on) {
    Table table = table_of(at_one_screen());
    ASSERT_TRUE(table.apply(Event{Resigned{Color::white}}, {}));
    ASSERT_TRUE(table.apply(RematchOffered{Color::black}, {}));
    EXPECT_EQ(table.rematch().value().by, Color::black);
    EXPECT_EQ(table.rematch().value().id, std::nullopt);
    ASSERT_TRUE(table.apply(RematchMade{Color::white, "next"}, {}));
    EXPECT_EQ(table.rematch().value().id, "next");
    ASSERT_TRUE(table.apply(Event{EndingAnnulled{"a joke"}}, {}));
    EXPECT_FALSE(table.rematch());
}

TEST(Table, replays_what_was_kept_and_asks_nobody) {
    Table first = table_of(at_one_screen());
    const KeptEvent resigned{Event{Resigned{Color::white}},
                             {{Color::black, Winnability::unwinnable, "5.1.2", {}}}};
    ASSERT_TRUE(first.replay(resigned, {}));
    EXPECT_EQ(first.game().ending().value().result, Result::draw) << "as it was kept";
    EXPECT_EQ(first.new_verdicts(), resigned.verdicts);
}

/// White has resigned at once, and this is what was found of who can mate.
Table resigned_with(const KeptVerdicts& verdicts) {
    Table table = table_of(at_one_screen());
    EXPECT_TRUE(table.replay({Event{Resigned{Color::white}}, verdicts}, {}));
    return table;
}

KeptVerdict black_mates(std::string evidence) {
    return {Color::black, Winnability::winnable, "5.1.2", std::move(evidence)};
}

std::vector<PlayedPly> mate_shown(const KeptVerdicts& verdicts) {
    return resigned_with(verdicts).shown_end()->mates[Color::black];
}

TEST(ShownMate, is_told_as_moves_of_the_game_are) {
    const auto mate = mate_shown({black_mates(helpmate_from_start(4))});
    ASSERT_EQ(mate.size(), 4U);
    EXPECT_EQ(mate.back().uci, "d8h4");
    EXPECT_EQ(mate.back().san, "Qh4#");
    EXPECT_EQ(mate.back().check, Square::e1);
}

TEST(ShownMate, is_none_where_the_kept_line_does_not_fit_the_game) {
    EXPECT_TRUE(mate_shown({black_mates("f2f3 e7e5 g2g5")}).empty()) << "a pawn's three steps";
    EXPECT_TRUE(mate_shown({black_mates("e7e5 f2f3")}).empty()) << "the other side is to move";
    EXPECT_TRUE(mate_shown({black_mates("f2f3 nonsense")}).empty());
    EXPECT_TRUE(mate_shown({black_mates("")}).empty());
}

TEST(ShownMate, is_none_where_it_is_so_long_that_nobody_plays_it_through) {
    EXPECT_EQ(mate_shown({black_mates(helpmate_from_start(longest_mate_shown))}).size(),
              longest_mate_shown);
    const KeptVerdicts longer{black_mates(helpmate_from_start(longest_mate_shown + 4))};
    EXPECT_TRUE(mate_shown(longer).empty());
    EXPECT_EQ(resigned_with(longer).new_verdicts(), longer) << "it is kept all the same";
}

TEST(ShownMate, is_the_first_that_there_is_of_a_side) {
    const KeptVerdict line = black_mates(helpmate_from_start(4));
    const KeptVerdict longer = black_mates(helpmate_from_start(8));
    // Of a dead position a record may have more verdicts than are needed.
    const auto mate_beside = [](KeptVerdicts verdicts) {
        for (const Color side : both_colors)
            verdicts.push_back({side, Winnability::unwinnable, "5.2.2", {}});
        Table table = table_of(at_one_screen());
        EXPECT_TRUE(table.replay({Event{DeadPositionFound{}}, verdicts}, {}));
        return table.shown_end()->mates[Color::black];
    };
    EXPECT_EQ(mate_beside({line, black_mates("")}).size(), 4U) << "nothing in place of something";
    EXPECT_EQ(mate_beside({black_mates(""), line}).size(), 4U);
    EXPECT_EQ(mate_beside({line, longer}).size(), 4U);
}

TEST(ResultSoFar, is_what_a_store_keeps_beside_the_events) {
    Table table = table_of(at_one_screen());
    EXPECT_EQ(result_so_far(table.game()), "*");
    ASSERT_TRUE(table.apply(Event{Resigned{Color::white}}, {}));
    EXPECT_EQ(result_so_far(table.game()), "0-1");
    ASSERT_TRUE(table.apply(Event{GameAnnulled{"", "fire"}}, {}));
    EXPECT_EQ(result_so_far(table.game()), "void");
}

}  // namespace
}  // namespace arbiter::testing
