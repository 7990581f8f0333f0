// Counts of habits as text: what `arbiter pgn habits` writes and what the library brings along.
//
//     habits 1                             the form
//     games 5000
//     class 17 1234 980500                 number, times played, times by chance in thousandths
//     opening 1 e2e4 10 250 3100 180 12    ply, move, times by band (see rating_limits)
//     opening 2 e7e5 4 100 1500 70 5       behind the move before it
//
// A line that begins with '#' says nothing, and so does an empty one.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "arbiter/people/habit_counts.hpp"

namespace arbiter {

/// Ends with a line end. Classes that were never met are left out.
[[nodiscard]] std::string write_habit_counts(const HabitCounts& counts);

/// Fails with the first line that cannot be read, from 1, and what would be right. Openings beyond
/// `most_opening_lines` are a fault.
[[nodiscard]] std::expected<HabitCounts, std::string> read_habit_counts(std::string_view text);

/// Those that were counted from games that anybody may use; see people.txt for which.
[[nodiscard]] const HabitCounts& counts_brought_along();
/// What follows from them; made once, when they are first asked for.
[[nodiscard]] SharedHabits habits_brought_along();

}  // namespace arbiter
