// What a collection is like.
#include "arbiter/collection/statistics.hpp"

#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/collection/move_times.hpp"
#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter::testing {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

Statistics counted(std::string_view text) {
    Statistics statistics;
    RecordReader reader([&](const CollectedGame& game) { statistics.add(game); });
    read_games(text, reader);
    return statistics;
}

RecordedEnd end_of(std::string_view text) {
    RecordedEnd end{};
    RecordReader reader([&](const CollectedGame& game) { end = recorded_end(game); });
    read_games(text, reader);
    return end;
}

const std::string mate = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
const std::string agreed = "[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n\n";
const std::string timed =
    "[TimeControl \"60+1\"]\n[Termination \"Time forfeit\"]\n\n"
    "1. e4 {[%clk 0:00:58]} e5 {[%clk 0:01:00]} 2. Nf3 {[%clk 0:00:55.5]} 1-0\n\n";

TEST(Statistics, of_three_games) {
    const Statistics all = counted(mate + agreed + timed);
    EXPECT_EQ(all.games, 3U);
    EXPECT_EQ(all.plies, 9U);
    EXPECT_EQ(all.shortest, 2U);
    EXPECT_EQ(all.longest, 4U);
    EXPECT_EQ(all.results,
              (ResultCounts{.white_wins = 1, .draws = 1, .black_wins = 1, .others = 0}));
    EXPECT_EQ(all.results.white_score(), 0.5);
    EXPECT_EQ(all.lengths.front(), 3U);
    EXPECT_EQ(all.openings.size(), 3U);
    EXPECT_EQ(all.endings[RecordedEnd::checkmate].black_wins, 1U);
    EXPECT_EQ(all.endings[RecordedEnd::drawn].draws, 1U);
    EXPECT_EQ(all.endings[RecordedEnd::flag].white_wins, 1U);
    // 58 + 1 - 55.5 seconds; whether the first move of a side had the increment nobody knows.
    EXPECT_EQ(all.times.front(), (TimeCounts{.moves = 1, .used = milliseconds(3500)}));
    EXPECT_EQ(all.times.front().mean(), milliseconds(3500));
}

TEST(Statistics, of_nothing_are_nought) {
    EXPECT_EQ(counted(""), Statistics());
    EXPECT_EQ(Statistics().results.white_score(), std::nullopt);
    EXPECT_EQ(TimeCounts().mean(), seconds(0));
}

TEST(Statistics, of_parts_add_up_to_the_whole) {
    Statistics sum;
    for (const std::string& part : {mate, std::string(), timed + agreed})
        sum.add(counted(part));
    EXPECT_EQ(sum, counted(mate + timed + agreed));
}

TEST(RecordedEnd, the_board_comes_before_the_record) {
    EXPECT_EQ(end_of("[Termination \"Time forfeit\"]\n\n1. f3 e5 2. g4 Qh4# 0-1"),
              RecordedEnd::checkmate);
    EXPECT_EQ(end_of("[FEN \"8/8/4k3/8/8/3NK3/8/8 w - - 0 1\"]\n\n1. Nf4+ Kd6 1/2-1/2"),
              RecordedEnd::dead_position);
    EXPECT_EQ(end_of("[FEN \"7k/5Q2/8/8/8/8/8/K7 b - - 0 1\"]\n\n1/2-1/2"), RecordedEnd::stalemate);
}

TEST(RecordedEnd, what_the_record_tells) {
    EXPECT_EQ(end_of("[Termination \"White resigned\"]\n\n1. e4 0-1"), RecordedEnd::resignation);
    EXPECT_EQ(end_of("[Termination \"adjudication\"]\n\n1. e4 1-0"), RecordedEnd::adjudication);
    EXPECT_EQ(end_of("[Termination \"Abandoned\"]\n\n1. e4 1-0"), RecordedEnd::abandoned);
    EXPECT_EQ(end_of("1. e4 1-0"), RecordedEnd::won);
    EXPECT_EQ(end_of("1. e4 *"), RecordedEnd::unfinished);
    EXPECT_EQ(end_of("1. e4"), RecordedEnd::unfinished);
    EXPECT_EQ(end_of("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2"),
              RecordedEnd::threefold);
    EXPECT_EQ(end_of("[FEN \"4k3/8/8/8/8/8/R7/4K3 w - - 99 80\"]\n\n80. Ra3 1/2-1/2"),
              RecordedEnd::fifty);
}

TEST(MoveTimes, need_the_reading_before) {
    std::vector<std::size_t> plies;
    RecordReader reader([&](const CollectedGame& game) {
        for (const MoveTime& time : move_times(game))
            plies.push_back(time.ply);
    });
    read_games(
        "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:59]} e5 2. d4 {[%clk 0:00:58]} d5 "
        "{[%clk 0:00:58]} 3. a3 a6 {[%clk 0:00:57]} *",
        reader);
    EXPECT_EQ(plies, (std::vector<std::size_t>{1, 3, 6}));
}

TEST(MoveTimes, are_nothing_without_a_time_control) {
    for (const char* const control : {"?", "-", "soon"})
        EXPECT_EQ(
            counted("[TimeControl \"" + std::string(control) + "\"]\n\n1. e4 {[%clk 0:00:59]} *")
                .times.front()
                .moves,
            0U)
            << control;
}

}  // namespace
}  // namespace arbiter::testing
