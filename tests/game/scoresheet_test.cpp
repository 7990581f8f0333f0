// The record of a game as a player writes it: what stands in each cell, and what it looks like.
#include "arbiter/game/scoresheet.hpp"

#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(SheetRows, of_a_game_without_moves_are_none) {
    EXPECT_TRUE(scoresheet(Game()).empty());
    EXPECT_EQ(write_scoresheet(Game()), "");
}

TEST(SheetRows, have_no_times_where_there_is_no_clock) {
    PlayedGame table(at_the_program("-"));
    table.play("e2e4 e7e5");
    const auto rows = scoresheet(table.game);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].cells[white], (SheetCell{"e4", false, std::nullopt}));
    EXPECT_EQ(rows[0].cells[black], (SheetCell{"e5", false, std::nullopt}));
}

TEST(SheetRows, lack_the_time_of_a_move_that_is_not_completed_6_2_1) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.wait(10s);
    table.make("e2e4");
    EXPECT_EQ(scoresheet(table.game)[0].cells[white].left, std::nullopt);
    table.wait(5s);
    table.press(white);
    EXPECT_EQ(scoresheet(table.game)[0].cells[white].left, 5min - 15s);
}

TEST(SheetRows, give_a_time_to_the_move_before_that_the_next_one_completes_6_2_1_2) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.wait(10s);
    table.make("e2e4");
    table.make("e7e5");
    table.wait(2s);
    table.make("g1f3");
    const auto rows = scoresheet(table.game);
    EXPECT_EQ(rows[0].cells[white].left, 5min - 12s);
    EXPECT_EQ(rows[1].cells[white].left, std::nullopt);
}

TEST(SheetRows, note_each_offer_with_the_last_move_of_who_made_it_8_1_5) {
    PlayedGame table(at_the_program("-"));
    table.play("e2e4 e7e5 g1f3");
    table.happen(DrawOffered{black});
    table.play("b8c6");
    table.happen(DrawDeclined{white});
    table.happen(DrawOffered{white});
    const auto rows = scoresheet(table.game);
    EXPECT_FALSE(rows[0].cells[white].is_offer);
    EXPECT_TRUE(rows[0].cells[black].is_offer);
    EXPECT_TRUE(rows[1].cells[white].is_offer);
    EXPECT_FALSE(rows[1].cells[black].is_offer);
}

TEST(SheetRows, forget_the_offers_of_moves_that_were_taken_back_7_1) {
    PlayedGame table(at_the_program("-"));
    table.play("e2e4 e7e5 g1f3");
    table.happen(DrawOffered{white});
    table.happen(PositionRestored{2, "displaced"});
    table.play("g1f3");
    EXPECT_FALSE(scoresheet(table.game)[1].cells[white].is_offer);
}

/// Black has left his king in check, and White goes on with one of his own.
PlayedGame after_two_illegal_moves() {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "4k3/r7/8/8/4R3/8/8/4K3 b - - 0 1"));
    table.happen(GameStarted{});
    table.illegal("a7a1");
    table.press(black);
    table.illegal("e1f2");
    table.press(white);
    return table;
}

TEST(SheetRows, name_all_the_squares_of_two_illegal_moves_that_stand_as_one_A_5_4) {
    const PlayedGame table = after_two_illegal_moves();
    const auto rows = scoresheet(table.game);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].cells[black].move, "a7-a1 e1-f2");
}

TEST(SheetRows, keep_what_two_illegal_moves_were_when_the_same_side_moves_again_A_5_4) {
    PlayedGame table = after_two_illegal_moves();
    table.play("e8d8 e4e5");
    const auto rows = scoresheet(table.game);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].cells[black].move, "a7-a1 e1-f2");
    EXPECT_EQ(rows[1].number, 2U);
    EXPECT_EQ(rows[1].cells[white].move, "");
    EXPECT_EQ(rows[1].cells[black].move, "Kd8");
    EXPECT_EQ(rows[2].cells[white].move, "Re5");
}

TEST(SheetRows, have_the_last_of_several_illegal_moves_before_the_press_7_5_1) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.illegal("g1g3");
    table.illegal("g1g4");
    table.press(white);
    EXPECT_EQ(scoresheet(table.game)[0].cells[white].move, "g1-g4");
}

TEST(SheetRows, keep_their_times_where_an_arbiter_sets_the_counts_6_10_2_and_8_6) {
    const Event acts[] = {ClocksSet{1min, 1min, 2, 1, "the counter was wrong"},
                          QuotaUnproven{white}};
    for (const Event& act : acts) {
        PlayedGame table(over_the_board("2/5;5"));
        table.happen(GameStarted{});
        table.play("e2e4 e7e5", 1s);
        table.wait(1min);
        table.happen(act);
        ASSERT_EQ(table.game.state().clock->moves_completed(white), 2);
        EXPECT_EQ(scoresheet(table.game)[0].cells[white].left, 5min - 1s);
    }
}

TEST(SheetRows, give_the_move_that_ends_the_game_the_time_that_is_left_6_2_1_1) {
    PlayedGame table(over_the_board("5"));
    table.happen(GameStarted{});
    table.play("f2f3 e7e5 g2g4", 1s);
    table.wait(3s);
    table.make("d8h4");
    ASSERT_TRUE(table.game.is_over());
    EXPECT_EQ(scoresheet(table.game)[1].cells[black].left, 5min - 4s);
}

TEST(SheetRows, have_nothing_of_an_illegal_move_that_was_put_right_7_5_1) {
    PlayedGame table(over_the_board("10", "fide-blitz"));
    table.illegal("g1g3");
    table.make("g1f3");
    table.press(white);
    table.illegal("e8e6");
    table.press(black);
    const auto rows = scoresheet(table.game);
    EXPECT_EQ(rows[0].cells[white].move, "Nf3");
    EXPECT_EQ(rows[0].cells[black].move, "e8-e6");
}

TEST(SheetRows, are_in_the_style_that_is_asked_for) {
    PlayedGame table(from(at_the_program("-"), "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"));
    table.play("e1g1 e8d7 a7a8q");
    const auto fide = scoresheet(table.game);
    EXPECT_EQ(fide[0].cells[white].move, "0-0");
    EXPECT_EQ(fide[1].cells[white].move, "a8Q");
    const auto pgn = scoresheet(table.game, {Notation::san});
    EXPECT_EQ(pgn[0].cells[white].move, "O-O");
    EXPECT_EQ(pgn[1].cells[white].move, "a8=Q");
}

TEST(SheetText, begins_with_the_names_that_are_known) {
    Terms terms = at_the_program("-");
    terms.players[black].name = "Bob";
    PlayedGame table(terms);
    table.play("e2e4");
    EXPECT_EQ(write_scoresheet(table.game), "Black: Bob\n1.    e4\n");
    terms.players[white].name = "Anna";
    EXPECT_EQ(write_scoresheet(Game(terms)), "White: Anna\nBlack: Bob\n");
}

TEST(SheetText, ends_with_the_result_and_why) {
    PlayedGame table(at_the_program("-"));
    table.play("f2f3 e7e5 g2g4 d8h4");
    EXPECT_EQ(write_scoresheet(table.game),
              "1.    f3                      e5\n"
              "2.    g4                      Qh4#\n"
              "0-1  Checkmate (Law 5.1.1)\n");
}

TEST(SheetText, cites_nothing_where_the_arbiter_did_not) {
    PlayedGame table(at_the_program("-"));
    table.happen(ResultDeclared{Result::both_lose, "", "they did not play"});
    EXPECT_EQ(write_scoresheet(table.game), "0-0  Ruled by the arbiter\n");
}

TEST(SheetText, keeps_its_columns_behind_a_long_word) {
    PlayedGame table = after_two_illegal_moves();
    EXPECT_EQ(write_scoresheet(table.game), "1.                            a7-a1 e1-f2\n");
}

TEST(SheetText, has_days_by_correspondence_and_no_time_where_each_move_has_its_own) {
    PlayedGame table(at_the_program("10 moves in 50 days", "correspondence"));
    table.play("e2e4 e7e5 g1f3", std::chrono::days(8));
    EXPECT_EQ(write_scoresheet(table.game),
              "1.    e4            50d       e5            42d\n"
              "2.    Nf3           42d\n");
    PlayedGame each(at_the_program("3 days/move", "correspondence"));
    each.play("e2e4 e7e5", std::chrono::hours(5));
    EXPECT_EQ(write_scoresheet(each.game), "1.    e4                      e5\n");
}

TEST(SheetText, shows_times_from_a_day_on_with_its_days) {
    EXPECT_EQ(sheet_time(23h + 59min + 59s), "23:59:59");
    EXPECT_EQ(sheet_time(std::chrono::days(50)), "50d");
    EXPECT_EQ(sheet_time(std::chrono::days(2) + 1h), "2d 1:00:00");
}

TEST(SheetText, has_columns_that_fit_the_longest_word) {
    PlayedGame table(at_the_program("90 hours"));
    table.play("e2e4 e7e5");
    EXPECT_EQ(write_scoresheet(table.game, SheetLayout::columns, {Notation::spoken}),
              "1.    pawn e2 to e4  3d 18:00:00  pawn e7 to e5  3d 18:00:00\n");
}

TEST(SheetText, of_compact_layout_has_one_blank_and_dots_for_a_missing_move) {
    PlayedGame table(from(at_the_program("-"), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"));
    table.play("e8d7 e2e4 d7d6");
    EXPECT_EQ(write_scoresheet(table.game, SheetLayout::compact), "7. ... Kd7\n8. e4 Kd6\n");
    table.happen(DrawOffered{black});
    EXPECT_EQ(write_scoresheet(table.game, SheetLayout::compact), "7. ... Kd7\n8. e4 Kd6 (=)\n");
}

struct Sheets {
    Sheet one;
    Sheet other;
    std::optional<std::size_t> part;
};

TEST(SheetDifference, is_the_first_ply_that_is_not_the_same_move_D_2_9) {
    const Sheets cases[] = {
        {{}, {}, std::nullopt},
        {{}, {{"e4"}}, std::nullopt},
        {{{"e4", "e5"}}, {{"e4"}}, std::nullopt},
        {{{"e4"}}, {{"d4"}}, 0},
        {{{"e4", "e5", "Nf3"}}, {{"e2-e4", "e7e5", "Nf3 (=)"}}, std::nullopt},
        {{{"e4", "Ke7"}}, {{"e4", "Ke7"}}, 1},
        {{{"e4", "e5", "x"}}, {{"e4", "e5", "Nf3"}}, 2},
    };
    for (const Sheets& sheets : cases) {
        EXPECT_EQ(first_difference(Position(), sheets.one, sheets.other), sheets.part);
        EXPECT_EQ(first_difference(Position(), sheets.other, sheets.one), sheets.part);
    }
}

TEST(SheetDifference, begins_where_the_game_did) {
    const Position start = position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7");
    EXPECT_EQ(first_difference(start, {{"Kd7", "e4"}}, {{"Kd7", "e3"}}), 1U);
    EXPECT_EQ(first_difference(start, {{"e4"}}, {{"e4"}}), 0U) << "it is Black's move";
}

}  // namespace
}  // namespace arbiter::testing
