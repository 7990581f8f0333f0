// Counts written and read.
#include "arbiter/people/habit_text.hpp"

#include <string>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

std::string fault_of(std::string_view text) {
    const auto counts = read_habit_counts(text);
    return counts ? "none" : counts.error();
}

TEST(HabitText, is_read_as_it_was_written) {
    constexpr std::string_view text =
        "habits 1\n"
        "games 12\n"
        "class 17 1234 980500\n"
        "opening 1 e2e4 10 250 3100 180 12\n"
        "opening 2 e7e5 4 100 1500 70 5\n"
        "opening 2 c7c5 0 1 2 3 4\n"
        "opening 1 g1f3 1 1 1 1 1\n";
    const auto counts = read_habit_counts(text);
    ASSERT_TRUE(counts);
    EXPECT_EQ(counts->games, 12);
    EXPECT_EQ(counts->classes[17], (ClassCount{1234, 980'500}));
    EXPECT_EQ(counts->openings.size(), 4);
    const auto again = read_habit_counts(write_habit_counts(*counts));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, *counts);
}

TEST(HabitText, can_be_read_again_however_much_was_added_up) {
    HabitCounts counts;
    counts.classes[17] = {std::uint64_t{1} << 60, std::uint64_t{1} << 50};
    const auto again = read_habit_counts(write_habit_counts(counts));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->classes[17].played, std::uint64_t{1} << 48);
}

TEST(HabitText, passes_over_remarks_and_empty_lines) {
    EXPECT_EQ(fault_of("# of nobody\n\nhabits 1\r\n  \n# none\ngames 0"), "none");
}

TEST(HabitText, says_which_line_is_wrong_and_what_would_be_right) {
    EXPECT_EQ(fault_of(""), "line 1: the first line is \"habits 1\"");
    EXPECT_EQ(fault_of("habits 2\n"), "line 1: the first line is \"habits 1\"");
    EXPECT_EQ(fault_of("habits 1\nfoo\n"),
              "line 2: a line begins with \"games\", \"class\" or \"opening\", not with \"foo\"");
    EXPECT_EQ(fault_of("habits 1\ngames -1\n"), "line 2: \"games\" is followed by their number");
    EXPECT_EQ(fault_of("habits 1\nclass 99999 1 1\n"),
              "line 2: \"class\" is followed by its number, at most 1214, how often it was played "
              "and how often by chance, in thousandths");
    EXPECT_EQ(fault_of("habits 1\nclass 1 1 99999999999999999999\n").substr(0, 8), "line 2: ");
    EXPECT_EQ(fault_of("habits 1\nopening 2 e2e4 1 1 1 1 1\n"),
              "line 2: the ply is from 1 to 1 here");
    EXPECT_EQ(fault_of("habits 1\nopening 1 e2e4 1 1 1 1\n"),
              "line 2: \"opening\" is followed by a ply, a move and 5 numbers");
    EXPECT_NE(fault_of("habits 1\nopening 1 e2e5 1 1 1 1 1\n").find("line 2: "), std::string::npos);
}

TEST(HabitText, that_is_brought_along_knows_openings_of_every_band_of_grown_ups) {
    EXPECT_GT(counts_brought_along().games, 10'000);
    const SharedHabits habits = habits_brought_along();
    for (std::size_t band = 2; band < rating_bands; ++band) {
        Position position;
        for (int ply = 0; ply < 4; ++ply) {
            const Move move = opening_move(*habits, band, position, 1);
            ASSERT_NE(move, Move()) << "band " << band << ", ply " << ply;
            position = position.play(move);
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
