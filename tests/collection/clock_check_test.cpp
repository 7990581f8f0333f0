// Clocks that show more than they can (Law 6.3).
#include "arbiter/collection/clock_check.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

/// The plies at which time was gained.
std::vector<std::size_t> gains(std::string_view control, std::string_view movetext,
                               std::string_view tags = "") {
    return of_game("[TimeControl \"" + std::string(control) + "\"]\n" + std::string(tags) + "\n" +
                       std::string(movetext) + " *\n",
                   [](const CollectedGame& game) {
                       std::vector<GameFinding> findings;
                       check_clocks(game, findings);
                       std::vector<std::size_t> plies;
                       for (const GameFinding& finding : findings)
                           plies.push_back(finding.ply);
                       return plies;
                   });
}

using Plies = std::vector<std::size_t>;

TEST(CheckClocks, time_that_only_passes_is_right) {
    EXPECT_EQ(gains("300", "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:00]}"),
              Plies{});
}

TEST(CheckClocks, a_clock_has_no_more_than_its_time_and_two_seconds) {
    EXPECT_EQ(gains("300", "1. e4 {[%clk 0:05:02]}"), Plies{});
    EXPECT_EQ(gains("300", "1. e4 {[%clk 0:05:03]}"), Plies{1});
    EXPECT_EQ(gains("300", "1. e4 {[%clk 0:04:00]} e5 2. Nf3 {[%clk 0:04:03]}"), Plies{3});
    EXPECT_EQ(gains("300", "1. e4 {[%clk 0:04:00]} e5 2. Nf3 {[%clk 0:04:02]}"), Plies{});
}

TEST(CheckClocks, each_side_is_told_once) {
    EXPECT_EQ(gains("300",
                    "1. e4 {[%clk 0:06:00]} e5 {[%clk 0:07:00]} 2. Nf3 {[%clk 0:08:00]} "
                    "Nc6 {[%clk 0:09:00]}"),
              (Plies{1, 2}));
}

TEST(CheckClocks, an_increment_comes_with_every_move_and_may_come_before_the_first) {
    // 300, 5 before the first move, 5 for it, 2 for rounding.
    EXPECT_EQ(gains("300+5", "1. e4 {[%clk 0:05:12]}"), Plies{});
    EXPECT_EQ(gains("300+5", "1. e4 {[%clk 0:05:13]}"), Plies{1});
    // Two moves later.
    EXPECT_EQ(gains("300+5", "1. e4 {[%clk 0:04:00]} e5 2. Nf3 Nc6 3. Bb5 {[%clk 0:04:12]}"),
              Plies{});
    EXPECT_EQ(gains("300+5", "1. e4 {[%clk 0:04:00]} e5 2. Nf3 Nc6 3. Bb5 {[%clk 0:04:13]}"),
              Plies{5});
}

TEST(CheckClocks, a_period_brings_its_time_when_it_begins_or_later) {
    const std::string two_moves = "1. e4 {[%clk 0:04:00]} e5 2. Nf3 {[%clk 0:03:00]} Nc6 ";
    EXPECT_EQ(gains("2/300:60", two_moves + "3. Bb5 {[%clk 0:04:00]}"), Plies{});
    EXPECT_EQ(gains("2/300:60", two_moves + "3. Bb5 {[%clk 0:04:03]}"), Plies{5});
    EXPECT_EQ(gains("2/300:60", "1. e4 {[%clk 0:05:30]}"), Plies{1});
    // It comes once.
    EXPECT_EQ(gains("2/300:60", two_moves + "3. Bb5 {[%clk 0:03:50]} a6 4. Ba4 {[%clk 0:04:40]}"),
              Plies{7});
}

TEST(CheckClocks, says_what_the_clock_shows_and_what_it_could) {
    const std::string text = of_game("[TimeControl \"300\"]\n\n1. e4 e5 {[%clk 1:00:00]} *",
                                     [](const CollectedGame& game) {
                                         std::vector<GameFinding> findings;
                                         check_clocks(game, findings);
                                         EXPECT_EQ(findings.at(0).severity, Severity::warning);
                                         EXPECT_EQ(findings.at(0).code, "clock-gained");
                                         return findings.at(0).text;
                                     });
    EXPECT_EQ(text,
              "the clock shows 1:00:00 after 1... e5, but there can be at most 0:05:00; somebody "
              "added time, or the time control is another");
}

TEST(CheckClocks, nothing_is_said_where_nobody_tells_the_time_control) {
    for (const std::string_view control : {"?", "-", "nonsense", "*60"})
        EXPECT_EQ(gains(control, "1. e4 {[%clk 9:00:00]}"), Plies{}) << control;
    EXPECT_EQ(of_game("1. e4 {[%clk 9:00:00]} *",
                      [](const CollectedGame& game) {
                          std::vector<GameFinding> findings;
                          check_clocks(game, findings);
                          return findings.size();
                      }),
              0U);
}

TEST(CheckClocks, the_side_is_that_of_the_move_wherever_the_game_starts) {
    const std::string_view black_first =
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 b - - 0 1\"]\n";
    // Black has 4:00, White 5:00.
    EXPECT_EQ(gains("300", "1... Kd8 {[%clk 0:04:00]} 2. Ra2 {[%clk 0:05:00]} Kd7 {[%clk 0:04:00]}",
                    black_first),
              Plies{});
    EXPECT_EQ(gains("300", "1... Kd8 {[%clk 0:04:00]} 2. Ra2 {[%clk 0:05:00]} Kd7 {[%clk 0:05:00]}",
                    black_first),
              Plies{3});
}

TEST(CheckClocks, a_game_that_begins_later_may_be_in_a_later_period) {
    const std::string_view later = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 50\"]\n";
    EXPECT_EQ(gains("40/300:60", "50. Ra2 {[%clk 0:06:00]}", later), Plies{});
    EXPECT_EQ(gains("40/300:60", "50. Ra2 {[%clk 0:06:03]}", later), Plies{1});
    EXPECT_EQ(gains("40/300:60", "1. e4 {[%clk 0:06:00]}"), Plies{1});
}

}  // namespace
}  // namespace arbiter::testing
