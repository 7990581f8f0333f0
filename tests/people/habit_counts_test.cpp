// What is counted of games, and what follows from it.
#include "arbiter/people/habit_counts.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/collection/record_reader.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/pgn/reader.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

const std::string rated = "[WhiteElo \"1500\"]\n[BlackElo \"2100\"]\n[TimeControl \"300+3\"]\n";
const std::string ruy =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 "
    "8. c3 O-O 9. h3 Na5 10. Bc2 c5 1-0\n\n";

HabitCounts counted(const std::string& text) {
    HabitCounts counts;
    RecordReader reader([&](const CollectedGame& game) { counts.add(game); });
    read_games(text, reader);
    return counts;
}

OpeningLine line_of(std::initializer_list<std::string_view> moves) {
    OpeningLine line;
    Position position;
    for (const std::string_view text : moves) {
        line.push_back(read_uci_move(position, text).value());
        position = position.play(line.back());
    }
    return line;
}

TEST(HabitCounts, know_openings_by_who_played_them) {
    const HabitCounts counts = counted(rated + "\n" + ruy + rated + "\n1. e4 c5 *\n\n");
    EXPECT_EQ(counts.games, 2);
    EXPECT_EQ(counts.openings.at(line_of({"e2e4"})),
              (std::array<std::uint64_t, rating_bands>{0, 2, 0, 0, 0}));
    EXPECT_EQ(counts.openings.at(line_of({"e2e4", "c7c5"})),
              (std::array<std::uint64_t, rating_bands>{0, 0, 0, 1, 0}));
    std::size_t longest = 0;
    for (const auto& [line, times] : counts.openings)
        longest = std::max(longest, line.size());
    EXPECT_EQ(longest, opening_plies);
}

TEST(HabitCounts, count_classes_behind_the_opening) {
    const HabitCounts counts = counted(rated + "\n" + ruy);
    std::uint64_t played = 0;
    std::uint64_t by_chance = 0;
    for (const ClassCount& count : counts.classes) {
        played += count.played;
        by_chance += count.by_chance;
    }
    EXPECT_EQ(played, 4);
    EXPECT_NEAR(static_cast<double>(by_chance), 4000, 4 * 40);
}

TEST(HabitCounts, leave_out_games_that_say_nothing_of_how_people_play) {
    EXPECT_EQ(counted("\n" + ruy).games, 0) << "no ratings";
    EXPECT_EQ(counted("[WhiteElo \"1500\"]\n[BlackElo \"?\"]\n\n" + ruy).games, 0);
    EXPECT_EQ(counted("[WhiteElo \"1500\"]\n[BlackElo \"1500\"]\n\n" + ruy).games, 1);
    EXPECT_EQ(counted("[WhiteElo \"1\"]\n[BlackElo \"1\"]\n[TimeControl \"60+0\"]\n\n" + ruy).games,
              0)
        << "bullet";
    EXPECT_EQ(counted(rated + "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/4k3/8/4K2R w - - 0 1\"]\n\n1. Rh2 *")
                  .games,
              0);
    EXPECT_EQ(counted(rated + "[Variant \"Atomic\"]\n\n1. e4 *\n").games, 0);
}

TEST(HabitCounts, add_up_to_the_same_in_parts_as_at_once) {
    const std::string other = rated + "\n1. d4 d5 2. c4 *\n\n";
    HabitCounts parts = counted(rated + "\n" + ruy);
    parts.add(counted(other));
    EXPECT_EQ(parts, counted(rated + "\n" + ruy + other));
    parts.forget_rare(2);
    EXPECT_TRUE(parts.openings.empty());
}

TEST(HabitCounts, become_habits) {
    HabitCounts counts = counted(rated + "\n1. Nf3 Nf6 2. d4 *\n\n");
    for (int i = 0; i < 20; ++i)
        counts.add(
            counted(rated + "\n1. d4 Nf6 2. Nf3 *\n\n" + rated + "\n1. Nf3 Nf6 2. d4 *\n\n"));
    counts.classes[3] = {.played = 1000, .by_chance = 100'000};
    const Habits habits = counts.habits();
    // ln(1010 / 110) is 2.217.
    EXPECT_EQ(habits.odds_of(3), 70);
    EXPECT_EQ(habits.odds_of(4), 0);
    // Two ways to the same position are one.
    Position position;
    for (const std::string_view move : {"d2d4", "g8f6"})
        position = play(position, move);
    EXPECT_EQ(habits.openings_in(position).size(), 1);
    const auto moves = habits.openings_in(Position());
    ASSERT_EQ(moves.size(), 2);
    EXPECT_EQ(moves[0].times[1] + moves[1].times[1], 41);
}

}  // namespace
}  // namespace arbiter::testing
