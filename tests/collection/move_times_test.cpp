// How long the players thought.
#include "arbiter/collection/move_times.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

using PlyAndSeconds = std::vector<std::pair<std::size_t, long>>;

PlyAndSeconds times(std::string_view control, std::string_view movetext) {
    return of_game(
        "[TimeControl \"" + std::string(control) + "\"]\n\n" + std::string(movetext) + " *\n",
        [](const CollectedGame& game) {
            PlyAndSeconds found;
            for (const MoveTime& time : move_times(game))
                found.emplace_back(
                    time.ply, std::chrono::duration_cast<std::chrono::seconds>(time.used).count());
            return found;
        });
}

TEST(MoveTimes, are_what_the_clock_has_lost) {
    EXPECT_EQ(times("300",
                    "1. e4 {[%clk 0:04:50]} e5 {[%clk 0:04:30]} 2. Nf3 {[%clk 0:04:49]} "
                    "Nc6 {[%clk 0:03:30]}"),
              (PlyAndSeconds{{1, 10}, {2, 30}, {3, 1}, {4, 60}}));
}

TEST(MoveTimes, an_increment_was_used_too) {
    // Whether it stood on the clock before the first move nobody knows.
    EXPECT_EQ(times("300+5",
                    "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:30]} 2. Nf3 {[%clk 0:05:01]} "
                    "Nc6 {[%clk 0:04:35]}"),
              (PlyAndSeconds{{3, 4}, {4, 0}}));
}

TEST(MoveTimes, no_move_takes_less_than_nothing) {
    EXPECT_EQ(times("300", "1. e4 {[%clk 0:04:50]} e5 2. Nf3 {[%clk 0:05:00]}"),
              (PlyAndSeconds{{1, 10}, {3, 0}}));
}

TEST(MoveTimes, both_readings_must_be_there) {
    EXPECT_EQ(times("300",
                    "1. e4 e5 {[%clk 0:04:30]} 2. Nf3 {[%clk 0:04:00]} Nc6 3. Bb5 "
                    "{[%clk 0:03:00]} a6 {[%clk 0:02:00]}"),
              (PlyAndSeconds{{2, 30}, {5, 60}}));
}

TEST(MoveTimes, a_period_adds_its_time_with_its_last_move) {
    EXPECT_EQ(times("2/300:60", "1. e4 {[%clk 0:04:50]} e5 2. Nf3 {[%clk 0:05:40]}"),
              (PlyAndSeconds{{1, 10}, {3, 10}}));
}

TEST(MoveTimes, are_unknown_without_clocks_or_control) {
    EXPECT_EQ(times("300", "1. e4 e5"), PlyAndSeconds{});
    for (const std::string_view control : {"?", "-", "*60", "x"})
        EXPECT_EQ(times(control, "1. e4 {[%clk 0:04:50]}"), PlyAndSeconds{}) << control;
}

TEST(ToldTimeControl, is_one_by_which_clocks_can_be_followed) {
    const auto told = [](std::string_view tags) {
        return of_game(std::string(tags) + "\n\n*\n", [](const CollectedGame& game) {
            return told_time_control(game).has_value();
        });
    };
    EXPECT_TRUE(told("[TimeControl \"300+5\"]"));
    EXPECT_TRUE(told("[TimeControl \"40/7200:3600\"]"));
    EXPECT_FALSE(told("[TimeControl \"*60\"]")) << "an hourglass";
    EXPECT_FALSE(told("[TimeControl \"-\"]"));
    EXPECT_FALSE(told("[TimeControl \"?\"]"));
    EXPECT_FALSE(told("[Event \"x\"]"));
}

}  // namespace
}  // namespace arbiter::testing
