// Where the board ended a game, whatever was played after it.
#include "arbiter/collection/board_ending.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/collection/check_parts.hpp"
#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

std::optional<BoardEnding> ending(const std::string& text,
                                  const Ruleset& ruleset = fide_ruleset()) {
    return of_game(text, [&](const CollectedGame& game) {
        ProvingJudge judge;
        const auto history = history_for_draws(game);
        return board_ending(game, history ? &*history : nullptr, ruleset, judge);
    });
}

/// "checkmate 5.1.1 4": why, by which article, after how many plies.
std::string told(const std::string& text, const Ruleset& ruleset = fide_ruleset()) {
    const auto end = ending(text, ruleset);
    return end ? std::string(code(end->ending.reason)) + ' ' + end->ending.article + ' ' +
                     std::to_string(end->ply)
               : "none";
}

TEST(BoardEnding, mate_and_stalemate_come_with_the_last_move) {
    EXPECT_EQ(told("1. f3 e5 2. g4 Qh4# *"), "checkmate 5.1.1 4");
    EXPECT_EQ(ending("1. f3 e5 2. g4 Qh4# *")->ending.result, Result::black_wins);
    EXPECT_EQ(told(game_from("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "", "1. Qf7 *")),
              "stalemate 5.2.1 1");
    EXPECT_EQ(told("1. f3 e5 2. g4 *"), "none");
}

TEST(BoardEnding, a_dead_position_is_dated_back_to_where_it_came_about) {
    const std::string_view pawn = "8/8/8/3k4/8/8/3p4/3K4 w - - 0 1";
    EXPECT_EQ(told(game_from(pawn, "", "1. Kxd2 Ke5 2. Ke3 Kd5 *")), "dead_position 5.2.2 1");
    EXPECT_EQ(told(game_from(pawn, "", "1. Kxd2 *")), "dead_position 5.2.2 1");
    EXPECT_EQ(told(game_from(pawn)), "none");
    EXPECT_EQ(told(game_from("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", "1. Nd2 *")),
              "dead_position 5.2.2 0");
    EXPECT_EQ(told(game_from("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "", "1. Kd2 *")),
              "dead_position 5.2.2 0");
}

TEST(BoardEnding, of_a_game_with_null_moves_only_the_end_is_asked) {
    EXPECT_EQ(told(game_from("8/8/8/3k4/8/8/3p4/3K4 w - - 0 1", "", "1. Kxd2 -- 2. Ke3 -- *")),
              "dead_position 5.2.2 4");
}

TEST(BoardEnding, the_fifth_repetition_ends_it_and_the_fourth_does_not) {
    EXPECT_EQ(told(knights_out_and_back(4) + " e4 *"), "fivefold 9.6.1 16");
    EXPECT_EQ(told(knights_out_and_back(3) + " e4 *"), "none");
}

TEST(BoardEnding, seventy_five_moves_end_it_unless_the_last_one_mates) {
    EXPECT_EQ(told(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 148 90", "", "1. Ra2 Kd8 2. Ra3 *")),
              "seventyfive 9.6.2 2");
    EXPECT_EQ(told(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 148 90", "", "1. Ra2 *")), "none");
    EXPECT_EQ(told(game_from("4k3/R7/8/8/8/8/8/1R2K3 w - - 149 90", "", "1. Rb8# *")),
              "checkmate 5.1.1 1");
}

TEST(BoardEnding, whatever_came_first_counts) {
    // The fifth repetition after 16 plies, the 75th move after 18.
    EXPECT_EQ(told(game_from("4k1n1/8/8/8/8/8/8/R3K1N1 w - - 132 90", "",
                             knights_out_and_back(5) + " *")),
              "fivefold 9.6.1 16");
    EXPECT_EQ(told(game_from("4k1n1/8/8/8/8/8/8/R3K1N1 w - - 140 90", "",
                             knights_out_and_back(5) + " *")),
              "seventyfive 9.6.2 10");
    // The fifth repetition is overlooked, and the game ends with mate.
    EXPECT_EQ(told(knights_out_and_back(4) + " f3 e5 g4 Qh4# *"), "fivefold 9.6.1 16");
}

TEST(BoardEnding, online_the_third_repetition_and_fifty_moves_are_enough) {
    const Ruleset online = *find_ruleset("fide-online");
    EXPECT_EQ(told(knights_out_and_back(2) + " e4 *", online), "threefold Online 5.4.1 8");
    EXPECT_EQ(
        told(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 98 90", "", "1. Ra2 Kd8 2. Ra3 *"), online),
        "fifty Online 5.4.4 2");
    EXPECT_EQ(told(knights_out_and_back(2) + " e4 *"), "none");
}

bool ends_by_itself(std::string_view tags) {
    return of_game(std::string(tags) + "\n\n*\n", ends_by_itself_at_fivefold);
}

TEST(EndsByItselfAtFivefold, since_july_2014) {
    for (const auto& [date, does] : {std::pair<std::string_view, bool>{"2014.07.01", true},
                                     {"2014.06.30", false},
                                     {"2014.12", true},
                                     // No day of that month is too early, and none of the other
                                     // late enough.
                                     {"2014.07", true},
                                     {"2014.07.??", true},
                                     {"2014.06", false},
                                     {"2013.12.31", false},
                                     {"2015", true},
                                     // The year alone is not late enough.
                                     {"2014", false},
                                     {"2014.??.??", false},
                                     {"1.7.2014", true},
                                     {"30/06/2014", false},
                                     {"2014-07-01", true},
                                     {"2014 07 01", true},
                                     {"0000.01.01", true},
                                     {"?", true},
                                     {"", true}})
        EXPECT_EQ(ends_by_itself("[Date \"" + std::string(date) + "\"]"), does) << date;
    EXPECT_TRUE(ends_by_itself("[Event \"x\"]"));
}

TEST(EndsByItselfAtFivefold, other_dates_help_where_the_first_is_not_known) {
    EXPECT_FALSE(ends_by_itself("[Date \"????.??.??\"]\n[UTCDate \"2010.01.01\"]"));
    EXPECT_FALSE(ends_by_itself("[EventDate \"2010.01.01\"]"));
    EXPECT_TRUE(ends_by_itself("[EventDate \"2010.01.01\"]\n[Date \"2020.01.01\"]"));
}

}  // namespace
}  // namespace arbiter::testing
